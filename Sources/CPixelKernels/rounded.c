#include <wchar.h>

#include "vectors.h"

/// Where one row of a part is painted: columns are those of the rectangle.
typedef struct {
  /// The pixel at column `left`.
  uint32_t *pixels;
  int32_t left, right;
  uint32_t color;
  const nk_vectors *vectors;
} canvas;

static inline int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t greatest(int32_t a, int32_t b) { return a > b ? a : b; }

/// - mask: the coverage of column `from` and of those that follow.
static inline void cover(const canvas *row, int32_t from, int32_t to, const uint8_t *mask) {
  const int32_t start = greatest(from, row->left), end = least(to, row->right);
  if (start < end) {
    row->vectors->cover(
        row->pixels + (start - row->left), mask + (start - from), end - start, row->color);
  }
}

static inline void fill(const canvas *row, int32_t from, int32_t to) {
  const int32_t start = greatest(from, row->left), end = least(to, row->right);
  if (start >= end) return;
  uint32_t *pixels = row->pixels + (start - row->left);
  if (row->color >> 24 == 255) {
    wmemset((wchar_t *)pixels, (wchar_t)row->color, (size_t)(end - start));
  } else {
    row->vectors->over(pixels, end - start, row->color);
  }
}

/// Pixels that are covered in part, from column `from` to column `to` of the left corner.
static inline void cover_left(
    const canvas *row, const nk_corner *corner, int32_t from, int32_t to, int32_t bytes, int32_t half) {
  cover(row, from, least(to, half), corner->bytes + bytes);
}

/// The same at the right; columns are counted from there.
static inline void cover_right(
    const canvas *row, const nk_corner *corner, int32_t from, int32_t to, int32_t bytes, int32_t half,
    int32_t width) {
  const int32_t end = least(to, half);
  if (from >= end) return;
  // The coverage of the last column is the first one here.
  const int32_t first = corner->byte_count - bytes - (end - from);
  cover(row, width - end, width - from, corner->mirrored + first);
}

static inline const nk_corner_row *row_at(const nk_corner *corner, int32_t depth) {
  return corner->rows + (least(depth, corner->side) - corner->first);
}

static inline void paint_row(
    const canvas *row, const nk_rounded *rounded, const nk_corner *left, const nk_corner *right,
    int32_t depth) {
  const int32_t width = rounded->width, left_half = (width + 1) / 2, right_half = width / 2;
  const nk_corner_row *const a = row_at(left, depth), *const b = row_at(right, depth);
  cover_left(row, left, a->outside, a->full, a->bytes, left_half);
  const int32_t full_left = least(a->hole, left_half), full_right = least(b->hole, right_half);
  if (full_left == left_half && full_right == right_half) {
    fill(row, least(a->full, left_half), width - least(b->full, right_half));
  } else {
    fill(row, a->full, full_left);
    cover_left(row, left, a->hole, a->end, a->bytes + (a->full - a->outside), left_half);
    cover_right(row, right, b->hole, b->end, b->bytes + (b->full - b->outside), right_half, width);
    fill(row, width - full_right, width - b->full);
  }
  cover_right(row, right, b->outside, b->full, b->bytes, right_half, width);
}

void nk_cover_rounded(
    nk_bitmap target, int32_t left, int32_t top, const nk_rounded *rounded, uint32_t color) {
  const int32_t right = least(left + target.width, rounded->width);
  const int32_t bottom = least(top + target.height, rounded->height);
  const int32_t middle = (rounded->height + 1) / 2;
  for (int32_t y = greatest(top, 0); y < bottom; y++) {
    uint8_t *pixels = (uint8_t *)target.pixels + (y - top) * target.bytes_per_row;
    const canvas row = {(uint32_t *)pixels, left, right, color, nk_vectors_for_short_runs()};
    if (y < middle) {
      paint_row(&row, rounded, rounded->top_left, rounded->top_right, y);
    } else {
      paint_row(
          &row, rounded, rounded->bottom_left, rounded->bottom_right, rounded->height - 1 - y);
    }
  }
}
