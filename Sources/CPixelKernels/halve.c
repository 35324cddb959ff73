#include "CPixelKernels.h"

#include <string.h>

/// Each byte of the result is the average of two bytes, rounded up.
static inline uint32_t average(uint32_t a, uint32_t b) {
  return (a | b) - (((a ^ b) >> 1) & 0x7f7f7f7f);
}

static inline uint32_t *row_of(nk_bitmap bitmap, int32_t y) {
  return (uint32_t *)((uint8_t *)bitmap.pixels + y * bitmap.bytes_per_row);
}

void nk_halve_columns(nk_bitmap destination, nk_bitmap source) {
  const int32_t pairs = source.width / 2;
  for (int32_t y = 0; y < source.height; y++) {
    const uint32_t *from = row_of(source, y);
    uint32_t *to = row_of(destination, y);
    for (int32_t x = 0; x < pairs; x++) {
      to[x] = average(from[2 * x], from[2 * x + 1]);
    }
    if (source.width & 1) {
      to[pairs] = from[source.width - 1];
    }
  }
}

void nk_halve_rows(nk_bitmap destination, nk_bitmap source) {
  const int32_t pairs = source.height / 2;
  for (int32_t y = 0; y < pairs; y++) {
    const uint32_t *first = row_of(source, 2 * y);
    const uint32_t *second = row_of(source, 2 * y + 1);
    uint32_t *to = row_of(destination, y);
    for (int32_t x = 0; x < source.width; x++) {
      to[x] = average(first[x], second[x]);
    }
  }
  if (source.height & 1) {
    memcpy(row_of(destination, pairs), row_of(source, source.height - 1),
           (size_t)source.width * sizeof(uint32_t));
  }
}
