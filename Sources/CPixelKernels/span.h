#ifndef NEST_SPAN_H
#define NEST_SPAN_H

#include "lanes.h"

/// Where the pixels of all rows are sampled in a picture whose rows and columns are parallel to theirs.
typedef struct {
  /// The first pixel that has a place in the lists.
  int32_t first;
  /// The number of the first channel of the left texel of each pixel.
  int32_t *texels;
  /// The weights of both texels, 128 in sum: that of the right one in the upper half.
  int32_t *weights;
} nk_columns;

/// What the pixels of one row of the destination need: everything that does not depend on x.
///
/// The sampling position of pixel x, in 1/128 of a texel, is ((u0 + du·x) / (w0 + dw·x),
/// (v0 + dv·x) / (w0 + dw·x)), clamped to the centres of the outermost texels. All of it is
/// computed from x itself, never step by step, so that a pixel does not depend on where a run of
/// pixels began.
typedef struct {
  const uint8_t *pixels;
  ptrdiff_t bytes_per_row;
  float u0, du, v0, dv, w0, dw;
  float max_u, max_v;
  /// The last column and row that have a neighbour to blend with (0 if there is but one).
  int32_t last_x, last_y;
  /// From a texel to its right and its lower neighbour, in bytes: 0 if there is but one.
  ptrdiff_t right, below;
  /// w is 1 along every row: no division is needed.
  bool is_affine;
  bool is_opaque;
  uint8_t alpha;
  /// For rows that are parallel to those of the picture; NULL for others.
  const nk_columns *columns;
  /// Room for one row of blended texels, with 16 bits per channel.
  uint16_t *blended;
} nk_row;

/// Composites the pixels [from, to) of a row, all of them inside the picture.
typedef void (*nk_span)(const nk_row *row, uint32_t *destination, int32_t from, int32_t to);

/// Where a position in 1/128 of a texel lies: the texel to start from and the weight of the next
/// one, 0…128.
typedef struct {
  int32_t texel;
  uint32_t weight;
} nk_position;

/// A position clamped to 0…maximum; `last` is the last texel that has a neighbour.
nk_position nk_position_at(float position, float maximum, int32_t last);

/// The sample for pixel x, times alpha / 255.
uint32_t nk_sample(const nk_row *row, int32_t x, uint32_t alpha);
/// `source` over `destination`.
uint32_t nk_over(uint32_t source, uint32_t destination);

#endif
