import TestSupport
import Testing

@Suite struct ToolTests {
  @Test func `the built tool stands beside the tests`() async throws {
    #expect(try await Tool.shell(#"test -x "$GIFRING""#).status == 0)
  }

  @Test func `a script's outputs and status come back`() async throws {
    let outcome = try await Tool.shell("echo $1; echo bad >&2; exit 3", ["good"])
    #expect(outcome.text == "good\n")
    #expect(outcome.stderr == "bad\n")
    #expect(outcome.status == 3)
    #expect(outcome.signal == nil)
  }

  @Test func `input comes through a pipe`() async throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let outcome = try await Tool.shell("test -p /dev/stdin && cat", stdin: bytes)
    #expect(outcome.stdout == bytes)
  }

  @Test func `input that nobody reads harms nobody`() async throws {
    let outcome = try await Tool.shell(
      "exec 0<&-; exit 4", stdin: Array(repeating: 0, count: 1 << 20))
    #expect(outcome.status == 4)
  }

  @Test func `no input is an empty one`() async throws {
    #expect(try await Tool.shell("cat; echo end").text == "end\n")
  }

  @Test func `a signal is told from a status`() async throws {
    let outcome = try await Tool.shell("kill -TERM $$; echo still alive")
    #expect(outcome.signal == 15)
    #expect(outcome.text == "")
  }

  @Test func `a hanging process is killed in time`() async throws {
    let outcome = try await Tool.shell("exec sleep 50", timeout: .milliseconds(100))
    #expect(outcome.signal == 9)
  }
}
