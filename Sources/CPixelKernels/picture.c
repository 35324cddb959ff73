#include "CPixelKernels.h"

#include <math.h>
#include <stdlib.h>

#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// Below this the plane of the picture is seen from behind, or too far to be seen at all.
static const double smallest_w = 1e-9;

/// A linear function of the position in the destination, value = at + dx·x + dy·y.
typedef struct {
  double at, dx, dy;
} linear;

/// A run of pixels of one row: the first one, and the one after the last.
typedef struct {
  double from, to;
} interval;

/// a + factor · b
static linear combine(linear a, double factor, linear b) {
  return (linear){a.at + factor * b.at, a.dx + factor * b.dx, a.dy + factor * b.dy};
}

/// Makes the value the distance, in pixels of the destination, from the line where it is 0.
static linear normalized(linear edge) {
  const double slope = sqrt(edge.dx * edge.dx + edge.dy * edge.dy);
  if (slope > 1e-12) {
    return (linear){edge.at / slope, edge.dx / slope, edge.dy / slope};
  }
  return (linear){edge.at > 0 ? 1e9 : -1e9, 0, 0};
}

/// Keeps the pixels whose centres have value ≥ minimum.
static interval restricted(interval span, linear function, double y, double minimum) {
  const double start = function.at + function.dy * y + function.dx * 0.5 - minimum;
  if (function.dx > 1e-12) {
    span.from = fmax(span.from, ceil(-start / function.dx));
  } else if (function.dx < -1e-12) {
    span.to = fmin(span.to, floor(start / -function.dx) + 1);
  } else if (start < 0) {
    span.to = span.from;
  }
  return span;
}

