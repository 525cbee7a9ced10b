#ifndef GIFRING_CGIF_SHIM_H
#define GIFRING_CGIF_SHIM_H

#if !__has_include(<gif_lib.h>)
#error "giflib's header is missing: apt-get install libgif-dev (or brew install giflib)"
#endif
#include <gif_lib.h>

#endif
