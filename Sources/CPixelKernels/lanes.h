#ifndef NEST_LANES_H
#define NEST_LANES_H

#include "CPixelKernels.h"

// Vectors of 16 bytes, or of 32 for AVX2, and the few operations on them for which the processors have instructions that
// the compiler does not find by itself. The kernels are written once with these; without SSE2 and NEON they are scalar.

#if defined(NK_AVX2)
#include <immintrin.h>
#define NK_HAS_LANES 1
#define NK_LANE_BYTES 32
#elif defined(__SSE2__)
#include <emmintrin.h>
#define NK_HAS_LANES 1
#define NK_LANE_BYTES 16
#elif defined(__ARM_NEON) && defined(__aarch64__)
#include <arm_neon.h>
#define NK_HAS_LANES 1
#define NK_LANE_BYTES 16
#endif

#if defined(NK_HAS_LANES)
typedef uint8_t nk_u8 __attribute__((vector_size(NK_LANE_BYTES / 2)));
typedef uint16_t nk_u16 __attribute__((vector_size(NK_LANE_BYTES)));
typedef int32_t nk_i32 __attribute__((vector_size(NK_LANE_BYTES)));
typedef float nk_f32 __attribute__((vector_size(NK_LANE_BYTES)));

/// How many pixels are computed at once.
enum { NK_PIXELS = NK_LANE_BYTES / 4 };

/// From a pixel to the one that is gathered with it.
enum { NK_SKIP = NK_PIXELS - 4 };

/// As many pixels, a channel for each lane: of each 16 bytes of them the first half is in `low`, the other one in `high`.
typedef struct {
  nk_u16 low, high;
} nk_pixels;

static inline nk_u16 nk_all_u16(uint32_t value) { return (nk_u16){0} + (uint16_t)value; }

static inline nk_i32 nk_all_i32(int32_t value) { return (nk_i32){0} + value; }

static inline nk_f32 nk_all_f32(float value) { return (nk_f32){0} + value; }

/// 0, 1, 2…
static inline nk_i32 nk_numbers(void) {
#if defined(NK_AVX2)
  return (nk_i32){0, 1, 2, 3, 4, 5, 6, 7};
#else
  return (nk_i32){0, 1, 2, 3};
#endif
}

/// Half as many bytes as a vector has, a lane for each.
static inline nk_u16 nk_load_bytes(const void *address) {
  nk_u8 bytes;
  __builtin_memcpy(&bytes, address, sizeof bytes);
  return __builtin_convertvector(bytes, nk_u16);
}

static inline nk_u16 nk_load_u16(const uint16_t *address) {
  nk_u16 lanes;
  __builtin_memcpy(&lanes, address, sizeof lanes);
  return lanes;
}

static inline void nk_store_u16(uint16_t *address, nk_u16 lanes) {
  __builtin_memcpy(address, &lanes, sizeof lanes);
}

static inline nk_pixels nk_load_pixels(const uint32_t *address) {
#if defined(NK_AVX2)
  const __m256i bytes = _mm256_loadu_si256((const __m256i *)address), zero = _mm256_setzero_si256();
  return (nk_pixels){
      (nk_u16)_mm256_unpacklo_epi8(bytes, zero), (nk_u16)_mm256_unpackhi_epi8(bytes, zero)};
#else
  return (nk_pixels){nk_load_bytes(address), nk_load_bytes(address + NK_PIXELS / 2)};
#endif
}

/// A pixel as often as half of the pixels of a vector.
static inline nk_u16 nk_all_pixels(uint32_t pixel) {
  uint32_t pixels[NK_PIXELS / 2];
  for (int i = 0; i < NK_PIXELS / 2; i++) pixels[i] = pixel;
  return nk_load_bytes(pixels);
}

