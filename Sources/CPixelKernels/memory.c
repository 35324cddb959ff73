#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include <sys/mman.h>

#include "CPixelKernels.h"

void *nk_resize_mapping(void *memory, size_t from, size_t to) {
#if defined(__linux__)
  void *resized = mremap(memory, from, to, MREMAP_MAYMOVE);
  return resized == MAP_FAILED ? NULL : resized;
#else
  return NULL;
#endif
}
