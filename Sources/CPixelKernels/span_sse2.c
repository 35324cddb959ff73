#include "span.h"

#if defined(__SSE2__)
#include <emmintrin.h>

#pragma STDC FP_CONTRACT OFF

/// Eight products of bytes in 16-bit lanes, divided by 255 and rounded.
static inline __m128i scale_bytes(__m128i a, __m128i b) {
  const __m128i product = _mm_add_epi16(_mm_mullo_epi16(a, b), _mm_set1_epi16(128));
  return _mm_srli_epi16(_mm_add_epi16(product, _mm_srli_epi16(product, 8)), 8);
}

/// Positions in 1/128 of a texel; see `clamp_position` of the scalar code.
static inline __m128i clamp_positions(__m128 positions, __m128 maximum) {
  const __m128 clamped = _mm_min_ps(_mm_max_ps(positions, _mm_setzero_ps()), maximum);
  return _mm_cvttps_epi32(_mm_add_ps(clamped, _mm_set1_ps(0.5f)));
}

/// The four texels around one position, blended: one channel per 32-bit lane, not yet rounded.
/// `fx` holds (128 - fx, fx) in each lane and `fy` holds fy in all 16-bit lanes.
static inline __m128i blend(const uint8_t *address, ptrdiff_t below, __m128i fx, __m128i fy) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i top = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)address), zero);
  const __m128i bottom =
      _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(address + below)), zero);
  const __m128i columns = _mm_add_epi16(
      _mm_mullo_epi16(top, _mm_sub_epi16(_mm_set1_epi16(128), fy)), _mm_mullo_epi16(bottom, fy));
  return _mm_madd_epi16(_mm_unpacklo_epi16(columns, _mm_srli_si128(columns, 8)), fx);
}

/// The samples of the four pixels from x on, two in each result, in 16-bit lanes.
static inline void sample(const nk_row *row, int32_t x, __m128i *low, __m128i *high) {
  const __m128 steps = _mm_cvtepi32_ps(_mm_add_epi32(_mm_set1_epi32(x), _mm_setr_epi32(0, 1, 2, 3)));
  __m128 u = _mm_add_ps(_mm_set1_ps(row->u0), _mm_mul_ps(_mm_set1_ps(row->du), steps));
  __m128 v = _mm_add_ps(_mm_set1_ps(row->v0), _mm_mul_ps(_mm_set1_ps(row->dv), steps));
  if (!row->is_affine) {
    const __m128 w = _mm_add_ps(_mm_set1_ps(row->w0), _mm_mul_ps(_mm_set1_ps(row->dw), steps));
    const __m128 reciprocal = _mm_div_ps(_mm_set1_ps(1.0f), w);
    u = _mm_mul_ps(u, reciprocal);
    v = _mm_mul_ps(v, reciprocal);
  }
  const __m128i columns = clamp_positions(u, _mm_set1_ps(row->max_u));
  const __m128i lines = clamp_positions(v, _mm_set1_ps(row->max_v));
  __m128i tx = _mm_srli_epi32(columns, 7), ty = _mm_srli_epi32(lines, 7);
  __m128i fx = _mm_and_si128(columns, _mm_set1_epi32(127));
  __m128i fy = _mm_and_si128(lines, _mm_set1_epi32(127));
  // The last column and row have no neighbour: take the one before, with all the weight on this.
  const __m128i past_x = _mm_cmpgt_epi32(tx, _mm_set1_epi32(row->last_x));
  const __m128i past_y = _mm_cmpgt_epi32(ty, _mm_set1_epi32(row->last_y));
  tx = _mm_add_epi32(tx, past_x);
  ty = _mm_add_epi32(ty, past_y);
  fx = _mm_add_epi32(fx, _mm_and_si128(past_x, _mm_set1_epi32(128)));
  fy = _mm_add_epi32(fy, _mm_and_si128(past_y, _mm_set1_epi32(128)));
  fx = _mm_or_si128(_mm_slli_epi32(fx, 16), _mm_sub_epi32(_mm_set1_epi32(128), fx));
  fy = _mm_or_si128(_mm_slli_epi32(fy, 16), fy);

  int32_t texel_x[4], texel_y[4];
  _mm_storeu_si128((__m128i *)texel_x, tx);
  _mm_storeu_si128((__m128i *)texel_y, ty);
#define ADDRESS(i) (row->pixels + texel_y[i] * row->bytes_per_row + (ptrdiff_t)texel_x[i] * 4)
#define BLEND(i, lane)                                                                   \
  blend(ADDRESS(i), row->below, _mm_shuffle_epi32(fx, lane), _mm_shuffle_epi32(fy, lane))
  const __m128i half = _mm_set1_epi32(8192);
  const __m128i p0 = _mm_srli_epi32(_mm_add_epi32(BLEND(0, 0x00), half), 14);
  const __m128i p1 = _mm_srli_epi32(_mm_add_epi32(BLEND(1, 0x55), half), 14);
  const __m128i p2 = _mm_srli_epi32(_mm_add_epi32(BLEND(2, 0xaa), half), 14);
  const __m128i p3 = _mm_srli_epi32(_mm_add_epi32(BLEND(3, 0xff), half), 14);
#undef BLEND
#undef ADDRESS
  *low = _mm_packs_epi32(p0, p1);
  *high = _mm_packs_epi32(p2, p3);
}

/// Two source pixels over two destination pixels, all in 16-bit lanes.
static inline __m128i over(__m128i source, __m128i destination) {
  __m128i alpha = _mm_shufflelo_epi16(source, 0xff);
  alpha = _mm_shufflehi_epi16(alpha, 0xff);
  const __m128i rest = _mm_sub_epi16(_mm_set1_epi16(255), alpha);
  return _mm_add_epi16(source, scale_bytes(destination, rest));
}

void nk_span_sse2(const nk_row *row, uint32_t *destination, int32_t from, int32_t to) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i alpha = _mm_set1_epi16(row->alpha);
  const __m128i opaque =
      row->is_opaque ? _mm_setr_epi16(0, 0, 0, 255, 0, 0, 0, 255) : _mm_setzero_si128();
  const bool is_copy = row->is_opaque && row->alpha == 255;
  int32_t x = from;
  for (; x + 4 <= to; x += 4) {
    __m128i *target = (__m128i *)(destination + x);
    __m128i low, high;
    sample(row, x, &low, &high);
    low = _mm_or_si128(low, opaque);
    high = _mm_or_si128(high, opaque);
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
#endif
