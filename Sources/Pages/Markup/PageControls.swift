/// The controls of a page: each has a label and a key.
enum PageControls {
  static let text = """
    <div id="controls" role="toolbar" aria-label="Controls">
    <button type="button" id="play" aria-keyshortcuts="K">Pause</button>
    <button type="button" id="previous" aria-keyshortcuts="ArrowLeft" \
    title="Previous frame (left arrow)">Previous frame</button>
    <button type="button" id="next" aria-keyshortcuts="ArrowRight" \
    title="Next frame (right arrow)">Next frame</button>
    <button type="button" id="slower" aria-keyshortcuts="," title="Slower (comma)">Slower</button>
    <button type="button" id="faster" aria-keyshortcuts="." title="Faster (full stop)">Faster</button>
    <button type="button" id="insert" aria-keyshortcuts="+" title="Insert a cell (+)">Insert cell\
    </button>
    <button type="button" id="delete" aria-keyshortcuts="-" title="Delete a cell (-)">Delete cell\
    </button>
    <label>Time <input type="range" id="scrub" min="0" value="0" step="any" \
    aria-keyshortcuts="Home End"></label>
    <output id="status" role="status" aria-live="polite"></output>
    </div>
    """
}
