import Testing
import gifring

/// The completions in the real shells, where they are installed.
@Suite struct CompletionTests {
  @Test(.enabled(if: Shell.bash.isInstalled, "bash is not installed"))
  func `bash offers what can come next`() async throws {
    try await checkOffers(of: .bash)
  }

  @Test(.enabled(if: Shell.zsh.isTypable, "zsh or script is missing, or there are no terminals"))
  func `zsh offers what can come next`() async throws {
    try await checkOffers(of: .zsh)
  }

  @Test(.enabled(if: Shell.fish.isInstalled, "fish is not installed"))
  func `fish offers what can come next`() async throws {
    try await checkOffers(of: .fish)
  }

  @Test(.enabled(if: Shell.bash.isTypable, "bash or script is missing, or there are no terminals"))
  func `bash types odd names right`() async throws {
    try await checkTyping(in: .bash)
  }

  @Test(.enabled(if: Shell.zsh.isTypable, "zsh or script is missing, or there are no terminals"))
  func `zsh types odd names right`() async throws {
    try await checkTyping(in: .zsh)
  }

  @Test(.enabled(if: Shell.fish.isTypable, "fish or script is missing, or there are no terminals"))
  func `fish types odd names right`() async throws {
    try await checkTyping(in: .fish)
  }

  @Test(.enabled(if: Shell.bash.isTypable, "bash or script is missing, or there are no terminals"))
  func `bash goes on where it broke a word itself`() async throws {
    let session = ShellSession(shell: .bash)
    let found = try await session.arguments(typing: [
      "gifring split c:d\t", "gifring split --output=s\t", "gifring split --output=\"sub\t",
      "gifring split --delay-policy minimum:\t7",
    ])
    #expect(
      found == [
        ["split", "c:d.gif"], ["split", "--output=sub dir/"], ["split", "--output=sub dir/"],
        ["split", "--delay-policy", "minimum:7"],
      ])
  }

  @Test(.enabled(if: Shell.bash.isInstalled, "bash is not installed"))
  func `nothing that is typed is run`() async throws {
    let words = ["'--$(touch ran)'", "'--a]=$(touch ran)'", "'-$(touch ran)'", "'$(touch ran)'"]
    for shell in Shell.allCases where shell == .zsh ? shell.isTypable : shell.isInstalled {
      let lines = words.map { "gifring split \($0) --sy" } + words.map { "gifring split \($0)" }
      let found = try await ShellSession(shell: shell).offers(
        behind: lines + [
          "gifring split ran", "gifring split $(touch ran) --sy", "gifring split ran",
        ])
      #expect(found[lines.count] == [] && found.last == [], "\(shell)")
    }
  }

  private func checkOffers(of shell: Shell) async throws {
    let cases = Self.offers
    let found = try await ShellSession(shell: shell).offers(behind: cases.map(\.line))
    try #require(found.count == cases.count)
    for (offer, found) in zip(cases, found) {
      let isOption = offer.line.split(separator: " ").last?.hasPrefix("-") ?? false
      let options = isOption ? found : found.filter { !$0.hasPrefix("-") }
      #expect(options == Set(offer.expected), "\(shell): \(offer.line)|")
    }
  }

  private func checkTyping(in shell: Shell) async throws {
    let found = try await ShellSession(shell: shell).arguments(typing: Self.typed.map(\.keys))
    try #require(found.count == Self.typed.count)
    for (typed, found) in zip(Self.typed, found) {
      #expect(found == typed.arguments, "\(shell): \(typed.keys)")
    }
  }
}

