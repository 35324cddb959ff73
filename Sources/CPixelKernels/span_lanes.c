#include "span.h"

#if defined(NK_HAS_LANES)
// A fused multiply-add rounds once where the scalar code rounds twice: other pixels.
#pragma STDC FP_CONTRACT OFF

/// Where four pixels are sampled along one axis: see `nk_position`.
typedef struct {
  nk_i32x4 texels, weights;
} positions;

static inline positions positions_at(nk_f32x4 values, float maximum, int32_t last) {
  const nk_i32x4 fixed =
      __builtin_convertvector(nk_limited(values, maximum) + nk_all_f32(0.5f), nk_i32x4);
  const nk_i32x4 texels = fixed >> 7;
  // -1 where the last texel has no neighbour.
  const nk_i32x4 past = texels > nk_all_i32(last);
  return (positions){texels + past, (fixed & 127) + (past & 128)};
}

/// The numbers of the four pixels from x on.
static inline nk_f32x4 steps_from(int32_t x) {
  return __builtin_convertvector(nk_all_i32(x) + (nk_i32x4){0, 1, 2, 3}, nk_f32x4);
}

static inline nk_f32x4 line(float at, float slope, nk_f32x4 steps) {
  return nk_all_f32(at) + nk_all_f32(slope) * steps;
}

/// Two texels blended with the two below; `weight` is the lower row's.
static inline nk_u16x8 blend_rows(const uint8_t *address, ptrdiff_t below, nk_u16x8 weight) {
  return nk_load_bytes(address) * (128 - weight) + nk_load_bytes(address + below) * weight;
}

/// The samples of the four pixels from x on.
static inline nk_pixels sample(const nk_row *row, int32_t x) {
  const nk_f32x4 steps = steps_from(x);
  nk_f32x4 u = line(row->u0, row->du, steps), v = line(row->v0, row->dv, steps);
  if (!row->is_affine) {
    const nk_f32x4 reciprocal = nk_all_f32(1.0f) / line(row->w0, row->dw, steps);
    u = u * reciprocal;
    v = v * reciprocal;
  }
  const positions columns = positions_at(u, row->max_u, row->last_x);
  const positions lines = positions_at(v, row->max_v, row->last_y);
#define ROWS(i)                                                                           \
  blend_rows(                                                                             \
      row->pixels + lines.texels[i] * row->bytes_per_row + (ptrdiff_t)columns.texels[i] * 4, \
      row->below, nk_all_u16((uint32_t)lines.weights[i]))
  return (nk_pixels){
      nk_blend_neighbors(ROWS(0), ROWS(1), columns.weights, 0),
      nk_blend_neighbors(ROWS(2), ROWS(3), columns.weights, 2)};
#undef ROWS
}

/// The same from a row of blended texels.
static inline nk_pixels sample_level(const nk_row *row, int32_t x) {
  const nk_f32x4 u = line(row->u0, row->du, steps_from(x));
  const positions columns = positions_at(u, row->max_u, row->last_x);
#define ROWS(i) nk_load_u16(row->blended + (ptrdiff_t)columns.texels[i] * 4)
  return (nk_pixels){
      nk_blend_neighbors(ROWS(0), ROWS(1), columns.weights, 0),
      nk_blend_neighbors(ROWS(2), ROWS(3), columns.weights, 2)};
#undef ROWS
}

static inline void composite(
    const nk_row *row, uint32_t *destination, int32_t from, int32_t to, bool is_level) {
  const nk_u16x8 alpha = nk_all_u16(row->alpha);
  const uint16_t top = row->is_opaque ? 255 : 0;
  const nk_u16x8 opaque = {0, 0, 0, top, 0, 0, 0, top};
  const bool is_copy = row->is_opaque && row->alpha == 255;
  int32_t x = from;
  for (; x + 4 <= to; x += 4) {
    nk_pixels source = is_level ? sample_level(row, x) : sample(row, x);
    source.low |= opaque;
    source.high |= opaque;
    if (!is_copy) {
      if (row->alpha != 255) {
        source.low = nk_scale_lanes(source.low, alpha);
        source.high = nk_scale_lanes(source.high, alpha);
      }
      const nk_pixels below = nk_load_pixels(destination + x);
      source.low = nk_over_lanes(source.low, below.low);
      source.high = nk_over_lanes(source.high, below.high);
    }
    nk_store_pixels(destination + x, source);
  }
  nk_span_scalar(row, destination, x, to);
}

void nk_span_lanes(const nk_row *row, uint32_t *destination, int32_t from, int32_t to) {
  composite(row, destination, from, to, false);
}

void nk_span_level_lanes(const nk_row *row, uint32_t *destination, int32_t from, int32_t to) {
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
  const nk_u16x8 weight = nk_all_u16(line.weight);
  for (int32_t x = left; x <= right; x += 2) {
    // Two at a time; the last two overlap the ones before when the number is odd.
    const int32_t at = x < right ? x : right - 1;
    nk_store_u16(
        row->blended + (ptrdiff_t)at * 4,
        blend_rows(texels + (ptrdiff_t)at * 4, row->below, weight));
  }
  composite(row, destination, from, to, true);
}
#endif
