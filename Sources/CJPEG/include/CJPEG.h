#ifndef NEST_JPEG_H
#define NEST_JPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Writes pixels as a JPEG file into memory, which the caller frees.
///
/// - pixels: 32-bit words 0x00RRGGBB in native byte order; the top byte means nothing.
/// - bytes_per_row: Bytes from one row to the next.
/// - width, height: 1 to 65,500.
/// - quality: 0, the smallest file, to 100, the best picture.
/// - size: Receives the number of bytes.
///
/// Null if there is no memory for it.
uint8_t *_Nullable nk_jpeg_encode(const void *_Nonnull pixels, ptrdiff_t bytes_per_row,
                                  int32_t width, int32_t height, int quality,
                                  size_t *_Nonnull size);

/// Reads the size of a JPEG file, which may end behind it; false if the bytes are none.
bool nk_jpeg_read_size(const uint8_t *_Nonnull bytes, size_t count, int32_t *_Nonnull width,
                       int32_t *_Nonnull height);

/// Reads the pixels of a JPEG file, as many as its size says, as 0x??RRGGBB. What is damaged or missing is filled in, in
/// grey where nothing is known. False if the bytes are no JPEG file, or are damaged before its first pixel. Colours for
/// printing (CMYK) are converted without a profile.
bool nk_jpeg_decode(const uint8_t *_Nonnull bytes, size_t count, void *_Nonnull pixels,
                    ptrdiff_t bytes_per_row, int32_t width, int32_t height);

#endif
