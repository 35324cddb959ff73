/// An edge or a corner of a region, from which a view can appear.
public nonisolated enum TransitionEdge: String, Sendable, Hashable, CaseIterable {
  /// The lower edge.
  case bottom
  /// The upper edge.
  case top
  /// The left edge, in every layout direction.
  case left
  /// The right edge, in every layout direction.
  case right
  /// The corner between the upper and the left edge.
  case topLeft = "top left"
  /// The corner between the upper and the right edge.
  case topRight = "top right"
  /// The corner between the lower and the left edge.
  case bottomLeft = "bottom left"
  /// The corner between the lower and the right edge.
  case bottomRight = "bottom right"
  /// The edge at which text begins: the left one, or the right one in a right-to-left interface.
  case leading
  /// The edge at which text ends: the right one, or the left one in a right-to-left interface.
  case trailing

  /// The four edges that are the same in every layout direction.
  public static let sides: [TransitionEdge] = [.bottom, .top, .left, .right]

  /// The four corners.
  public static let corners: [TransitionEdge] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// The edge that this is in a layout direction; only `leading` and `trailing` depend on it.
  public func resolved(for layoutDirection: UIUserInterfaceLayoutDirection) -> TransitionEdge {
    let isMirrored = layoutDirection == .rightToLeft
    return switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }

  /// The displacement from a view's position to just outside the region on this side, in points.
  public func offset(in geometry: TransitionGeometry) -> TransitionVector {
    let (width, height) = (geometry.width, geometry.height)
    return switch resolved(for: geometry.layoutDirection) {
    case .bottom: TransitionVector(y: height)
    case .top: TransitionVector(y: -height)
    case .left, .leading: TransitionVector(x: -width)
    case .right, .trailing: TransitionVector(x: width)
    case .topLeft: TransitionVector(x: -width, y: -height)
    case .topRight: TransitionVector(x: width, y: -height)
    case .bottomLeft: TransitionVector(x: -width, y: height)
    case .bottomRight: TransitionVector(x: width, y: height)
    }
  }
}
