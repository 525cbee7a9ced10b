// Tells ThreadSanitizer of the waits in the standard library's Mutex.
//
// On Linux a Mutex that is free is taken by an atomic operation in the program's own code, which
// ThreadSanitizer sees. One that is not is waited for by a futex inside libswiftSynchronization, which
// is not instrumented: ThreadSanitizer misses that one thread comes after the other and reports a race
// (see control.swift). Both ways into the library go through this file instead, so that no report has
// to be suppressed. It is preloaded.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Programs without ThreadSanitizer that inherit the preloading have no such functions.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

// Synchronization._MutexHandle._lockSlow(UInt32) and _unlockSlow().
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lockSlow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void unlockSlow(SELF) __asm__(UNLOCK);

SWIFT void lockSlow(uint32_t thread, SELF) {
  SWIFT void (*wait)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
  wait(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlockSlow(SELF) {
  SWIFT void (*wake)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(self);
  wake(self);
}
