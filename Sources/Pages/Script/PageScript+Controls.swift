extension PageScript {
  /// Buttons, keys and the start.
  static let controls = #"""
    const images = await Promise.all(data.hub.pictures.map(async address => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }));

    const lastCell = () => {
      const focused = [...elements.values()].find(
        element => element.kind === kinds.cell && element.node === document.activeElement);
      if (focused) return deleteCell(focused.index);
      const least = state.inserted;
      if (items.length > least) deleteCell(items.length - 1);
    };
    const actions = {
      play: () => { toggle(); describe(); }, previous: () => step(-1), next: () => step(1),
      slower: () => changeRate(-1), faster: () => changeRate(1), insert: insertCell,
      delete: lastCell};
    for (const [id, action] of Object.entries(actions)) find(id).addEventListener("click", action);

    const keys = {
      " ": "play", k: "play", K: "play", ArrowLeft: "previous", ArrowRight: "next", ",": "slower",
      "<": "slower", ".": "faster", ">": "faster", "+": "insert", Insert: "insert", "-": "delete",
      Delete: "delete"};
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const isButton = event.target instanceof HTMLButtonElement;
      const isRange = event.target instanceof HTMLInputElement;
      if ((event.key === " " && isButton) || (isRange && /^(Arrow|Home|End)/.test(event.key))) return;
      if (event.key === "Home") seek(0);
      else if (event.key === "End") seek(frames.length ? frames[frames.length - 1].start : 0);
      else if (keys[event.key]) actions[keys[event.key]]();
      else return;
      event.preventDefault();
    });

    find("scrub").max = length;
    find("scrub").addEventListener("input", event => {
      const time = Number(event.target.value);
      seek(Math.min(time, frames.length ? frames[frames.length - 1].start + 0.999
        * frames[frames.length - 1].milliseconds : 0));
    });
    stage.addEventListener("click", event => {
      const box = stage.getBoundingClientRect();
      tap(event.clientX - box.left, event.clientY - box.top);
    });
    stillness.addEventListener("change", () => { if (stillness.matches) pause(); });

    settle(new Map());
    layOut();
    draw(0);
    // Whoever wants less motion begins with none.
    if (stillness.matches) pause(); else play();
    document.documentElement.dataset.ready = "yes";

    """#
}
