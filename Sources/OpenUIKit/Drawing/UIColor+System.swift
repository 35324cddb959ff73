// The named colours. Fidelity: system colours and colours by use have the published values of the
// light and the dark appearance, and of increased contrast. Links, placeholders and opaque
// separators have the same there. [documented for system colours, observed for colours by use]

nonisolated extension UIColor {
  // MARK: Fixed colours

  /// Black.
  public class var black: UIColor { Palette.black }
  /// A third of white.
  public class var darkGray: UIColor { Palette.darkGray }
  /// Two thirds of white.
  public class var lightGray: UIColor { Palette.lightGray }
  /// White.
  public class var white: UIColor { Palette.white }
  /// Half of white.
  public class var gray: UIColor { Palette.gray }
  /// Nothing: black of alpha 0.
  public class var clear: UIColor { Palette.clear }
  /// Red.
  public class var red: UIColor { Palette.red }
  /// Green.
  public class var green: UIColor { Palette.green }
  /// Blue.
  public class var blue: UIColor { Palette.blue }
  /// Cyan.
  public class var cyan: UIColor { Palette.cyan }
  /// Yellow.
  public class var yellow: UIColor { Palette.yellow }
  /// Magenta.
  public class var magenta: UIColor { Palette.magenta }
  /// Orange.
  public class var orange: UIColor { Palette.orange }
  /// Purple.
  public class var purple: UIColor { Palette.purple }
  /// Brown.
  public class var brown: UIColor { Palette.brown }
  /// Text on a light background, in either style: black. `label` follows the style.
  public class var darkText: UIColor { Palette.black }
  /// Text on a dark background, in either style: white of alpha 0.6.
  public class var lightText: UIColor { Palette.lightText }
}

nonisolated extension UIColor {
  // MARK: System colours

  /// The system's red.
  public class var systemRed: UIColor { Palette.systemRed }
  /// The system's green.
  public class var systemGreen: UIColor { Palette.systemGreen }
  /// The system's blue.
  public class var systemBlue: UIColor { Palette.systemBlue }
  /// The system's orange.
  public class var systemOrange: UIColor { Palette.systemOrange }
  /// The system's yellow.
  public class var systemYellow: UIColor { Palette.systemYellow }
  /// The system's pink.
  public class var systemPink: UIColor { Palette.systemPink }
  /// The system's purple.
  public class var systemPurple: UIColor { Palette.systemPurple }
  /// The system's teal.
  public class var systemTeal: UIColor { Palette.systemTeal }
  /// The system's indigo.
  public class var systemIndigo: UIColor { Palette.systemIndigo }
  /// The system's brown.
  public class var systemBrown: UIColor { Palette.systemBrown }
  /// The system's mint.
  public class var systemMint: UIColor { Palette.systemMint }
  /// The system's cyan.
  public class var systemCyan: UIColor { Palette.systemCyan }
  /// The system's gray.
  public class var systemGray: UIColor { Palette.systemGray }
  /// The system's gray 2.
  public class var systemGray2: UIColor { Palette.systemGray2 }
  /// The system's gray 3.
  public class var systemGray3: UIColor { Palette.systemGray3 }
  /// The system's gray 4.
  public class var systemGray4: UIColor { Palette.systemGray4 }
  /// The system's gray 5.
  public class var systemGray5: UIColor { Palette.systemGray5 }
  /// The system's gray 6.
  public class var systemGray6: UIColor { Palette.systemGray6 }
  /// The tint where no view has one of its own.
  public class var tintColor: UIColor { Palette.systemBlue }
}

nonisolated extension UIColor {
  // MARK: Colours by use

  /// Text.
  public class var label: UIColor { Palette.label }
  /// Text of less weight.
  public class var secondaryLabel: UIColor { Palette.secondaryLabel }
  /// Text of little weight.
  public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }
  /// Text of the least weight.
  public class var quaternaryLabel: UIColor { Palette.quaternaryLabel }
  /// Text in an empty field.
  public class var placeholderText: UIColor { Palette.placeholderText }
  /// Text that leads elsewhere.
  public class var link: UIColor { Palette.link }
  /// Thin lines that let through what is behind them.
  public class var separator: UIColor { Palette.separator }
  /// Thin lines that cover what is behind them.
  public class var opaqueSeparator: UIColor { Palette.opaqueSeparator }
  /// The main background.
  public class var systemBackground: UIColor { Palette.systemBackground }
  /// Content on the main background.
  public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  /// Content on the secondary background.
  public class var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }
  /// The main background of groups.
  public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
  /// Groups on their background.
  public class var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }
  /// Content in a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    Palette.tertiarySystemGroupedBackground
  }
  /// The filling of small shapes.
  public class var systemFill: UIColor { Palette.systemFill }
  /// The filling of middle-sized shapes.
  public class var secondarySystemFill: UIColor { Palette.secondarySystemFill }
  /// The filling of large shapes.
  public class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }
  /// The filling of large areas.
  public class var quaternarySystemFill: UIColor { Palette.quaternarySystemFill }
}

