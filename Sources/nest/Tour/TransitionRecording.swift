import Foundation
import NestKit
import NestTesting
import OpenUIKit

/// One transition, filmed: a push, the pop of the same screen, and a push that is reversed before
/// its end.
@MainActor
struct TransitionRecording {
  /// The transition.
  let transition: Transition
  /// The push.
  let push: Scene
  /// The pop.
  let pop: Scene
  /// Another push, which is reversed at 30 %.
  let interrupted: Scene

  /// The part of the duration after which the push is reversed.
  private static let reversal = 0.3

  /// One direction of the transition.
  struct Scene {
    /// The pictures, first to last, each with its caption.
    let frames: [(caption: String, picture: CGImage)]
    /// The callbacks of the controllers and the delegate, with times.
    let timeline: Timeline
  }

  /// Films a transition on a screen of its own.
  init(of transition: Transition) throws {
    let host = try TestHost(size: Tour.screenSize)
    host.window.backgroundColor = Theme.bezel
    let recorder = LifecycleRecorder()
    let stack = StackController(
      rootViewController: DemoViewController(depth: 0, recorder: recorder))
    let delegate = ContainerEventRecorder(recorder: recorder)
    stack.delegate = delegate
    host.show(stack)
    try host.settle()
    let top = DemoViewController(depth: 1, recorder: recorder)
    self.transition = transition
    push = try Self.film(transition, on: host, recorder: recorder) {
      stack.push(top, transition: transition, animated: true)
    }
    pop = try Self.film(transition, on: host, recorder: recorder) {
      stack.pop(animated: true)
    }
    let other = DemoViewController(depth: 2, recorder: recorder)
    interrupted = try Self.film(
      transition, on: host, recorder: recorder, reversing: { stack.transition?.reverse() }
    ) {
      stack.push(other, transition: transition, animated: true)
    }
  }

  /// How long each direction takes, in seconds.
  var duration: TimeInterval { Self.duration(of: transition) }

  /// The text beside the strip.
  var text: String {
    """
    \(transition.name)

    push
    \(push.timeline)

    pop
    \(pop.timeline)

    interrupted
    \(interrupted.timeline)

    """
  }

  /// The strip as a PNG file.
  func picture() throws -> Data {
    try FilmStrip(recording: self).picture().pngData()
  }

  private static func film(
    _ transition: Transition, on host: TestHost, recorder: LifecycleRecorder,
    reversing: (() -> Void)? = nil, action: () -> Void
  ) throws -> Scene {
    let duration = duration(of: transition)
    let clock = LifecycleRecorder()
    recorder.onEvent = { clock.record($0.callback, from: $0.source, flags: $0.flags) }
    defer { recorder.onEvent = nil }
    var frames = [("Start", try host.snapshot())]
    let start = host.now
    host.turn(action)
    func advance(toShare share: Double) throws -> CGImage {
      host.advance(by: start + duration * share - host.now)
      return try host.snapshot()
    }
    if duration > 0, let reversing {
      frames.append(
        (caption(share: reversal / 2, of: duration), try advance(toShare: reversal / 2)))
      let reversed = try advance(toShare: reversal)
      frames.append((caption(share: reversal, of: duration) + ", reversed", reversed))
      host.turn(reversing)
      let back = try advance(toShare: reversal * 1.5)
      frames.append((caption(share: reversal * 1.5, of: duration, shown: reversal / 2), back))
    } else if duration > 0 {
      for share in [0.25, 0.5, 0.75] {
        frames.append((caption(share: share, of: duration), try advance(toShare: share)))
      }
    }
    try host.settle()
    frames.append(("End", try host.snapshot()))
    return Scene(frames: frames, timeline: clock.timedTimeline)
  }

  private static func duration(of transition: Transition) -> TimeInterval {
    transition.keyFrames(in: CGRect(origin: .zero, size: Tour.screenSize)).duration
  }

  /// - Parameters:
  ///   - share: The time, as a part of the duration.
  ///   - duration: Seconds.
  ///   - shown: The part of the transition that is shown. Default: that of the time.
  private static func caption(
    share: Double, of duration: TimeInterval, shown: Double? = nil
  ) -> String {
    String(format: "%.0f %%  ·  %.2f s", (shown ?? share) * 100, share * duration)
  }
}
