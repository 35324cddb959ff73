#include "CImageFiles.h"

#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

#include "loading.h"

#define GIF_FUNCTIONS(F)                                                          \
  F(DGifOpen) F(DGifCloseFile) F(DGifGetRecordType) F(DGifGetImageDesc)           \
  F(DGifGetLine) F(DGifGetExtension) F(DGifGetExtensionNext) F(DGifExtensionToGCB)

LIBRARY(GIF_FUNCTIONS, "libgif.so.7")

/// The pixels of a picture that are inside of the whole.
struct area {
  int32_t left, top, right, bottom;
};

struct nk_gif {
  GifFileType *file;
  const uint8_t *bytes;
  size_t count;
  int32_t width, height;
  /// What the last picture leaves: where it was, and what was there before if that is shown again.
  int disposal;
  struct area area;
  uint32_t *before;
  bool has_ended;
};

static int read_bytes(GifFileType *file, GifByteType *target, int count) {
  nk_gif *gif = file->UserData;
  if (count < 0) return 0;
  const size_t given = (size_t)count < gif->count ? (size_t)count : gif->count;
  memcpy(target, gif->bytes, given);
  gif->bytes += given;
  gif->count -= given;
  return (int)given;
}

nk_gif *nk_gif_open(const uint8_t *bytes, size_t count, int32_t *width, int32_t *height,
                    nk_image_result *result) {
  *result = nk_image_no_library;
  if (!load()) return NULL;
  *result = nk_image_damaged;
  nk_gif *gif = calloc(1, sizeof *gif);
  if (gif == NULL) return NULL;
  gif->bytes = bytes;
  gif->count = count;
  gif->file = functions.DGifOpen(gif, read_bytes, NULL);
  if (gif->file == NULL) {
    free(gif);
    return NULL;
  }
  *width = gif->width = gif->file->SWidth;
  *height = gif->height = gif->file->SHeight;
  *result = nk_image_read;
  return gif;
}

void nk_gif_close(nk_gif *gif) {
  functions.DGifCloseFile(gif->file, NULL);
  free(gif->before);
  free(gif);
}

static uint32_t *row_of(void *pixels, ptrdiff_t bytes_per_row, int32_t y) {
  return (uint32_t *)((uint8_t *)pixels + y * bytes_per_row);
}

/// Takes away what the last picture does not leave.
static void dispose(nk_gif *gif, void *pixels, ptrdiff_t bytes_per_row) {
  const struct area area = gif->area;
  const size_t length = (size_t)(area.right - area.left) * sizeof(uint32_t);
  if (gif->disposal == DISPOSE_DO_NOT || length == 0) return;
  for (int32_t y = area.top; y < area.bottom; y++) {
    uint32_t *row = row_of(pixels, bytes_per_row, y) + area.left;
    if (gif->disposal == DISPOSE_BACKGROUND) {
      memset(row, 0, length);
    } else if (gif->before != NULL) {
      memcpy(row, gif->before + (size_t)y * (size_t)gif->width + area.left, length);
    }
  }
}

/// Remembers what is there before a picture that takes itself away.
static void keep(nk_gif *gif, void *pixels, ptrdiff_t bytes_per_row) {
  const size_t length = (size_t)gif->width * sizeof(uint32_t);
  if (gif->before == NULL) gif->before = malloc(length * (size_t)gif->height);
  if (gif->before == NULL) return;
  for (int32_t y = 0; y < gif->height; y++) {
    memcpy(gif->before + (size_t)y * (size_t)gif->width, row_of(pixels, bytes_per_row, y), length);
  }
}

static void draw_row(nk_gif *gif, const GifPixelType *indexes, uint32_t *row, int transparent) {
  const GifImageDesc *image = &gif->file->Image;
  const ColorMapObject *map = image->ColorMap ? image->ColorMap : gif->file->SColorMap;
  for (int32_t x = gif->area.left; x < gif->area.right; x++) {
    const int index = indexes[x - image->Left];
    if (index == transparent || map == NULL || index >= map->ColorCount) continue;
    const GifColorType color = map->Colors[index];
    row[x] = 0xff000000u | (uint32_t)color.Red << 16 | (uint32_t)color.Green << 8 | color.Blue;
  }
}

