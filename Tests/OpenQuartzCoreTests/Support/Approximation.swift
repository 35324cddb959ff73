import OpenQuartzCore

nonisolated extension CATransform3D {
  var elements: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Whether all elements are the same up to `tolerance`, relative to the largest one.
  func isClose(to other: CATransform3D, tolerance: CGFloat = 1e-9) -> Bool {
    let size = max(1, elements.map(abs).max() ?? 1)
    return zip(elements, other.elements).allSatisfy { abs($0 - $1) <= tolerance * size }
  }
}

nonisolated extension CGPoint {
  func isClose(to other: CGPoint, tolerance: CGFloat = 1e-9) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

nonisolated extension CGFloat {
  /// Rounded to millionths, for comparing lists of computed numbers as a whole.
  var rough: Double { Double(self).rough }
}

nonisolated extension Double {
  /// Rounded to millionths, for comparing lists of computed numbers as a whole.
  var rough: Double { (self * 1e6).rounded() / 1e6 }
}