/// Each byte for all channels of a pixel.
static inline nk_pixels nk_spread_bytes(const uint8_t *address) {
#if defined(NK_AVX2)
  const __m256i words = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)address));
  const __m256i low = _mm256_setr_epi8(
      0, -1, 0, -1, 0, -1, 0, -1, 4, -1, 4, -1, 4, -1, 4, -1,
      0, -1, 0, -1, 0, -1, 0, -1, 4, -1, 4, -1, 4, -1, 4, -1);
  const __m256i high = _mm256_setr_epi8(
      8, -1, 8, -1, 8, -1, 8, -1, 12, -1, 12, -1, 12, -1, 12, -1,
      8, -1, 8, -1, 8, -1, 8, -1, 12, -1, 12, -1, 12, -1, 12, -1);
  return (nk_pixels){
      (nk_u16)_mm256_shuffle_epi8(words, low), (nk_u16)_mm256_shuffle_epi8(words, high)};
#else
  typedef uint8_t bytes8 __attribute__((vector_size(8)));
  bytes8 bytes = {0};
  __builtin_memcpy(&bytes, address, 4);
  return (nk_pixels){
      __builtin_convertvector(
          __builtin_shufflevector(bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1), nk_u16),
      __builtin_convertvector(
          __builtin_shufflevector(bytes, bytes, 2, 2, 2, 2, 3, 3, 3, 3), nk_u16)};
#endif
}

/// Stores pixels; what does not fit into a byte becomes 255.
static inline void nk_store_pixels(uint32_t *address, nk_pixels pixels) {
#if defined(NK_AVX2)
  _mm256_storeu_si256(
      (__m256i *)address, _mm256_packus_epi16((__m256i)pixels.low, (__m256i)pixels.high));
#elif defined(__SSE2__)
  _mm_storeu_si128(
      (__m128i *)address, _mm_packus_epi16((__m128i)pixels.low, (__m128i)pixels.high));
#else
  vst1q_u8((uint8_t *)address,
           vcombine_u8(vqmovn_u16((uint16x8_t)pixels.low), vqmovn_u16((uint16x8_t)pixels.high)));
#endif
}

/// Products of bytes, divided by 255 and rounded.
static inline nk_u16 nk_scale_lanes(nk_u16 a, nk_u16 b) {
  const nk_u16 product = a * b + 128;
  // 257 / 65536 of the product are (product + product / 256) / 256.
#if defined(NK_AVX2)
  return (nk_u16)_mm256_mulhi_epu16((__m256i)product, (__m256i)nk_all_u16(257));
#elif defined(__SSE2__)
  return (nk_u16)_mm_mulhi_epu16((__m128i)product, (__m128i)nk_all_u16(257));
#else
  return (product + (product >> 8)) >> 8;
#endif
}

/// Source pixels over others, half of those of a vector.
static inline nk_u16 nk_over_lanes(nk_u16 source, nk_u16 below) {
#if defined(NK_AVX2)
  const nk_u16 alpha = (nk_u16)_mm256_shufflehi_epi16(
      _mm256_shufflelo_epi16((__m256i)source, 0xFF), 0xFF);
#else
  const nk_u16 alpha = __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7);
#endif
  return source + nk_scale_lanes(below, 255 - alpha);
}

/// The values between 0 and a maximum; what is not a number becomes 0.
static inline nk_f32 nk_limited(nk_f32 values, float maximum) {
  // On x86 the second operand wins when a value is not a number.
#if defined(NK_AVX2)
  return (nk_f32)_mm256_min_ps(
      _mm256_max_ps((__m256)values, _mm256_setzero_ps()), _mm256_set1_ps(maximum));
#elif defined(__SSE2__)
  return (nk_f32)_mm_min_ps(
      _mm_max_ps((__m128)values, _mm_setzero_ps()), _mm_set1_ps(maximum));
#else
  // The number wins when the other operand is none.
  return (nk_f32)vminnmq_f32(
      vmaxnmq_f32((float32x4_t)values, vdupq_n_f32(0)), vdupq_n_f32(maximum));
#endif
}

