internal import FrameExport
internal import Frames
internal import LayoutCore

extension RingPage {
  /// The file's bytes.
  public func html() -> [UInt8] { Array(text.utf8) }

  private var text: String {
    let style = PageStyle(self).text
    let script = PageScript.text
    let title = MarkupText.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy(style, script))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <link rel="icon" href="data:,">
      <title>\(title)</title>
      <style>\(style)</style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      <div id="stage" role="group" aria-label="The GIF and its cells"></div>
      \(PageControls.text)
      <noscript><p>This page needs JavaScript.</p></noscript>
      </main>
      <script type="application/json" id="data">\(data)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Lets nothing in but the page's own style and script, by their hashes, and its own pictures.
  private static func policy(_ style: String, _ script: String) -> String {
    let (style, script) = (hash(style), hash(script))
    return "default-src 'none'; script-src '\(script)'; style-src '\(style)'; img-src data:; "
      + "base-uri 'none'; form-action 'none'"
  }

  private static func hash(_ text: String) -> String {
    "sha256-" + Base64.text(of: SHA256.digest(of: Array(text.utf8)))
  }

  /// What the script reads.
  private var data: String {
    MarkupText.object([
      "size": MarkupText.array([size.width, size.height].map(MarkupText.number)),
      "hub": hub.json,
      "start": "\(states.startCount)",
      "states": states.json,
      "milliseconds": MarkupText.number(LayoutTransition.defaultDuration / .milliseconds(1)),
      "curve": Self.curve,
      "turnsPerSecond": MarkupText.number(turnsPerSecond),
      "turnsCells": "\(turnsCells)",
      "colors": MarkupText.array(look.colors.map { MarkupText.json($0.css) }),
      "pictures": MarkupText.array(
        look.pictures.map { MarkupText.json(Base64.address(ofPNG: $0)) }),
    ])
  }

  /// How changes are spread over their time, in 256 even steps.
  private static var curve: String {
    MarkupText.array(
      (0...256).map { MarkupText.number(TimingCurve.easeInOut.fraction(at: Double($0) / 256)) })
  }
}

extension RingPage.Hub {
  fileprivate var json: String {
    MarkupText.object([
      "frames": MarkupText.array(frames.map { "[\($0.picture),\($0.milliseconds)]" }),
      "plays": plays.map { "\($0)" } ?? "null",
      "pictures": MarkupText.array(pictures.map { MarkupText.json(Base64.address(ofPNG: $0)) }),
    ])
  }
}

extension Color {
  /// As style sheets write it.
  var css: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
