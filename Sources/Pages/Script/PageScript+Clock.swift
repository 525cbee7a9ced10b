extension PageScript {
  /// The GIF's time: the frame that is due, by the time that has passed, never by counting ticks.
  static let clock = #"""
    const hub = document.createElement("canvas");
    hub.setAttribute("role", "img");
    hub.setAttribute("aria-label", "The GIF");
    const frames = data.hub.frames.map(([picture, milliseconds]) => ({picture, milliseconds}));
    let length = 0;
    for (const frame of frames) { frame.start = length; length += frame.milliseconds; }
    const rates = [0.125, 0.25, 0.5, 1, 2, 4, 8];
    const clock = {playing: false, rate: 1, time: 0, since: 0, timer: 0, shown: -1};

    const timeNow = () => clock.playing
      ? clock.time + (performance.now() - clock.since) * clock.rate : clock.time;

    // Which frame is due at a time, and how long until the next one is.
    function position(time) {
      const last = frames.length - 1;
      const plays = data.hub.plays;
      if (length === 0 || (plays !== null && time >= plays * length)) {
        return {frame: last, offset: length, wait: 0, finished: true};
      }
      const offset = ((time % length) + length) % length;
      let low = 0, high = last;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (frames[middle].start <= offset) low = middle; else high = middle - 1;
      }
      const wait = frames[low].start + frames[low].milliseconds - offset;
      return {frame: low, offset, wait, finished: false};
    }

    function draw(index) {
      if (index === clock.shown || !frames.length) return;
      const image = images[frames[index].picture];
      if (hub.width !== image.naturalWidth || hub.height !== image.naturalHeight) {
        hub.width = image.naturalWidth;
        hub.height = image.naturalHeight;
      }
      const pen = hub.getContext("2d");
      pen.clearRect(0, 0, hub.width, hub.height);
      pen.drawImage(image, 0, 0);
      clock.shown = index;
      hub.dataset.frame = index;
    }

    // Draws what is due now, and sleeps until something else is.
    function show() {
      clearTimeout(clock.timer);
      const place = position(timeNow());
      draw(place.frame);
      find("scrub").value = place.offset;
      if (!clock.playing) return;
      if (place.finished) {
        if (data.turnsPerSecond === 0) pause();
      } else {
        clock.timer = setTimeout(show, place.wait / clock.rate);
      }
    }

    function seek(time) {
      clock.time = time;
      clock.since = performance.now();
      show();
    }

    function play() {
      if (clock.playing) return;
      if (data.turnsPerSecond === 0 && position(clock.time).finished) clock.time = 0;
      clock.since = performance.now();
      clock.playing = true;
      find("play").textContent = "Pause";
      show();
      animate();
    }

    function pause() {
      clock.time = timeNow();
      spin.turns = turnsNow();
      clock.playing = false;
      clearTimeout(clock.timer);
      find("play").textContent = "Play";
      show();
    }

    const toggle = () => { if (clock.playing) pause(); else play(); };

    function describe() {
      const state = clock.playing ? "playing" : "paused";
      say(`Frame ${clock.shown + 1} of ${frames.length}, ${state}, speed ${clock.rate}`);
    }

    // To the start of the frame before or behind, as the GIF repeats.
    function step(direction) {
      if (!frames.length) return;
      const place = position(timeNow());
      pause();
      const count = frames.length;
      seek(frames[(place.frame + direction + count) % count].start);
      describe();
    }

    function changeRate(direction) {
      const next = rates[rates.indexOf(clock.rate) + direction];
      if (next === undefined) return;
      const time = timeNow();
      spin.turns = turnsNow();
      clock.rate = next;
      seek(time);
      describe();
    }

    """#
}
