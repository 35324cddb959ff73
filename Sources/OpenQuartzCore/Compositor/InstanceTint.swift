import CPixman
import OpenCoreGraphics

/// The factors of the colours of an instance.
nonisolated struct InstanceTint: Equatable {
  /// From 0 to 1.
  let red, green, blue, alpha: Double

  /// The colour of an instance of a replicator; nil if it changes nothing.
  init?(_ values: ReplicatorValues, instance: Int) {
    let color = values.color?.channels ?? CGColor.white.channels
    func component(_ start: CGFloat, _ offset: Float) -> Double {
      let value = Double(start) + Double(offset) * Double(instance)
      return value.isNaN ? 0 : min(max(value, 0), 1)
    }
    red = component(color.red, values.redOffset)
    green = component(color.green, values.greenOffset)
    blue = component(color.blue, values.blueOffset)
    alpha = component(color.alpha, values.alphaOffset)
    if red == 1, green == 1, blue == 1, alpha == 1 { return nil }
  }

  /// The factors of the components of premultiplied pixels.
  var pixman: pixman_color_t {
    func component(_ value: Double) -> UInt16 { UInt16((value * alpha * 255).rounded()) * 0x101 }
    return pixman_color_t(
      red: component(red), green: component(green), blue: component(blue), alpha: component(1))
  }
}
