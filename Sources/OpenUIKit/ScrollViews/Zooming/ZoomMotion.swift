/// How content is zoomed without a finger, from a moment on. A pure value.
///
/// It grows by the same factor in equal parts of the movement, about a point of the view that stays
/// where it is, and is moved by a correction meanwhile.
nonisolated struct ZoomMotion: Sendable, Equatable {
  /// How long it takes, in seconds.
  static let duration: TimeInterval = 0.3

  let from: CGFloat
  let to: CGFloat
  /// The point that stays where it is, in points from the upper left corner of the view.
  let anchor: CGPoint
  /// The distance that is added to the offset altogether, in points.
  let correction: CGPoint
  /// The offset at the beginning.
  let startOffset: CGPoint
  /// Where the zoomed view begins in the content.
  let origin: CGPoint
  /// When it began, in seconds of the frame clock.
  let start: TimeInterval

  /// How much of the movement is done at a time of the frame clock, from 0 to 1.
  func progress(at time: TimeInterval) -> CGFloat {
    CGFloat(TimingCurve.easeInEaseOut.value(at: (time - start) / Self.duration))
  }

  /// The scale at a part of the movement.
  func scale(at progress: CGFloat) -> CGFloat {
    progress >= 1 ? to : from * pow(to / from, progress)
  }

  /// The offset at a part of the movement.
  func offset(at progress: CGFloat) -> CGPoint {
    Self.offset(startOffset, scaledBy: scale(at: progress) / from, about: anchor, origin: origin)
      + correction * progress
  }

  /// The offset with which a point of the view shows the same content at another scale.
  static func offset(
    _ offset: CGPoint, scaledBy ratio: CGFloat, about anchor: CGPoint, origin: CGPoint
  ) -> CGPoint {
    origin + (offset + anchor - origin) * ratio - anchor
  }

  /// Whether it has come to its end.
  func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration - 1e-9 }
}
