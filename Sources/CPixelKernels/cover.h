#ifndef NEST_COVER_H
#define NEST_COVER_H

#include <stdint.h>

/// Paints a premultiplied colour over pixels, each as far as a byte of the mask covers it.
void nk_cover_run(uint32_t *row, const uint8_t *mask, int32_t count, uint32_t color);

/// The same where all is covered.
void nk_over_run(uint32_t *row, int32_t count, uint32_t color);

#endif
