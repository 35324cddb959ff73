#include "CPixelKernels.h"

#include <math.h>
#include <stdlib.h>

#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// The four bytes of a pixel, in 1/256.
typedef int32_t pixel __attribute__((vector_size(16)));
static nk_line_box make_box(double sigma) {
  const double variance = sigma * sigma / 3;
  nk_line_box result;
  result.radius = (int32_t)floor((sqrt(12 * variance + 1) - 1) / 2);
  const double r = result.radius;
  const double edge =
      (2 * r + 1) * (variance - r * (r + 1) / 3) / (2 * ((r + 1) * (r + 1) - variance));
  const double whole = 2 * r + 1 + 2 * edge;
  result.middle = (float)(1 / whole);
  result.edge = (float)(edge / whole);
  return result;
}

static int32_t limited(int32_t value, int32_t least, int32_t most) {
  return value < least ? least : value > most ? most : value;
}

/// The whole bytes of one channel of four pixels.
static pixel rounded(pixel values) { return (values + 128) >> 8; }

static pixel limited_to(pixel values, pixel most) {
  const pixel positive = values & (values > 0), is_more = positive > most;
  return (positive & ~is_more) | (most & is_more);
}

/// Every other one of eight pixels, of whole bytes in words, with their colours further from grey by `saturation` in 1/256.
static pixel words(const pixel *eight, int32_t saturation) {
  const pixel a = __builtin_shufflevector(eight[0], eight[2], 0, 4, 1, 5);
  const pixel b = __builtin_shufflevector(eight[4], eight[6], 0, 4, 1, 5);
  const pixel c = __builtin_shufflevector(eight[0], eight[2], 2, 6, 3, 7);
  const pixel d = __builtin_shufflevector(eight[4], eight[6], 2, 6, 3, 7);
  pixel blue = rounded(__builtin_shufflevector(a, b, 0, 1, 4, 5));
  pixel green = rounded(__builtin_shufflevector(a, b, 2, 3, 6, 7));
  pixel red = rounded(__builtin_shufflevector(c, d, 0, 1, 4, 5));
  const pixel alpha = rounded(__builtin_shufflevector(c, d, 2, 3, 6, 7));
  if (saturation != 256) {
    const pixel grey = 54 * red + 183 * green + 19 * blue;
    const pixel rest = grey * (256 - saturation) + (1 << 15);
    const int32_t own = saturation * 256;
    red = limited_to((rest + red * own) >> 16, alpha);
    green = limited_to((rest + green * own) >> 16, alpha);
    blue = limited_to((rest + blue * own) >> 16, alpha);
  }
  return alpha << 24 | red << 16 | green << 8 | blue;
}

/// Takes the pixels of two lines.
static void take(const uint8_t *upper, const uint8_t *lower, nk_twin *pixels) {
  typedef uint8_t bytes __attribute__((vector_size(8)));
  bytes both;
  __builtin_memcpy(&both, upper, 4);
  __builtin_memcpy((uint8_t *)&both + 4, lower, 4);
  *pixels = __builtin_convertvector(both, nk_twin) << 8;
}

bool nk_blur_part(
    nk_bitmap target, nk_bitmap source, nk_box part, double sigma, double saturation) {
  const nk_line_box box = make_box(sigma > 0 ? sigma : 0);
  const int32_t reach = nk_blur_reach(sigma);
  const int32_t left = limited(part.left - reach, 0, source.width);
  const int32_t right = limited(part.right + reach, 0, source.width);
  const int32_t top = limited(part.top - reach, 0, source.height);
  const int32_t bottom = limited(part.bottom + reach, 0, source.height);
  const int32_t width = part.right - part.left, height = bottom - top;
  if (width <= 0 || part.bottom <= part.top) return true;
  const int32_t strength = (int32_t)floor(saturation * 256 + 0.5);
  // Four pixels are made at once.
  const size_t margin = (size_t)box.radius + 4;
  const size_t longest =
      2 * margin + (size_t)(right - left > height ? right - left : height);
  // Two columns lie in a row, pixel beside pixel, so that both passes read memory in order.
  const size_t rows = (size_t)height + height % 2;
  pixel *columns = malloc(((size_t)width + 1) * rows * sizeof(pixel));
  nk_twin *lines = malloc(2 * longest * sizeof(nk_twin));
  if (!columns || !lines) {
    free(columns);
    free(lines);
    return false;
  }
  const nk_vectors *vectors = nk_vectors_here();
  nk_twin *line = lines + margin, *spare = line + longest;
  for (int32_t y = 0; y < height; y += 2) {
    const int32_t last = y + 1 < height ? y + 1 : y;
    const uint8_t *upper = (const uint8_t *)source.pixels + (y + top) * source.bytes_per_row;
    const uint8_t *lower = (const uint8_t *)source.pixels + (last + top) * source.bytes_per_row;
    for (int32_t x = left; x < right; x++) take(upper + x * 4, lower + x * 4, line + (x - left));
    vectors->blur(line, spare, right - left, box);
    const pixel *result = (const pixel *)(spare + (part.left - left));
    for (int32_t x = 0; x < width; x++) {
      pixel *column = columns + (((size_t)(x / 2) * rows + (size_t)y) * 2);
      column[x % 2] = result[2 * x];
      column[2 + x % 2] = result[2 * x + 1];
      if (x % 2 == 0 && x + 1 == width) {
        column[1] = column[0];
        column[3] = column[2];
      }
    }
  }
  for (int32_t x = 0; x < width; x += 2) {
    __builtin_memcpy(line, columns + (size_t)x * rows, (size_t)height * sizeof(nk_twin));
    vectors->blur(line, spare, height, box);
    for (int32_t y = part.top; y < part.bottom; y += 4) {
      // What follows the last pixel is in the room at the end of the line.
      const pixel *eight = (const pixel *)(spare + (y - top));
      const pixel one = words(eight, strength), other = words(eight + 1, strength);
      for (int32_t i = 0; i < 4 && y + i < part.bottom; i++) {
        uint32_t *row = (uint32_t *)((uint8_t *)target.pixels + (y + i) * target.bytes_per_row);
        row[part.left + x] = (uint32_t)one[i];
        if (x + 1 < width) row[part.left + x + 1] = (uint32_t)other[i];
      }
    }
  }
  free(columns);
  free(lines);
  return true;
}
