internal import GIFDecoding

extension HelpText {
  /// The limits as a table: flag, values, and what each is good for.
  static var limits: [String] {
    var table = TextTable([
      .init("flag"), .init("default", .right), .init("strict", .right), .init("stops"),
    ])
    for limit in Limit.allCases {
      table.append([
        limit.option, limit.describe(Limits.standard[limit]), limit.describe(Limits.strict[limit]),
        limit.purpose,
      ])
    }
    table.append([Limits.timeout.spec.flag, "none", "none", "work without end"])
    return [
      "Limits keep hostile files from filling memory, disk and time. What a file's",
      "structure shows to exceed one is refused with exit status 77 before anything is",
      "written; a limit met later ends the work like damage, with 1.",
      "",
    ] + table.lines + [
      "",
      "Sizes take K, M or G (1024), numbers k, M or G (1000), times 1.5s or 1:30.",
      "'--limits strict' is for servers; flags beside it change single limits.",
    ]
  }
}
