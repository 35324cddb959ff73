#ifndef NEST_PIXEL_KERNELS_H
#define NEST_PIXEL_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Pixels as 32-bit words 0xAARRGGBB in native byte order, premultiplied.
typedef struct {
  void *_Nonnull pixels;
  /// Bytes from one row to the next; a multiple of 4.
  ptrdiff_t bytes_per_row;
  int32_t width, height;
} nk_bitmap;

/// A coverage for each pixel, a byte each.
typedef struct {
  void *_Nonnull bytes;
  /// Bytes from one row to the next.
  ptrdiff_t bytes_per_row;
  int32_t width, height;
} nk_mask;

/// A rectangle of pixels: left and top inside, right and bottom outside.
typedef struct {
  int32_t left, top, right, bottom;
} nk_box;

/// A picture to draw through a homography.
typedef struct {
  nk_bitmap bitmap;
  /// The size of the picture in its own pixels. It is a fraction below the size of the bitmap when
  /// the bitmap was halved from an odd number of pixels.
  double width, height;
  /// The alpha byte of the pixels means nothing: each pixel is opaque (x8r8g8b8).
  bool is_opaque;
  /// Multiplies the whole picture, 0…255.
  uint8_t alpha;
  /// Takes a point of the destination to a point of the picture: row-major 3×3, with
  /// (u, v, w) = inverse · (x, y, 1) and the point of the picture at (u/w, v/w). Pixel centres are
  /// at one half. Points with w ≤ 0 are behind the eye and are not drawn.
  double inverse[9];
} nk_picture;

/// Draws `picture` over the pixels of `destination` inside `clip`.
///
/// Samples are bilinear with seven bits of weight. The four edges of the picture are antialiased
/// over one pixel of the destination, whatever the magnification. A pixel is the same
/// whatever the clip, so that a repaint of a part equals a repaint of the whole. The clip is cut
/// to the destination. Costs about three nanoseconds a pixel with AVX2, and a third
/// of that where rows are parallel to those of the picture.
void nk_draw_picture(nk_bitmap destination, nk_box clip, const nk_picture *_Nonnull picture);

/// The same as `nk_draw_picture`, one pixel at a time: what machines without SSE2 and NEON run.
/// The pixels are the same, bit by bit.
void nk_draw_picture_scalar(nk_bitmap destination, nk_box clip, const nk_picture *_Nonnull picture);

/// Averages neighbouring columns: `destination` has (width + 1) / 2 columns and as many rows as
/// `source`. The last column of an odd width is copied.
void nk_halve_columns(nk_bitmap destination, nk_bitmap source);

/// Averages neighbouring rows: `destination` has (height + 1) / 2 rows and as many columns as
/// `source`. The last row of an odd height is copied.
void nk_halve_rows(nk_bitmap destination, nk_bitmap source);

/// The smallest box around all pixels that are not 0; empty if there are none.
///
/// Costs the reading of what is outside of the box, and one pixel or so of each row at both of its sides.
nk_box nk_visible_box(nk_bitmap bitmap);

/// Takes the colours of the pixels inside `box`, which is cut to the bitmap, from their alpha, or from 0xFF
/// if `is_opaque`. Twice in a row it changes nothing.
void nk_invert(nk_bitmap bitmap, nk_box box, bool is_opaque);

/// Blurs a mask in place, as a Gaussian with the standard deviation `sigma` in pixels does to within one
/// hundredth. What is outside of the mask is 0: `nk_blur_reach` pixels at each side have to be 0 before.
///
/// Three boxes with fractional ends, in whole numbers: the same on all machines. Costs about 8 nanoseconds a pixel,
/// whatever `sigma`. False, with nothing changed, where there is no memory.
bool nk_blur(nk_mask mask, double sigma);

/// How many pixels further than before a blurred mask reaches.
int32_t nk_blur_reach(double sigma);

/// Blurs a part of a picture into another one of the same size, as `nk_blur` does a mask, and makes its colours
/// `saturation` times as far from grey. `part` is inside both; `saturation` is from 0 to 16.
///
/// At its edges its outermost pixels are repeated. A pixel is the same whatever the part: it depends on
/// those that are at most `nk_blur_reach` pixels away. Costs about 10 nanoseconds a pixel with AVX2, whatever `sigma`, with as many
/// pixels around the part as the blur reaches. False, with nothing changed, where there is no memory.
bool nk_blur_part(
    nk_bitmap target, nk_bitmap source, nk_box part, double sigma, double saturation);

