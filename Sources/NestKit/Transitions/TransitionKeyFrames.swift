#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The moments between the steps of a transition, in fixed bounds.
///
/// There is one frame more than there are segments. The inverse has the same frames in opposite
/// order, so a view that a transition has moved is back exactly, without any rounding.
public nonisolated struct TransitionKeyFrames: Sendable, Equatable {
  /// Where everything stands at one moment.
  public struct Frame: Sendable, Equatable {
    /// The view that comes when the transition is played forward.
    public var appearing: TransitionPose
    /// Everything that the appearing view covers.
    public var disappearing: TransitionPose
    /// The distance in points from which both are looked at; 0 is flat.
    public var eyeDistance: CGFloat

    /// Creates a frame; what is not given is in its place, and flat.
    public init(
      appearing: TransitionPose = .identity, disappearing: TransitionPose = .identity,
      eyeDistance: CGFloat = 0
    ) {
      self.appearing = appearing
      self.disappearing = disappearing
      self.eyeDistance = eyeDistance
    }

    /// Both in their places, flat.
    public static let identity = Frame()

    func applying(_ step: TransitionStep) -> Frame {
      Frame(
        appearing: appearing.applying(step.appearing),
        disappearing: disappearing.applying(step.disappearing),
        eyeDistance: step.eyeDistance.map { max($0, 0) } ?? eyeDistance)
    }
  }

  /// The time between two frames.
  public struct Segment: Sendable, Equatable {
    /// Seconds; 0 goes from one frame to the next at once.
    public var duration: TimeInterval
    /// The pace.
    public var curve: TransitionCurve

    /// Creates a segment of some seconds.
    public init(duration: TimeInterval, curve: TransitionCurve) {
      self.duration = duration
      self.curve = curve
    }
  }

  /// The frames, first to last; never empty.
  public private(set) var frames: [Frame]
  /// What lies between them.
  public private(set) var segments: [Segment]

  /// The frames that some steps lead through.
  ///
  /// - Parameters:
  ///   - steps: The steps, in order.
  ///   - start: Where everything stands before the first one. Default: identity.
  public init(steps: [TransitionStep], from start: Frame = .identity) {
    frames = [start]
    segments = []
    var current = start
    for step in steps {
      current = current.applying(step)
      frames.append(current)
      segments.append(Segment(duration: max(step.duration, 0), curve: step.curve))
    }
  }

  /// Where everything stands in the end.
  public var last: Frame { frames[frames.count - 1] }

  /// Seconds from the first frame to the last.
  public var duration: TimeInterval { segments.reduce(0) { $0 + $1.duration } }

  /// The same frames from last to first, each step at its mirrored pace.
  public var inverse: TransitionKeyFrames {
    var inverse = self
    inverse.frames.reverse()
    inverse.segments = segments.reversed().map {
      Segment(duration: $0.duration, curve: $0.curve.mirrored)
    }
    return inverse
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
