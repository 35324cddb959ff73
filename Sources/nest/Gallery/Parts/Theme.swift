import NestTesting
import OpenUIKit

/// Colours, fonts and distances of the gallery and of the tour.
@MainActor
enum Theme {
  // MARK: Surfaces
  static let page = color(0xF2F3F8)
  static let card = color(0xFFFFFF)
  static let hairline = color(0xE2E4EC)
  static let stage = color(0xE8EAF2)
  static let bezel = color(0x1C1F2B)
  static let console = color(0x161923)
  static let consoleLine = color(0x272B38)

  // MARK: Text
  static let text = color(0x1A1D29)
  static let secondaryText = color(0x666C80)
  static let consoleText = color(0xD9DDE8)
  static let consoleDim = color(0x737A90)

  // MARK: Accents
  static let accent = color(0x4B54D6)
  static let accentPressed = color(0x3A42B4)
  static let chip = color(0xF0F1F7)
  static let chipPressed = color(0xDFE1EC)

  // MARK: Kinds of events
  static let appears = color(0x7AD3A8)
  static let disappears = color(0xF0B37A)
  static let containment = color(0xB9A6F7)
  static let delegate = color(0x7FB6F5)
  static let breach = color(0xFF7A85)

  /// Calls, between the events.
  static let code = color(0xF2D98B)

  /// The phases of appearance and the curve of a transition, as in the drawings of timelines.
  static let phases = TimelineColors.dark.phases.map { color($0) }
  static let curve = color(TimelineColors.dark.curve)

  // MARK: Distances, in points
  static let margin: CGFloat = 20
  static let padding: CGFloat = 16
  static let cardRadius: CGFloat = 14
  static let chipRadius: CGFloat = 8

  // MARK: Devices

  /// A colour for an index, far from those of its neighbours.
  static func distinctColor(_ index: Int) -> UIColor {
    let hue = (0.62 + CGFloat(index) * 0.618_034).truncatingRemainder(dividingBy: 1)
    return UIColor(hue: hue, saturation: 0.5, brightness: 0.82, alpha: 1)
  }

  /// A colour as style sheets write it, for example `#2f81c7`.
  private static func color(_ text: String) -> UIColor {
    color(UInt32(text.dropFirst(), radix: 16) ?? 0)
  }

  private static func color(_ hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
