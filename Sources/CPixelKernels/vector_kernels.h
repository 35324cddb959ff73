// The kernels for vectors of one size; `lanes.h` says which. `NK_VECTORS` is the name of the table of them, and
// `NK_REST` that of the table for the pixels that do not fill a vector.

// A fused multiply-add rounds once where the scalar code rounds twice: other pixels.
#pragma STDC FP_CONTRACT OFF

// MARK: Colours

static void fill(uint32_t *row, int32_t count, uint32_t pixel) {
  if (count < NK_PIXELS) return NK_REST.fill(row, count, pixel);
  const nk_i32 pixels = nk_all_i32((int32_t)pixel);
#define STORE(x) __builtin_memcpy(row + (x), &pixels, sizeof pixels)
  STORE(0);
  // From here to the last store all are aligned, so that none is in two cache lines.
  int32_t x = NK_PIXELS - (int32_t)((uintptr_t)row / sizeof *row % NK_PIXELS);
  for (; x + 4 * NK_PIXELS <= count; x += 4 * NK_PIXELS) {
    STORE(x);
    STORE(x + NK_PIXELS);
    STORE(x + 2 * NK_PIXELS);
    STORE(x + 3 * NK_PIXELS);
  }
  for (; x + NK_PIXELS <= count; x += NK_PIXELS) STORE(x);
  STORE(count - NK_PIXELS);
#undef STORE
}

static void cover(uint32_t *row, const uint8_t *mask, int32_t count, uint32_t color) {
  const nk_u16 source = nk_all_pixels(color);
  int32_t x = 0;
  for (; x + NK_PIXELS <= count; x += NK_PIXELS) {
    uint8_t some[NK_PIXELS] = {0};
    if (__builtin_memcmp(mask + x, some, sizeof some) == 0) continue;
    const nk_pixels shares = nk_spread_bytes(mask + x);
    nk_pixels pixels = nk_load_pixels(row + x);
    pixels.low = nk_over_lanes(nk_scale_lanes(source, shares.low), pixels.low);
    pixels.high = nk_over_lanes(nk_scale_lanes(source, shares.high), pixels.high);
    nk_store_pixels(row + x, pixels);
  }
  if (x < count) NK_REST.cover(row + x, mask + x, count - x, color);
}

static void over(uint32_t *row, int32_t count, uint32_t color) {
  const nk_u16 source = nk_all_pixels(color);
  int32_t x = 0;
  for (; x + NK_PIXELS <= count; x += NK_PIXELS) {
    nk_pixels pixels = nk_load_pixels(row + x);
    pixels.low = nk_over_lanes(source, pixels.low);
    pixels.high = nk_over_lanes(source, pixels.high);
    nk_store_pixels(row + x, pixels);
  }
  if (x < count) NK_REST.over(row + x, count - x, color);
}

/// The lanes of alpha of opaque pixels, or nothing.
static inline nk_u16 opaque_lanes(bool is_opaque) {
  return is_opaque ? nk_all_pixels(0xFF000000) : nk_all_u16(0);
}

/// Pixels of which each is opaque times alpha / 255 over others.
static int32_t fade_opaque(uint32_t *row, const uint32_t *source, int32_t count, uint8_t alpha) {
  const nk_u16 share = nk_all_u16(alpha), rest = nk_all_u16(255 - alpha);
  const nk_u16 opaque = opaque_lanes(true);
  int32_t x = 0;
  for (; x + NK_PIXELS <= count; x += NK_PIXELS) {
    const nk_pixels pixels = nk_load_pixels(source + x);
    nk_pixels below = nk_load_pixels(row + x);
    below.low = nk_scale_lanes(pixels.low | opaque, share) + nk_scale_lanes(below.low, rest);
    below.high = nk_scale_lanes(pixels.high | opaque, share) + nk_scale_lanes(below.high, rest);
    nk_store_pixels(row + x, below);
  }
  return x;
}

