/// A folder of frames with the manifest that lists them, read as if a stranger had made it.
///
/// Nothing outside of the folder is read: names that lead out of it and symbolic links are refused.
package struct FrameFolder: Sendable {
  /// The most bytes of a manifest: that of the most frames with the longest names.
  package static let mostManifestBytes = 64 << 20

  /// The path by which the folder was opened.
  package let path: RawPath
  private let folder: Directory

  /// Opens a folder, links followed.
  package init(_ path: RawPath) throws(FrameFolderError) {
    self.path = path
    do { folder = try Directory(following: path) } catch {
      throw .cannotOpen(path, errno: error.code)
    }
  }

  /// Reads the manifest of that name.
  package func manifest(
    named name: RawPath = OutputFolder.manifestName
  ) throws(FrameFolderError) -> Manifest {
    let json = try contents(of: name, most: Self.mostManifestBytes)
    do { return try Manifest(json: json) } catch { throw .manifest(name, error) }
  }

  /// Reads a file of the folder.
  package func contents(of name: RawPath, most: Int) throws(FrameFolderError) -> [UInt8] {
    guard name.staysInside else { throw .leavesFolder(name) }
    let bytes: [UInt8]?
    do throws(SystemError) {
      let holder = try folder.holder(of: name)
      guard let file = try holder.openFile(name.lastComponent) else { throw .loop }
      bytes = try file.contents(limit: most)
    } catch {
      throw error.saysThatItIsNoPlainName
        ? .notAFile(name) : .cannotOpen(name, errno: error.code)
    }
    guard let bytes else { throw .tooLong(name, limit: most) }
    return bytes
  }

  /// Reads a file that must be what a manifest says of it.
  package func contents(
    of file: Manifest.File, most: Int
  ) throws(FrameFolderError) -> [UInt8] {
    let bytes = try contents(of: file.name, most: most)
    guard bytes.count == file.byteCount else {
      throw .lengthDiffers(file.name, found: bytes.count, declared: file.byteCount)
    }
    guard CRC32.checksum(of: bytes) == file.crc32 else { throw .checksumDiffers(file.name) }
    return bytes
  }
}

/// Why a folder of frames, or a file in it, can't be read.
@nonexhaustive
package enum FrameFolderError: Error, Hashable, Sendable {
  /// The system refuses; `errno` says why.
  case cannotOpen(RawPath, errno: Int32)
  /// A manifest names a file outside of its folder.
  case leavesFolder(RawPath)
  /// A symbolic link, a folder or a device, or a name that leads through one.
  case notAFile(RawPath)
  /// The file has more bytes than the limit.
  case tooLong(RawPath, limit: Int)
  /// The file has another length than its manifest says.
  case lengthDiffers(RawPath, found: Int, declared: Int)
  /// The file has other bytes than when its manifest was written.
  case checksumDiffers(RawPath)
  /// The manifest itself is no manifest of this version.
  case manifest(RawPath, ManifestError)
}

extension FrameFolderError: CustomStringConvertible {
  /// One sentence that names the file.
  package var description: String {
    switch self {
    case .cannotOpen(let name, let errno):
      "\(name) cannot be opened: \(SystemError(code: errno).reason)"
    case .leavesFolder(let name): "\(name) is no name inside the folder of the manifest"
    case .notAFile(let name): "\(name) is no regular file of the folder"
    case .tooLong(let name, let limit): "\(name) has more than \(limit) bytes"
    case .lengthDiffers(let name, let found, let declared):
      "\(name) has \(found) bytes, not the \(declared) of the manifest"
    case .checksumDiffers(let name): "\(name) is not what its checksum in the manifest says"
    case .manifest(let name, let error): "\(name): \(error)"
    }
  }
}
