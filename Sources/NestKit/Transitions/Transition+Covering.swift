nonisolated extension Transition {
  /// Nothing moves: the new view is there at once, even in an animated operation.
  public static let none = {
    var none = Transition("none") { _ in [] }
    none.hasSteps = false
    return none
  }()

  /// The view slides in over what stays in position. Takes 0.4 s.
  ///
  /// - Parameters:
  ///   - edge: The edge or corner from which it appears.
  ///   - pushesToBack: Whether what it covers becomes a little smaller, as if it moved away.
  public static func cover(
    from edge: TransitionEdge, pushesToBack: Bool = false
  ) -> Transition {
    Transition(named("cover from \(edge.rawValue)", pushesToBack)) { region in
      let offset = edge.offset(in: region)
      return [
        .immediately(appearing: TransitionChange(translation: offset)),
        TransitionStep(
          duration: 0.4, appearing: TransitionChange(translation: -offset),
          disappearing: pushesToBack ? .scale(by: scaleInBack) : .none),
      ]
    }
  }

  /// How large a view is that was pushed to the back.
  static let scaleInBack: CGFloat = 0.95

  /// The name of a transition that may push what it covers to the back.
  static func named(_ name: String, _ pushesToBack: Bool) -> String {
    pushesToBack ? "\(name), push to back" : name
  }

  /// The view covers what stays in position, from below.
  public static let coverFromBottom = cover(from: .bottom)
  /// The view covers what stays in position, from above.
  public static let coverFromTop = cover(from: .top)
  /// The view covers what stays in position, from the left.
  public static let coverFromLeft = cover(from: .left)
  /// The view covers what stays in position, from the right.
  public static let coverFromRight = cover(from: .right)
  /// The view covers what stays in position, from the upper left corner.
  public static let coverFromTopLeft = cover(from: .topLeft)
  /// The view covers what stays in position, from the upper right corner.
  public static let coverFromTopRight = cover(from: .topRight)
  /// The view covers what stays in position, from the lower left corner.
  public static let coverFromBottomLeft = cover(from: .bottomLeft)
  /// The view covers what stays in position, from the lower right corner.
  public static let coverFromBottomRight = cover(from: .bottomRight)
}
