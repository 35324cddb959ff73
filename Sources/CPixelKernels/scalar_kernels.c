#include "vectors.h"

// A fused multiply-add rounds once where the code with lanes rounds twice: other pixels.
#pragma STDC FP_CONTRACT OFF

/// a · b / 255, rounded, for bytes.
static inline uint32_t scale_byte(uint32_t a, uint32_t b) {
  const uint32_t product = a * b + 128;
  return (product + (product >> 8)) >> 8;
}

static inline uint32_t channel(uint32_t pixel, int shift) { return (pixel >> shift) & 0xff; }

static inline uint32_t texel(const uint8_t *address) { return *(const uint32_t *)address; }

// The comparisons are those of minps and maxps: not-a-number becomes 0, so that no matrix can make
// the code read outside the picture.
nk_position nk_position_at(float position, float maximum, int32_t last) {
  float clamped = position > 0.0f ? position : 0.0f;
  clamped = clamped < maximum ? clamped : maximum;
  const int32_t fixed = (int32_t)(clamped + 0.5f);
  nk_position result = {fixed >> 7, (uint32_t)fixed & 127};
  // The last texel has no neighbour: take the one before, with all the weight on this one.
  if (result.texel > last) {
    result.texel -= 1;
    result.weight += 128;
  }
  return result;
}

uint32_t nk_sample(const nk_row *row, int32_t x, uint32_t alpha) {
  const float step = (float)x;
  float u = row->u0 + row->du * step;
  float v = row->v0 + row->dv * step;
  if (!row->is_affine) {
    const float reciprocal = 1.0f / (row->w0 + row->dw * step);
    u = u * reciprocal;
    v = v * reciprocal;
  }
  const nk_position column = nk_position_at(u, row->max_u, row->last_x);
  const nk_position line = nk_position_at(v, row->max_v, row->last_y);
  const uint32_t fx = column.weight, fy = line.weight;
  const uint8_t *address =
      row->pixels + line.texel * row->bytes_per_row + (ptrdiff_t)column.texel * 4;
  const uint32_t t00 = texel(address), t10 = texel(address + row->right);
  const uint32_t t01 = texel(address + row->below);
  const uint32_t t11 = texel(address + row->below + row->right);
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const uint32_t left = channel(t00, shift) * (128 - fy) + channel(t01, shift) * fy;
    const uint32_t right = channel(t10, shift) * (128 - fy) + channel(t11, shift) * fy;
    uint32_t value = (left * (128 - fx) + right * fx + 8192) >> 14;
    if (shift == 24 && row->is_opaque) {
      value = 255;
    }
    result |= scale_byte(value, alpha) << shift;
  }
  return result;
}

uint32_t nk_over(uint32_t source, uint32_t destination) {
  const uint32_t rest = 255 - channel(source, 24);
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const uint32_t sum =
        channel(source, shift) + scale_byte(channel(destination, shift), rest);
    result |= (sum < 255 ? sum : 255) << shift;
  }
  return result;
}

static void span(const nk_row *row, uint32_t *destination, int32_t from, int32_t to) {
  for (int32_t x = from; x < to; x++) {
    destination[x] = nk_over(nk_sample(row, x, row->alpha), destination[x]);
  }
}

/// Each byte of a pixel times share / 255, rounded.
static inline uint32_t scaled(uint32_t pixel, uint32_t share) {
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    result |= scale_byte(channel(pixel, shift), share) << shift;
  }
  return result;
}

static void cover(uint32_t *row, const uint8_t *mask, int32_t count, uint32_t color) {
  for (int32_t x = 0; x < count; x++) {
    if (mask[x] != 0) row[x] = nk_over(scaled(color, mask[x]), row[x]);
  }
}

static void over(uint32_t *row, int32_t count, uint32_t color) {
  for (int32_t x = 0; x < count; x++) row[x] = nk_over(color, row[x]);
}

static void fade(
    uint32_t *row, const uint32_t *source, int32_t count, uint8_t alpha, bool is_opaque) {
  const uint32_t opaque = is_opaque ? 0xFF000000 : 0;
  for (int32_t x = 0; x < count; x++) {
    const uint32_t pixel = source[x] | opaque;
    // Of a text most pixels are transparent.
    if (pixel != 0) row[x] = nk_over(scaled(pixel, alpha), row[x]);
  }
}

static void blur(nk_twin *lines, nk_twin *spare, int32_t count, nk_line_box box) {
  nk_blur_lines(lines, spare, count, box);
}

static void fade_over(
    uint32_t *row, const uint32_t *source, int32_t count, uint8_t alpha, uint32_t behind) {
  for (int32_t x = 0; x < count; x++) row[x] = nk_over(scaled(source[x] | 0xFF000000, alpha), behind);
}

static void fill(uint32_t *row, int32_t count, uint32_t pixel) {
  for (int32_t x = 0; x < count; x++) row[x] = pixel;
}

const nk_vectors nk_vectors_scalar = {fill, cover, over, fade, fade_over, span, NULL, blur};
