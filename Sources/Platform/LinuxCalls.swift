#if os(Linux)
  internal import CLinux

  /// The calls of Linux that other systems don't have.
  package enum LinuxCalls {
    /// Moves a file or a folder to a name that must be free: renameat2(2), `RENAME_NOREPLACE`.
    ///
    /// - Returns: 0, or -1 with `errno` set: `EINVAL` where the file system can't do it, `ENOSYS` where
    ///   the system can't.
    package static func renameExclusively(
      _ name: [UInt8], at folder: Int32, to newName: [UInt8], at newFolder: Int32
    ) -> Int32 {
      let noReplace: UInt32 = 1
      return unsafe linux_renameat2(folder, name, newFolder, newName, noReplace)
    }

    /// How many processors `taskset` and the cpusets of containers leave this process, nil where the
    /// system doesn't say.
    ///
    /// Quotas of time are not seen.
    package static var allowedProcessorCount: Int? {
      var set = [UInt8](repeating: 0, count: 1024)
      let byteCount = unsafe linux_sched_getaffinity(UInt(set.count), &set)
      return byteCount > 0 ? set.reduce(0) { $0 + $1.nonzeroBitCount } : nil
    }
  }
#endif
