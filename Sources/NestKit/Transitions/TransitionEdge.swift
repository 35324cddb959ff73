#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// An edge or a corner of a region, from which a view can come.
public nonisolated enum TransitionEdge: String, Sendable, Hashable, CaseIterable {
  /// The lower edge.
  case bottom
  /// The upper edge.
  case top
  /// The left edge, in every writing direction.
  case left
  /// The right edge, in every writing direction.
  case right
  /// The corner between the upper and the left edge.
  case topLeft = "top left"
  /// The corner between the upper and the right edge.
  case topRight = "top right"
  /// The corner between the lower and the left edge.
  case bottomLeft = "bottom left"
  /// The corner between the lower and the right edge.
  case bottomRight = "bottom right"

  /// The way from a view's place to just outside the region on this side, in points.
  package func offset(in bounds: CGRect) -> TransitionVector {
    let (width, height) = (bounds.width, bounds.height)
    return switch self {
    case .bottom: TransitionVector(y: height)
    case .top: TransitionVector(y: -height)
    case .left: TransitionVector(x: -width)
    case .right: TransitionVector(x: width)
    case .topLeft: TransitionVector(x: -width, y: -height)
    case .topRight: TransitionVector(x: width, y: -height)
    case .bottomLeft: TransitionVector(x: -width, y: height)
    case .bottomRight: TransitionVector(x: width, y: height)
    }
  }
}
