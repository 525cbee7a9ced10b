internal import Frames
internal import LayoutCore

/// The style sheet of a page.
struct PageStyle {
  let text: String

  init(_ page: RingPage) {
    let look = page.look
    let (width, height) = (
      MarkupText.number(page.size.width), MarkupText.number(page.size.height)
    )
    let radius =
      switch look.cellShape {
      case .rectangle: "0"
      case .ellipse: "50%"
      case .rounded(let radius): "\(MarkupText.number(radius))px"
      }
    let border = "\(MarkupText.number(look.borderWidth))px solid \(look.borderColor.css)"
    text = """
      :root{background:\(look.background.css);color:\(look.text.css)}
      body{margin:0;font:16px/1.4 system-ui,sans-serif}
      main{display:flex;flex-direction:column;align-items:center;gap:12px;padding:12px}
      h1{margin:0;font-size:1rem;font-weight:600;overflow-wrap:anywhere}
      #stage{position:relative;width:\(width)px;height:\(height)px;overflow:hidden;flex:none;\
      touch-action:manipulation;user-select:none}
      #stage>*{position:absolute;left:0;top:0;margin:0;padding:0;box-sizing:border-box;\
      transform-origin:50% 50%}
      .view{background:\(look.ornament.css)}
      .cell{appearance:none;border:0;border-radius:\(radius);overflow:hidden;\
      color:#fff;font:bold 16px/1 ui-monospace,monospace;background:none center/cover;\
      cursor:pointer}
      .cell::after{content:"";position:absolute;inset:0;border:\(border);border-radius:inherit}
      .cell:focus-visible{outline:3px solid \(look.text.css);outline-offset:2px}
      canvas{display:block;width:100%;height:100%;object-fit:contain}
      #controls{display:flex;flex-wrap:wrap;gap:8px;justify-content:center;align-items:center;\
      max-width:640px}
      #controls button,#controls input{font:inherit;min-height:32px;color:inherit}
      #controls button{background:\(look.ornament.css);border:1px solid;border-radius:6px;\
      padding:0 10px;cursor:pointer}
      #controls button:disabled{opacity:.5;cursor:default}
      """
  }
}
