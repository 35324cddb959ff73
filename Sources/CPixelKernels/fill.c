#include "vectors.h"

static void fill(nk_bitmap target, uint32_t pixel, const nk_vectors *vectors) {
  for (int32_t y = 0; y < target.height; y++) {
    vectors->fill(
        (uint32_t *)((uint8_t *)target.pixels + y * target.bytes_per_row), target.width, pixel);
  }
}

void nk_fill(nk_bitmap target, uint32_t pixel) { fill(target, pixel, nk_vectors_here()); }

void nk_fill_scalar(nk_bitmap target, uint32_t pixel) { fill(target, pixel, &nk_vectors_scalar); }
