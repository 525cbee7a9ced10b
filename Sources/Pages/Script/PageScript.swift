/// The script of a page, in the order in which its parts use each other.
enum PageScript {
  /// All of it.
  static let text =
    "\"use strict\";\n(async () => {\n" + setup + PageScript.clock + PageScript.mixing
    + PageScript.cells + PageScript.controls + "})();\n"

  private static let setup = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const find = id => document.getElementById(id);
    const stage = find("stage");
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");
    const say = text => { find("status").textContent = text; };

    """#
}
