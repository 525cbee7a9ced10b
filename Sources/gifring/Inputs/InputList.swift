internal import GIFDecoding

/// The inputs of a command: its operands, and then what `--files-from` lists.
struct InputList {
  private static let mostListBytes = 1 << 30

  let inputs: [Input]
  /// Whether a single input was named: then its status is the command's.
  let isSingle: Bool
  /// What `--deadline` allows for reading the list and for everything that follows.
  let timeout: Duration?

  init(_ options: InputOptions) throws(Failure) {
    timeout = options.timeout
    let operands = options.operands.map(Input.init)
    guard let list = options.list else {
      inputs = operands
      isSingle = operands.count == 1
      return
    }
    inputs = operands + (try Self.read(list, timeout: options.timeout))
    isSingle = false
  }

  private static func read(_ list: InputOptions.List, timeout: Duration?) throws(Failure)
    -> [Input]
  {
    let bytes: [UInt8]
    do {
      bytes = try WholeFile.read(
        path: list.name.isDash ? nil : list.name.bytes, most: mostListBytes,
        deadline: timeout.map { .now + $0 })
    } catch {
      throw Failure(error, timeout: timeout).about(list.name)
    }
    let separator = list.isNullTerminated ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).map { Input(argument: RawArgument(bytes: $0)) }
  }
}
