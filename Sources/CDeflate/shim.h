#ifndef GIFRING_CDEFLATE_SHIM_H
#define GIFRING_CDEFLATE_SHIM_H

#if !__has_include(<libdeflate.h>)
#error "libdeflate's header is missing: apt-get install libdeflate-dev (or brew install libdeflate)"
#endif
#include <libdeflate.h>

#endif
