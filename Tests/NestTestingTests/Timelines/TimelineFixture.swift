import Foundation
import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit

/// Recorded timelines.
enum TimelineFixture {
  /// A push of B over A and its pop, with the progress of the stack in each frame.
  static func pushAndPop() throws -> LifecycleRecorder {
    let fixture = try StackFixture()
    func sample() { fixture.recorder.recordProgress(of: fixture.stack, as: "D") }
    fixture.turn { fixture.stack.push(fixture.make("B")) }
    sample()
    try fixture.host.settle { sample() }
    fixture.host.advance(by: 0.1)
    fixture.turn { fixture.stack.pop() }
    sample()
    try fixture.host.settle { sample() }
    return fixture.recorder
  }

  /// Random callbacks of a few controllers with long and odd names, many of them at the same time.
  nonisolated static func random(seed: UInt64, count: Int) -> [LifecycleEvent] {
    var generator = SeededGenerator(seed: seed)
    var time = 0.0
    let names = ["A", "B<&\">", "Ünï", "a name that is rather long"]
    return (0..<count).map { _ in
      if generator.isOne(of: 3) { time += Double.random(in: 0...0.2, using: &generator) }
      let animated = generator.isOne(of: 2)
      let callbacks: [LifecycleCallback] = [
        .viewWillAppear(animated: animated), .viewIsAppearing(animated: animated),
        .viewDidAppear(animated: animated), .viewWillDisappear(animated: animated),
        .viewDidDisappear(animated: animated), .loadView, .deinitialized,
        .progress(Double.random(in: 0...1, using: &generator)), .progress(nil),
        .note("\u{1}</script><b>&amp;\"\\\n"),
      ]
      return LifecycleEvent(
        time: time, source: names[generator.number(below: names.count)],
        callback: callbacks[generator.number(below: callbacks.count)])
    }
  }
}
