#ifndef NEST_WEBP_H
#define NEST_WEBP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Reads the size of a WebP file, and whether it has alpha; false if the bytes are none, or end before that.
bool nk_webp_read_size(const uint8_t *_Nonnull bytes, size_t count, int32_t *_Nonnull width,
                       int32_t *_Nonnull height, bool *_Nonnull has_alpha);

/// Reads the pixels of a WebP file, as many as its size says, as 0xAARRGGBB, premultiplied: those of the first picture of
/// an animation. False if the bytes are none, or if they are damaged or end too early; some pixels may have been written
/// then.
bool nk_webp_decode(const uint8_t *_Nonnull bytes, size_t count, void *_Nonnull pixels,
                    ptrdiff_t bytes_per_row, int32_t width, int32_t height);

#endif
