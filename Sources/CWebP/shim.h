#ifndef GIFRING_CWEBP_SHIM_H
#define GIFRING_CWEBP_SHIM_H

#if !__has_include(<webp/encode.h>) || !__has_include(<webp/mux.h>)
#error "libwebp's headers are missing: apt-get install libwebp-dev (or brew install webp)"
#endif
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>

#endif
