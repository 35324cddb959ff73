#ifndef NEST_IMAGE_FILES_H
#define NEST_IMAGE_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Formats of images that few programs read. The library of each is loaded when the first such file is read, so that no
// other program pays for it.

/// The outcome of reading.
typedef enum {
  nk_image_read,
  /// The bytes are no such file, or damaged, or end too early.
  nk_image_damaged,
  /// The library that reads them is not there.
  nk_image_no_library,
} nk_image_result;

/// Reads the size of the first picture of a TIFF file, and whether it has alpha.
nk_image_result nk_tiff_read_size(const uint8_t *_Nonnull bytes, size_t count,
                                  int32_t *_Nonnull width, int32_t *_Nonnull height,
                                  bool *_Nonnull has_alpha);

/// Reads the pixels of the first picture of a TIFF file, as many as its size says, as 0xAARRGGBB, premultiplied, as they are
/// stored: not turned. What is damaged stays as it is.
nk_image_result nk_tiff_decode(const uint8_t *_Nonnull bytes, size_t count, void *_Nonnull pixels,
                               ptrdiff_t bytes_per_row, int32_t width, int32_t height);

/// Reads the size of the first picture of a HEIF file, such as HEIC and AVIF, upright, and whether it has alpha.
nk_image_result nk_heif_read_size(const uint8_t *_Nonnull bytes, size_t count,
                                  int32_t *_Nonnull width, int32_t *_Nonnull height,
                                  bool *_Nonnull has_alpha);

/// Reads the pixels of the first picture of a HEIF file, as many as its size says, upright, as 0xAARRGGBB, premultiplied.
nk_image_result nk_heif_decode(const uint8_t *_Nonnull bytes, size_t count, void *_Nonnull pixels,
                               ptrdiff_t bytes_per_row, int32_t width, int32_t height);

/// A GIF file whose pictures are read one after the other.
typedef struct nk_gif nk_gif;

/// Opens a GIF file of which the bytes stay where they are until it is closed; null if it cannot be read. The size is that
/// of all pictures.
nk_gif *_Nullable nk_gif_open(const uint8_t *_Nonnull bytes, size_t count,
                              int32_t *_Nonnull width, int32_t *_Nonnull height,
                              nk_image_result *_Nonnull result);

/// Draws the next picture over what the last one has left, and says for how many hundredths of a second it is shown. The
/// pixels are 0xAARRGGBB; all are zero before the first one. False if there is none.
bool nk_gif_next(nk_gif *_Nonnull gif, void *_Nonnull pixels, ptrdiff_t bytes_per_row,
                 int32_t *_Nonnull delay);

/// Closes the file.
void nk_gif_close(nk_gif *_Nonnull gif);

#endif
