/// Makes a colour from a colour: for the background of a configuration, from the one that it has.
nonisolated public struct UIConfigurationColorTransformer: Sendable {
  /// Makes the colour.
  public let transform: @Sendable (UIColor) -> UIColor

  /// An object with defaults.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// The transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour without its hue.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
      let resolved = color.resolvedColor(with: traits)
      guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
        return resolved
      }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }

  // Fidelity: on iOS the preferred tint of the system is that of the view. [decided]
  /// The colour as it is: no tint of the system replaces it here.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The colour in which the system shows an image of one colour; here as it is.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
