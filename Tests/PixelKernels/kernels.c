// Compares the kernels that use vectors with those that do not, and prints a number for all pixels that they have drawn:
// `Scripts/test-kernels` runs it on two kinds of processors, which have to print the same.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CPixelKernels.h"

enum { WIDTH = 131, HEIGHT = 97, COUNT = WIDTH * HEIGHT };

typedef uint32_t pixels[COUNT];

static uint32_t state = 12345;
static uint64_t hash = 14695981039346656037u;
static int failures = 0;

static uint32_t next(void) {
  state = state * 1664525 + 1013904223;
  return state >> 8;
}

static double between(double low, double high) {
  return low + (high - low) * (next() & 0xffff) / 65535;
}

/// Premultiplied noise.
static void fill_with_noise(uint32_t *words) {
  for (int i = 0; i < COUNT; i++) {
    const uint32_t kind = next() % 4;
    const uint32_t alpha = kind == 0 ? 0 : kind == 1 ? 255 : next() & 0xff;
    words[i] = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) words[i] |= ((next() & 0xff) * alpha / 255) << shift;
  }
}

static nk_bitmap bitmap(uint32_t *words, int32_t width, int32_t height) {
  return (nk_bitmap){words, WIDTH * 4, width, height};
}

static void add(const void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) hash = (hash ^ ((const uint8_t *)bytes)[i]) * 1099511628211u;
}

static void expect_equal(const char *name, int round, const uint32_t *a, const uint32_t *b) {
  add(a, sizeof(pixels));
  if (memcmp(a, b, sizeof(pixels)) == 0) return;
  if (failures++ < 5) {
    fprintf(stderr, "kernels: %s, round %d: vectors and scalar code differ\n", name, round);
  }
}

static void draw_pictures(void) {
  static pixels source, fast, slow;
  for (int round = 0; round < 400; round++) {
    fill_with_noise(source);
    fill_with_noise(fast);
    memcpy(slow, fast, sizeof fast);
    const int32_t width = 1 + (int32_t)(next() % 60), height = 1 + (int32_t)(next() % 60);
    nk_picture picture = {.bitmap = bitmap(source, width, height)};
    picture.width = picture.bitmap.width;
    picture.height = picture.bitmap.height;
    picture.is_opaque = next() % 2;
    picture.alpha = next() % 3 == 0 ? 255 : (uint8_t)next();
    const double limit = round % 10 == 0 ? 1e6 : round % 10 == 1 ? NAN : 2;
    for (int i = 0; i < 9; i++) picture.inverse[i] = between(-limit, limit);
    picture.inverse[2] = between(-30, 60);
    picture.inverse[5] = between(-30, 60);
    picture.inverse[8] = 1;
    // In perspective, affine, and with rows of one row of the picture.
    for (int i = 6; i < 8; i++) picture.inverse[i] *= round % 3 == 0 ? 0.01 : 0;
    if (round % 3 == 1) picture.inverse[3] = 0;
    const int32_t left = (int32_t)(next() % 20), top = (int32_t)(next() % 20);
    const nk_box clip = {left, top, WIDTH, HEIGHT - (int32_t)(next() % 9)};
    nk_draw_picture(bitmap(fast, WIDTH, HEIGHT), clip, &picture);
    nk_draw_picture_scalar(bitmap(slow, WIDTH, HEIGHT), clip, &picture);
    expect_equal("picture", round, fast, slow);
  }
}

