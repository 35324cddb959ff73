#include "CPixelKernels.h"

/// Takes each colour of a pixel from its alpha. No byte borrows from another, since premultiplied colours
/// are not greater than alpha.
static inline uint32_t inverse(uint32_t pixel, uint32_t alpha) {
  return (alpha << 24 | alpha << 16 | alpha << 8 | alpha) - (pixel & 0x00ffffff);
}

void nk_invert(nk_bitmap bitmap, nk_box box, bool is_opaque) {
  const int32_t left = box.left > 0 ? box.left : 0;
  const int32_t top = box.top > 0 ? box.top : 0;
  const int32_t right = box.right < bitmap.width ? box.right : bitmap.width;
  const int32_t bottom = box.bottom < bitmap.height ? box.bottom : bitmap.height;
  for (int32_t y = top; y < bottom; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)bitmap.pixels + y * bitmap.bytes_per_row);
    for (int32_t x = left; x < right; x++) {
      row[x] = inverse(row[x], is_opaque ? 0xff : row[x] >> 24);
    }
  }
}
