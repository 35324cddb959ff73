// Fidelity: points, sizes and rectangles are Equatable everywhere and Hashable from iOS 18 on;
// before, a conformance that is made by the compiler stops the program. [documented]
nonisolated extension Hasher {
  /// Combines the numbers of a point, which is not `Hashable` on every system.
  package mutating func combineNumbers(of point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  /// Combines the numbers of a size, which is not `Hashable` on every system.
  package mutating func combineNumbers(of size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  /// Combines the numbers of a rectangle, which is not `Hashable` on every system.
  package mutating func combineNumbers(of rect: CGRect) {
    combineNumbers(of: rect.origin)
    combineNumbers(of: rect.size)
  }
}
