#ifndef GIFRING_CPNG_SHIM_H
#define GIFRING_CPNG_SHIM_H

#if !__has_include(<png.h>)
#error "libpng's header is missing: apt-get install libpng-dev (or brew install libpng)"
#endif
#include <png.h>

#endif
