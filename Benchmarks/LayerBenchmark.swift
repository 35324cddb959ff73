import NestTesting
import OpenUIKit

/// The cost of shadows, gradients, strokes and other appearances of layers in a frame of 1280 ×
/// 800.
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
    Row(name: "1,000 layers of 16×16 that move", target: 3, unit: .memcpy) {
      try movingLayers() / FrameBenchmark.copyTime()
    },
    Row(name: "change of 200×60 among 10,000 layers", target: 0.1, unit: .memcpy) {
      try changeAmongMany() / FrameBenchmark.copyTime()
    },
    Row(name: "blur of 600×400 over what stands still", target: 0.2, unit: .memcpy) {
      try blur(moves: false) / FrameBenchmark.copyTime()
    },
    Row(name: "blur of 600×400 over what moves", target: 40, unit: .memcpy) {
      try blur(moves: true) / FrameBenchmark.copyTime()
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

  private static func movingLayers() throws -> Double {
    let layers = (0..<1_000).map { index in
      let layer = CALayer()
      layer.frame = CGRect(x: 10 + index % 40 * 31, y: 10 + index / 40 * 31, width: 16, height: 16)
      layer.backgroundColor = UIColor.blue.cgColor
      return layer
    }
    return try frameTime { root in
      layers.forEach(root.layer.addSublayer)
    } _: { step in
      withoutActions {
        for layer in layers { layer.position.x += step.isMultiple(of: 2) ? 1 : -1 }
      }
    }
  }

  private static func changeAmongMany() throws -> Double {
    let changing = UIView(frame: CGRect(x: 300, y: 300, width: 200, height: 60))
    return try frameTime { root in
      for index in 0..<10_000 {
        let layer = CALayer()
        layer.frame = CGRect(x: index % 100 * 12, y: index / 100 * 8, width: 10, height: 6)
        layer.backgroundColor = UIColor.white.cgColor
        root.layer.addSublayer(layer)
      }
      root.addSubview(changing)
    } _: { step in
      changing.backgroundColor = step.isMultiple(of: 2) ? .red : .blue
    }
  }

  /// A frame in which a small view above a blur moves, or one behind it that the blur reaches
  /// everywhere.
  private static func blur(moves: Bool) throws -> Double {
    let area = CGRect(x: 100, y: 100, width: 600, height: 400)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    effect.frame = area
    let (behind, above) = (UIView(frame: area), UIView(frame: area.insetBy(dx: 250, dy: 150)))
    behind.backgroundColor = .red
    above.backgroundColor = .blue
    return try frameTime { root in
      [behind, effect, above].forEach(root.addSubview)
    } _: { step in
      if moves {
        behind.backgroundColor = step.isMultiple(of: 2) ? .red : .orange
      } else {
        above.frame.origin.x += step.isMultiple(of: 2) ? 1 : -1
      }
    }
  }

  private static func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}
