import gifring

/// What the tool says about a wrong command line, nil if it is right.
func complaint(about arguments: RawArgument...) -> String? {
  do throws(UsageError) {
    _ = try Invocation(arguments)
    return nil
  } catch {
    return error.message
  }
}

/// What `gifring split` was asked for.
///
/// - Throws: `UsageError` as the tool does.
func split(_ arguments: RawArgument...) throws -> SplitOptions {
  guard case .split(let options) = try Invocation(["split"] + arguments) else {
    throw NoSuchCommand()
  }
  return options
}

/// What `gifring info` was asked for.
///
/// - Throws: `UsageError` as the tool does.
func info(_ arguments: RawArgument...) throws -> InfoOptions {
  guard case .info(let options) = try Invocation(["info"] + arguments) else {
    throw NoSuchCommand()
  }
  return options
}

struct NoSuchCommand: Error {}

/// What `gifring layout` was asked for.
///
/// - Throws: `UsageError` as the tool does.
func layout(_ arguments: RawArgument...) throws -> LayoutOptions {
  guard case .layout(let options) = try Invocation(["layout"] + arguments) else {
    throw NoSuchCommand()
  }
  return options
}
