#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include <sys/mman.h>

#include "CPixelKernels.h"

static uint8_t *map(size_t count, int flags) {
  void *memory =
      mmap(NULL, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | flags, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

#if defined(__linux__)
/// What a huge page of the processors has that the kernels are for, with pages of 4 KiB.
enum { HUGE_PAGE = 1 << 21 };

/// Pages that begin where a huge one does, so that the system can take huge ones.
static uint8_t *map_huge(size_t count) {
  uint8_t *memory = map(count + HUGE_PAGE, 0);
  if (memory == NULL) return NULL;
  const size_t before = -(uintptr_t)memory % HUGE_PAGE;
  uint8_t *first = memory + before;
  if (before > 0) munmap(memory, before);
  munmap(first + count, HUGE_PAGE - before);
  // Without huge pages there are others, and on a system that cannot take all at once they are taken one by one.
  madvise(first, count, MADV_HUGEPAGE);
#if defined(MADV_POPULATE_WRITE)
  madvise(first, count, MADV_POPULATE_WRITE);
#endif
  return first;
}
#endif

void *nk_map_pages(size_t count, bool populates) {
#if defined(__linux__)
  if (populates) return count < HUGE_PAGE ? map(count, MAP_POPULATE) : map_huge(count);
#else
  (void)populates;
#endif
  return map(count, 0);
}

void *nk_resize_mapping(void *memory, size_t from, size_t to) {
#if defined(__linux__)
  void *resized = mremap(memory, from, to, MREMAP_MAYMOVE);
  return resized == MAP_FAILED ? NULL : resized;
#else
  return NULL;
#endif
}
