#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The properties of the screen on which a controller is drawn.
public nonisolated struct SnapshotConfiguration: Equatable, Sendable {
  /// The size of the screen, in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// Where leading is.
  public var direction: UITraitEnvironmentLayoutDirection
  /// The size of text that the user has chosen.
  public var textSize: UIContentSizeCategory

  /// Makes a configuration. Default: a pixel for a point, light, from left to right, UIKit's
  /// default size of text.
  public init(
    size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large
  ) {
    self.size = size
    self.scale = scale
    self.style = style
    self.direction = direction
    self.textSize = textSize
  }

  /// Every combination.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the screen, in points.
  ///   - scales: Pixels per point.
  ///   - styles: Light or dark.
  ///   - directions: Where leading is.
  ///   - textSizes: The sizes of text.
  public static func combinations(
    sizes: [CGSize], scales: [CGFloat] = [1], styles: [UIUserInterfaceStyle] = [.light],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    textSizes: [UIContentSizeCategory] = [.large]
  ) -> [SnapshotConfiguration] {
    sizes.flatMap { size in
      scales.flatMap { scale in
        styles.flatMap { style in
          directions.flatMap { direction in
            textSizes.map { textSize in
              SnapshotConfiguration(
                size: size, scale: scale, style: style, direction: direction, textSize: textSize)
            }
          }
        }
      }
    }
  }

  /// The end of the name of a reference: the size, and all values that are not the default, for
  /// example `320x480@2x-dark-right-to-left-XXXL`.
  public var name: String {
    func text(_ number: CGFloat) -> String {
      number == number.rounded() ? String(Int(number)) : "\(number)"
    }
    var name = "\(text(size.width))x\(text(size.height))"
    if scale != 1 { name += "@\(text(scale))x" }
    if style == .dark { name += "-dark" }
    if direction == .rightToLeft { name += "-right-to-left" }
    if textSize != .large {
      name += "-" + textSize.rawValue.replacing("UICTContentSizeCategory", with: "")
    }
    return name
  }
}