static int32_t fade_any(uint32_t *row, const uint32_t *source, int32_t count, uint8_t alpha) {
  const nk_u16 share = nk_all_u16(alpha);
  int32_t x = 0;
  for (; x + NK_PIXELS <= count; x += NK_PIXELS) {
    // Of a text most pixels are transparent.
    const uint32_t none[NK_PIXELS] = {0};
    if (__builtin_memcmp(source + x, none, sizeof none) == 0) continue;
    const nk_pixels pixels = nk_load_pixels(source + x);
    nk_pixels below = nk_load_pixels(row + x);
    below.low = nk_over_lanes(nk_scale_lanes(pixels.low, share), below.low);
    below.high = nk_over_lanes(nk_scale_lanes(pixels.high, share), below.high);
    nk_store_pixels(row + x, below);
  }
  return x;
}

static void fade(
    uint32_t *row, const uint32_t *source, int32_t count, uint8_t alpha, bool is_opaque) {
  const int32_t x =
      is_opaque ? fade_opaque(row, source, count, alpha) : fade_any(row, source, count, alpha);
  if (x < count) NK_REST.fade(row + x, source + x, count - x, alpha, is_opaque);
}

static void fade_over(
    uint32_t *row, const uint32_t *source, int32_t count, uint8_t alpha, uint32_t behind) {
  const nk_u16 share = nk_all_u16(alpha), opaque = opaque_lanes(true);
  const nk_u16 rest = nk_scale_lanes(nk_all_pixels(behind), nk_all_u16(255 - alpha));
  int32_t x = 0;
  for (; x + NK_PIXELS <= count; x += NK_PIXELS) {
    nk_pixels pixels = nk_load_pixels(source + x);
    pixels.low = nk_scale_lanes(pixels.low | opaque, share) + rest;
    pixels.high = nk_scale_lanes(pixels.high | opaque, share) + rest;
    nk_store_pixels(row + x, pixels);
  }
  if (x < count) NK_REST.fade_over(row + x, source + x, count - x, alpha, behind);
}

// MARK: Pictures

/// Where some pixels are sampled along one axis: see `nk_position`.
typedef struct {
  nk_i32 texels, weights;
} positions;

static inline positions positions_at(nk_f32 values, float maximum, int32_t last) {
  const nk_i32 fixed =
      __builtin_convertvector(nk_limited(values, maximum) + nk_all_f32(0.5f), nk_i32);
  const nk_i32 texels = fixed >> 7;
  // -1 where the last texel has no neighbour.
  const nk_i32 past = texels > nk_all_i32(last);
  return (positions){texels + past, (fixed & 127) + (past & 128)};
}

static inline nk_f32 line(float at, float slope, nk_f32 steps) {
  return nk_all_f32(at) + nk_all_f32(slope) * steps;
}

/// The texels of two rows blended; `weight` is that of the lower ones, 0 to 128.
static inline nk_u16 blend(nk_u16 upper, nk_u16 lower, nk_u16 weight) {
  return upper * 128 + (lower - upper) * weight;
}

/// The samples of the pixels from x on.
static inline nk_pixels sample(const nk_row *row, int32_t x) {
  const nk_f32 steps = __builtin_convertvector(nk_all_i32(x) + nk_numbers(), nk_f32);
  nk_f32 u = line(row->u0, row->du, steps), v = line(row->v0, row->dv, steps);
  if (!row->is_affine) {
    const nk_f32 reciprocal = nk_all_f32(1.0f) / line(row->w0, row->dw, steps);
    u = u * reciprocal;
    v = v * reciprocal;
  }
  const positions columns = positions_at(u, row->max_u, row->last_x);
  const positions lines = positions_at(v, row->max_v, row->last_y);
  const nk_i32 texels = lines.texels * (int32_t)row->bytes_per_row + columns.texels * 4;
  const nk_i32 pairs = nk_neighbor_weights(columns.weights);
  int32_t offsets[NK_PIXELS], down[NK_PIXELS], across[NK_PIXELS];
  __builtin_memcpy(offsets, &texels, sizeof offsets);
  __builtin_memcpy(down, &lines.weights, sizeof down);
  __builtin_memcpy(across, &pairs, sizeof across);
  const uint8_t *const upper = row->pixels, *const lower = row->pixels + row->below;
#define ROWS(i, j)                                                                             \
  blend(nk_gather_bytes(upper + offsets[i], upper + offsets[j]),                               \
        nk_gather_bytes(lower + offsets[i], lower + offsets[j]),                               \
        nk_gather_numbers(down + i, down + j))
#define HALF(i) nk_blend_neighbors(ROWS(i, i + NK_SKIP), ROWS(i + 1, i + 1 + NK_SKIP), across + i)
  return (nk_pixels){HALF(0), HALF(2)};
#undef HALF
#undef ROWS
}

