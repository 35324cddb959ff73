extension CGPoint {
  /// Whether both points have the same numbers.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both sizes have the same numbers.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both rectangles cover the same region.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGRect {
  // Fidelity: those that only touch do not. [observed: tests of EasyTipView on devices]
  // Foundation for Linux says that they do, and its method cannot be replaced: this one is used in
  // files that import no Foundation of their own, and in modules for iOS.
  /// Whether both rectangles have an area in common, or one without an area lies within the other.
  ///
  /// In a file that imports Foundation besides, rectangles that touch intersect.
  @_disfavoredOverload
  public func intersects(_ rect2: CGRect) -> Bool {
    !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY
      && rect2.minY < maxY
  }
}
