#include "cover.h"

#include "span.h"

/// Each byte of a pixel times share / 255, rounded.
static inline uint32_t scaled(uint32_t pixel, uint32_t share) {
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const uint32_t product = ((pixel >> shift) & 0xff) * share + 128;
    result |= ((product + (product >> 8)) >> 8) << shift;
  }
  return result;
}

static void cover_scalar(uint32_t *row, const uint8_t *mask, int32_t count, uint32_t color) {
  for (int32_t x = 0; x < count; x++) {
    if (mask[x] != 0) row[x] = nk_over(scaled(color, mask[x]), row[x]);
  }
}

#if defined(NK_HAS_LANES)
/// A pixel twice.
static inline nk_u16x8 both(uint32_t pixel) {
  const uint32_t pixels[2] = {pixel, pixel};
  return nk_load_bytes(pixels);
}

void nk_cover_run(uint32_t *row, const uint8_t *mask, int32_t count, uint32_t color) {
  const nk_u16x8 source = both(color);
  int32_t x = 0;
  for (; x + 4 <= count; x += 4) {
    uint32_t four;
    __builtin_memcpy(&four, mask + x, 4);
    if (four == 0) continue;
    const nk_pixels shares = nk_spread_bytes(four);
    nk_pixels pixels = nk_load_pixels(row + x);
    pixels.low = nk_over_lanes(nk_scale_lanes(source, shares.low), pixels.low);
    pixels.high = nk_over_lanes(nk_scale_lanes(source, shares.high), pixels.high);
    nk_store_pixels(row + x, pixels);
  }
  cover_scalar(row + x, mask + x, count - x, color);
}
#else
void nk_cover_run(uint32_t *row, const uint8_t *mask, int32_t count, uint32_t color) {
  cover_scalar(row, mask, count, color);
}
#endif

void nk_over_run(uint32_t *row, int32_t count, uint32_t color) {
  int32_t x = 0;
#if defined(NK_HAS_LANES)
  const nk_u16x8 source = both(color);
  for (; x + 4 <= count; x += 4) {
    nk_pixels pixels = nk_load_pixels(row + x);
    pixels.low = nk_over_lanes(source, pixels.low);
    pixels.high = nk_over_lanes(source, pixels.high);
    nk_store_pixels(row + x, pixels);
  }
#endif
  for (; x < count; x++) row[x] = nk_over(color, row[x]);
}

typedef void (*cover_row)(uint32_t *row, const uint8_t *mask, int32_t count, uint32_t color);

static inline void cover_rows(nk_bitmap target, nk_mask mask, uint32_t color, cover_row run) {
  const int32_t width = target.width < mask.width ? target.width : mask.width;
  const int32_t height = target.height < mask.height ? target.height : mask.height;
  for (int32_t y = 0; y < height; y++) {
    run((uint32_t *)((uint8_t *)target.pixels + y * target.bytes_per_row),
        (const uint8_t *)mask.bytes + y * mask.bytes_per_row, width, color);
  }
}

void nk_cover(nk_bitmap target, nk_mask mask, uint32_t color) {
  cover_rows(target, mask, color, nk_cover_run);
}

void nk_cover_scalar(nk_bitmap target, nk_mask mask, uint32_t color) {
  cover_rows(target, mask, color, cover_scalar);
}
