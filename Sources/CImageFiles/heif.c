#include "CImageFiles.h"

#include <libheif/heif.h>
#include <string.h>

#include "loading.h"

#define HEIF_FUNCTIONS(F)                                                              \
  F(heif_context_alloc) F(heif_context_free) F(heif_context_read_from_memory_without_copy) \
  F(heif_context_get_primary_image_handle) F(heif_image_handle_release)                \
  F(heif_image_handle_get_width) F(heif_image_handle_get_height)                       \
  F(heif_image_handle_has_alpha_channel) F(heif_image_handle_is_premultiplied_alpha)   \
  F(heif_decode_image) F(heif_image_release) F(heif_image_get_plane_readonly)          \
  F(heif_image_get_width) F(heif_image_get_height)

LIBRARY(HEIF_FUNCTIONS, "libheif.so.1")

/// The first picture of a file.
struct picture {
  struct heif_context *context;
  struct heif_image_handle *handle;
};

static bool open_file(const uint8_t *bytes, size_t count, struct picture *picture) {
  *picture = (struct picture){functions.heif_context_alloc(), NULL};
  if (picture->context == NULL) return false;
  struct heif_error error =
      functions.heif_context_read_from_memory_without_copy(picture->context, bytes, count, NULL);
  if (error.code == heif_error_Ok) {
    error = functions.heif_context_get_primary_image_handle(picture->context, &picture->handle);
  }
  if (error.code == heif_error_Ok && picture->handle != NULL) return true;
  functions.heif_context_free(picture->context);
  return false;
}

static void close_file(struct picture *picture) {
  functions.heif_image_handle_release(picture->handle);
  functions.heif_context_free(picture->context);
}

nk_image_result nk_heif_read_size(const uint8_t *bytes, size_t count, int32_t *width,
                                  int32_t *height, bool *has_alpha) {
  if (!load()) return nk_image_no_library;
  struct picture picture;
  if (!open_file(bytes, count, &picture)) return nk_image_damaged;
  *width = functions.heif_image_handle_get_width(picture.handle);
  *height = functions.heif_image_handle_get_height(picture.handle);
  *has_alpha = functions.heif_image_handle_has_alpha_channel(picture.handle) != 0;
  close_file(&picture);
  return *width > 0 && *height > 0 ? nk_image_read : nk_image_damaged;
}

/// Four bytes, red, green, blue and alpha, as a word 0xAARRGGBB, premultiplied.
static uint32_t word_of(const uint8_t *pixel, bool is_premultiplied) {
  const uint32_t alpha = pixel[3];
  uint32_t word = alpha;
  for (int i = 0; i < 3; i++) {
    const uint32_t value =
        is_premultiplied ? (pixel[i] < alpha ? pixel[i] : alpha) : (pixel[i] * alpha + 127) / 255;
    word = word << 8 | value;
  }
  return word;
}

nk_image_result nk_heif_decode(const uint8_t *bytes, size_t count, void *pixels,
                               ptrdiff_t bytes_per_row, int32_t width, int32_t height) {
  if (!load()) return nk_image_no_library;
  struct picture picture;
  if (!open_file(bytes, count, &picture)) return nk_image_damaged;
  struct heif_image *image = NULL;
  const struct heif_error error = functions.heif_decode_image(
      picture.handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, NULL);
  const bool is_premultiplied =
      functions.heif_image_handle_is_premultiplied_alpha(picture.handle) != 0;
  nk_image_result result = nk_image_damaged;
  int stride = 0;
  if (error.code == heif_error_Ok && image != NULL &&
      functions.heif_image_get_width(image, heif_channel_interleaved) == width &&
      functions.heif_image_get_height(image, heif_channel_interleaved) == height) {
    const uint8_t *plane =
        functions.heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride);
    for (int32_t y = 0; plane != NULL && y < height; y++) {
      uint32_t *row = (uint32_t *)((uint8_t *)pixels + y * bytes_per_row);
      const uint8_t *source = plane + (ptrdiff_t)y * stride;
      for (int32_t x = 0; x < width; x++) row[x] = word_of(source + (size_t)x * 4, is_premultiplied);
    }
    if (plane != NULL) result = nk_image_read;
  }
  if (image != NULL) functions.heif_image_release(image);
  close_file(&picture);
  return result;
}
