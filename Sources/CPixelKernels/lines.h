#ifndef NEST_LINES_H
#define NEST_LINES_H

#include <stdint.h>

// A fused multiply-add rounds once where code for other processors rounds twice: other pixels.
#pragma STDC FP_CONTRACT OFF

// Lines of pixels that are blurred: each file that includes this has the code in the form for its vectors.

/// The four bytes of a pixel of each of two lines, in 1/256.
typedef int32_t nk_twin __attribute__((vector_size(32), aligned(16)));

/// A box whose outermost samples have a weight of their own, so that three of them have a given variance.
typedef struct {
  int32_t radius;
  /// Of each sample inside, and of the two outermost ones.
  float middle, edge;
} nk_line_box;

/// One box over two lines, which continue as they begin and end; there is room for that before and after `source`.
static inline void nk_filter_lines(
    nk_twin *source, nk_twin *target, int32_t count, nk_line_box box) {
  typedef float shares __attribute__((vector_size(32)));
  const int32_t r = box.radius;
  for (int32_t i = 1; i <= r + 1; i++) {
    source[-i] = source[0];
    source[count - 1 + i] = source[count - 1];
  }
  nk_twin sum = {0};
  for (int32_t i = -r; i <= r; i++) sum += source[i];
  for (int32_t i = 0; i < count; i++) {
    const nk_twin next = source[i + r + 1];
    const shares value = __builtin_convertvector(sum, shares) * box.middle +
                         __builtin_convertvector(source[i - r - 1] + next, shares) * box.edge + 0.5f;
    target[i] = __builtin_convertvector(value, nk_twin);
    sum += next - source[i - r];
  }
}

/// Three boxes over two lines, the result of which is in `spare`.
static inline void nk_blur_lines(nk_twin *lines, nk_twin *spare, int32_t count, nk_line_box box) {
  nk_filter_lines(lines, spare, count, box);
  nk_filter_lines(spare, lines, count, box);
  nk_filter_lines(lines, spare, count, box);
}

#endif
