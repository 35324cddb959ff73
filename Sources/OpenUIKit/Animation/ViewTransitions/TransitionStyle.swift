import AnimationMath

/// How a view transition looks. A pure value.
nonisolated enum TransitionStyle: Sendable, Equatable {
  case crossDissolve
  /// Half a turn about an axis; the sign of the angle says which edge moves to the front.
  case flip(Axis, angle: CGFloat)
  /// A page is bent and turned over the other one.
  case curl(PageCurl.Direction)

  enum Axis: Sendable {
    case x, y

    /// The key path of a turn about the axis.
    var keyPath: String { self == .x ? "transform.rotation.x" : "transform.rotation.y" }

    /// A turn about the axis, in radians.
    func rotation(_ angle: CGFloat) -> CATransform3D {
      CATransform3DMakeRotation(angle, self == .x ? 1 : 0, self == .y ? 1 : 0, 0)
    }
  }

  /// The transition that options name; nil if none.
  init?(_ options: UIView.AnimationOptions) {
    switch options.intersection(.transitionMask) {
    case .transitionCrossDissolve: self = .crossDissolve
    // Fidelity: the edge that is named moves to the front and moves over to the other side.
    // [documented]
    case .transitionFlipFromLeft: self = .flip(.y, angle: .pi)
    case .transitionFlipFromRight: self = .flip(.y, angle: -.pi)
    case .transitionFlipFromTop: self = .flip(.x, angle: -.pi)
    case .transitionFlipFromBottom: self = .flip(.x, angle: .pi)
    // Fidelity: a curl up turns the old page away from the bottom up, a curl down lets the new one
    // come from the top down. [documented]
    case .transitionCurlUp: self = .curl(.up)
    case .transitionCurlDown: self = .curl(.down)
    default: return nil
    }
  }

  /// The perspective in which something of this size is curled, or flips.
  static func perspective(for size: CGSize) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / PageCurl.eyeDistance(for: size)
    return transform
  }

  /// Returns the change of the old face during the transition.
  ///
  /// - Parameter newIsOpaque: in a dissolve the new face appears in front of the old one. Where it
  ///   covers that entirely, the old one must not let through what lies behind both.
  func disappearing(newIsOpaque: Bool) -> Change {
    switch self {
    case .curl: .visible
    case .crossDissolve: Change("opacity", from: 1, to: newIsOpaque ? 1 : 0)
    case .flip(let axis, let angle): Change(axis.keyPath, from: 0, to: angle)
    }
  }

  /// The change of the new face during the transition.
  var appearing: Change {
    switch self {
    case .curl: .visible
    case .crossDissolve: Change("opacity", from: 0, to: 1)
    case .flip(let axis, let angle): Change(axis.keyPath, from: -angle, to: 0)
    }
  }

  /// A change of one value of a layer.
  struct Change: Sendable, Equatable {
    var keyPath: String
    var from: CGFloat
    var to: CGFloat

    init(_ keyPath: String, from: CGFloat, to: CGFloat) {
      self.keyPath = keyPath
      self.from = from
      self.to = to
    }

    /// Leaves a layer as it is.
    static let visible = Change("opacity", from: 1, to: 1)

    /// Keeps a layer invisible.
    static let invisible = Change("opacity", from: 0, to: 0)
  }
}
