#include "CPixelKernels.h"

/// Whether `count` pixels are all 0. Reads blocks without a branch for each pixel, so that a clear block costs
/// a few vector instructions.
static bool is_clear(const uint32_t *pixels, int32_t count) {
  int32_t x = 0;
  for (; x + 32 <= count; x += 32) {
    uint32_t any = 0;
    for (int32_t i = 0; i < 32; i++) any |= pixels[x + i];
    if (any) return false;
  }
  uint32_t any = 0;
  for (; x < count; x++) any |= pixels[x];
  return any == 0;
}

static const uint32_t *row(nk_bitmap bitmap, int32_t y) {
  return (const uint32_t *)((const uint8_t *)bitmap.pixels + y * bitmap.bytes_per_row);
}

/// The number of pixels at the beginning of a row that are 0, `limit` at most.
static int32_t clear_before(const uint32_t *pixels, int32_t limit) {
  int32_t x = 0;
  while (x + 32 <= limit && is_clear(pixels + x, 32)) x += 32;
  while (x < limit && pixels[x] == 0) x++;
  return x;
}

/// Where the pixels end after which all are 0, `limit` at least.
static int32_t clear_from(const uint32_t *pixels, int32_t width, int32_t limit) {
  int32_t x = width;
  while (x - 32 >= limit && is_clear(pixels + x - 32, 32)) x -= 32;
  while (x > limit && pixels[x - 1] == 0) x--;
  return x;
}

nk_box nk_visible_box(nk_bitmap bitmap) {
  nk_box box = {0, 0, 0, 0};
  int32_t top = 0, bottom = bitmap.height;
  while (top < bottom && is_clear(row(bitmap, top), bitmap.width)) top++;
  if (top == bottom) return box;
  while (is_clear(row(bitmap, bottom - 1), bitmap.width)) bottom--;
  int32_t left = bitmap.width, right = 0;
  for (int32_t y = top; y < bottom && (left > 0 || right < bitmap.width); y++) {
    left = clear_before(row(bitmap, y), left);
    right = clear_from(row(bitmap, y), bitmap.width, right);
  }
  box.left = left;
  box.top = top;
  box.right = right;
  box.bottom = bottom;
  return box;
}