/// Fills `destination` with `source` in another size: each pixel is the one of `source` under its middle.
void nk_scale_nearest(nk_bitmap destination, nk_bitmap source);

/// Gives every pixel of `target` a value.
void nk_fill(nk_bitmap target, uint32_t pixel);

/// The same as `nk_fill`, one pixel at a time.
void nk_fill_scalar(nk_bitmap target, uint32_t pixel);

/// Paints a premultiplied colour over the pixels of `target`, from the first pixel of both on, as far as `mask` covers.
///
/// The rows of a mask may be in any order: the bytes from one to the next may be negative, or 0 for one row that is
/// repeated. Costs about a third of a nanosecond a pixel with AVX2, and next to nothing where none is covered.
void nk_cover(nk_bitmap target, nk_mask mask, uint32_t color);

/// The same as `nk_cover`, one pixel at a time. The pixels are the same, bit by bit.
void nk_cover_scalar(nk_bitmap target, nk_mask mask, uint32_t color);

/// Paints the pixels of `source`, each times alpha / 255, over those of `target`, from the first pixel of both on. The alpha of
/// pixels that are opaque means nothing.
void nk_fade(nk_bitmap target, nk_bitmap source, uint8_t alpha, bool is_opaque);

/// The same as `nk_fade`, one pixel at a time. The pixels are the same, bit by bit.
void nk_fade_scalar(nk_bitmap target, nk_bitmap source, uint8_t alpha, bool is_opaque);

/// Gives the pixels of `target` those of `source`, which are opaque, each times alpha / 255, over one opaque colour: as
/// `nk_fade` after `nk_fill`, in half the time.
void nk_fade_over(nk_bitmap target, nk_bitmap source, uint8_t alpha, uint32_t behind);

/// The same as `nk_fade_over`, one pixel at a time. The pixels are the same, bit by bit.
void nk_fade_over_scalar(nk_bitmap target, nk_bitmap source, uint8_t alpha, uint32_t behind);

/// What a row of a corner covers, in columns that are counted from the side of the rectangle: nothing before `outside`, a
/// part of each pixel before `full`, all of each before `hole`, a part of each before `end`, and nothing from there on.
typedef struct {
  int32_t outside, full, hole, end;
  /// Where the coverage of those begins of which a part is covered; first come those before `full`.
  int32_t bytes;
} nk_corner_row;

/// What a corner covers, counted from the corner.
typedef struct {
  /// All that are painted, the first of which is row `first`. Rows after `side` are like that.
  const nk_corner_row *_Nonnull rows;
  int32_t first, side;
  /// The coverage of the pixels of which a part is covered, row by row, and the same in the opposite order.
  const uint8_t *_Nonnull bytes, *_Nonnull mirrored;
  int32_t byte_count;
} nk_corner;

/// A rectangle with corners. Of an odd number of columns or rows the middle one belongs to the corners at the left or top.
typedef struct {
  int32_t width, height;
  const nk_corner *_Nonnull top_left, *_Nonnull top_right;
  const nk_corner *_Nonnull bottom_left, *_Nonnull bottom_right;
} nk_rounded;

/// Paints a premultiplied colour over the pixels of `target` as far as a rounded rectangle covers them, as `nk_cover`
/// does with a mask of all of it. The first pixel of `target` is at (left, top) of the rectangle.
void nk_cover_rounded(
    nk_bitmap target, int32_t left, int32_t top, const nk_rounded *_Nonnull rounded,
    uint32_t color);

/// Maps pages that are zero; `count` is the number of their bytes. Null where the system has none.
///
/// With `populates` all of them are there at once, from 2 MiB on in huge pages where the system has some: 4 MiB take a
/// tenth of a millisecond, nine times as long with small pages at once, and fifteen times as long with those one by one.
void *_Nullable nk_map_pages(size_t count, bool populates);

/// Makes a mapping of anonymous pages larger or smaller; it may be elsewhere then. Costs new pages only where it grows.
///
/// Null, with nothing changed, where the system cannot do it.
void *_Nullable nk_resize_mapping(void *_Nonnull memory, size_t from, size_t to);

/// Takes the alpha of the pixels of a bitmap, from the first pixel of both on.
void nk_copy_alpha(nk_mask mask, nk_bitmap bitmap);

#endif
