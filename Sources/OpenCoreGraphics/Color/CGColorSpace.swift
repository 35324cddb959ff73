/// The meaning of the components of a colour.
///
/// Everything is drawn in sRGB; a gray is an sRGB colour with three equal components.
public final class CGColorSpace: Sendable {
  /// The name of the sRGB colour space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the gray colour space with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  package static let deviceRGB = CGColorSpace(.rgb, name: nil)
  static let pattern = CGColorSpace(.pattern, name: nil)
  package static let deviceGray = CGColorSpace(.monochrome, name: nil)

  /// The kind of components.
  public let model: CGColorSpaceModel
  /// The name, nil for a device colour space.
  public let name: CFString?
  /// That of the colours in which patterns are drawn that have none of their own; nil for other
  /// colour spaces.
  public let baseColorSpace: CGColorSpace?

  /// Makes the colour space of that name: `sRGB` or `genericGrayGamma2_2`, nil for all others.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB: self.init(.rgb, name: name)
    case CGColorSpace.genericGrayGamma2_2: self.init(.monochrome, name: name)
    default: return nil
    }
  }

  /// Makes a colour space for patterns; nil if the base is one too.
  ///
  /// - Parameter baseSpace: that of the colours in which patterns are drawn that have none of their
  ///   own; nil for patterns that have colours.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    self.init(.pattern, name: nil, base: baseSpace)
  }

  private init(_ model: CGColorSpaceModel, name: CFString?, base: CGColorSpace? = nil) {
    self.model = model
    self.name = name
    baseColorSpace = base
  }

  /// The number of components, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    }
  }
}

extension CGColorSpace: Hashable {
  /// Whether both have the same components with the same meaning.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.name == right.name
      && left.baseColorSpace == right.baseColorSpace
  }

  /// Feeds what `==` compares into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
    hasher.combine(baseColorSpace)
  }
}

/// The colour space of the device for red, green and blue, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The colour space of the device for grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
