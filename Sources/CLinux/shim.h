#ifndef GIFRING_CLINUX_SHIM_H
#define GIFRING_CLINUX_SHIM_H

// Calls that Linux has, and that Swift's modules of the C libraries leave out: the headers declare
// them for programs only that ask for extensions of GNU.
#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>

/// renameat2(2); -1 and `errno` on failure.
static inline int linux_renameat2(int folder, const char *_Nonnull name, int new_folder,
                                  const char *_Nonnull new_name, unsigned int flags) {
  return (int)syscall(SYS_renameat2, folder, name, new_folder, new_name, flags);
}

/// sched_getaffinity(2) of the calling thread: the bytes of the set of processors that were written,
/// or -1 and `errno`.
static inline long linux_sched_getaffinity(unsigned long byte_count, void *_Nonnull set) {
  return syscall(SYS_sched_getaffinity, 0, byte_count, set);
}
#endif

#endif
