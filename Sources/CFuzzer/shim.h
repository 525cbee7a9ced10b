#ifndef GIFRING_CFUZZER_SHIM_H
#define GIFRING_CFUZZER_SHIM_H

#include <stddef.h>
#include <stdint.h>

// libFuzzer's entry point for programs that have a main of their own.
int LLVMFuzzerRunDriver(
  int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

#endif
