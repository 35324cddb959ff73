import NestTesting

@testable import OpenUIKit

/// A shown window with one view.
struct AnimatedViewStage {
  let host: TestHost
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 200))
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
  }

  /// The presentation value of the view's left edge.
  var shownX: CGFloat { view.layer.presentation()?.frame.minX ?? .nan }
  /// The presentation value of the view's alpha.
  var shownAlpha: CGFloat { CGFloat(view.layer.presentation()?.opacity ?? .nan) }

  /// Shown values at the given times from now, in seconds, rounded to thousandths.
  func shown(at times: [Double], _ value: () -> CGFloat) -> [CGFloat] {
    let start = host.now
    return times.map { time in
      host.advance(by: start + time - host.now)
      return (value() * 1000).rounded() / 1000
    }
  }
}
