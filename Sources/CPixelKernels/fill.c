#include <wchar.h>

#include "CPixelKernels.h"

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wide character is as large as a pixel");

void nk_fill(nk_bitmap target, uint32_t pixel) {
  for (int32_t y = 0; y < target.height; y++) {
    wmemset((wchar_t *)((uint8_t *)target.pixels + y * target.bytes_per_row), (wchar_t)pixel,
            (size_t)target.width);
  }
}
