#include "span.h"

#if defined(__SSE2__)
#include <emmintrin.h>

#pragma STDC FP_CONTRACT OFF

/// Eight products of bytes in 16-bit lanes, divided by 255 and rounded.
static inline __m128i scale_bytes(__m128i a, __m128i b) {
  const __m128i product = _mm_add_epi16(_mm_mullo_epi16(a, b), _mm_set1_epi16(128));
  return _mm_srli_epi16(_mm_add_epi16(product, _mm_srli_epi16(product, 8)), 8);
}

/// Where four pixels are sampled along one axis: see `nk_position`.
typedef struct {
  __m128i texels, weights;
} positions;

static inline positions positions_at(__m128 values, float maximum, int32_t last) {
  // The operand that wins when a value is not a number is 0.
  const __m128 clamped =
      _mm_min_ps(_mm_max_ps(values, _mm_setzero_ps()), _mm_set1_ps(maximum));
  const __m128i fixed = _mm_cvttps_epi32(_mm_add_ps(clamped, _mm_set1_ps(0.5f)));
  const __m128i texels = _mm_srli_epi32(fixed, 7);
  const __m128i past = _mm_cmpgt_epi32(texels, _mm_set1_epi32(last));
  const __m128i weights = _mm_and_si128(fixed, _mm_set1_epi32(127));
  return (positions){
      _mm_add_epi32(texels, past),
      _mm_add_epi32(weights, _mm_and_si128(past, _mm_set1_epi32(128)))};
}

/// The numbers of the four pixels from x on.
static inline __m128 steps_from(int32_t x) {
  return _mm_cvtepi32_ps(_mm_add_epi32(_mm_set1_epi32(x), _mm_setr_epi32(0, 1, 2, 3)));
}

/// at + slope · steps
static inline __m128 line(float at, float slope, __m128 steps) {
  return _mm_add_ps(_mm_set1_ps(at), _mm_mul_ps(_mm_set1_ps(slope), steps));
}

/// (128 - weight, weight) in the 16-bit halves of each lane.
static inline __m128i paired(__m128i weights) {
  return _mm_or_si128(
      _mm_slli_epi32(weights, 16), _mm_sub_epi32(_mm_set1_epi32(128), weights));
}

/// Two texels blended with the two below, in 16-bit lanes; `weight` is the lower row's, in all.
static inline __m128i blend_rows(const uint8_t *address, ptrdiff_t below, __m128i weight) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i top = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)address), zero);
  const __m128i bottom =
      _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(address + below)), zero);
  return _mm_add_epi16(
      _mm_mullo_epi16(top, _mm_sub_epi16(_mm_set1_epi16(128), weight)),
      _mm_mullo_epi16(bottom, weight));
}

/// Two blended texels blended into one, a channel per 32-bit lane; `weights` is `paired`.
static inline __m128i blend_columns(__m128i columns, __m128i weights) {
  const __m128i pairs = _mm_unpacklo_epi16(columns, _mm_srli_si128(columns, 8));
  const __m128i sum = _mm_add_epi32(_mm_madd_epi16(pairs, weights), _mm_set1_epi32(8192));
  return _mm_srli_epi32(sum, 14);
}

/// The samples of four pixels, two in each value, in 16-bit lanes.
typedef struct {
  __m128i low, high;
} samples;

static inline samples sample(const nk_row *row, int32_t x) {
  const __m128 steps = steps_from(x);
  __m128 u = line(row->u0, row->du, steps), v = line(row->v0, row->dv, steps);
  if (!row->is_affine) {
    const __m128 w = line(row->w0, row->dw, steps);
    const __m128 reciprocal = _mm_div_ps(_mm_set1_ps(1.0f), w);
    u = _mm_mul_ps(u, reciprocal);
    v = _mm_mul_ps(v, reciprocal);
  }
  const positions columns = positions_at(u, row->max_u, row->last_x);
  const positions lines = positions_at(v, row->max_v, row->last_y);
  const __m128i fx = paired(columns.weights);
  const __m128i fy = _mm_or_si128(_mm_slli_epi32(lines.weights, 16), lines.weights);
  int32_t tx[4], ty[4];
  _mm_storeu_si128((__m128i *)tx, columns.texels);
  _mm_storeu_si128((__m128i *)ty, lines.texels);
#define SAMPLE(i, lane)                                                                    \
  blend_columns(                                                                           \
      blend_rows(                                                                          \
          row->pixels + ty[i] * row->bytes_per_row + (ptrdiff_t)tx[i] * 4, row->below,     \
          _mm_shuffle_epi32(fy, lane)),                                                    \
      _mm_shuffle_epi32(fx, lane))
  return (samples){
      _mm_packs_epi32(SAMPLE(0, 0x00), SAMPLE(1, 0x55)),
      _mm_packs_epi32(SAMPLE(2, 0xaa), SAMPLE(3, 0xff))};
#undef SAMPLE
}

