import NestTesting
import OpenUIKit

/// The cost of animations beyond the cost of the drawing.
enum AnimationBenchmark {
  private static let count = 1000
  private static let rounds = 40

  /// The rows of the report.
  static let rows = [
    Row(name: "animated change of a property, recorded", target: 1, unit: .microseconds) {
      try animatedChange() * 1e6
    },
    Row(name: "frame of 1,000 layers, scrubbed to running", target: 1.2, unit: .times) {
      try scrubbedToRunning()
    },
  ]

  /// Seconds to change and animate one property of one view, with its share of the block and its
  /// run.
  private static func animatedChange() throws -> Double {
    let host = try TestHost(size: FrameBenchmark.size, paintsEveryFrame: true)
    let views = makeViews(in: host)
    let times = (0..<rounds).map { round in
      let run = AnimationRun(duration: 1)
      let time = ProcessClock.measure {
        run.record {
          UIView.animate(withDuration: 1) {
            for view in views { view.center.x += round.isMultiple(of: 2) ? 10 : -10 }
          }
        }
      }
      run.finish(at: .end)
      host.advance(by: 2)
      return time
    }
    return times.median / Double(count)
  }

  /// A frame in which a thousand layers move because their run is set to a fraction, compared with
  /// one in which they move by the clock.
  private static func scrubbedToRunning() throws -> Double {
    let host = try TestHost(size: FrameBenchmark.size, paintsEveryFrame: true)
    let views = makeViews(in: host)
    let run = AnimationRun(duration: 10)
    run.record {
      UIView.animate(withDuration: 10) { for view in views { view.center.x += 100 } }
    }
    host.commit()
    let running = (0..<rounds).map { _ in ProcessClock.measure { host.advance(by: 0.01) } }
    let scrubbed = (0..<rounds).map { round in
      ProcessClock.measure { host.turn { run.fraction = 0.1 + Double(round) / 500 } }
    }
    return scrubbed.median / running.median
  }

  private static func makeViews(in host: TestHost) -> [UIView] {
    host.window.makeKeyAndVisible()
    let views = (0..<count).map { number in
      UIView(frame: CGRect(x: number % 40 * 28, y: number / 40 * 28, width: 20, height: 20))
    }
    for view in views {
      view.backgroundColor = .red
      host.window.addSubview(view)
    }
    host.commit()
    return views
  }
}
