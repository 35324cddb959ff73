/// A direction in which a finger drags, on the screen.
public nonisolated enum DragDirection: Sendable, Hashable, CaseIterable {
  /// Towards the left edge, in every writing direction.
  case left
  /// Towards the right edge, in every writing direction.
  case right
  /// Towards the upper edge.
  case up
  /// Towards the lower edge.
  case down

  /// The direction that a movement mostly has; `nil` for one as far along one axis as along the
  /// other.
  public init?(_ movement: CGPoint) {
    guard abs(movement.x) != abs(movement.y) else { return nil }
    if abs(movement.x) > abs(movement.y) {
      self = movement.x > 0 ? .right : .left
    } else {
      self = movement.y > 0 ? .down : .up
    }
  }

  /// The direction towards the trailing edge.
  public static func trailing(in layoutDirection: UIUserInterfaceLayoutDirection) -> DragDirection {
    layoutDirection == .rightToLeft ? .left : .right
  }

  /// The opposite direction.
  public var opposite: DragDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// Whether it is left or right.
  public var isHorizontal: Bool { self == .left || self == .right }

  /// How far a displacement leads in this direction, in its unit; negative against it.
  public func component(of displacement: CGVector) -> CGFloat {
    component(of: CGPoint(x: displacement.dx, y: displacement.dy))
  }

  /// How far a movement leads in this direction, in its unit; negative against it.
  public func component(of movement: CGPoint) -> CGFloat {
    switch self {
    case .left: -movement.x
    case .right: movement.x
    case .up: -movement.y
    case .down: movement.y
    }
  }

  /// A movement in this direction.
  public func movement(_ length: CGFloat) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -length, y: 0)
    case .right: CGPoint(x: length, y: 0)
    case .up: CGPoint(x: 0, y: -length)
    case .down: CGPoint(x: 0, y: length)
    }
  }
}

extension DragDirection {
  /// Whether a point is at the edge of some bounds from which this direction leads away; see
  /// ``DragSettings/edgeWidth``.
  public func begins(
    at point: CGPoint, in bounds: CGRect, settings: DragSettings = DragSettings()
  ) -> Bool {
    let distance =
      switch self {
      case .right: point.x - bounds.minX
      case .left: bounds.maxX - point.x
      case .down: point.y - bounds.minY
      case .up: bounds.maxY - point.y
      }
    return distance <= settings.edgeWidth
  }
}
