import Foundation
import TestSupport

/// A headless Chromium, driven through its debugging pipe.
///
/// Its pages see a clock of their own, which stands still until ``advance(to:)``: so what they show at
/// any time can be told, however slow the machine is.
final class Browser {
  struct Failure: Error {
    let what: String
  }

  /// Where Chromium is, nil if it isn't installed.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    return nil
  }()

  private let process = Process()
  private let commands: FileHandle
  private let answers: FileHandle
  private var buffer: [UInt8] = []
  private var lastNumber = 0
  private var session: String?
  /// What no page should cause: exceptions, messages on the console, requests.
  private(set) var faults: [String] = []

  /// Starts a browser whose files are in a folder, which has to outlive it.
  init(in folder: TemporaryFolder) throws {
    let pipes = ["commands", "answers"].map { folder.path(of: $0) }
    for pipe in pipes where unsafe mkfifo(pipe, 0o600) != 0 { throw Failure(what: "mkfifo") }
    // Opened both ways, a pipe waits for nobody at its other end.
    commands = try FileHandle(forUpdating: URL(filePath: pipes[0]))
    answers = try FileHandle(forUpdating: URL(filePath: pipes[1]))
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      exec "$0" --headless --no-sandbox --disable-gpu --disable-extensions --no-first-run \
      --remote-debugging-pipe --user-data-dir="$1/profile" 3<"$1/commands" 4>"$1/answers"
      """, Self.path ?? "chromium", folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Runtime", "Log", "Network", "Page"] { try send("\(domain).enable") }
    try send("Page.addScriptToEvaluateOnNewDocument", ["source": Self.clock])
  }

  /// Ends the browser.
  func close() {
    process.terminate()
    process.waitUntilExit()
  }

  /// Opens a file and waits until its script has begun.
  func open(_ path: String, reducingMotion: Bool = false) throws {
    try send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-reduced-motion", "value": reducingMotion ? "reduce" : "no-preference"]
        ]
      ])
    try send("Page.navigate", ["url": URL(filePath: path).absoluteString])
    for _ in 0..<300 {
      if try evaluate("document.documentElement?.dataset.ready") as? String == "yes" { return }
      Thread.sleep(forTimeInterval: 0.1)
    }
    throw Failure(what: "the page's script has not begun: \(faults)")
  }

  /// What an expression of JavaScript gives.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw Failure(what: "\(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Lets the page's clock run up to a time in milliseconds.
  func advance(to milliseconds: Double) throws {
    try evaluate("advance(\(milliseconds))")
  }

  /// Lets the page's clock jump to a time in milliseconds, as it does when a page was asleep.
  func sleep(to milliseconds: Double) throws {
    try evaluate("sleep(\(milliseconds))")
  }

  /// Presses a key.
  func press(_ key: String) throws {
    var event: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { event["text"] = key }
    try send("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try send("Input.dispatchKeyEvent", event)
  }

  /// Taps a point of the stage.
  func tap(_ x: Double, _ y: Double) throws {
    let corner = try evaluate(
      "(() => { const box = document.getElementById('stage').getBoundingClientRect();"
        + "return [box.left, box.top]; })()")
    guard let corner = corner as? [Double] else { throw Failure(what: "no stage") }
    for type in ["mousePressed", "mouseReleased"] {
      try send(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": corner[0] + x, "y": corner[1] + y, "button": "left", "clickCount": 1,
        ])
    }
  }
}

extension Browser {
  /// A clock in place of the browser's: timers and refreshes come when it gets to them.
  private static let clock = """
    (() => {
      let now = 0, last = 0;
      const timers = new Map();
      let refreshes = [];
      performance.now = () => now;
      window.setTimeout = (call, wait = 0) => {
        timers.set(++last, {call, at: now + Math.max(wait, 0)});
        return last;
      };
      window.clearTimeout = number => timers.delete(number);
      window.requestAnimationFrame = call => { refreshes.push(call); return ++last; };
      window.sleep = end => { now = end; window.advance(end); };
      window.advance = end => {
        for (let turns = 0; turns < 100000; turns += 1) {
          const times = [...timers.values()].map(timer => timer.at);
          const next = Math.min(end, ...times, refreshes.length && now < end ? now + 16 : end);
          now = Math.max(now, next);
          for (const [number, timer] of [...timers]) {
            if (timer.at > now) continue;
            timers.delete(number);
            timer.call();
          }
          const due = refreshes;
          refreshes = [];
          for (const call of due) call(now);
          const isDone = now >= end && ![...timers.values()].some(timer => timer.at <= now);
          if (isDone) return;
        }
        throw new Error("the clock doesn't get on");
      };
    })();
    """

  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastNumber += 1
    var command: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    if let session { command["sessionId"] = session }
    try commands.write(contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
    while true {
      let message = try receive()
      if let number = message["id"] as? Int, number == lastNumber {
        if let error = message["error"] { throw Failure(what: "\(method): \(error)") }
        return message["result"] as? [String: Any] ?? [:]
      }
      note(message)
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = Data(buffer[..<end])
        buffer.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var request = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, 60_000) > 0 else { throw Failure(what: "no answer") }
      buffer += answers.availableData
    }
  }

  private func note(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
      faults.append("\(parameters)")
    case "Network.requestWillBeSent":
      let url = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
      if !url.hasPrefix("data:") && !url.hasPrefix("file:///") { faults.append(url) }
    default: break
    }
  }
}
