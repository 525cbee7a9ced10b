#ifndef GIFRING_CZOPFLI_SHIM_H
#define GIFRING_CZOPFLI_SHIM_H

#if !__has_include(<zopfli/zopfli.h>)
#error "zopfli's header is missing: apt-get install libzopfli-dev (or brew install zopfli)"
#endif
#include <zopfli/zopfli.h>

#endif
