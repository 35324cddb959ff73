#include "CImageFiles.h"

#include <stdlib.h>
#include <string.h>
#include <tiffio.h>

#include "loading.h"

#define TIFF_FUNCTIONS(F)                                                             \
  F(TIFFOpenOptionsAlloc) F(TIFFOpenOptionsFree) F(TIFFOpenOptionsSetErrorHandlerExtR) \
  F(TIFFOpenOptionsSetWarningHandlerExtR) F(TIFFClientOpenExt) F(TIFFClose)            \
  F(TIFFGetField) F(TIFFSetField) F(TIFFReadRGBAImageOriented)

LIBRARY(TIFF_FUNCTIONS, "libtiff.so.6")

/// The bytes of a file, and which is read next.
struct source {
  const uint8_t *bytes;
  toff_t count, position;
};

static tmsize_t read_bytes(thandle_t handle, void *target, tmsize_t count) {
  struct source *source = handle;
  if (count <= 0 || source->position >= source->count) return 0;
  const toff_t left = source->count - source->position;
  const toff_t given = (toff_t)count < left ? (toff_t)count : left;
  memcpy(target, source->bytes + source->position, given);
  source->position += given;
  return (tmsize_t)given;
}

static tmsize_t write_bytes(thandle_t handle, void *target, tmsize_t count) {
  (void)handle;
  (void)target;
  (void)count;
  return 0;
}

static toff_t seek(thandle_t handle, toff_t offset, int from) {
  struct source *source = handle;
  if (from == SEEK_CUR) offset += source->position;
  if (from == SEEK_END) offset += source->count;
  return source->position = offset;
}

static int close_source(thandle_t handle) {
  (void)handle;
  return 0;
}

static toff_t size_of(thandle_t handle) { return ((struct source *)handle)->count; }

/// Errors are known by what functions return.
static int ignore(TIFF *file, void *data, const char *module, const char *format, va_list arguments) {
  (void)file;
  (void)data;
  (void)module;
  (void)format;
  (void)arguments;
  return 1;
}

static TIFF *open_file(struct source *source) {
  TIFFOpenOptions *options = functions.TIFFOpenOptionsAlloc();
  if (options == NULL) return NULL;
  functions.TIFFOpenOptionsSetErrorHandlerExtR(options, ignore, NULL);
  functions.TIFFOpenOptionsSetWarningHandlerExtR(options, ignore, NULL);
  TIFF *file = functions.TIFFClientOpenExt("", "rm", source, read_bytes, write_bytes, seek,
                                           close_source, size_of, NULL, NULL, options);
  functions.TIFFOpenOptionsFree(options);
  return file;
}

nk_image_result nk_tiff_read_size(const uint8_t *bytes, size_t count, int32_t *width,
                                  int32_t *height, bool *has_alpha) {
  if (!load()) return nk_image_no_library;
  struct source source = {bytes, count, 0};
  TIFF *file = open_file(&source);
  if (file == NULL) return nk_image_damaged;
  uint32_t columns = 0, rows = 0;
  uint16_t extra = 0, *kinds = NULL;
  functions.TIFFGetField(file, TIFFTAG_IMAGEWIDTH, &columns);
  functions.TIFFGetField(file, TIFFTAG_IMAGELENGTH, &rows);
  functions.TIFFGetField(file, TIFFTAG_EXTRASAMPLES, &extra, &kinds);
  functions.TIFFClose(file);
  if (columns == 0 || rows == 0 || columns > INT32_MAX || rows > INT32_MAX) return nk_image_damaged;
  *width = (int32_t)columns;
  *height = (int32_t)rows;
  *has_alpha = extra > 0;
  return nk_image_read;
}

nk_image_result nk_tiff_decode(const uint8_t *bytes, size_t count, void *pixels,
                               ptrdiff_t bytes_per_row, int32_t width, int32_t height) {
  if (!load()) return nk_image_no_library;
  struct source source = {bytes, count, 0};
  uint32_t *raster = calloc((size_t)width * (size_t)height, sizeof *raster);
  TIFF *file = raster == NULL ? NULL : open_file(&source);
  nk_image_result result = nk_image_damaged;
  if (file != NULL) {
    // The pixels as they are stored.
    functions.TIFFSetField(file, TIFFTAG_ORIENTATION, ORIENTATION_TOPLEFT);
    // It continues after errors: what is missing stays zero.
    if (functions.TIFFReadRGBAImageOriented(file, (uint32_t)width, (uint32_t)height, raster,
                                            ORIENTATION_TOPLEFT, 0)) {
      result = nk_image_read;
    }
    functions.TIFFClose(file);
  }
  for (int32_t y = 0; result == nk_image_read && y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)pixels + y * bytes_per_row);
    for (int32_t x = 0; x < width; x++) {
      const uint32_t word = raster[(size_t)y * (size_t)width + (size_t)x];
      row[x] = TIFFGetA(word) << 24 | TIFFGetR(word) << 16 | TIFFGetG(word) << 8 | TIFFGetB(word);
    }
  }
  free(raster);
  return result;
}