/// Draws the picture whose description was read. Returns the number of its rows that were read.
static int32_t draw(nk_gif *gif, void *pixels, ptrdiff_t bytes_per_row, int transparent) {
  static const int32_t starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  const GifImageDesc *image = &gif->file->Image;
  GifPixelType *indexes = malloc((size_t)image->Width);
  int32_t rows = 0;
  const int passes = image->Interlace ? 4 : 1;
  for (int pass = 0; indexes != NULL && pass < passes; pass++) {
    const int32_t step = image->Interlace ? steps[pass] : 1;
    for (int32_t y = image->Interlace ? starts[pass] : 0; y < image->Height; y += step) {
      if (functions.DGifGetLine(gif->file, indexes, image->Width) == GIF_ERROR) {
        gif->has_ended = true;
        free(indexes);
        return rows;
      }
      rows++;
      const int32_t line = image->Top + y;
      if (line < gif->area.bottom) {
        draw_row(gif, indexes, row_of(pixels, bytes_per_row, line), transparent);
      }
    }
  }
  free(indexes);
  return rows;
}

static int32_t least(int32_t first, int32_t second) { return first < second ? first : second; }

/// Reads the description of a picture, and draws it.
static bool show(nk_gif *gif, void *pixels, ptrdiff_t bytes_per_row, GraphicsControlBlock control) {
  if (functions.DGifGetImageDesc(gif->file) == GIF_ERROR) return false;
  const GifImageDesc *image = &gif->file->Image;
  // As large as all may be: else its rows would cost time and show nothing.
  if (image->Width <= 0 || image->Height <= 0 ||
      (int64_t)image->Width * image->Height > (int64_t)1 << 28) {
    return false;
  }
  gif->area = (struct area){
      least(image->Left, gif->width), least(image->Top, gif->height),
      least(image->Left + image->Width, gif->width), least(image->Top + image->Height, gif->height)};
  gif->disposal = control.DisposalMode == DISPOSE_BACKGROUND || control.DisposalMode == DISPOSE_PREVIOUS
                      ? control.DisposalMode
                      : DISPOSE_DO_NOT;
  if (gif->disposal == DISPOSE_PREVIOUS) keep(gif, pixels, bytes_per_row);
  return draw(gif, pixels, bytes_per_row, control.TransparentColor) > 0;
}

/// Reads an extension, which may say how the next picture is shown.
static bool read_extension(nk_gif *gif, GraphicsControlBlock *control) {
  int code = 0;
  GifByteType *content = NULL;
  if (functions.DGifGetExtension(gif->file, &code, &content) == GIF_ERROR) return false;
  if (code == GRAPHICS_EXT_FUNC_CODE && content != NULL) {
    functions.DGifExtensionToGCB(content[0], content + 1, control);
  }
  while (content != NULL) {
    if (functions.DGifGetExtensionNext(gif->file, &content) == GIF_ERROR) return false;
  }
  return true;
}

bool nk_gif_next(nk_gif *gif, void *pixels, ptrdiff_t bytes_per_row, int32_t *delay) {
  dispose(gif, pixels, bytes_per_row);
  gif->area = (struct area){0};
  GraphicsControlBlock control = {.TransparentColor = NO_TRANSPARENT_COLOR};
  GifRecordType type = UNDEFINED_RECORD_TYPE;
  while (!gif->has_ended && functions.DGifGetRecordType(gif->file, &type) != GIF_ERROR) {
    if (type == IMAGE_DESC_RECORD_TYPE) {
      *delay = control.DelayTime;
      return show(gif, pixels, bytes_per_row, control);
    }
    if (type != EXTENSION_RECORD_TYPE || !read_extension(gif, &control)) break;
  }
  gif->has_ended = true;
  return false;
}
