import NestTesting
import OpenUIKit

/// What looks of layers cost in a frame of 1280 × 800.
enum LayerBenchmark {
  private static let rounds = 200
  private static let card = CGRect(x: 100, y: 100, width: 300, height: 200)

  /// The rows of the report.
  static let rows = [
    Row(
      name: "moving card of 300×200, shadow and corners, to a plain one", target: 1.3, unit: .times
    ) { try movingCard(hasShadow: true) / movingCard(hasShadow: false) },
    Row(name: "linear gradient of 600×400 that changes", target: 6, unit: .memcpy) {
      try changingGradient() / FrameBenchmark.copyTime()
    },
    Row(name: "100 rounded rectangles of 100×60 that move", target: 4, unit: .memcpy) {
      try movingRectangles() / FrameBenchmark.copyTime()
    },
    Row(name: "stroke of a circle of 200×200 that grows", target: 6, unit: .memcpy) {
      try growingStroke() / FrameBenchmark.copyTime()
    },
  ]

  /// Seconds for a frame: the median of many, in each of which `change` is called first.
  private static func frameTime(
    _ prepare: (UIView) -> Void, _ change: (Int) -> Void
  ) throws -> Double {
    let host = try TestHost(size: FrameBenchmark.size, paintsEveryFrame: true)
    let root = FrameBenchmark.page(0)
    host.show(root)
    host.turn { prepare(root.view) }
    let times = (0..<rounds).map { step in
      ProcessClock.measure { host.turn { change(step) } }
    }
    return times.median
  }

  private static func movingCard(hasShadow: Bool) throws -> Double {
    let view = UIView(frame: card)
    view.backgroundColor = .white
    if hasShadow {
      view.layer.cornerRadius = 12
      view.layer.shadowOpacity = 0.3
      view.layer.shadowRadius = 10
      view.layer.shadowOffset = CGSize(width: 0, height: 4)
    }
    return try frameTime {
      $0.addSubview(view)
    } _: {
      view.frame.origin.x = card.minX + CGFloat($0)
    }
  }

  private static func changingGradient() throws -> Double {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 100, y: 100, width: 600, height: 400)
    return try frameTime {
      $0.layer.addSublayer(layer)
    } _: { step in
      withoutActions {
        layer.colors = [
          UIColor(hue: CGFloat(step % 50) / 50, saturation: 1, brightness: 1, alpha: 1).cgColor,
          UIColor.white.cgColor,
        ]
      }
    }
  }

  private static func movingRectangles() throws -> Double {
    let views = (0..<100).map { index in
      let view = UIView(
        frame: CGRect(x: 10 + index % 10 * 120, y: 10 + index / 10 * 75, width: 100, height: 60))
      view.backgroundColor = .white
      view.layer.cornerRadius = 12
      return view
    }
    return try frameTime { root in
      views.forEach(root.addSubview)
    } _: { step in
      for view in views { view.frame.origin.x += step.isMultiple(of: 2) ? 1 : -1 }
    }
  }

  private static func growingStroke() throws -> Double {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    layer.path = CGPath(ellipseIn: layer.bounds.insetBy(dx: 10, dy: 10), transform: nil)
    layer.fillColor = nil
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 8
    return try frameTime {
      $0.layer.addSublayer(layer)
    } _: { step in
      withoutActions { layer.strokeEnd = CGFloat(step + 1) / CGFloat(rounds + 1) }
    }
  }

  private static func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}
