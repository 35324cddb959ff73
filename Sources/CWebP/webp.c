#include "CWebP.h"

#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

// The byte order of a word 0xAARRGGBB.
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define WORD_MODE MODE_bgrA
#define HAS_WORD_MODE 1
#else
#define WORD_MODE MODE_Argb
#define HAS_WORD_MODE 0
#endif

bool nk_webp_read_size(const uint8_t *bytes, size_t count, int32_t *width, int32_t *height,
                       bool *has_alpha) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(bytes, count, &features) != VP8_STATUS_OK) return false;
  *width = features.width;
  *height = features.height;
  *has_alpha = features.has_alpha;
  return true;
}

/// The decoder of animations has no order of bytes for processors whose highest byte is first.
static bool decode_first(const WebPData *data, void *pixels, ptrdiff_t bytes_per_row, int32_t width,
                         int32_t height) {
  WebPAnimDecoderOptions options;
  if (!HAS_WORD_MODE || !WebPAnimDecoderOptionsInit(&options)) return false;
  options.color_mode = MODE_bgrA;
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(data, &options);
  if (decoder == NULL) return false;
  WebPAnimInfo info;
  uint8_t *picture = NULL;
  int time = 0;
  bool is_read = WebPAnimDecoderGetInfo(decoder, &info) && (int32_t)info.canvas_width == width &&
                 (int32_t)info.canvas_height == height &&
                 WebPAnimDecoderGetNext(decoder, &picture, &time);
  if (is_read) {
    for (int32_t row = 0; row < height; row++) {
      memcpy((uint8_t *)pixels + row * bytes_per_row, picture + (size_t)row * width * 4,
             (size_t)width * 4);
    }
  }
  WebPAnimDecoderDelete(decoder);
  return is_read;
}

bool nk_webp_decode(const uint8_t *bytes, size_t count, void *pixels, ptrdiff_t bytes_per_row,
                    int32_t width, int32_t height) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return false;
  if (WebPGetFeatures(bytes, count, &config.input) != VP8_STATUS_OK) return false;
  if (config.input.width != width || config.input.height != height) return false;
  if (config.input.has_animation) {
    WebPData data = {bytes, count};
    return decode_first(&data, pixels, bytes_per_row, width, height);
  }
  config.output.colorspace = WORD_MODE;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = (int)bytes_per_row;
  config.output.u.RGBA.size = (size_t)bytes_per_row * (size_t)height;
  bool is_read = WebPDecode(bytes, count, &config) == VP8_STATUS_OK;
  WebPFreeDecBuffer(&config.output);
  return is_read;
}