/// The same from a row of blended texels.
static inline nk_pixels sample_level(const nk_row *row, int32_t x) {
  const int32_t at = x - row->columns->first;
  const int32_t *texels = row->columns->texels + at, *weights = row->columns->weights + at;
#define ROWS(i, j) nk_gather_u16(row->blended + texels[i], row->blended + texels[j])
#define HALF(i) nk_blend_neighbors(ROWS(i, i + NK_SKIP), ROWS(i + 1, i + 1 + NK_SKIP), weights + i)
  return (nk_pixels){HALF(0), HALF(2)};
#undef HALF
#undef ROWS
}

static inline void composite(
    const nk_row *row, uint32_t *destination, int32_t from, int32_t to, bool is_level) {
  const nk_u16 alpha = nk_all_u16(row->alpha), rest = nk_all_u16(255 - row->alpha);
  const nk_u16 opaque = opaque_lanes(row->is_opaque);
  const bool is_copy = row->is_opaque && row->alpha == 255;
  int32_t x = from;
  for (; x + NK_PIXELS <= to; x += NK_PIXELS) {
    nk_pixels source = is_level ? sample_level(row, x) : sample(row, x);
    source.low |= opaque;
    source.high |= opaque;
    if (!is_copy) {
      if (row->alpha != 255) {
        source.low = nk_scale_lanes(source.low, alpha);
        source.high = nk_scale_lanes(source.high, alpha);
      }
      const nk_pixels below = nk_load_pixels(destination + x);
      if (row->is_opaque) {
        source.low += nk_scale_lanes(below.low, rest);
        source.high += nk_scale_lanes(below.high, rest);
      } else {
        source.low = nk_over_lanes(source.low, below.low);
        source.high = nk_over_lanes(source.high, below.high);
      }
    }
    nk_store_pixels(destination + x, source);
  }
  if (x < to) NK_REST.span(row, destination, x, to);
}

static void span(const nk_row *row, uint32_t *destination, int32_t from, int32_t to) {
  composite(row, destination, from, to, false);
}

static void level(const nk_row *row, uint32_t *destination, int32_t from, int32_t to) {
  if (from >= to) return;
  // Positions grow or fall along the row: the first and the last one are its limits.
  const nk_columns *columns = row->columns;
  const int32_t a = columns->texels[from - columns->first];
  const int32_t b = columns->texels[to - 1 - columns->first];
  const int32_t left = a < b ? a : b, right = (a < b ? b : a) + 8;
  const nk_position line = nk_position_at(row->v0, row->max_v, row->last_y);
  const uint8_t *texels = row->pixels + line.texel * row->bytes_per_row;
  const nk_u16 weight = nk_all_u16(line.weight);
  int32_t at = left;
  for (; at + 2 * NK_PIXELS <= right; at += 2 * NK_PIXELS) {
    nk_store_u16(
        row->blended + at,
        blend(nk_load_bytes(texels + at), nk_load_bytes(texels + at + row->below), weight));
  }
  for (; at < right; at++) {
    row->blended[at] = (uint16_t)(texels[at] * (128 - line.weight) +
                                  texels[at + row->below] * line.weight);
  }
  composite(row, destination, from, to, true);
}

static void blur(nk_twin *lines, nk_twin *spare, int32_t count, nk_line_box box) {
  nk_blur_lines(lines, spare, count, box);
}

const nk_vectors NK_VECTORS = {fill, cover, over, fade, fade_over, span, level, blur};
