#include "span.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

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

#if defined(__SSE2__)
/// Eight products of bytes in 16-bit lanes, divided by 255 and rounded.
static inline __m128i scale_bytes(__m128i a, __m128i b) {
  const __m128i product = _mm_add_epi16(_mm_mullo_epi16(a, b), _mm_set1_epi16(128));
  return _mm_srli_epi16(_mm_add_epi16(product, _mm_srli_epi16(product, 8)), 8);
}

/// Two pixels in 16-bit lanes: a colour times a mask over what is there.
static inline __m128i cover_two(__m128i color, __m128i mask, __m128i below) {
  const __m128i source = scale_bytes(color, mask);
  const __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(source, 0xff), 0xff);
  const __m128i rest = _mm_xor_si128(alpha, _mm_set1_epi16(0xff));
  return _mm_add_epi16(source, scale_bytes(below, rest));
}

static void cover(uint32_t *row, const uint8_t *mask, int32_t count, uint32_t color) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i wide = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), zero);
  int32_t x = 0;
  for (; x + 4 <= count; x += 4) {
    uint32_t four;
    __builtin_memcpy(&four, mask + x, 4);
    if (four == 0) continue;
    __m128i shares = _mm_cvtsi32_si128((int)four);
    shares = _mm_unpacklo_epi8(shares, shares);
    shares = _mm_unpacklo_epi16(shares, shares);
    const __m128i below = _mm_loadu_si128((const __m128i *)(row + x));
    const __m128i low =
        cover_two(wide, _mm_unpacklo_epi8(shares, zero), _mm_unpacklo_epi8(below, zero));
    const __m128i high =
        cover_two(wide, _mm_unpackhi_epi8(shares, zero), _mm_unpackhi_epi8(below, zero));
    _mm_storeu_si128((__m128i *)(row + x), _mm_packus_epi16(low, high));
  }
  cover_scalar(row + x, mask + x, count - x, color);
}
#else
#define cover cover_scalar
#endif

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
  cover_rows(target, mask, color, cover);
}

void nk_cover_scalar(nk_bitmap target, nk_mask mask, uint32_t color) {
  cover_rows(target, mask, color, cover_scalar);
}
