#include "CPixelKernels.h"

#include <math.h>
#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

/// The four bytes of a pixel, in 1/256.
typedef int32_t pixel __attribute__((vector_size(16)));
typedef float share __attribute__((vector_size(16)));

/// A box whose outermost samples have a weight of their own, so that three of them have a given variance.
typedef struct {
  int32_t radius;
  /// Of each sample inside, and of the two outermost ones.
  float middle, edge;
} box;

static box make_box(double sigma) {
  const double variance = sigma * sigma / 3;
  box result;
  result.radius = (int32_t)floor((sqrt(12 * variance + 1) - 1) / 2);
  const double r = result.radius;
  const double edge =
      (2 * r + 1) * (variance - r * (r + 1) / 3) / (2 * ((r + 1) * (r + 1) - variance));
  const double whole = 2 * r + 1 + 2 * edge;
  result.middle = (float)(1 / whole);
  result.edge = (float)(edge / whole);
  return result;
}

/// One box over a line, which continues as it begins and ends; there is room for that before and after `source`.
static void filter(pixel *source, pixel *target, int32_t count, box box) {
  const int32_t r = box.radius;
  for (int32_t i = 1; i <= r + 1; i++) {
    source[-i] = source[0];
    source[count - 1 + i] = source[count - 1];
  }
  pixel sum = {0, 0, 0, 0};
  for (int32_t i = -r; i <= r; i++) sum += source[i];
  for (int32_t i = 0; i < count; i++) {
    const pixel next = source[i + r + 1];
    const share value = __builtin_convertvector(sum, share) * box.middle +
                        __builtin_convertvector(source[i - r - 1] + next, share) * box.edge + 0.5f;
    target[i] = __builtin_convertvector(value, pixel);
    sum += next - source[i - r];
  }
}

/// Three boxes over a line, the result of which is in `spare`.
static void blur(pixel *line, pixel *spare, int32_t count, box box) {
  filter(line, spare, count, box);
  filter(spare, line, count, box);
  filter(line, spare, count, box);
}

static int32_t limited(int32_t value, int32_t least, int32_t most) {
  return value < least ? least : value > most ? most : value;
}

/// A pixel of whole bytes in a word, with its colours further from grey by `saturation` in 1/256.
static uint32_t word(pixel value, int32_t saturation) {
  int32_t blue = (value[0] + 128) >> 8, green = (value[1] + 128) >> 8;
  int32_t red = (value[2] + 128) >> 8;
  const int32_t alpha = (value[3] + 128) >> 8;
  if (saturation != 256) {
    const int32_t grey = 54 * red + 183 * green + 19 * blue;
    const int32_t rest = grey * (256 - saturation) + (1 << 15);
    red = limited((rest + red * saturation * 256) >> 16, 0, alpha);
    green = limited((rest + green * saturation * 256) >> 16, 0, alpha);
    blue = limited((rest + blue * saturation * 256) >> 16, 0, alpha);
  }
  return (uint32_t)alpha << 24 | (uint32_t)red << 16 | (uint32_t)green << 8 | (uint32_t)blue;
}

bool nk_blur_part(
    nk_bitmap target, nk_bitmap source, nk_box part, double sigma, double saturation) {
  const box box = make_box(sigma > 0 ? sigma : 0);
  const int32_t reach = nk_blur_reach(sigma);
  const int32_t left = limited(part.left - reach, 0, source.width);
  const int32_t right = limited(part.right + reach, 0, source.width);
  const int32_t top = limited(part.top - reach, 0, source.height);
  const int32_t bottom = limited(part.bottom + reach, 0, source.height);
  const int32_t width = part.right - part.left, height = bottom - top;
  if (width <= 0 || part.bottom <= part.top) return true;
  const int32_t strength = (int32_t)floor(saturation * 256 + 0.5);
  const size_t margin = (size_t)box.radius + 1;
  const size_t longest =
      2 * margin + (size_t)(right - left > height ? right - left : height);
  // Columns lie in rows, so that both passes read memory in order.
  pixel *columns = malloc((size_t)width * (size_t)height * sizeof(pixel));
  pixel *lines = malloc(2 * longest * sizeof(pixel));
  if (!columns || !lines) {
    free(columns);
    free(lines);
    return false;
  }
  pixel *line = lines + margin, *spare = line + longest;
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *row =
        (const uint32_t *)((const uint8_t *)source.pixels + (y + top) * source.bytes_per_row);
    for (int32_t x = left; x < right; x++) {
      const int32_t value = (int32_t)row[x];
      line[x - left] = (pixel){
          (value & 0xFF) << 8, value & 0xFF00, (value >> 8) & 0xFF00, (value >> 16) & 0xFF00};
    }
    blur(line, spare, right - left, box);
    const pixel *result = spare + (part.left - left);
    for (int32_t x = 0; x < width; x++) columns[(size_t)x * (size_t)height + (size_t)y] = result[x];
  }
  for (int32_t x = 0; x < width; x++) {
    const pixel *column = columns + (size_t)x * (size_t)height;
    for (int32_t y = 0; y < height; y++) line[y] = column[y];
    blur(line, spare, height, box);
    for (int32_t y = part.top; y < part.bottom; y++) {
      uint32_t *row = (uint32_t *)((uint8_t *)target.pixels + y * target.bytes_per_row);
      row[part.left + x] = word(spare[y - top], strength);
    }
  }
  free(columns);
  free(lines);
  return true;
}
