// In this module, since OpenQuartzCore would isolate it: it isolates by default, and the word
// `nonisolated` keeps isolated classes from conforming by `@preconcurrency`.

/// How an object's time runs in the time of the object above it.
///
/// From the parent's time `tp` to the active time: `t = (tp - beginTime) · speed + timeOffset`.
/// From there to the basic time: repeated, and run back when it autoreverses, within `duration`.
/// All times are seconds.
///
/// The layers and animations that have it belong to the main thread; there it works for them, too.
public protocol CAMediaTiming: AnyObject {
  /// When the object begins, in the parent's time. 0 in an animation: when it is committed.
  var beginTime: CFTimeInterval { get set }

  /// How long one run lasts. 0 in an animation: the transaction's duration.
  var duration: CFTimeInterval { get set }

  /// How fast the object's time runs in its parent's. Default 1.
  var speed: Float { get set }

  /// Added to the active time. Default 0.
  var timeOffset: CFTimeInterval { get set }

  /// How many times it runs; parts count, infinity is for ever. Default 0, which means once.
  var repeatCount: Float { get set }

  /// How long it repeats. Default 0, which means that `repeatCount` counts.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether every run is followed by the same run back. Default false.
  var autoreverses: Bool { get set }

  /// The values that are shown before the beginning and after the end. Default `removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
