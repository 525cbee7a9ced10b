/// A hidden folder in which results gather until they are complete.
///
/// It stands beside a folder that doesn't exist yet, which it will become, or inside one that does.
struct StagingFolder: Sendable {
  /// What the staged results are for.
  enum Target: Sendable {
    /// A folder that exists: each file is moved into it.
    case existing
    /// A name that is free: the whole staging folder is moved there.
    case new(RawPath)
  }

  let target: Target
  /// The folder in which the staging folder stands: the target, or the one that will hold it.
  let container: Directory
  let name: RawPath
  let folder: Directory
  let madeParents: MadeFolders

  /// Makes a staging folder for the results that belong to `path`.
  ///
  /// Another run that gives up may remove the parents that it had made while this one is about to
  /// use them, so a few attempts are made.
  init(for path: RawPath) throws(OutputError) {
    var attempts = 8
    while true {
      do {
        self = try StagingFolder(attempting: path)
        return
      } catch  where error == .missing && attempts > 0 {
        attempts -= 1
      } catch {
        throw OutputError(creating: path, error)
      }
    }
  }

  /// Takes what `other` has staged to a folder that exists now.
  init(_ other: StagingFolder, joining container: Directory) {
    target = .existing
    self.container = container
    name = other.name
    folder = other.folder
    madeParents = other.madeParents
  }

  private init(attempting path: RawPath) throws(SystemError) {
    var parents = MadeFolders()
    do {
      (target, container) = try Self.open(path, making: &parents)
      (name, folder) = try Self.make(in: container, for: target)
      madeParents = parents
    } catch {
      parents.remove()
      throw error
    }
  }

  private static func open(_ path: RawPath, making parents: inout MadeFolders)
    throws(SystemError) -> (Target, Directory)
  {
    do {
      return (.existing, try Directory(following: path))
    } catch  where error == .missing && path.lastComponent.staysInside {
      let parent = try parents.open(path.parent)
      switch try parent.kind(of: path.lastComponent) {
      case nil: return (.new(path.lastComponent), parent)
      // Another run has made it in the meantime.
      case .folder: throw .missing
      // A link to nothing, say, which can be no folder and is not followed.
      default: throw .exists
      }
    }
  }

  private static func make(in container: Directory, for target: Target)
    throws(SystemError) -> (RawPath, Directory)
  {
    while true {
      let name = randomName(for: target)
      do {
        try container.makeFolder(name)
      } catch .exists {
        continue
      }
      do { return (name, try container.openFolder(name)) } catch {
        // No descriptor is left, say: what nobody holds nobody would remove.
        try? container.removeFolder(name)
        throw error
      }
    }
  }

  /// `.NAME.gifring-XXXXXX`, with NAME cut so that the whole stays below the usual 255 bytes.
  private static func randomName(for target: Target) -> RawPath {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    var random = UInt64.random(in: .min ... .max)
    let suffix = (0..<6).map { _ in
      defer { random /= UInt64(alphabet.count) }
      return alphabet[Int(random % UInt64(alphabet.count))]
    }
    guard case .new(let name) = target else { return RawPath(bytes: ".gifring-".utf8 + suffix) }
    return RawPath(bytes: ".".utf8 + name.bytes.prefix(200) + ".gifring-".utf8 + suffix)
  }

  /// Removes the staging folder, which must be empty, and the parents that were made for it.
  func remove() {
    try? container.removeFolder(name)
    madeParents.remove()
  }
}
