#ifndef GIFRING_CJPEG_SHIM_H
#define GIFRING_CJPEG_SHIM_H

#if !__has_include(<turbojpeg.h>)
#error "libjpeg-turbo's header is missing: apt-get install libturbojpeg0-dev (or brew install jpeg-turbo)"
#endif
#include <turbojpeg.h>

#endif
