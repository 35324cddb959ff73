// The named colours. Fidelity: system colours have the values of the light appearance. [documented]

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
  /// What stands on the main background.
  public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  /// What stands on the secondary background.
  public class var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }
  /// The main background of groups.
  public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
  /// Groups on their background.
  public class var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }
  /// What stands in a group.
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
  static let systemRed = rgb(255, 59, 48)
  static let systemGreen = rgb(52, 199, 89)
  static let systemBlue = rgb(0, 122, 255)
  static let systemOrange = rgb(255, 149, 0)
  static let systemYellow = rgb(255, 204, 0)
  static let systemPink = rgb(255, 45, 85)
  static let systemPurple = rgb(175, 82, 222)
  static let systemTeal = rgb(48, 176, 199)
  static let systemIndigo = rgb(88, 86, 214)
  static let systemBrown = rgb(162, 132, 94)
  static let systemMint = rgb(0, 199, 190)
  static let systemCyan = rgb(50, 173, 230)
  static let systemGray = rgb(142, 142, 147)
  static let systemGray2 = rgb(174, 174, 178)
  static let systemGray3 = rgb(199, 199, 204)
  static let systemGray4 = rgb(209, 209, 214)
  static let systemGray5 = rgb(229, 229, 234)
  static let systemGray6 = rgb(242, 242, 247)
  static let label = rgb(0, 0, 0)
  static let secondaryLabel = rgb(60, 60, 67, 0.6)
  static let tertiaryLabel = rgb(60, 60, 67, 0.3)
  static let quaternaryLabel = rgb(60, 60, 67, 0.18)
  static let placeholderText = rgb(60, 60, 67, 0.3)
  static let link = rgb(0, 122, 255)
  static let separator = rgb(60, 60, 67, 0.29)
  static let opaqueSeparator = rgb(198, 198, 200)
  static let systemBackground = rgb(255, 255, 255)
  static let secondarySystemBackground = rgb(242, 242, 247)
  static let tertiarySystemBackground = rgb(255, 255, 255)
  static let systemGroupedBackground = rgb(242, 242, 247)
  static let secondarySystemGroupedBackground = rgb(255, 255, 255)
  static let tertiarySystemGroupedBackground = rgb(242, 242, 247)
  static let systemFill = rgb(120, 120, 128, 0.2)
  static let secondarySystemFill = rgb(120, 120, 128, 0.16)
  static let tertiarySystemFill = rgb(118, 118, 128, 0.12)
  static let quaternarySystemFill = rgb(116, 116, 128, 0.08)

  /// Components from 0 to 255.
  private static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
