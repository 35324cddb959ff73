#include "vectors.h"

static void cover(nk_bitmap target, nk_mask mask, uint32_t color, const nk_vectors *vectors) {
  const int32_t width = target.width < mask.width ? target.width : mask.width;
  const int32_t height = target.height < mask.height ? target.height : mask.height;
  for (int32_t y = 0; y < height; y++) {
    vectors->cover(
        (uint32_t *)((uint8_t *)target.pixels + y * target.bytes_per_row),
        (const uint8_t *)mask.bytes + y * mask.bytes_per_row, width, color);
  }
}

void nk_cover(nk_bitmap target, nk_mask mask, uint32_t color) {
  cover(target, mask, color, nk_vectors_here());
}

void nk_cover_scalar(nk_bitmap target, nk_mask mask, uint32_t color) {
  cover(target, mask, color, &nk_vectors_scalar);
}