/// Two neighbouring texels for a pixel, and, with AVX2, two for the fourth one after it; each byte becomes a lane.
static inline nk_u16 nk_gather_bytes(const uint8_t *first, const uint8_t *fifth) {
#if defined(NK_AVX2)
  return (nk_u16)_mm256_cvtepu8_epi16(_mm_unpacklo_epi64(
      _mm_loadl_epi64((const __m128i *)first), _mm_loadl_epi64((const __m128i *)fifth)));
#else
  (void)fifth;
  return nk_load_bytes(first);
#endif
}

/// The same of texels that have 16 bits for each channel.
static inline nk_u16 nk_gather_u16(const uint16_t *first, const uint16_t *fifth) {
#if defined(NK_AVX2)
  return (nk_u16)_mm256_inserti128_si256(
      _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)first)),
      _mm_loadu_si128((const __m128i *)fifth), 1);
#else
  (void)fifth;
  return nk_load_u16(first);
#endif
}

/// A number in all lanes of such two texels.
static inline nk_u16 nk_gather_numbers(const int32_t *first, const int32_t *fifth) {
#if defined(NK_AVX2)
  return (nk_u16)_mm256_blend_epi32(
      _mm256_set1_epi16((short)*first), _mm256_set1_epi16((short)*fifth), 0xF0);
#else
  (void)fifth;
  return nk_all_u16((uint32_t)*first);
#endif
}

/// The weights for `nk_blend_neighbors` from those of the neighbours, 0 to 128.
static inline nk_i32 nk_neighbor_weights(nk_i32 weights) { return (weights << 16) | (128 - weights); }

/// Blends each of the pixels of half a vector with its right neighbour: `first` has the first pixel and its neighbour, and
/// the fifth one and its; `second` has the second one and the sixth. Channels are 0 to 255 · 128. `weights` are those of
/// the pixels, one after the other: 128 · 128 in sum, that of the neighbour in the upper half of each. The result is
/// divided by 128 · 128 and rounded.
static inline nk_u16 nk_blend_neighbors(nk_u16 first, nk_u16 second, const int32_t *weights) {
#if defined(NK_AVX2)
#define NK_BLEND(pixels, i)                                                                     \
  _mm256_srli_epi32(                                                                            \
      _mm256_add_epi32(                                                                         \
          _mm256_madd_epi16(                                                                    \
              _mm256_unpacklo_epi16(                                                            \
                  (__m256i)(pixels), _mm256_srli_si256((__m256i)(pixels), 8)),                  \
              _mm256_blend_epi32(                                                               \
                  _mm256_set1_epi32(weights[i]), _mm256_set1_epi32(weights[i + 4]), 0xF0)),     \
          _mm256_set1_epi32(8192)),                                                             \
      14)
  return (nk_u16)_mm256_packs_epi32(NK_BLEND(first, 0), NK_BLEND(second, 1));
#elif defined(__SSE2__)
#define NK_BLEND(pixels, i)                                                                     \
  _mm_srli_epi32(                                                                               \
      _mm_add_epi32(                                                                            \
          _mm_madd_epi16(                                                                       \
              _mm_unpacklo_epi16((__m128i)(pixels), _mm_srli_si128((__m128i)(pixels), 8)),      \
              _mm_set1_epi32(weights[i])),                                                      \
          _mm_set1_epi32(8192)),                                                                \
      14)
  return (nk_u16)_mm_packs_epi32(NK_BLEND(first, 0), NK_BLEND(second, 1));
#else
#define NK_BLEND(pixels, i)                                                                     \
  vrshrn_n_u32(                                                                                 \
      vmlal_n_u16(                                                                              \
          vmull_n_u16(vget_low_u16((uint16x8_t)(pixels)), (uint16_t)weights[i]),                \
          vget_high_u16((uint16x8_t)(pixels)), (uint16_t)(weights[i] >> 16)),                   \
      14)
  return (nk_u16)vcombine_u16(NK_BLEND(first, 0), NK_BLEND(second, 1));
#endif
#undef NK_BLEND
}
#endif

#endif
