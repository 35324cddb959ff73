/// The moments between the steps of a transition, in fixed bounds.
///
/// There is one frame more than there are segments. The inverse has the same frames in opposite
/// order, so a view that a transition has moved is back exactly, without any rounding.
public nonisolated struct TransitionKeyFrames: Sendable, Equatable {
  /// The poses of both views at one moment.
  public struct Frame: Sendable, Equatable {
    /// The view that appears when the transition is played forward.
    public var appearing: TransitionPose
    /// Everything that the appearing view covers.
    public var disappearing: TransitionPose
    /// The distance in points from which both are looked at; 0 is flat.
    public var eyeDistance: CGFloat
    /// Whether the disappearing view is drawn in front of the appearing one.
    public var isDisappearingInFront: Bool

    /// Creates a frame; what is not given is in its position, and flat.
    public init(
      appearing: TransitionPose = .identity, disappearing: TransitionPose = .identity,
      eyeDistance: CGFloat = 0, isDisappearingInFront: Bool = false
    ) {
      self.appearing = appearing
      self.disappearing = disappearing
      self.eyeDistance = eyeDistance
      self.isDisappearingInFront = isDisappearingInFront
    }

    /// Both in their positions, flat.
    public static let identity = Frame()

    func applying(_ step: TransitionStep) -> Frame {
      Frame(
        appearing: appearing.applying(step.appearing),
        disappearing: disappearing.applying(step.disappearing),
        eyeDistance: step.eyeDistance.map { max($0, 0) } ?? eyeDistance,
        isDisappearingInFront: step.isDisappearingInFront ?? isDisappearingInFront)
    }
  }

  /// The time between two frames.
  public struct Segment: Sendable, Equatable {
    /// Seconds; 0 changes from one frame to the next at once.
    public var duration: TimeInterval
    /// The timing curve.
    public var curve: TransitionCurve

    /// Creates a segment of some seconds.
    public init(duration: TimeInterval, curve: TransitionCurve) {
      self.duration = duration
      self.curve = curve
    }
  }

  /// The frames, first to last; never empty.
  public private(set) var frames: [Frame]
  /// The times between them.
  public private(set) var segments: [Segment]

  /// The frames between some steps.
  ///
  /// - Parameters:
  ///   - steps: The steps, in order.
  ///   - start: The frame before the first one. Default: identity.
  public init(steps: [TransitionStep], from start: Frame = .identity) {
    frames = [start]
    frames.reserveCapacity(steps.count + 1)
    segments = []
    segments.reserveCapacity(steps.count)
    var current = start
    for step in steps {
      current = current.applying(step)
      frames.append(current)
      segments.append(Segment(duration: max(step.duration, 0), curve: step.curve))
    }
  }

  /// The last frame.
  public var last: Frame { frames[frames.count - 1] }

  /// Seconds from the first frame to the last.
  public var duration: TimeInterval { segments.duration }

  /// The same frames from last to first, each step along its mirrored timing curve.
  public var inverse: TransitionKeyFrames {
    var inverse = self
    inverse.frames.reverse()
    inverse.segments = segments.inverse
    return inverse
  }

  /// Whether anything moves, becomes larger or smaller, or rotates.
  var movesAnything: Bool {
    frames.contains { $0.appearing.isMoved || $0.disappearing.isMoved }
  }

  /// A dissolve between the first and the last frame, in the same time.
  ///
  /// The appearing view fades in over what is behind it, which fades out if it is not to be seen
  /// there in the end.
  var dissolved: TransitionKeyFrames {
    guard duration > 0 else { return self }
    var invisible = last
    invisible.appearing = last.appearing.applying(.fade(to: 0))
    invisible.disappearing = frames[0].disappearing
    var visible = last
    visible.disappearing = frames[0].disappearing
    if last.disappearing != frames[0].disappearing {
      visible.disappearing = visible.disappearing.applying(.fade(to: 0))
    }
    var dissolve = self
    dissolve.frames = [frames[0], invisible, visible, last]
    dissolve.segments = [
      Segment(duration: 0, curve: .linear), Segment(duration: duration, curve: .easeInOut),
      Segment(duration: 0, curve: .linear),
    ]
    return dissolve
  }

  /// The last frame, which fades in together with the background behind it, in the same time.
  var fadedInWithBackground: TransitionKeyFrames {
    guard duration > 0 else { return self }
    var invisible = last
    invisible.appearing = last.appearing.applying(.fade(to: 0))
    invisible.disappearing = last.disappearing.applying(.fade(to: 0))
    var fade = self
    fade.frames = [frames[0], invisible, last]
    fade.segments = [
      Segment(duration: 0, curve: .linear), Segment(duration: duration, curve: .easeInOut),
    ]
    return fade
  }

  /// The same frames in a given total time; each step keeps its share.
  ///
  /// Frames that follow each other at once do so in any time.
  public func lasting(_ total: TimeInterval) -> TransitionKeyFrames {
    let natural = duration
    guard natural > 0 else { return self }
    var scaled = self
    scaled.segments = segments.map {
      Segment(duration: $0.duration * total / natural, curve: $0.curve)
    }
    return scaled
  }
}
