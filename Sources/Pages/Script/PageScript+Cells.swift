extension PageScript {
  /// The elements, and how cells come and go.
  static let cells = #"""
    const kinds = {cell: 0, hub: 1, hubCell: 2, view: 3};
    const first = data.states[0].count;
    const change = {start: -Infinity, milliseconds: 0, running: false};
    let state = data.states[data.start - first];
    // The numbers of the items, which they keep; new ones get the next number.
    let items = Array.from({length: data.start}, (_, index) => index);
    let nextItem = data.start;
    // By their names: what they are, where they come from and where they go.
    let elements = new Map();

    function makeNode(kind, item) {
      if (kind === kinds.hub || kind === kinds.view) {
        const node = document.createElement("div");
        if (kind === kinds.hub) node.append(hub); else node.className = "view";
        return node;
      }
      const node = document.createElement("button");
      node.type = "button";
      node.className = "cell";
      if (kind === kinds.hubCell) {
        node.append(hub);
        node.setAttribute("aria-label", "The GIF: play or pause");
      } else if (data.pictures.length) {
        node.style.backgroundImage = `url("${data.pictures[item % data.pictures.length]}")`;
        node.setAttribute("aria-label", `Cell ${item}: delete`);
      } else {
        node.style.backgroundColor = data.colors[item % data.colors.length];
        node.textContent = item;
        node.setAttribute("aria-label", `Cell ${item}: delete`);
      }
      return node;
    }

    const nameOf = (kind, index) => kind === kinds.cell || kind === kinds.hubCell
      ? `cell ${items[index]}` : `view ${kind} ${index}`;

    // Gives every element its place in the present state; `arrivals` tells where new ones come from.
    function settle(arrivals) {
      const present = new Map();
      let before = null;
      for (const [kind, index, layer, place] of state.elements) {
        const name = nameOf(kind, index);
        let element = elements.get(name);
        if (!element || element.kind !== kind) {
          if (element) element.node.remove();
          const node = makeNode(kind, items[index]);
          element = {kind, node, from: arrivals.get(name) ?? place};
          if (before) before.after(node); else stage.prepend(node);
          node.addEventListener("click", event => {
            // Keys click without a place; a finger's place is looked up.
            if (event.detail !== 0) return;
            event.stopPropagation();
            activate(element);
          });
        }
        Object.assign(element, {index, layer, to: place, leaving: false});
        present.set(name, element);
        before = element.node;
      }
      for (const [name, element] of elements) {
        if (present.has(name)) continue;
        if (element.leaving) present.set(name + " gone", element); else element.node.remove();
      }
      elements = present;
    }

    // Only what stands on the ring turns.
    const seen = (element, place, turns) =>
      element.kind === kinds.cell ? turned(place, turns) : place;

    const progress = () => change.milliseconds > 0
      ? (performance.now() - change.start) / change.milliseconds : 1;

    // What is painted first: layer, depth, ornaments, cells, other views, number.
    const rank = element => element.kind === kinds.view ? 0 : element.kind === kinds.hub ? 2 : 1;
    const depth = place => place.length > 5 ? Math.round(place[19] * 1024) : 0;
    function inPaintOrder(placed) {
      return placed.sort((a, b) => a.element.layer - b.element.layer
        || depth(a.place) - depth(b.place) || rank(a.element) - rank(b.element)
        || a.element.index - b.element.index || b.element.leaving - a.element.leaving);
    }

    function put({element, place}, order) {
      const style = element.node.style;
      const matrix = place.length > 5 ? ` matrix3d(${place.slice(5).join(",")})` : "";
      style.width = `${place[2]}px`;
      style.height = `${place[3]}px`;
      style.transform =
        `translate(${place[0] - place[2] / 2}px,${place[1] - place[3] / 2}px)${matrix}`;
      style.opacity = place[4];
      style.visibility = place[4] > 0 ? "visible" : "hidden";
      style.zIndex = order;
    }

    function layOut() {
      const u = eased(progress());
      const turns = turnsNow();
      const placed = [...elements.values()].map(element => ({
        element, place: seen(element, mix(element.from, element.to, u), turns)}));
      inPaintOrder(placed).forEach(put);
    }

    function finishChange() {
      change.running = false;
      for (const [name, element] of [...elements]) {
        element.from = element.to;
        if (!element.leaving) continue;
        element.node.remove();
        elements.delete(name);
      }
    }

    let isAnimating = false;
    // Draws on every refresh for as long as anything moves.
    function animate() {
      if (isAnimating) return;
      isAnimating = true;
      const tick = () => {
        layOut();
        if (change.running && progress() >= 1) finishChange();
        const turns = clock.playing && data.turnsPerSecond !== 0 && !stillness.matches;
        isAnimating = change.running || turns;
        if (isAnimating) requestAnimationFrame(tick); else layOut();
      };
      requestAnimationFrame(tick);
    }

    // Begins a change with what is on the screen.
    function begin() {
      const u = eased(progress());
      for (const element of elements.values()) {
        element.from = mix(element.from, element.to, u);
      }
      change.milliseconds = stillness.matches ? 0 : data.milliseconds;
      change.start = performance.now();
      change.running = true;
    }

    function insertCell() {
      const next = data.states[state.count + 1 - first];
      if (!next || !state.arrival) return say(`There can't be more than ${state.count} cells`);
      begin();
      const place = state.inserted;
      items.splice(place, 0, nextItem);
      const arrivals = new Map([[`cell ${nextItem}`, state.arrival]]);
      nextItem += 1;
      state = next;
      settle(arrivals);
      animate();
      say(`Cell ${items[place]} comes: ${state.count} cells`);
    }

    function deleteCell(index) {
      const next = data.states[state.count - 1 - first];
      if (!next) return say(`There can't be less than ${state.count} cells`);
      begin();
      const [item] = items.splice(index, 1);
      const element = elements.get(`cell ${item}`);
      element.to = state.departures[state.departures.length === 1 ? 0 : index];
      element.leaving = true;
      const hadFocus = element.node === document.activeElement;
      state = next;
      settle(new Map());
      element.node.disabled = true;
      const neighbor = elements.get(`cell ${items[Math.min(index, items.length - 1)]}`);
      if (hadFocus && neighbor) neighbor.node.focus();
      animate();
      say(`Cell ${item} goes: ${state.count} cells`);
    }

    function activate(element) {
      if (element.leaving) return;
      if (element.kind === kinds.hubCell) toggle(); else deleteCell(element.index);
    }

    // A cell under a finger goes, elsewhere a new one comes; cells are hit where they are going to.
    function tap(x, y) {
      const turns = turnsNow();
      const placed = [...elements.values()]
        .filter(element => !element.leaving
          && (element.kind === kinds.cell || element.kind === kinds.hubCell))
        .map(element => ({element, place: seen(element, element.to, turns)}))
        .filter(({place}) => place[4] >= 0.01 && holds(place, x, y));
      const top = inPaintOrder(placed).pop();
      if (top) activate(top.element); else insertCell();
    }

    """#
}
