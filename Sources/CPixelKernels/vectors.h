#ifndef NEST_VECTORS_H
#define NEST_VECTORS_H

#include "lines.h"
#include "span.h"

// `NK_WITHOUT_AVX2` leaves out what only some processors have, so that the rest can be tested on them.
#if defined(__x86_64__) && !defined(NK_WITHOUT_AVX2)
#define NK_MAY_HAVE_AVX2 1
#endif

/// What is computed for many pixels at once, in a form for each kind of processor.
typedef struct {
  /// Sets pixels.
  void (*fill)(uint32_t *row, int32_t count, uint32_t pixel);
  /// Paints a premultiplied colour over pixels, each as far as a byte of the mask covers it.
  void (*cover)(uint32_t *row, const uint8_t *mask, int32_t count, uint32_t color);
  /// The same where all is covered.
  void (*over)(uint32_t *row, int32_t count, uint32_t color);
  /// Paints pixels, each times alpha / 255, over others. The alpha of those that are opaque means nothing.
  void (*fade)(
      uint32_t *row, const uint32_t *source, int32_t count, uint8_t alpha, bool is_opaque);
  /// The same of opaque pixels over one opaque colour, which takes the place of what is there.
  void (*fade_over)(
      uint32_t *row, const uint32_t *source, int32_t count, uint8_t alpha, uint32_t behind);
  /// Composites a part of a row of a picture.
  nk_span span;
  /// The same for a row along which the position in the picture does not change vertically, in half the time: blends
  /// two rows of texels once, and then only along them. Needs `blended` and `columns`.
  nk_span level;
  /// Blurs two lines of pixels, into `spare`.
  void (*blur)(nk_twin *lines, nk_twin *spare, int32_t count, nk_line_box box);
} nk_vectors;

/// The form for this processor.
const nk_vectors *nk_vectors_here(void);
/// The form for runs of a few pixels, of which long vectors would leave a rest.
const nk_vectors *nk_vectors_for_short_runs(void);

extern const nk_vectors nk_vectors_scalar;
#if defined(NK_HAS_LANES)
extern const nk_vectors nk_vectors_lanes;
#endif
#if defined(NK_MAY_HAVE_AVX2)
extern const nk_vectors nk_vectors_avx2;
#endif

#endif
