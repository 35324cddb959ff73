/// The settings of a configuration for symbols; nil and `unspecified` where it sets nothing.
nonisolated struct SymbolDetails: Equatable, Sendable {
  /// Which colours the layers of a symbol have.
  enum Coloring: Equatable, Sendable {
    case monochrome
    case multicolor
    case hierarchical(UIColor)
    case palette([UIColor])
  }

  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var coloring: Coloring?

  func applying(_ other: SymbolDetails) -> SymbolDetails {
    var details = self
    if other.pointSize != nil || other.textStyle != nil {
      (details.pointSize, details.textStyle) = (other.pointSize, other.textStyle)
    }
    if other.weight != .unspecified { details.weight = other.weight }
    if other.scale != .unspecified { details.scale = other.scale }
    if let coloring = other.coloring { details.coloring = coloring }
    return details
  }

  var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(textStyle)
    hasher.combine(weight)
    hasher.combine(scale)
    return hasher.finalize()
  }

  // MARK: Measures

  // Fidelity: 17 points where nothing is said. [observed]
  private static let defaultPointSize: CGFloat = 17

  /// The size of the text beside the symbol, in points.
  func pointSize(in traits: UITraitCollection?) -> CGFloat {
    if let textStyle {
      return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
    }
    return pointSize ?? Self.defaultPointSize
  }

  /// Points for each unit of a drawing.
  func unit(in traits: UITraitCollection?) -> CGFloat {
    // In the middle scale, the square of a symbol is a quarter larger than the text.
    pointSize(in: traits) * 1.25 / SymbolGlyph.side * scale.factor
  }

  /// The width of lines in units, in the middle scale.
  var lineWidth: CGFloat { weight.lineWidth }
}

nonisolated extension UIImage.SymbolScale {
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .large: 1.27
    case .default, .unspecified, .medium: 1
    }
  }
}

nonisolated extension UIImage.SymbolWeight {
  fileprivate var lineWidth: CGFloat {
    switch self {
    case .ultraLight: 0.55
    case .thin: 0.9
    case .light: 1.3
    case .unspecified, .regular: 1.7
    case .medium: 2
    case .semibold: 2.3
    case .bold: 2.65
    case .heavy: 3.05
    case .black: 3.5
    }
  }
}

/// The same as archives have it.
nonisolated struct ArchivedSymbolDetails: Codable {
  private let pointSize: Double?
  private let textStyle: String?
  private let weight: Int
  private let scale: Int
  private let coloring: Int?
  private let colors: [ArchivedColor]

  init(_ details: SymbolDetails) {
    pointSize = details.pointSize.map { Double($0) }
    textStyle = details.textStyle?.rawValue
    weight = details.weight.rawValue
    scale = details.scale.rawValue
    switch details.coloring {
    case nil: (coloring, colors) = (nil, [])
    case .monochrome: (coloring, colors) = (0, [])
    case .multicolor: (coloring, colors) = (1, [])
    case .hierarchical(let color): (coloring, colors) = (2, [ArchivedColor(color)])
    case .palette(let palette): (coloring, colors) = (3, palette.map { ArchivedColor($0) })
    }
  }

  /// Nil if the archive is damaged.
  var details: SymbolDetails? {
    let read = colors.compactMap { $0.source.map { UIColor($0) } }
    guard read.count == colors.count, let weight = UIImage.SymbolWeight(rawValue: weight),
      let scale = UIImage.SymbolScale(rawValue: scale)
    else { return nil }
    if let pointSize, !pointSize.isFinite || pointSize <= 0 { return nil }
    var details = SymbolDetails()
    details.pointSize = pointSize.map { CGFloat($0) }
    details.textStyle = textStyle.map { UIFont.TextStyle(rawValue: $0) }
    (details.weight, details.scale) = (weight, scale)
    switch coloring {
    case nil: break
    case 0: details.coloring = .monochrome
    case 1: details.coloring = .multicolor
    case 2:
      guard let color = read.first else { return nil }
      details.coloring = .hierarchical(color)
    case 3: details.coloring = .palette(read)
    default: return nil
    }
    return details
  }
}
