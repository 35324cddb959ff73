/// A colour with an alpha, as components in a colour space.
///
/// Immutable; compares by value. A colour may also be a pattern, which is repeated; where only one
/// colour can be drawn, such as borders and shadows of layers, it is the mean of an image, the
/// colour of cells that have none of their own, or black. Components outside 0…1 are stored as
/// given and clamped when something is drawn; a component that is no finite number counts as 0.
public final class CGColor: Sendable {
  /// Opaque black, in a gray colour space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, in a gray colour space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, in a gray colour space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  private let space: CGColorSpace
  private let values: [CGFloat]
  /// The pattern that is repeated in place of a colour; nil for a colour.
  public let pattern: CGPattern?

  /// Makes an sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  /// Makes an sRGB colour.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGray, values: [gray, alpha])
  }

  /// Makes a gray in the gray colour space with a gamma of 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Makes a colour from its components and its alpha.
  ///
  /// - Parameters:
  ///   - space: the colour space.
  ///   - components: `space.numberOfComponents + 1` numbers, of which the last is the alpha.
  /// - Returns: nil for a colour space of patterns.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(space: space, values: (0..<count).map { components[$0] })
  }

  /// Makes a colour that is a pattern; nil if the space does not fit.
  ///
  /// - Parameters:
  ///   - space: a colour space of patterns; for cells without colours of their own one that has a
  ///     base.
  ///   - pattern: the pattern that is repeated.
  ///   - components: for cells without colours of their own the components of their colour in the
  ///     base, and the alpha; for all others the alpha only.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    guard pattern.isUncolored else {
      self.init(space: .pattern, values: [components[0]], pattern: pattern)
      return
    }
    guard let base = space.baseColorSpace else { return nil }
    self.init(
      space: space, values: (0...base.numberOfComponents).map { components[$0] },
      pattern: pattern)
  }

  private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.values = values.map { $0.isFinite ? $0 : 0 }
    self.pattern = pattern
  }

  /// Makes a colour that is an image, repeated. Its only component is its alpha.
  package convenience init(pattern: CGPattern, alpha: CGFloat = 1) {
    self.init(space: .pattern, values: [alpha], pattern: pattern)
  }

  /// The colour space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The number of components with the alpha.
  public var numberOfComponents: Int { values.count }

  /// The components, and the alpha last.
  public var components: [CGFloat]? { values }

  /// The alpha: 0 transparent to 1 opaque.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// The same colour.
  public func copy() -> CGColor? { self }
}

extension CGColor: Hashable {
  /// Whether both have the same components in the same colour space.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.space == right.space && left.values == right.values && left.pattern == right.pattern)
  }

  /// Feeds what `==` compares into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
    hasher.combine(pattern)
  }
}
