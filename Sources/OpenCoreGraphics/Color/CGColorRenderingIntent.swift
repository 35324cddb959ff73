/// A method to replace colours that a device does not have. All drawing is in sRGB, so that an
/// image only stores it.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the context finds best.
  case defaultIntent = 0
  /// Colours that the device has stay, others become the nearest.
  case absoluteColorimetric = 1
  /// As `absoluteColorimetric`, with the white of the device.
  case relativeColorimetric = 2
  /// All colours are changed, so that their relations stay.
  case perceptual = 3
  /// All colours stay as saturated as they are.
  case saturation = 4
}
