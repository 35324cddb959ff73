extension CGColor {
  /// Red, green, blue and alpha as they are drawn: sRGB, each in 0…1, not premultiplied.
  package struct Channels: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
  }

  /// The colour as it is drawn.
  package var channels: Channels {
    guard let values = components else { return Channels(red: 0, green: 0, blue: 0, alpha: 0) }
    if var mean = pattern?.mean {
      mean.alpha *= min(max(alpha, 0), 1)
      return mean
    }
    let clamped = values.map { min(max($0, 0), 1) }
    return switch clamped.count {
    case 4: Channels(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: clamped[3])
    case 2: Channels(red: clamped[0], green: clamped[0], blue: clamped[0], alpha: clamped[1])
    // Fidelity: cells with colours of their own are black where only one colour can be drawn.
    // [decided]
    default: Channels(red: 0, green: 0, blue: 0, alpha: clamped.last ?? 0)
    }
  }

  /// The colour as one premultiplied pixel, 0xAARRGGBB: exactly what a fill with it leaves on a
  /// transparent bitmap.
  package var premultipliedPixel: UInt32 { premultipliedPixel(fadedBy: 1) }

  /// The colour as one premultiplied pixel, its alpha multiplied by another one in 0…1.
  package func premultipliedPixel(fadedBy fade: CGFloat) -> UInt32 {
    let color = channels
    let alpha = color.alpha * fade
    func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
    let red = byte(color.red * alpha)
    let green = byte(color.green * alpha)
    let blue = byte(color.blue * alpha)
    return byte(alpha) << 24 | red << 16 | green << 8 | blue
  }
}
