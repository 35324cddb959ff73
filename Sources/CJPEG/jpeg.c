#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
// After stdio, which it needs.
#include <jpeglib.h>

// The byte order of a word 0xAARRGGBB.
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define WORD_FORMAT JCS_EXT_BGRX
#define WORD_FORMAT_WITH_ALPHA JCS_EXT_BGRA
#else
#define WORD_FORMAT JCS_EXT_XRGB
#define WORD_FORMAT_WITH_ALPHA JCS_EXT_ARGB
#endif

/// The library ends the process at an error unless it is left by a jump.
struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf exit;
  /// How the source of the library continues where the bytes have ended.
  boolean (*after_end)(j_decompress_ptr info);
  bool has_ended;
  /// Whether the bytes have ended after those that say how large the picture is.
  bool ends_after_size;
};

static void fail(j_common_ptr info) { longjmp(((struct failure *)info->err)->exit, 1); }

/// Damaged data is only a warning for the library, which continues and fills in what is missing.
static void ignore(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

/// More scans than any camera or program writes: each costs the time of the whole picture.
enum { MAXIMUM_SCANS = 200 };

static void check_scans(j_common_ptr info) {
  if (((j_decompress_ptr)info)->input_scan_number > MAXIMUM_SCANS) fail(info);
}

static struct jpeg_error_mgr *prepare(struct failure *failure) {
  jpeg_std_error(&failure->manager);
  failure->manager.error_exit = fail;
  failure->manager.emit_message = ignore;
  return &failure->manager;
}

/// The bytes have ended. The library continues in bytes of its own, which are those of an end.
static boolean note_end(j_decompress_ptr info) {
  struct failure *failure = (struct failure *)info->err;
  // The marker that is read now, if it is that of a frame, whose size follows it.
  const int marker = info->unread_marker;
  const bool reads_size = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xCC;
  if (!failure->has_ended) {
    failure->ends_after_size =
        !reads_size && info->image_width > 0 && info->image_width <= JPEG_MAX_DIMENSION &&
        info->image_height > 0 && info->image_height <= JPEG_MAX_DIMENSION;
  }
  failure->has_ended = true;
  return failure->after_end(info);
}

static void set_source(j_decompress_ptr info, const uint8_t *bytes, size_t count) {
  jpeg_mem_src(info, bytes, count);
  ((struct failure *)info->err)->after_end = info->src->fill_input_buffer;
  info->src->fill_input_buffer = note_end;
}

uint8_t *nk_jpeg_encode(const void *pixels, ptrdiff_t bytes_per_row, int32_t width, int32_t height,
                        int quality, size_t *size) {
  struct jpeg_compress_struct info = {0};
  struct failure failure;
  // The first buffer, until the library may have replaced it. Read after the jump.
  unsigned char *volatile first = NULL;
  unsigned char *bytes = NULL;
  unsigned long count = 0;
  info.err = prepare(&failure);
  if (setjmp(failure.exit)) {
    jpeg_destroy_compress(&info);
    free(first);
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &bytes, &count);
  first = bytes;
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 4;
  info.in_color_space = WORD_FORMAT;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  first = NULL;
  while (info.next_scanline < info.image_height) {
    const uint8_t *row = (const uint8_t *)pixels + (ptrdiff_t)info.next_scanline * bytes_per_row;
    JSAMPROW rows[1] = {(JSAMPROW)(uintptr_t)row};
    jpeg_write_scanlines(&info, rows, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  *size = count;
  return bytes;
}

bool nk_jpeg_read_size(const uint8_t *bytes, size_t count, int32_t *width, int32_t *height) {
  struct jpeg_decompress_struct info = {0};
  struct failure failure = {0};
  // Read after the jump.
  volatile bool is_read = false;
  info.err = prepare(&failure);
  if (!setjmp(failure.exit)) {
    jpeg_create_decompress(&info);
    set_source(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    is_read = true;
  }
  *width = (int32_t)info.image_width;
  *height = (int32_t)info.image_height;
  jpeg_destroy_decompress(&info);
  return is_read || failure.ends_after_size;
}

/// Four bytes of a file for printing, cyan, magenta, yellow and black, become a word 0xFFRRGGBB.
///
/// - is_inverted: 255 is no ink, as Adobe's programs write it.
static void convert_inks(uint8_t *row, JDIMENSION width, bool is_inverted) {
  const uint32_t flip = is_inverted ? 0 : 255;
  for (JDIMENSION x = 0; x < width; x++) {
    uint8_t *inks = row + (size_t)x * 4;
    const uint32_t light = inks[3] ^ flip;
    uint32_t word = 0xff;
    for (int i = 0; i < 3; i++) word = word << 8 | ((inks[i] ^ flip) * light + 127) / 255;
    memcpy(inks, &word, sizeof word);
  }
}

/// Begins to decode; whether the file has what its header says, and at least one byte of a picture.
static bool start(struct jpeg_decompress_struct *info, int32_t width, int32_t height) {
  struct failure *failure = (struct failure *)info->err;
  jpeg_read_header(info, TRUE);
  // The bytes of an end would be read as those of a picture.
  if (info->src->bytes_in_buffer == 0) failure->ends_after_size = true;
  if (info->src->bytes_in_buffer == 0 || failure->has_ended) return false;
  info->out_color_space =
      info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK
          ? JCS_CMYK
          : WORD_FORMAT_WITH_ALPHA;
  jpeg_start_decompress(info);
  return (int32_t)info->output_width == width && (int32_t)info->output_height == height;
}

bool nk_jpeg_decode(const uint8_t *bytes, size_t count, void *pixels, ptrdiff_t bytes_per_row,
                    int32_t width, int32_t height) {
  struct jpeg_decompress_struct info = {0};
  struct jpeg_progress_mgr progress = {0};
  struct failure failure = {0};
  // Read after the jump.
  volatile int32_t rows = 0;
  info.err = prepare(&failure);
  if (!setjmp(failure.exit)) {
    jpeg_create_decompress(&info);
    progress.progress_monitor = check_scans;
    info.progress = &progress;
    set_source(&info, bytes, count);
    if (start(&info, width, height)) {
      while (info.output_scanline < info.output_height) {
        JSAMPROW row = (uint8_t *)pixels + (ptrdiff_t)info.output_scanline * bytes_per_row;
        jpeg_read_scanlines(&info, &row, 1);
        if (info.out_color_space == JCS_CMYK) {
          convert_inks(row, info.output_width, info.saw_Adobe_marker);
        }
        rows = (int32_t)info.output_scanline;
      }
    }
  }
  jpeg_destroy_decompress(&info);
  if (rows == 0 && !failure.ends_after_size) return false;
  // Grey, as the library fills in what ends early.
  const uint32_t gray = 0xFF808080;
  for (int32_t y = rows; y < height; y++) {
    uint8_t *row = (uint8_t *)pixels + y * bytes_per_row;
    for (int32_t x = 0; x < width; x++) memcpy(row + (size_t)x * 4, &gray, sizeof gray);
  }
  return true;
}