/// The named colours, each made once.
private nonisolated enum Palette {
  static let black = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let systemRed = pair(
    rgb(255, 59, 48), rgb(255, 69, 58),
    high: (rgb(215, 0, 21), rgb(255, 105, 97), rgb(255, 105, 97)))
  static let systemGreen = pair(
    rgb(52, 199, 89), rgb(48, 209, 88),
    high: (rgb(36, 138, 61), rgb(48, 219, 91), rgb(48, 219, 91)))
  static let systemBlue = pair(
    rgb(0, 122, 255), rgb(10, 132, 255),
    high: (rgb(0, 64, 221), rgb(64, 156, 255), rgb(64, 156, 255)))
  static let systemOrange = pair(
    rgb(255, 149, 0), rgb(255, 159, 10),
    high: (rgb(201, 52, 0), rgb(255, 179, 64), rgb(255, 179, 64)))
  static let systemYellow = pair(
    rgb(255, 204, 0), rgb(255, 214, 10),
    high: (rgb(178, 80, 0), rgb(255, 212, 38), rgb(255, 212, 38)))
  static let systemPink = pair(
    rgb(255, 45, 85), rgb(255, 55, 95),
    high: (rgb(211, 15, 69), rgb(255, 100, 130), rgb(255, 100, 130)))
  static let systemPurple = pair(
    rgb(175, 82, 222), rgb(191, 90, 242),
    high: (rgb(137, 68, 171), rgb(218, 143, 255), rgb(218, 143, 255)))
  static let systemTeal = pair(
    rgb(48, 176, 199), rgb(64, 200, 224),
    high: (rgb(0, 130, 153), rgb(93, 230, 255), rgb(93, 230, 255)))
  static let systemIndigo = pair(
    rgb(88, 86, 214), rgb(94, 92, 230),
    high: (rgb(54, 52, 163), rgb(125, 122, 255), rgb(125, 122, 255)))
  static let systemBrown = pair(
    rgb(162, 132, 94), rgb(172, 142, 104),
    high: (rgb(127, 101, 69), rgb(181, 148, 105), rgb(181, 148, 105)))
  static let systemMint = pair(
    rgb(0, 199, 190), rgb(99, 230, 226),
    high: (rgb(12, 129, 123), rgb(102, 212, 207), rgb(102, 212, 207)))
  static let systemCyan = pair(
    rgb(50, 173, 230), rgb(100, 210, 255),
    high: (rgb(0, 113, 164), rgb(112, 215, 255), rgb(112, 215, 255)))
  static let systemGray = pair(
    rgb(142, 142, 147), rgb(142, 142, 147),
    high: (rgb(108, 108, 112), rgb(174, 174, 178), rgb(174, 174, 178)))
  static let systemGray2 = pair(
    rgb(174, 174, 178), rgb(99, 99, 102),
    high: (rgb(142, 142, 147), rgb(124, 124, 128), rgb(124, 124, 128)))
  static let systemGray3 = pair(
    rgb(199, 199, 204), rgb(72, 72, 74),
    high: (rgb(174, 174, 178), rgb(84, 84, 86), rgb(84, 84, 86)))
  static let systemGray4 = pair(
    rgb(209, 209, 214), rgb(58, 58, 60),
    high: (rgb(188, 188, 192), rgb(68, 68, 70), rgb(68, 68, 70)))
  static let systemGray5 = pair(
    rgb(229, 229, 234), rgb(44, 44, 46),
    high: (rgb(216, 216, 220), rgb(54, 54, 56), rgb(54, 54, 56)))
  static let systemGray6 = pair(
    rgb(242, 242, 247), rgb(28, 28, 30),
    high: (rgb(235, 235, 240), rgb(36, 36, 38), rgb(36, 36, 38)))
  static let label = pair(rgb(0, 0, 0), rgb(255, 255, 255))
  static let secondaryLabel = pair(
    rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6),
    high: (rgb(60, 60, 67, 0.68), rgb(235, 235, 245, 0.68), rgb(235, 235, 245, 0.68)))
  static let tertiaryLabel = pair(
    rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3),
    high: (rgb(60, 60, 67, 0.38), rgb(235, 235, 245, 0.38), rgb(235, 235, 245, 0.38)))
  static let quaternaryLabel = pair(
    rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16),
    high: (rgb(60, 60, 67, 0.26), rgb(235, 235, 245, 0.24), rgb(235, 235, 245, 0.24)))
  static let placeholderText = pair(rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
  static let link = pair(rgb(0, 122, 255), rgb(9, 132, 255))
  static let separator = pair(
    rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6),
    high: (rgb(60, 60, 67, 0.37), rgb(84, 84, 88, 0.68), rgb(84, 84, 88, 0.68)))
  static let opaqueSeparator = pair(rgb(198, 198, 200), rgb(56, 56, 58))
  static let systemBackground = pair(
    rgb(255, 255, 255), rgb(0, 0, 0), rgb(28, 28, 30),
    high: (rgb(255, 255, 255), rgb(0, 0, 0), rgb(36, 36, 38)))
  static let secondarySystemBackground = pair(
    rgb(242, 242, 247), rgb(28, 28, 30), rgb(44, 44, 46),
    high: (rgb(235, 235, 240), rgb(36, 36, 38), rgb(54, 54, 56)))
  static let tertiarySystemBackground = pair(
    rgb(255, 255, 255), rgb(44, 44, 46), rgb(58, 58, 60),
    high: (rgb(255, 255, 255), rgb(54, 54, 56), rgb(68, 68, 70)))
  static let systemGroupedBackground = pair(
    rgb(242, 242, 247), rgb(0, 0, 0), rgb(28, 28, 30),
    high: (rgb(235, 235, 240), rgb(0, 0, 0), rgb(36, 36, 38)))
  static let secondarySystemGroupedBackground = pair(
    rgb(255, 255, 255), rgb(28, 28, 30), rgb(44, 44, 46),
    high: (rgb(255, 255, 255), rgb(36, 36, 38), rgb(54, 54, 56)))
  static let tertiarySystemGroupedBackground = pair(
    rgb(242, 242, 247), rgb(44, 44, 46), rgb(58, 58, 60),
    high: (rgb(235, 235, 240), rgb(54, 54, 56), rgb(68, 68, 70)))
  static let systemFill = pair(
    rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36),
    high: (rgb(120, 120, 128, 0.28), rgb(120, 120, 128, 0.44), rgb(120, 120, 128, 0.44)))
  static let secondarySystemFill = pair(
    rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32),
    high: (rgb(120, 120, 128, 0.24), rgb(120, 120, 128, 0.4), rgb(120, 120, 128, 0.4)))
  static let tertiarySystemFill = pair(
    rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24),
    high: (rgb(118, 118, 128, 0.2), rgb(118, 118, 128, 0.32), rgb(118, 118, 128, 0.32)))
  static let quaternarySystemFill = pair(
    rgb(116, 116, 128, 0.08), rgb(118, 118, 128, 0.18),
    high: (rgb(116, 116, 128, 0.16), rgb(118, 118, 128, 0.26), rgb(118, 118, 128, 0.26)))

  /// A colour for the light style, the dark one, and the elevated level of the dark one, and those
  /// of increased contrast, by default the same.
  private static func pair(
    _ light: UIColor, _ dark: UIColor, _ darkElevated: UIColor? = nil,
    high: (light: UIColor, dark: UIColor, darkElevated: UIColor)? = nil
  ) -> UIColor {
    let normal = ColorVariants(light: light, dark: dark, darkElevated: darkElevated ?? dark)
    let high = high.map {
      ColorVariants(light: $0.light, dark: $0.dark, darkElevated: $0.darkElevated)
    }
    return UIColor(.adaptive(AdaptiveColor(normal: normal, high: high ?? normal)))
  }

  /// Components from 0 to 255.
  private static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
