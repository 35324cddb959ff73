import NestTesting

@testable import OpenUIKit

/// A shown window with one view, which an animator moves from 0 to 100.
struct AnimatorStage {
  let host: TestHost
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let log = Log()

  final class Log { var entries: [String] = [] }

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 200))
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
    // Not at 0, where mistakes about begin times would not be seen.
    host.advance(by: 3)
  }

  /// An animator that moves the view from 0 to 100 and notes its completion.
  func animator(
    _ duration: TimeInterval = 1,
    _ parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { [view] in view.frame.origin.x = 100 }
    animator.addCompletion { [log] in log.entries.append("\($0)") }
    return animator
  }

  /// Where the view is in the model.
  var x: CGFloat { rounded(view.frame.minX) }

  /// Where the view is seen after this turn.
  var shownX: CGFloat {
    host.commit()
    return rounded(view.layer.presentation()?.frame.minX ?? .nan)
  }

  /// Where the view is seen at the given times from now, in seconds.
  func shown(at times: [Double]) -> [CGFloat] {
    let start = host.now
    return times.map { time in
      host.advance(by: start + time - host.now)
      return shownX
    }
  }

  private func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
}
