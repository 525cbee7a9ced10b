import TestSupport
import Testing

/// Lists of inputs: long, late, broken.
@Suite struct BatchListTests {
  @Test func `a list that goes on gives its first records at once`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"""
        mkfifo list; "$GIFRING" info -q --json --files-from list > records & tool=$!
        exec 3> list; echo in.gif >&3
        until test -s records; do kill -0 $tool || exit 99; sleep 0.01; done
        printf 'in.gif\nin.' >&3
        until test $(wc -l < records) = 2; do kill -0 $tool || exit 99; sleep 0.01; done
        printf gif >&3; exec 3>&-; wait $tool; s=$?; cat records; exit $s
        """#)
      expectSuccess(outcome)
      #expect(try outcome.records().map(\.["input"]) == ["in.gif", "in.gif", "in.gif"])
    }
  }

  @Test(
    .enabled(if: Need.memoryLimit.isMet, "needs a tool that runs in little memory"),
    arguments: ["| $INFO -", "> list; $INFO list"])
  func `a million names take little memory`(reading: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      // Three of the numbers are in the part of "in.gif".
      let outcome = try await bench.shell(
        #"""
        ulimit -d 20000
        INFO="$GIFRING info -q --json --exit-zero --shard 736439/1000000 --files-from"
        exec 2>/dev/null; { seq 1000000; echo in.gif; } \#(reading)
        """#)
      expectSuccess(outcome)
      #expect(
        try outcome.records().map(\.["input"]) == ["125194", "225090", "872525", "in.gif"])
    }
  }

  @Test(arguments: ["--files-from list", "in.gif --files-from list -0"])
  func `what holds no names is no list`(options: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"""
        head -c 200000 /dev/zero | tr '\0' x > list
        "$GIFRING" info -q --json \#(options) --exit-zero
        """#)
      expectFailure(outcome, 65, "list: no list of names: one has more than 64 KiB")
      #expect(try outcome.records().count == (options.hasPrefix("in.gif") ? 1 : 0))
    }
  }

  @Test func `missing files, folders and what nobody may read are records`() async throws {
    if !Unprivileged.isPossible { try Test.cancel("needs a user whom permissions bind") }
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        Unprivileged.prefix + #"""
          mkdir shut open; cp in.gif shut; cp in.gif open; chmod 0 shut
          printf '%s\n' none open shut/in.gif open/in.gif in.gif/x > list
          $UNPRIVILEGED "$GIFRING" info -q --json --files-from list
          """#)
      #expect(outcome.code == 1)
      let records = try outcome.records()
      #expect(records.map(\.["status"]) == [66, 66, 66, nil, 66])
      #expect(
        records.compactMap(\.["error"].string)
          == [
            "No such file or directory", "is a directory", "Permission denied", "Not a directory",
          ].map { "cannot be opened: \($0)" })
      _ = try await bench.shell("chmod 700 shut")
    }
  }

  @Test func `the same file twice is split once`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      for options in [[], ["--force"]] {
        let outcome = try await Tool.run(
          ["split", "--json", "in.gif", "./in.gif", "in.gif", "-o", "out"] + options,
          in: bench.folder.path)
        expectSuccess(outcome)
        let isFirst = options.isEmpty
        #expect(
          try outcome.records().map(\.["upToDate"]) == [.bool(!isFirst), true, true])
        #expect(try bench.output("out/in").letters() == "RGBW")
      }
    }
  }

  @Test func `a batch that was broken off goes on where it was`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"""
        for i in $(seq 10 49); do cp in.gif $i.gif; done
        mkfifo list; "$GIFRING" split -q --files-from list -o out & tool=$!
        exec 3> list; seq -f '%g.gif' 10 29 >&3
        until test -e out/29/manifest.json; do kill -0 $tool || exit 99; sleep 0.01; done
        kill -TERM $tool; { wait $tool; } 2>/dev/null; test $? = 143 || exit 98
        test -z "$(find out -name '.*')" || exit 97; rm out/15/manifest.json out/16/16-001.png
        seq -f '%g.gif' 10 49 | "$GIFRING" split --json --files-from - -o out
        """#)
      expectSuccess(outcome)
      let records = try outcome.records()
      #expect(records.count == 40 && records.allSatisfy { $0["ok"] == true })
      let done = records.filter { $0["upToDate"] == true }.compactMap(\.["input"].string)
      #expect(done == (10...29).filter { ![15, 16].contains($0) }.map { "\($0).gif" })
      for name in 10...49 { #expect(try bench.output("out/\(name)").letters() == "RGBW") }
    }
  }
}