static double clamped(double value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

/// How much of the pixel lies between two opposite edges.
static double between(linear first, linear second, double x, double y) {
  const double a = clamped(first.at + first.dx * x + first.dy * y + 0.5);
  const double b = clamped(second.at + second.dx * x + second.dy * y + 0.5);
  return a + b > 1 ? a + b - 1 : 0;
}

static void draw_edge(
    const nk_row *row, const linear *edges, uint32_t *line, int32_t y, int32_t from, int32_t to) {
  for (int32_t x = from; x < to; x++) {
    const double px = x + 0.5, py = y + 0.5;
    const double coverage =
        between(edges[0], edges[1], px, py) * between(edges[2], edges[3], px, py);
    const uint32_t alpha = (uint32_t)(coverage * row->alpha + 0.5);
    if (alpha > 0) {
      line[x] = nk_over(nk_sample(row, x, alpha), line[x]);
    }
  }
}

static int32_t within(double value, int32_t low, int32_t high) {
  // Not-a-number becomes the low limit.
  return value >= high ? high : value > low ? (int32_t)value : low;
}

/// The numbers for row y: positions are scaled to 1/128 texels and moved to texel centres.
static nk_row row_at(nk_row row, linear u, linear v, linear w, int32_t y) {
  const double py = y + 0.5;
  const linear su = combine(u, -0.5, w), sv = combine(v, -0.5, w);
  row.u0 = (float)(128 * (su.at + su.dy * py + su.dx * 0.5));
  row.v0 = (float)(128 * (sv.at + sv.dy * py + sv.dx * 0.5));
  row.w0 = (float)(w.at + w.dy * py + w.dx * 0.5);
  row.du = (float)(128 * su.dx);
  row.dv = (float)(128 * sv.dx);
  row.dw = (float)w.dx;
  return row;
}

/// What all rows of a picture have in common.
static nk_row common_row(const nk_picture *picture, bool is_affine) {
  const nk_bitmap source = picture->bitmap;
  return (nk_row){
      .pixels = source.pixels,
      .bytes_per_row = source.bytes_per_row,
      .max_u = (float)(source.width - 1) * 128,
      .max_v = (float)(source.height - 1) * 128,
      .last_x = source.width > 1 ? source.width - 2 : 0,
      .last_y = source.height > 1 ? source.height - 2 : 0,
      .right = source.width > 1 ? 4 : 0,
      .below = source.height > 1 ? source.bytes_per_row : 0,
      .is_affine = is_affine,
      .is_opaque = picture->is_opaque,
      .alpha = picture->alpha};
}

/// Sets where the pixels from `left` to `right` are sampled horizontally, which is the same in all rows, and makes room for a
/// blended row. False where there is no memory.
static bool set_columns(nk_row *row, nk_columns *columns, linear u, int32_t left, int32_t right) {
  const size_t count = (size_t)(right - left), texels = (size_t)(row->last_x + 2) * 4;
  int32_t *numbers = malloc(2 * count * sizeof(int32_t) + texels * sizeof(uint16_t));
  if (!numbers) return false;
  *columns = (nk_columns){left, numbers, numbers + count};
  row->columns = columns;
  row->blended = (uint16_t *)(numbers + 2 * count);
  const nk_row any = row_at(*row, u, (linear){0, 0, 0}, (linear){1, 0, 0}, 0);
  for (int32_t x = left; x < right; x++) {
    const nk_position at = nk_position_at(any.u0 + any.du * (float)x, row->max_u, row->last_x);
    columns->texels[x - left] = at.texel * 4;
    columns->weights[x - left] = (int32_t)(at.weight << 16 | (128 - at.weight));
  }
  return true;
}

static void draw(
    nk_bitmap destination, nk_box clip, const nk_picture *picture, const nk_vectors *vectors) {
  const nk_bitmap source = picture->bitmap;
  if (source.width < 1 || source.height < 1 || picture->alpha == 0) {
    return;
  }
  const double *m = picture->inverse;
  linear u = {m[2], m[0], m[1]}, v = {m[5], m[3], m[4]}, w = {m[8], m[6], m[7]};
  const bool is_affine = fabs(w.dx) < 1e-12 && fabs(w.dy) < 1e-12;
  if (is_affine) {
    if (!(w.at > smallest_w)) {
      return;
    }
    u = (linear){u.at / w.at, u.dx / w.at, u.dy / w.at};
    v = (linear){v.at / w.at, v.dx / w.at, v.dy / w.at};
    w = (linear){1, 0, 0};
  }
  const linear edges[4] = {
      normalized(u), normalized(combine((linear){-u.at, -u.dx, -u.dy}, picture->width, w)),
      normalized(v), normalized(combine((linear){-v.at, -v.dx, -v.dy}, picture->height, w))};
  nk_row common = common_row(picture, is_affine);
  const int32_t left = clip.left > 0 ? clip.left : 0, top = clip.top > 0 ? clip.top : 0;
  const int32_t right = clip.right < destination.width ? clip.right : destination.width;
  const int32_t bottom = clip.bottom < destination.height ? clip.bottom : destination.height;
  if (left >= right || top >= bottom) return;
  nk_span span = vectors->span;
  nk_columns columns = {0};
  if (vectors->level && is_affine && v.dx == 0 && u.dy == 0 &&
      set_columns(&common, &columns, u, left, right)) {
    span = vectors->level;
  }
  for (int32_t y = top; y < bottom; y++) {
    const double py = y + 0.5;
    interval outer = restricted((interval){-1e9, 1e9}, w, py, smallest_w);
    for (int i = 0; i < 4; i++) {
      outer = restricted(outer, edges[i], py, -0.5);
    }
    const int32_t x0 = within(outer.from, left, right), x1 = within(outer.to, left, right);
    if (x0 >= x1) {
      continue;
    }
    interval inner = outer;
    for (int i = 0; i < 4; i++) {
      inner = restricted(inner, edges[i], py, 0.5);
    }
    const nk_row row = row_at(common, u, v, w, y);
    uint32_t *line = (uint32_t *)((uint8_t *)destination.pixels + y * destination.bytes_per_row);
    const int32_t i0 = within(inner.from, x0, x1);
    const int32_t i1 = inner.to > inner.from ? within(inner.to, i0, x1) : i0;
    draw_edge(&row, edges, line, y, x0, i0);
    span(&row, line, i0, i1);
    draw_edge(&row, edges, line, y, i1, x1);
  }
  free(columns.texels);
}

void nk_draw_picture_scalar(nk_bitmap destination, nk_box clip, const nk_picture *picture) {
  draw(destination, clip, picture, &nk_vectors_scalar);
}

void nk_draw_picture(nk_bitmap destination, nk_box clip, const nk_picture *picture) {
  const nk_bitmap source = picture->bitmap;
  // Two texels are read at once, of which a picture of one column has but one, at offsets of 32 bits.
  const bool is_usual = source.width > 1 && source.height < INT32_MAX / (source.bytes_per_row + 1);
  draw(destination, clip, picture, is_usual ? nk_vectors_here() : &nk_vectors_scalar);
}
