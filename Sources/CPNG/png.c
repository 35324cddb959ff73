#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <string.h>

/// The bytes that are left, and whether more were asked for.
struct source {
  const uint8_t *bytes;
  size_t count;
  bool ends_early;
};

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  struct source *source = png_get_io_ptr(png);
  if (count > source->count) {
    source->ends_early = true;
    png_error(png, "ends too early");
  }
  memcpy(target, source->bytes, count);
  source->bytes += count;
  source->count -= count;
}

/// The library ends the process at an error unless it is left by a jump.
static void fail(png_structp png, png_const_charp text) {
  (void)text;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

/// A reader that takes what is damaged as far as it can be read.
static png_structp make(struct source *source) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  if (png == NULL) return NULL;
  png_set_read_fn(png, source, read_bytes);
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_set_benign_errors(png, 1);
  // As much as the library reads at once: what is left of a file that ends within it is not decoded.
  png_set_compression_buffer_size(png, 128);
  return png;
}

static bool has_alpha_channel(png_structp png, png_infop info) {
  return (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0 ||
         png_get_valid(png, info, PNG_INFO_tRNS) != 0;
}

bool nk_png_read_size(const uint8_t *bytes, size_t count, int32_t *width, int32_t *height,
                      bool *has_alpha, bool *ends_early) {
  struct source source = {bytes, count, false};
  png_structp png = make(&source);
  if (png == NULL) return false;
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    *ends_early = source.ends_early;
    return false;
  }
  png_read_info(png, info);
  *width = (int32_t)png_get_image_width(png, info);
  *height = (int32_t)png_get_image_height(png, info);
  *has_alpha = has_alpha_channel(png, info);
  png_destroy_read_struct(&png, &info, NULL);
  return true;
}

static uint32_t product(uint32_t value, uint32_t alpha) {
  const uint32_t scaled = value * alpha + 0x80;
  return (scaled + (scaled >> 8)) >> 8;
}

/// Four bytes, red, green, blue and alpha, become a word 0xAARRGGBB, premultiplied.
static void convert(uint8_t *row, int32_t width) {
  for (int32_t x = 0; x < width; x++) {
    uint8_t *pixel = row + (size_t)x * 4;
    const uint32_t alpha = pixel[3];
    const uint32_t word = alpha << 24 | product(pixel[0], alpha) << 16 |
                          product(pixel[1], alpha) << 8 | product(pixel[2], alpha);
    memcpy(pixel, &word, sizeof word);
  }
}

/// Lets the library give red, green, blue and alpha of eight bits each. Returns the number of passes.
static int prepare(png_structp png, png_infop info) {
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  if (!has_alpha_channel(png, info)) png_set_filler(png, 0xff, PNG_FILLER_AFTER);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  return passes;
}

int32_t nk_png_decode(const uint8_t *bytes, size_t count, void *pixels, ptrdiff_t bytes_per_row,
                      int32_t width, int32_t height, bool *ends_early) {
  struct source source = {bytes, count, false};
  png_structp png = make(&source);
  if (png == NULL) return 0;
  png_infop info = png_create_info_struct(png);
  // Read after the jump.
  volatile int32_t rows = 0;
  if (info != NULL && !setjmp(png_jmpbuf(png))) {
    png_read_info(png, info);
    if ((int32_t)png_get_image_width(png, info) == width &&
        (int32_t)png_get_image_height(png, info) == height) {
      const int passes = prepare(png, info);
      if (png_get_rowbytes(png, info) == (size_t)width * 4) {
        for (int pass = 0; pass < passes; pass++) {
          for (int32_t y = 0; y < height; y++) {
            // Of a picture in several passes each fills the places of the later ones.
            png_read_row(png, NULL, (uint8_t *)pixels + y * bytes_per_row);
            if (pass == 0) rows = y + 1;
          }
        }
      }
    }
  }
  png_destroy_read_struct(&png, &info, NULL);
  *ends_early = source.ends_early;
  for (int32_t y = 0; y < rows; y++) convert((uint8_t *)pixels + y * bytes_per_row, width);
  return rows;
}
