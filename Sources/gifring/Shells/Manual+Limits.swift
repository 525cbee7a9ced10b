internal import GIFDecoding

extension Manual {
  /// The limits: what each option bounds and stops, and the values as a table.
  static let limits: [String] =
    [".Sh LIMITS"]
    + Mdoc.text(
      """
      Limits keep hostile files from filling memory, disk and time.
      What a file's structure shows to exceed one is refused with exit status 77 before anything \
      is written.
      A limit met later ends the work like damage, with exit status 1.
      Sizes take K, M or G for powers of 1024, numbers k, M or G for powers of 1000.
      """)
    + [".Bl -tag -width Ds"] + Limits.sheetSpecs.flatMap(item) + [".El", ".Pp"]
    + Mdoc.text("These values hold by default, and with --limits strict:")
    + [".Bl -column \"--max-frames in info\" \"4,294,967,296\" \"268,435,456\""]
    + [".It Sy option Ta Sy default Ta Sy strict"] + Limit.allCases.map(row) + [".El"]

  private static func item(_ option: OptionSpec) -> [String] {
    let limits = Limit.allCases.filter { $0.optionName == option.name }
    let sentences = limits.map { "Bounds the \($0.title); stops \($0.purpose)." }
    return [".It \(term(option))"]
      + (limits.isEmpty ? explanation(of: option) : sentences).flatMap(Mdoc.text)
  }

  private static func row(_ limit: Limit) -> String {
    let name = "Fl \(Mdoc.argument("-\(limit.optionName)"))"
    let place = limit == .listedFrames ? " No in Cm info" : ""
    let values = [Limits.standard, .strict].map { Mdoc.argument(limit.describe($0[limit])) }
    return ".It \(name)\(place) Ta \(values.joined(separator: " Ta "))"
  }
}
