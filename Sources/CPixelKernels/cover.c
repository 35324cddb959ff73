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

static void fade(
    nk_bitmap target, nk_bitmap source, uint8_t alpha, bool is_opaque, const nk_vectors *vectors) {
  const int32_t width = target.width < source.width ? target.width : source.width;
  const int32_t height = target.height < source.height ? target.height : source.height;
  for (int32_t y = 0; y < height; y++) {
    vectors->fade(
        (uint32_t *)((uint8_t *)target.pixels + y * target.bytes_per_row),
        (const uint32_t *)((const uint8_t *)source.pixels + y * source.bytes_per_row), width, alpha,
        is_opaque);
  }
}

void nk_fade(nk_bitmap target, nk_bitmap source, uint8_t alpha, bool is_opaque) {
  fade(target, source, alpha, is_opaque, nk_vectors_here());
}

void nk_fade_scalar(nk_bitmap target, nk_bitmap source, uint8_t alpha, bool is_opaque) {
  fade(target, source, alpha, is_opaque, &nk_vectors_scalar);
}
