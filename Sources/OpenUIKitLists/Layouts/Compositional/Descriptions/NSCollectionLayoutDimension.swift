/// The width or height of an item of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  final let length: LayoutLength

  required init(_ length: LayoutLength) {
    self.length = length
    super.init()
  }

  deinit {}

  /// A fraction of the width of the group that contains the item.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionOfWidth(fractionalWidth))
  }

  /// A fraction of the height of the group that contains the item.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionOfHeight(fractionalHeight))
  }

  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute(absoluteDimension))
  }

  /// The length that the view asks for; until it is shown, the given one, in points.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated(estimatedDimension))
  }

  /// The largest length that the views of the same group ask for; until they are shown, the given
  /// one, in points.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(.uniform(estimatedDimension))
  }

  /// Whether it is a fraction of a width.
  public var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
  /// Whether it is a fraction of a height.
  public var isFractionalHeight: Bool {
    if case .fractionOfHeight = length { true } else { false }
  }
  /// Whether it is a length in points.
  public var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  /// Whether the view decides about it.
  public var isEstimated: Bool { if case .estimated = length { true } else { false } }
  /// Whether the largest view of the group decides about it.
  public var isUniformAcrossSiblings: Bool { length.isUniform }
  /// The fraction, the length or the estimate.
  public var dimension: CGFloat { length.value }

  /// The same object, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
