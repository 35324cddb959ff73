#ifndef NEST_PNG_H
#define NEST_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Reads the part of a PNG file before its pixels: the size, and whether a pixel may be transparent. False if the bytes are
/// none, or end before that, which is said then.
bool nk_png_read_size(const uint8_t *_Nonnull bytes, size_t count, int32_t *_Nonnull width,
                      int32_t *_Nonnull height, bool *_Nonnull has_alpha,
                      bool *_Nonnull ends_early);

/// Reads the pixels of a PNG file, as many as its size says, as 0xAARRGGBB, premultiplied, into memory that is zero. What
/// is damaged or missing stays zero. Returns the number of rows, from the top, of which there is something, and says
/// whether the bytes end early.
int32_t nk_png_decode(const uint8_t *_Nonnull bytes, size_t count, void *_Nonnull pixels,
                      ptrdiff_t bytes_per_row, int32_t width, int32_t height,
                      bool *_Nonnull ends_early);

#endif
