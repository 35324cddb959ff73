/// One step of a transition: what changes at the same time, for how long, along which timing curve.
public nonisolated struct TransitionStep: Sendable, Equatable {
  /// Seconds; 0 applies the changes at once.
  public var duration: TimeInterval
  /// The timing curve. Default: ease in and out.
  public var curve: TransitionCurve
  /// The change of the view that appears when the transition is played forward.
  public var appearing: TransitionChange
  /// The change of everything that the appearing view covers.
  public var disappearing: TransitionChange
  /// The distance in points from which both are looked at, which gives depth to what rotates or
  /// moves along z; 0 is a flat look. Default: as before, flat at first.
  public var eyeDistance: CGFloat?
  /// Whether the disappearing view is drawn in front of the appearing one, for one that moves
  /// towards the viewer. Default: as before, behind it at first.
  public var isDisappearingInFront: Bool?

  /// Creates a step that takes some seconds.
  public init(
    duration: TimeInterval, curve: TransitionCurve = .easeInOut,
    appearing: TransitionChange = .none, disappearing: TransitionChange = .none,
    eyeDistance: CGFloat? = nil, isDisappearingInFront: Bool? = nil
  ) {
    self.duration = duration
    self.curve = curve
    self.appearing = appearing
    self.disappearing = disappearing
    self.eyeDistance = eyeDistance
    self.isDisappearingInFront = isDisappearingInFront
  }

  /// A step that happens at once.
  public static func immediately(
    appearing: TransitionChange = .none, disappearing: TransitionChange = .none,
    eyeDistance: CGFloat? = nil, isDisappearingInFront: Bool? = nil
  ) -> TransitionStep {
    TransitionStep(
      duration: 0, curve: .linear, appearing: appearing, disappearing: disappearing,
      eyeDistance: eyeDistance, isDisappearingInFront: isDisappearingInFront)
  }
}
