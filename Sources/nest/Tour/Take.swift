import Foundation
import NestKit
import NestTesting
import OpenUIKit

/// One transition, filmed: a push and the pop of the same screen.
@MainActor
struct Take {
  /// The transition.
  let transition: Transition
  /// The push.
  let push: Scene
  /// The pop.
  let pop: Scene

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
  }

  /// How long each direction takes, in seconds.
  var duration: TimeInterval { Self.duration(of: transition) }

  /// The text that goes with the strip.
  var text: String {
    """
    \(transition.name)

    push
    \(push.timeline)

    pop
    \(pop.timeline)

    """
  }

  /// The strip as a PNG file.
  func picture() throws -> Data {
    try FilmStrip(take: self).picture().pngData()
  }

  private static func film(
    _ transition: Transition, on host: TestHost, recorder: LifecycleRecorder,
    action: () -> Void
  ) throws -> Scene {
    let duration = duration(of: transition)
    let clock = LifecycleRecorder()
    recorder.onEvent = { clock.record($0.callback, from: $0.source, flags: $0.flags) }
    defer { recorder.onEvent = nil }
    var frames = [("Start", try host.snapshot())]
    let start = host.now
    host.turn(action)
    if duration > 0 {
      for share in [0.25, 0.5, 0.75] {
        host.advance(by: start + duration * share - host.now)
        frames.append((caption(share: share, of: duration), try host.snapshot()))
      }
    }
    try host.settle()
    frames.append(("End", try host.snapshot()))
    return Scene(frames: frames, timeline: clock.timedTimeline)
  }

  private static func duration(of transition: Transition) -> TimeInterval {
    transition.keyFrames(in: CGRect(origin: .zero, size: Tour.screenSize)).duration
  }

  private static func caption(share: Double, of duration: TimeInterval) -> String {
    String(format: "%.0f %%  ·  %.2f s", share * 100, share * duration)
  }
}
