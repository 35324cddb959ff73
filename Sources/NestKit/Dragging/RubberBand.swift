#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// How far something moves that is dragged where it cannot go: less and less, the further it is.
public nonisolated enum RubberBand {
  // Fidelity: the stiffness is that of scroll views, 0.55. [observed]
  private static let stiffness: CGFloat = 0.55

  /// The distance by which it moves, in points, with the sign of the way; always less than the extent.
  ///
  /// - Parameters:
  ///   - way: How far the finger has moved, in points.
  ///   - extent: The width or height of what is dragged, in points.
  public static func offset(after way: CGFloat, extent: CGFloat) -> CGFloat {
    guard way.isFinite, extent > 0, extent.isFinite else { return 0 }
    let offset = (1 - 1 / (abs(way) * stiffness / extent + 1)) * extent
    return way < 0 ? -offset : offset
  }
}