extension CompletionTests {
  /// What stands in front of the cursor, and what is offered there.
  private static let offers: [(line: String, expected: [String])] = [
    ("gifring ", Command.allCases.map(\.rawValue)),
    ("gifring sp", ["split"]),
    ("gifring --", ["--help", "--version"]),
    ("gifring nonsense ", []),
    ("gifring split --fo", ["--force", "--format"]),
    ("gifring split a.gif --sy", ["--sync"]),
    ("gifring split --format ", ["png", "webp", "gif", "pam", "rgba"]),
    ("gifring split --format=", ["png", "webp", "gif", "pam", "rgba"]),
    ("gifring split --format=r", ["rgba"]),
    ("gifring split --delay-policy ", ["browser", "authored", "minimum:"]),
    ("gifring info --color n", ["never"]),
    ("gifring split --every ", []),
    ("gifring split --name=", []),
    ("gifring help ", Command.allCases.map(\.rawValue) + ["limits"]),
    ("gifring help split ", []),
    ("gifring completions ", ["bash", "zsh", "fish"]),
    ("gifring version ", []),

    ("gifring layout w", ["wheel", "waterfall"]),
    ("gifring layout wheel ", []),
    ("gifring layout ring --hit 1,2 --hi", ["--hit"]),
    ("gifring layout ring --hit=1,2 --hi", ["--hit"]),
    ("gifring layout ring --items 3 --sect", []),
    ("gifring layout ring --curve ease-in", ["ease-in", "ease-in-out"]),

    ("gifring split --raw --b", []),
    ("gifring split --background white --ra", []),
    ("gifring split --format png --form", []),
    ("gifring split --format=png --form", []),
    ("gifring split -q --verb", []),
    ("gifring split -0v --nu", []),
    ("gifring split -o out --outp", []),
    ("gifring split -oqv --outp", []),
    ("gifring split -oqv --qui", ["--quiet"]),
    ("gifring split --help --fo", []),
    ("gifring split -- --fo", []),

    (
      "gifring split ",
      ShellSession.names.dropLast().filter { !"-n".contains($0.prefix(1)) }
        + ["new\nline.gif", "sub dir"]
    ),
    ("gifring split U", ["UPPER.GIF"]),
    ("gifring split note", ["notes.txt"]),
    ("gifring split -- -d", ["-dash.gif"]),
    ("gifring split --output ", ["sub dir"]),
    ("gifring split --output=", ["sub dir"]),
    ("gifring split -o ", ["sub dir"]),
    ("gifring info --files-from n", ["new\nline.gif", "notes.txt"]),
  ]

  /// What is typed, and the arguments that come of it.
  private static let typed: [(keys: String, arguments: [String])] = [
    ("gifring spl\ta.gif --sy\t", ["split", "a.gif", "--sync"]),
    ("gifring split --format r\t", ["split", "--format", "rgba"]),
    ("gifring split --format=r\t", ["split", "--format=rgba"]),
    ("gifring split a\\ \t", ["split", "a b.gif"]),
    ("gifring split 'a \t", ["split", "a b.gif"]),
    ("gifring split \"a \t", ["split", "a b.gif"]),
    ("gifring split q\t", ["split", "q'uote.gif"]),
    ("gifring split dq\t", ["split", "dq\"x.gif"]),
    ("gifring split new\t", ["split", "new\nline.gif"]),
    ("gifring split c\t", ["split", "c:d.gif"]),
    ("gifring split at@\t", ["split", "at@x.gif"]),
    ("gifring split dol\t", ["split", "dollar$HOME.gif"]),
    ("gifring split back\t", ["split", "back\\slash.gif"]),
    ("gifring split glob\t", ["split", "glob[a]{b}*.gif"]),
    ("gifring split '#\t", ["split", "#hash.gif"]),
    ("gifring split é\t", ["split", "é.gif"]),
    ("gifring split -- -d\t", ["split", "--", "-dash.gif"]),
    ("gifring split sub\\ d\tin\t", ["split", "sub dir/inner.gif"]),
    ("gifring split \"sub dir/\t", ["split", "sub dir/inner.gif"]),
    ("gifring split --files-from=no\t", ["split", "--files-from=notes.txt"]),
    ("gifring split --delay-policy m\t7", ["split", "--delay-policy", "minimum:7"]),
    ("gifring split --delay-policy=m\t7", ["split", "--delay-policy=minimum:7"]),
  ]
}
