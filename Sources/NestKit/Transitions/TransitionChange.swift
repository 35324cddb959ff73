/// The change that one step of a transition makes to one of the two views.
///
/// Translation, scale and rotation are relative to where the steps before have brought the view;
/// opacity, anchor point, visibility and curl are the new values. Every view starts at identity: in
/// its position, opaque, visible, flat, anchored at its centre.
public nonisolated struct TransitionChange: Sendable, Equatable {
  /// How far the view moves, in points. Default: not at all.
  public var translation: TransitionVector
  /// The factors by which the view grows about its anchor point. Default: 1.
  public var scale: TransitionVector
  /// How the view rotates about its anchor point. Default: not at all.
  public var rotation: TransitionRotation?
  /// The opacity after the step, from 0 to 1; values outside are brought inside. Default: as
  /// before.
  public var opacity: CGFloat?
  /// The anchor point after the step, in unit coordinates; the view does not move by it.
  /// Default: as before.
  public var anchorPoint: CGPoint?
  /// Whether the view can be seen after the step. Default: as before.
  ///
  /// In a step that takes time a view that becomes visible is so from its start on, one that
  /// becomes invisible is so from its end on.
  public var isVisible: Bool?
  /// How far the view is rolled up from an edge after the step, from 0, which is flat, to 1, which
  /// is out of sight; values outside are brought inside. Default: as before.
  ///
  /// A picture is rolled up instead of the view. A view that is left so where nothing is animated,
  /// as at the end of the transition, cannot be seen.
  public var curl: CGFloat?
  /// The edge from which the view is rolled up, one of four; a corner counts as the lower edge.
  /// Default: as before, and the lower edge at first.
  public var curlEdge: TransitionEdge?

  /// Creates a change; what is not given stays as it is.
  public init(
    translation: TransitionVector = .zero, scale: TransitionVector = .one,
    rotation: TransitionRotation? = nil, opacity: CGFloat? = nil, anchorPoint: CGPoint? = nil,
    isVisible: Bool? = nil, curl: CGFloat? = nil, curlEdge: TransitionEdge? = nil
  ) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
    self.anchorPoint = anchorPoint
    self.isVisible = isVisible
    self.curl = curl
    self.curlEdge = curlEdge
  }

  /// Nothing changes.
  public static let none = TransitionChange()

  /// The view moves by a number of points.
  public static func move(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> TransitionChange {
    TransitionChange(translation: TransitionVector(x: x, y: y, z: z))
  }

  /// The view grows by a factor in its plane.
  public static func scale(by factor: CGFloat) -> TransitionChange {
    TransitionChange(scale: TransitionVector(x: factor, y: factor, z: 1))
  }

  /// The view rotates about an axis through its anchor point.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians, less than π: a step takes the shorter direction.
  ///   - axis: The axis. Default: the one towards the viewer, which rotates clockwise.
  public static func rotate(
    by angle: CGFloat, about axis: TransitionVector = TransitionVector(z: 1)
  ) -> TransitionChange {
    TransitionChange(rotation: TransitionRotation(angle: angle, axis: axis))
  }

  /// The view becomes as opaque as given, from 0 to 1.
  public static func fade(to opacity: CGFloat) -> TransitionChange {
    TransitionChange(opacity: opacity)
  }

  /// The view is rolled up as far as given, from 0, flat, to 1, out of sight.
  ///
  /// - Parameters:
  ///   - curl: How far.
  ///   - edge: The edge that is rolled. Default: as before, and the lower one at first.
  public static func curl(to curl: CGFloat, from edge: TransitionEdge? = nil) -> TransitionChange {
    TransitionChange(curl: curl, curlEdge: edge)
  }

  /// The view can be seen.
  public static let show = TransitionChange(isVisible: true)
  /// The view cannot be seen.
  public static let hide = TransitionChange(isVisible: false)
}
