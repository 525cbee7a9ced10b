internal import GIFDecoding
internal import Platform

/// The inputs of a command, one after the other: its operands, and then what `--files-from` lists.
///
/// The list is read as its names are asked for, so it can have any length, and a pipe need not end
/// before the first input is worked on.
struct InputList {
  private var operands: ArraySlice<RawArgument>
  private var names: NameReader?
  private let options: InputOptions

  /// Opens the list.
  ///
  /// - Parameter deadline: when a list from a pipe must have come.
  init(_ options: InputOptions, deadline: Deadline) throws(Failure) {
    self.options = options
    operands = options.operands[...]
    do {
      names = try options.list.map { try NameReader($0, deadline: deadline) }
    } catch {
      throw Self.failure(error, options)
    }
  }

  /// The next input that belongs to the wanted part of them, nil at the end.
  mutating func next() throws(Failure) -> Input? {
    while let name = try nextName() {
      if options.shard?.contains(name) ?? true { return Input(argument: name) }
    }
    return nil
  }

  private mutating func nextName() throws(Failure) -> RawArgument? {
    if let operand = operands.popFirst() { return operand }
    do {
      return try names?.next().map { RawArgument(bytes: $0) }
    } catch {
      throw Self.failure(error, options)
    }
  }

  private static func failure(_ error: any Error, _ options: InputOptions) -> Failure {
    let failure = Failure(error)
    return options.list.map { failure.about($0.name) } ?? failure
  }
}
