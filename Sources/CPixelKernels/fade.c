#include "vectors.h"

/// The pixels of `target` and `source` in a row, and how many both have.
typedef struct {
  uint32_t *target;
  const uint32_t *source;
  int32_t count;
} pair;

static int32_t common_height(nk_bitmap target, nk_bitmap source) {
  return target.height < source.height ? target.height : source.height;
}

static pair pair_at(nk_bitmap target, nk_bitmap source, int32_t y) {
  return (pair){
      (uint32_t *)((uint8_t *)target.pixels + y * target.bytes_per_row),
      (const uint32_t *)((const uint8_t *)source.pixels + y * source.bytes_per_row),
      target.width < source.width ? target.width : source.width};
}

static void fade(
    nk_bitmap target, nk_bitmap source, uint8_t alpha, bool is_opaque, const nk_vectors *vectors) {
  for (int32_t y = 0; y < common_height(target, source); y++) {
    const pair row = pair_at(target, source, y);
    vectors->fade(row.target, row.source, row.count, alpha, is_opaque);
  }
}

void nk_fade(nk_bitmap target, nk_bitmap source, uint8_t alpha, bool is_opaque) {
  fade(target, source, alpha, is_opaque, nk_vectors_here());
}

void nk_fade_scalar(nk_bitmap target, nk_bitmap source, uint8_t alpha, bool is_opaque) {
  fade(target, source, alpha, is_opaque, &nk_vectors_scalar);
}

static void fade_over(
    nk_bitmap target, nk_bitmap source, uint8_t alpha, uint32_t behind, const nk_vectors *vectors) {
  for (int32_t y = 0; y < common_height(target, source); y++) {
    const pair row = pair_at(target, source, y);
    vectors->fade_over(row.target, row.source, row.count, alpha, behind);
  }
}

void nk_fade_over(nk_bitmap target, nk_bitmap source, uint8_t alpha, uint32_t behind) {
  fade_over(target, source, alpha, behind, nk_vectors_here());
}

void nk_fade_over_scalar(nk_bitmap target, nk_bitmap source, uint8_t alpha, uint32_t behind) {
  fade_over(target, source, alpha, behind, &nk_vectors_scalar);
}