/// The same from a row of blended texels.
static inline samples sample_level(const nk_row *row, int32_t x) {
  const __m128 u = line(row->u0, row->du, steps_from(x));
  const positions columns = positions_at(u, row->max_u, row->last_x);
  const __m128i fx = paired(columns.weights);
  int32_t tx[4];
  _mm_storeu_si128((__m128i *)tx, columns.texels);
#define SAMPLE(i, lane)                                                                    \
  blend_columns(                                                                           \
      _mm_loadu_si128((const __m128i *)(row->blended + (ptrdiff_t)tx[i] * 4)),             \
      _mm_shuffle_epi32(fx, lane))
  return (samples){
      _mm_packs_epi32(SAMPLE(0, 0x00), SAMPLE(1, 0x55)),
      _mm_packs_epi32(SAMPLE(2, 0xaa), SAMPLE(3, 0xff))};
#undef SAMPLE
}

/// Two source pixels over two destination pixels, all in 16-bit lanes.
static inline __m128i over(__m128i source, __m128i destination) {
  __m128i alpha = _mm_shufflelo_epi16(source, 0xff);
  alpha = _mm_shufflehi_epi16(alpha, 0xff);
  const __m128i rest = _mm_sub_epi16(_mm_set1_epi16(255), alpha);
  return _mm_add_epi16(source, scale_bytes(destination, rest));
}

static inline void composite(
    const nk_row *row, uint32_t *destination, int32_t from, int32_t to, bool is_level) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i alpha = _mm_set1_epi16(row->alpha);
  const __m128i opaque =
      row->is_opaque ? _mm_setr_epi16(0, 0, 0, 255, 0, 0, 0, 255) : _mm_setzero_si128();
  const bool is_copy = row->is_opaque && row->alpha == 255;
  int32_t x = from;
  for (; x + 4 <= to; x += 4) {
    __m128i *target = (__m128i *)(destination + x);
    const samples source = is_level ? sample_level(row, x) : sample(row, x);
    __m128i low = _mm_or_si128(source.low, opaque);
    __m128i high = _mm_or_si128(source.high, opaque);
    if (!is_copy) {
      if (row->alpha != 255) {
        low = scale_bytes(low, alpha);
        high = scale_bytes(high, alpha);
      }
      const __m128i behind = _mm_loadu_si128(target);
      low = over(low, _mm_unpacklo_epi8(behind, zero));
      high = over(high, _mm_unpackhi_epi8(behind, zero));
    }
    _mm_storeu_si128(target, _mm_packus_epi16(low, high));
  }
  nk_span_scalar(row, destination, x, to);
}

void nk_span_sse2(const nk_row *row, uint32_t *destination, int32_t from, int32_t to) {
  composite(row, destination, from, to, false);
}

void nk_span_level_sse2(const nk_row *row, uint32_t *destination, int32_t from, int32_t to) {
  if (from >= to) {
    return;
  }
  // Positions grow or fall along the row: the first and the last one are its limits.
  const float first = row->u0 + row->du * (float)from, last = row->u0 + row->du * (float)(to - 1);
  const int32_t a = nk_position_at(first, row->max_u, row->last_x).texel;
  const int32_t b = nk_position_at(last, row->max_u, row->last_x).texel;
  const int32_t left = a < b ? a : b, right = (a < b ? b : a) + 1;
  const nk_position line = nk_position_at(row->v0, row->max_v, row->last_y);
  const uint8_t *texels = row->pixels + line.texel * row->bytes_per_row;
  const __m128i weight = _mm_set1_epi16((int16_t)line.weight);
  for (int32_t x = left; x <= right; x += 2) {
    // Two at a time; the last two overlap the ones before when the number is odd.
    const int32_t at = x < right ? x : right - 1;
    _mm_storeu_si128(
        (__m128i *)(row->blended + (ptrdiff_t)at * 4),
        blend_rows(texels + (ptrdiff_t)at * 4, row->below, weight));
  }
  composite(row, destination, from, to, true);
}
#endif
