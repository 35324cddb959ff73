#ifndef NEST_LANES_H
#define NEST_LANES_H

#include "CPixelKernels.h"

// Vectors of 128 bits, and the few operations on them for which SSE2 and NEON have instructions that the compiler does
// not find by itself. The kernels are written once with these; without SSE2 and NEON they are scalar.

#if defined(__SSE2__)
#include <emmintrin.h>
#define NK_HAS_LANES 1
#elif defined(__ARM_NEON) && defined(__aarch64__)
#include <arm_neon.h>
#define NK_HAS_LANES 1
#endif

#if defined(NK_HAS_LANES)
typedef uint8_t nk_u8x8 __attribute__((vector_size(8)));
typedef uint16_t nk_u16x4 __attribute__((vector_size(8)));
typedef uint8_t nk_u8x16 __attribute__((vector_size(16)));
typedef uint16_t nk_u16x8 __attribute__((vector_size(16)));
typedef int32_t nk_i32x4 __attribute__((vector_size(16)));
typedef float nk_f32x4 __attribute__((vector_size(16)));

/// Four pixels, two in each value, a channel for each lane.
typedef struct {
  nk_u16x8 low, high;
} nk_pixels;

static inline nk_u16x8 nk_all_u16(uint32_t value) {
  const uint16_t v = (uint16_t)value;
  return (nk_u16x8){v, v, v, v, v, v, v, v};
}

static inline nk_i32x4 nk_all_i32(int32_t value) {
  return (nk_i32x4){value, value, value, value};
}

static inline nk_f32x4 nk_all_f32(float value) {
  return (nk_f32x4){value, value, value, value};
}

/// Eight bytes, a lane for each.
static inline nk_u16x8 nk_load_bytes(const void *address) {
  nk_u8x8 bytes;
  __builtin_memcpy(&bytes, address, sizeof bytes);
  return __builtin_convertvector(bytes, nk_u16x8);
}

static inline nk_u16x8 nk_load_u16(const uint16_t *address) {
  nk_u16x8 lanes;
  __builtin_memcpy(&lanes, address, sizeof lanes);
  return lanes;
}

static inline void nk_store_u16(uint16_t *address, nk_u16x8 lanes) {
  __builtin_memcpy(address, &lanes, sizeof lanes);
}

static inline nk_pixels nk_load_pixels(const uint32_t *address) {
  nk_u8x16 bytes;
  __builtin_memcpy(&bytes, address, sizeof bytes);
  return (nk_pixels){
      __builtin_convertvector(
          __builtin_shufflevector(bytes, bytes, 0, 1, 2, 3, 4, 5, 6, 7), nk_u16x8),
      __builtin_convertvector(
          __builtin_shufflevector(bytes, bytes, 8, 9, 10, 11, 12, 13, 14, 15), nk_u16x8)};
}

/// Each of four bytes for all channels of a pixel.
static inline nk_pixels nk_spread_bytes(uint32_t four) {
  const uint32_t twice[2] = {four, four};
  nk_u8x8 bytes;
  __builtin_memcpy(&bytes, twice, sizeof bytes);
  return (nk_pixels){
      __builtin_convertvector(
          __builtin_shufflevector(bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1), nk_u16x8),
      __builtin_convertvector(
          __builtin_shufflevector(bytes, bytes, 2, 2, 2, 2, 3, 3, 3, 3), nk_u16x8)};
}

/// Stores four pixels; what does not fit into a byte becomes 255.
static inline void nk_store_pixels(uint32_t *address, nk_pixels pixels) {
#if defined(__SSE2__)
  _mm_storeu_si128(
      (__m128i *)address, _mm_packus_epi16((__m128i)pixels.low, (__m128i)pixels.high));
#else
  vst1q_u8((uint8_t *)address,
           vcombine_u8(vqmovn_u16((uint16x8_t)pixels.low), vqmovn_u16((uint16x8_t)pixels.high)));
#endif
}

/// Products of bytes, divided by 255 and rounded.
static inline nk_u16x8 nk_scale_lanes(nk_u16x8 a, nk_u16x8 b) {
  const nk_u16x8 product = a * b + 128;
  return (product + (product >> 8)) >> 8;
}

/// Two source pixels over two others.
static inline nk_u16x8 nk_over_lanes(nk_u16x8 source, nk_u16x8 below) {
  const nk_u16x8 alpha = __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7);
  return source + nk_scale_lanes(below, 255 - alpha);
}

/// The values between 0 and a maximum; what is not a number becomes 0.
static inline nk_f32x4 nk_limited(nk_f32x4 values, float maximum) {
#if defined(__SSE2__)
  // The second operand wins when a value is not a number.
  return (nk_f32x4)_mm_min_ps(
      _mm_max_ps((__m128)values, _mm_setzero_ps()), _mm_set1_ps(maximum));
#else
  // The number wins when the other operand is none.
  return (nk_f32x4)vminnmq_f32(
      vmaxnmq_f32((float32x4_t)values, vdupq_n_f32(0)), vdupq_n_f32(maximum));
#endif
}

/// Blends each of two pixels with its right neighbour: each argument is both, with channels of 0 to 255 · 128, and
/// `weights` are those of the neighbours for four such pixels, 0 to 128, of which the first one here is `index`. The
/// result is divided by 128 · 128 and rounded.
static inline nk_u16x8 nk_blend_neighbors(
    nk_u16x8 first, nk_u16x8 second, nk_i32x4 weights, int index) {
#if defined(__SSE2__)
  // (128 - weight, weight) in the 16-bit halves of each lane.
  const nk_i32x4 pairs = (weights << 16) | (128 - weights);
#define NK_BLEND(pixels, i)                                                                     \
  _mm_srli_epi32(                                                                               \
      _mm_add_epi32(                                                                            \
          _mm_madd_epi16(                                                                       \
              _mm_unpacklo_epi16((__m128i)(pixels), _mm_srli_si128((__m128i)(pixels), 8)),      \
              (__m128i)nk_all_i32(pairs[i])),                                                   \
          _mm_set1_epi32(8192)),                                                                \
      14)
  return (nk_u16x8)_mm_packs_epi32(NK_BLEND(first, index), NK_BLEND(second, index + 1));
#else
#define NK_BLEND(pixels, i)                                                                     \
  vrshrn_n_u32(                                                                                 \
      vmlal_n_u16(                                                                              \
          vmull_n_u16(vget_low_u16((uint16x8_t)(pixels)), (uint16_t)(128 - weights[i])),        \
          vget_high_u16((uint16x8_t)(pixels)), (uint16_t)weights[i]),                           \
      14)
  return (nk_u16x8)vcombine_u16(NK_BLEND(first, index), NK_BLEND(second, index + 1));
#endif
#undef NK_BLEND
}
#endif

#endif
