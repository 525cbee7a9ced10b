extension PageScript {
  /// What is between two of the layout's places: center, size, opacity, matrix.
  static let mixing = #"""
    const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    const matrixOf = place => place.length > 5 ? place.slice(5) : identity;
    const between = (a, b, u) => a + (b - a) * u;

    function eased(progress) {
      const steps = data.curve.length - 1;
      const at = Math.min(Math.max(progress, 0), 1) * steps;
      const low = Math.min(Math.floor(at), steps - 1);
      return between(data.curve[low], data.curve[low + 1], at - low);
    }

    // A matrix of the plane, taken apart into scale, skew, angle and translation; else null.
    function partsOf(m) {
      const isPlanar = m[2] === 0 && m[3] === 0 && m[6] === 0 && m[7] === 0 && m[8] === 0
        && m[9] === 0 && m[10] === 1 && m[11] === 0 && m[15] === 1
        && m[0] * m[5] - m[1] * m[4] > 1e-12;
      if (!isPlanar) return null;
      const width = Math.hypot(m[0], m[1]);
      const x = [m[0] / width, m[1] / width];
      const lean = x[0] * m[4] + x[1] * m[5];
      const height = Math.hypot(m[4] - x[0] * lean, m[5] - x[1] * lean);
      return {
        width, height, skew: lean / height, angle: Math.atan2(x[1], x[0]),
        x: m[12], y: m[13], z: m[14]};
    }

    function planar(p) {
      const [c, s] = [Math.cos(p.angle), Math.sin(p.angle)];
      return [
        c * p.width, s * p.width, 0, 0,
        (-s + c * p.skew) * p.height, (c + s * p.skew) * p.height, 0, 0,
        0, 0, 1, 0, p.x, p.y, p.z, 1];
    }

    function mixMatrices(m, n, u) {
      const [p, q] = [partsOf(m), partsOf(n)];
      if (!p || !q) return m.map((value, index) => between(value, n[index], u));
      const turn = Math.atan2(Math.sin(q.angle - p.angle), Math.cos(q.angle - p.angle));
      const mixed = {angle: p.angle + turn * u};
      for (const key of ["width", "height", "skew", "x", "y", "z"]) {
        mixed[key] = between(p[key], q[key], u);
      }
      return planar(mixed);
    }

    function mix(from, to, u) {
      if (u >= 1) return to;
      const place = [0, 1, 2, 3, 4].map(index => between(from[index], to[index], u));
      if (from.length === 5 && to.length === 5) return place;
      return place.concat(mixMatrices(matrixOf(from), matrixOf(to), u));
    }

    // A place after the cells have turned around the middle of the view.
    const spin = {turns: 0};
    function turnsNow() {
      if (!clock.playing || stillness.matches) return spin.turns;
      const seconds = (performance.now() - clock.since) / 1000;
      return spin.turns + seconds * clock.rate * data.turnsPerSecond;
    }

    function turned(place, turns) {
      if (turns === 0) return place;
      const angle = 2 * Math.PI * (turns % 1);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const [x, y] = [place[0] - data.size[0] / 2, place[1] - data.size[1] / 2];
      const moved = place.slice();
      moved[0] = data.size[0] / 2 + x * c - y * s;
      moved[1] = data.size[1] / 2 + x * s + y * c;
      if (!data.turnsCells) return moved;
      const parts = partsOf(matrixOf(place));
      if (!parts) return moved;
      parts.angle += angle;
      return moved.slice(0, 5).concat(planar(parts));
    }

    // Whether a point of the stage lies in an element, as it is seen.
    function holds(place, x, y) {
      let [a, b] = [x - place[0], y - place[1]];
      if (place.length > 5) {
        const m = place.slice(5);
        const [e, f, g] = [m[0] - a * m[3], m[4] - a * m[7], a * m[15] - m[12]];
        const [h, i, j] = [m[1] - b * m[3], m[5] - b * m[7], b * m[15] - m[13]];
        const determinant = e * i - f * h;
        if (determinant === 0) return false;
        [a, b] = [(g * i - f * j) / determinant, (e * j - g * h) / determinant];
        if (a * m[3] + b * m[7] + m[15] <= 1e-6) return false;
      }
      const [left, top] = [a + place[2] / 2, b + place[3] / 2];
      return left >= 0 && left < place[2] && top >= 0 && top < place[3];
    }

    """#
}
