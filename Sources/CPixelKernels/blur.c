#include "CPixelKernels.h"

#include <math.h>
#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

/// A box whose outermost samples have a weight of their own, so that three of them have a given variance.
typedef struct {
  int32_t radius;
  /// Of the two outermost samples, in 1/65536.
  uint64_t edge;
  /// One divided by the sum of the weights, for sums in 1/65536.
  double scale;
} box;

static box make_box(double sigma) {
  const double variance = sigma * sigma / 3;
  box result;
  result.radius = (int32_t)floor((sqrt(12 * variance + 1) - 1) / 2);
  const double r = result.radius;
  const double edge =
      (2 * r + 1) * (variance - r * (r + 1) / 3) / (2 * ((r + 1) * (r + 1) - variance));
  result.edge = (uint64_t)floor(edge * 65536 + 0.5);
  result.scale = 1 / ((2 * r + 1) * 65536 + 2 * (double)result.edge);
  return result;
}

int32_t nk_blur_reach(double sigma) {
  return sigma > 0 ? 3 * (make_box(sigma).radius + 1) : 0;
}

/// One box over a row; what is outside of it is 0.
static void filter(const uint32_t *source, uint32_t *target, int32_t count, box box) {
  const int32_t r = box.radius;
  uint64_t sum = 0;
  for (int32_t i = 0; i < r && i < count; i++) sum += source[i];
  for (int32_t i = 0; i < count; i++) {
    if (i + r < count) sum += source[i + r];
    if (i - r - 1 >= 0) sum -= source[i - r - 1];
    uint64_t edges = 0;
    if (i - r - 1 >= 0) edges += source[i - r - 1];
    if (i + r + 1 < count) edges += source[i + r + 1];
    target[i] = (uint32_t)((double)((sum << 16) + box.edge * edges) * box.scale + 0.5);
  }
}

/// Three boxes over `row`, which has the result; `spare` is as long.
static void blur(uint32_t *row, uint32_t *spare, int32_t count, box box) {
  filter(row, spare, count, box);
  filter(spare, row, count, box);
  filter(row, spare, count, box);
  for (int32_t i = 0; i < count; i++) row[i] = spare[i];
}

bool nk_blur(nk_mask mask, double sigma) {
  if (!(sigma > 0) || mask.width <= 0 || mask.height <= 0) return true;
  const box box = make_box(sigma);
  const size_t width = (size_t)mask.width, height = (size_t)mask.height;
  const size_t longest = width > height ? width : height;
  // Columns lie in rows, so that both passes read memory in order.
  uint32_t *columns = calloc(width * height, sizeof(uint32_t));
  uint32_t *row = malloc(2 * longest * sizeof(uint32_t));
  if (!columns || !row) {
    free(columns);
    free(row);
    return false;
  }
  uint32_t *spare = row + longest;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *bytes = (const uint8_t *)mask.bytes + (ptrdiff_t)y * mask.bytes_per_row;
    uint32_t any = 0;
    for (size_t x = 0; x < width; x++) {
      row[x] = (uint32_t)bytes[x] << 16;
      any |= bytes[x];
    }
    if (!any) continue;
    blur(row, spare, mask.width, box);
    for (size_t x = 0; x < width; x++) columns[x * height + y] = row[x];
  }
  for (size_t x = 0; x < width; x++) {
    blur(columns + x * height, spare, mask.height, box);
    for (size_t y = 0; y < height; y++) {
      const uint32_t value = (columns[x * height + y] + 0x8000) >> 16;
      ((uint8_t *)mask.bytes)[(ptrdiff_t)y * mask.bytes_per_row + (ptrdiff_t)x] =
          value > 255 ? 255 : (uint8_t)value;
    }
  }
  free(columns);
  free(row);
  return true;
}

void nk_copy_alpha(nk_mask mask, nk_bitmap bitmap) {
  const int32_t width = mask.width < bitmap.width ? mask.width : bitmap.width;
  const int32_t height = mask.height < bitmap.height ? mask.height : bitmap.height;
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *row =
        (const uint32_t *)((const uint8_t *)bitmap.pixels + y * bitmap.bytes_per_row);
    uint8_t *bytes = (uint8_t *)mask.bytes + y * mask.bytes_per_row;
    for (int32_t x = 0; x < width; x++) bytes[x] = (uint8_t)(row[x] >> 24);
  }
}