static void cover(void) {
  static pixels fast, slow;
  static uint8_t mask[COUNT];
  for (int round = 0; round < 200; round++) {
    fill_with_noise(fast);
    memcpy(slow, fast, sizeof fast);
    for (int i = 0; i < COUNT; i++) mask[i] = next() % 3 ? (uint8_t)next() : next() % 2 ? 255 : 0;
    static pixels colors;
    fill_with_noise(colors);
    const nk_mask part = {mask, WIDTH, 1 + (int32_t)(next() % WIDTH), HEIGHT};
    nk_cover(bitmap(fast, WIDTH, HEIGHT), part, colors[0]);
    nk_cover_scalar(bitmap(slow, WIDTH, HEIGHT), part, colors[0]);
    expect_equal("cover", round, fast, slow);
    // A corner of which nothing but the first column is covered in part.
    const nk_corner_row row = {1, 2, INT32_MAX, INT32_MAX, 0};
    const nk_corner corner = {&row, 0, 0, mask, mask, 1};
    const nk_rounded rounded = {WIDTH - 3, HEIGHT, &corner, &corner, &corner, &corner};
    memset(slow, 0, sizeof slow);
    nk_cover_rounded(bitmap(slow, WIDTH, HEIGHT), 0, 0, &rounded, colors[1]);
    add(slow, sizeof slow);
  }
}

static void fill(void) {
  static pixels fast, slow;
  for (int round = 0; round < 100; round++) {
    fill_with_noise(fast);
    memcpy(slow, fast, sizeof fast);
    const int32_t left = (int32_t)(next() % WIDTH), width = 1 + (int32_t)(next() % (WIDTH - left));
    const uint32_t pixel = slow[0] ^ (uint32_t)next();
    nk_fill(bitmap(fast + left, width, HEIGHT), pixel);
    nk_fill_scalar(bitmap(slow + left, width, HEIGHT), pixel);
    expect_equal("fill", round, fast, slow);
  }
}

static void fade(void) {
  static pixels source, fast, slow;
  for (int round = 0; round < 100; round++) {
    fill_with_noise(source);
    fill_with_noise(fast);
    memcpy(slow, fast, sizeof fast);
    const nk_bitmap part = bitmap(source, 1 + (int32_t)(next() % WIDTH), HEIGHT);
    const uint8_t alpha = (uint8_t)next();
    nk_fade(bitmap(fast, WIDTH, HEIGHT), part, alpha, round % 2);
    nk_fade_scalar(bitmap(slow, WIDTH, HEIGHT), part, alpha, round % 2);
    expect_equal("fade", round, fast, slow);
    const uint32_t behind = source[0] | 0xFF000000;
    nk_fade_over(bitmap(fast, WIDTH, HEIGHT), part, alpha, behind);
    nk_fill_scalar(bitmap(slow, part.width, HEIGHT), behind);
    nk_fade_scalar(bitmap(slow, WIDTH, HEIGHT), part, alpha, true);
    expect_equal("fade over a colour", round, fast, slow);
    nk_fade_over_scalar(bitmap(slow, WIDTH, HEIGHT), part, alpha, behind);
    expect_equal("fade over a colour, scalar", round, fast, slow);
  }
}

static void others(void) {
  static pixels source, target;
  static uint8_t mask[COUNT];
  for (int round = 0; round < 40; round++) {
    fill_with_noise(source);
    fill_with_noise(target);
    const double sigma = between(0, 12), saturation = between(0, 3);
    const nk_box part = {9, 8, WIDTH - 7, HEIGHT - 6};
    nk_blur_part(
        bitmap(target, WIDTH, HEIGHT), bitmap(source, WIDTH, HEIGHT), part, sigma, saturation);
    add(target, sizeof target);
    for (int i = 0; i < COUNT; i++) mask[i] = (uint8_t)next();
    nk_blur((nk_mask){mask, WIDTH, WIDTH, HEIGHT}, sigma);
    add(mask, sizeof mask);
    nk_halve_rows(bitmap(target, WIDTH, HEIGHT / 2 + 1), bitmap(source, WIDTH, HEIGHT));
    nk_halve_columns(bitmap(target, WIDTH / 2 + 1, HEIGHT / 2), bitmap(source, WIDTH, HEIGHT / 2));
    nk_invert(bitmap(target, WIDTH, HEIGHT), (nk_box){3, 4, 90, 80}, round % 2 == 0);
    add(target, sizeof target);
  }
}

int main(void) {
  draw_pictures();
  fill();
  cover();
  fade();
  others();
  printf("%016llx\n", (unsigned long long)hash);
  return failures > 0 ? 1 : 0;
}
