/// A colour as red, green, blue and alpha, and as hue, saturation and brightness.
nonisolated struct ColorComponents: Sendable, Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: CGColor) {
    if color.pattern != nil {
      let mean = color.channels
      self.init(red: mean.red, green: mean.green, blue: mean.blue, alpha: mean.alpha)
      return
    }
    let values = color.components ?? []
    switch values.count {
    case 2: self.init(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    default: self.init(red: 0, green: 0, blue: 0, alpha: color.alpha)
    }
  }

  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (red.linearized, green.linearized, blue.linearized)
    self.init(
      red: (1.224_940_176_3 * r - 0.224_940_176_3 * g).encoded,
      green: (1.042_056_954_7 * g - 0.042_056_954_7 * r).encoded,
      blue: (1.098_273_600_1 * b - 0.019_637_554_6 * r - 0.078_636_045_5 * g).encoded,
      alpha: alpha)
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turn = hue - hue.rounded(.down)
    /// The part of the brightness that the component has whose hue is `offset` away.
    func component(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      let loss = max(0, min(sector, 4 - sector, 1))
      return brightness * (1 - saturation * loss)
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  var brightness: CGFloat { max(red, green, blue) }

  var saturation: CGFloat {
    brightness == 0 ? 0 : (brightness - min(red, green, blue)) / brightness
  }

  /// From 0 to 1; 0 for greys.
  var hue: CGFloat {
    let range = brightness - min(red, green, blue)
    guard range > 0 else { return 0 }
    let sector: CGFloat
    if brightness == red {
      sector = (green - blue) / range
    } else if brightness == green {
      sector = (blue - red) / range + 2
    } else {
      sector = (red - green) / range + 4
    }
    return (sector < 0 ? sector + 6 : sector) / 6
  }

  /// How bright the colour looks, 0 to 1.
  var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

nonisolated extension CGFloat {
  /// The intensity of a component of sRGB, which may be negative.
  fileprivate var linearized: CGFloat {
    let size = magnitude
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return self < 0 ? -linear : linear
  }

  /// The component of sRGB of an intensity, which may be negative.
  fileprivate var encoded: CGFloat {
    let size = magnitude
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return self < 0 ? -encoded : encoded
  }
}
