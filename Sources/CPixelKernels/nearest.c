#include "CPixelKernels.h"

/// The pixel of a length of `source` under the middle of pixel `index` of a length of `destination`.
static inline int32_t place(int32_t index, int32_t source, int32_t destination) {
  return (int32_t)((2 * (int64_t)index + 1) * source / (2 * (int64_t)destination));
}

void nk_scale_nearest(nk_bitmap destination, nk_bitmap source) {
  if (source.width <= 0 || source.height <= 0) return;
  for (int32_t y = 0; y < destination.height; y++) {
    const int32_t row = place(y, source.height, destination.height);
    const uint32_t *from =
        (const uint32_t *)((const uint8_t *)source.pixels + (ptrdiff_t)row * source.bytes_per_row);
    uint32_t *to =
        (uint32_t *)((uint8_t *)destination.pixels + (ptrdiff_t)y * destination.bytes_per_row);
    for (int32_t x = 0; x < destination.width; x++) {
      to[x] = from[place(x, source.width, destination.width)];
    }
  }
}
