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
