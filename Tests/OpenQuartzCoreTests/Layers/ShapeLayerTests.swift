import NestTesting
import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

@Suite("Shape layers")
struct ShapeLayerTests {
  /// A white stage with a shape layer of its size, filled red.
  private func stage(_ path: CGPath?) throws -> (Stage, CAShapeLayer) {
    let stage = try Stage()
    stage.root.backgroundColor = .white
    let layer = CAShapeLayer()
    layer.frame = stage.root.bounds
    layer.fillColor = .red
    layer.path = path
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  private func line(_ points: CGPoint...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  @Test("R17.8 A shape layer has the defaults of a device")
  func defaults() {
    let layer = CAShapeLayer()

    #expect(layer.path == nil && layer.fillColor == .black && layer.strokeColor == nil)
    #expect(layer.fillRule == .nonZero && layer.lineCap == .butt && layer.lineJoin == .miter)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineWidth == 1)
    #expect(layer.miterLimit == 10 && layer.lineDashPhase == 0 && layer.lineDashPattern == nil)
    let names = [
      CAShapeLayerFillRule.nonZero.rawValue, CAShapeLayerFillRule.evenOdd.rawValue,
      CAShapeLayerLineCap.round.rawValue, CAShapeLayerLineJoin.bevel.rawValue,
    ]
    #expect(names == ["non-zero", "even-odd", "round", "bevel"])
  }

  @Test("R17.8 A path is filled and has a line, above the contents and behind the sublayers")
  func order() throws {
    let (stage, layer) = try stage(rect(10, 10, 20, 20))
    layer.strokeColor = .blue
    layer.lineWidth = 4
    layer.contents = try CGImage.make(width: 1, height: 1) { _, _ in 0xff00_ff00 }
    stage.add(.black, 26, 26, 10, 10, to: layer)
    stage.render()

    #expect(try stage.pixel(20, 20) == 0xff_0000 && stage.pixel(5, 5) == 0x00_ff00)
    #expect(try stage.pixel(8, 15) == 0x00_00ff && stage.pixel(11, 15) == 0x00_00ff)
    #expect(try stage.pixel(7, 15) == 0x00_ff00 && stage.pixel(12, 15) == 0xff_0000)
    #expect(try stage.pixel(27, 27) == 0)
  }

  @Test("R17.8 A shape is cut off at the bounds only by a layer that masks to them")
  func bounds() throws {
    let (stage, layer) = try stage(rect(-10, 0, 40, 20))
    layer.frame = CGRect(x: 20, y: 10, width: 20, height: 20)
    stage.render()
    #expect(try stage.pixel(10, 15) == 0xff_0000 && stage.pixel(49, 15) == 0xff_0000)

    layer.masksToBounds = true
    layer.cornerRadius = 10
    stage.render()

    #expect(try stage.pixel(10, 15) == 0xff_ffff && stage.pixel(20, 10) == 0xff_ffff)
    #expect(try stage.pixel(30, 15) == 0xff_0000)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.8 The rule decides what is filled")
  func fillRule() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 5, y: 5, width: 30, height: 30))
    path.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
    let (stage, layer) = try stage(path)
    stage.render()
    #expect(try stage.pixel(20, 20) == 0xff_0000)

    layer.fillRule = .evenOdd
    stage.render()

    #expect(try stage.pixel(20, 20) == 0xff_ffff && stage.pixel(10, 10) == 0xff_0000)
  }

  @Test(
    "R17.8 The line is drawn between two fractions of the length of all subpaths",
    arguments: [(0, 1), (0.25, 0.75), (0, 0.5), (0.5, 1), (0.5, 0.5), (0.8, 0.2), (-1, 2)])
  func stroke(start: Double, end: Double) throws {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 4, y: 10), CGPoint(x: 24, y: 10)])
    path.addLines(between: [CGPoint(x: 34, y: 10), CGPoint(x: 54, y: 10)])
    let (stage, layer) = try stage(path)
    layer.fillColor = nil
    layer.strokeColor = .red
    layer.lineWidth = 4
    layer.strokeStart = CGFloat(start)
    layer.strokeEnd = CGFloat(end)
    stage.render()

    for (x, place) in (4..<24).map({ ($0, $0 - 4) }) + (34..<54).map({ ($0, $0 - 14) }) {
      let middle = (Double(place) + 0.5) / 40
      #expect(try (stage.pixel(x, 10) == 0xff_0000) == (middle > start && middle < end), "\(x)")
    }
    #expect(try stage.pixel(29, 10) == 0xff_ffff)
  }

  @Test("R17.8 A part of a curve lies on the curve, and has its share of the length")
  func partOfCurve() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    for step in 1...8 {
      let part = circle.trimmed(from: 0.1, to: 0.1 + CGFloat(step) / 10)
      var points: [CGPoint] = []
      part.applyWithBlock { points.append($0.pointee.points[0]) }
      #expect(points.allSatisfy { abs(hypot($0.x, $0.y) - 50) < 0.05 })
      let angles = [points[0], points[points.count - 1]].map { atan2($0.y, $0.x) }
      var turn = angles[1] - angles[0]
      if turn < 0 { turn += 2 * .pi }
      #expect(abs(turn - .pi * CGFloat(step) / 5) < 0.01)
    }
    #expect(circle.trimmed(from: 0, to: 1) === circle)
    #expect(
      circle.trimmed(from: 0.5, to: 0.5).isEmpty && CGPath().trimmed(from: 0, to: 0.5).isEmpty)
  }

  @Test("R17.8 Dashes begin at the phase of their pattern")
  func dashes() throws {
    let (stage, layer) = try stage(line(CGPoint(x: 0, y: 10), CGPoint(x: 60, y: 10)))
    layer.fillColor = nil
    layer.strokeColor = .red
    layer.lineWidth = 2
    layer.lineDashPattern = [6, 4]
    layer.lineDashPhase = 3
    stage.render()

    for x in 0..<60 {
      #expect(try (stage.pixel(x, 10) == 0xff_0000) == ((x + 3) % 10 < 6), "\(x)")
    }
    for pattern in [[], [0, 0], [-1, 2]] as [[NSNumber]] {
      layer.lineDashPattern = pattern
      stage.render()
      #expect(try (0..<60).allSatisfy { try stage.pixel($0, 10) == 0xff_0000 })
    }
  }

  @Test("R17.8 Caps and corners are drawn as far as they reach, and not further")
  func capsAndJoins() throws {
    let (stage, layer) = try stage(
      line(CGPoint(x: 10, y: 36), CGPoint(x: 30, y: 36), CGPoint(x: 12, y: 20)))
    layer.fillColor = nil
    layer.strokeColor = .red
    layer.lineWidth = 8
    stage.render()
    #expect(try stage.pixel(7, 36) == 0xff_ffff && stage.pixel(37, 38) == 0xff_0000)

    layer.lineCap = .square
    layer.lineJoin = .bevel
    stage.render()
    #expect(try stage.pixel(7, 36) == 0xff_0000 && stage.pixel(37, 38) == 0xff_ffff)
    layer.lineJoin = .miter
    layer.miterLimit = 1.1
    stage.render()
    #expect(try stage.pixel(37, 38) == 0xff_ffff)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.8 What changes of a shape is damage as far as the shape reaches")
  func damage() throws {
    let (stage, layer) = try stage(rect(10, 10, 20, 20))
    stage.render()
    layer.path = rect(20, 10, 20, 20)

    #expect(stage.render().damagedPixels == 600)
    let changes: [() -> Void] = [
      { layer.strokeColor = .blue }, { layer.lineWidth = 9 }, { layer.strokeEnd = 0.3 },
      { layer.lineDashPattern = [3, 1] }, { layer.position.x += 3.5 }, { layer.opacity = 0.5 },
      { layer.shadowOpacity = 1 }, { layer.cornerRadius = 9 }, { layer.masksToBounds = true },
      { layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) }, { layer.path = nil },
    ]
    for change in changes {
      change()
      stage.render()
      #expect(try stage.pixels() == stage.freshPixels())
    }
  }

  @Test("R17.8 A shape masks another layer")
  func masking() throws {
    let stage = try Stage()
    stage.root.backgroundColor = .white
    let layer = stage.add(.red, 0, 0, 64, 48)
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
    layer.mask = mask
    stage.render()

    #expect(try stage.pixel(20, 20) == 0xff_0000 && stage.pixel(11, 11) == 0xff_ffff)
  }

  @Test("R17.8 Every property of a shape that a device animates is presented at its time")
  func presentation() throws {
    let stage = LayerStage()
    let layer = CAShapeLayer()
    layer.lineDashPattern = [4, 4]
    stage.root.addSublayer(layer)
    stage.frames.endTurn()
    let ends: [String: (Any, Any)] = [
      "path": (rect(0, 0, 10, 10), rect(10, 0, 10, 30)), "fillColor": (CGColor.red, CGColor.blue),
      "strokeColor": (CGColor.red, CGColor.blue), "strokeStart": (0.0, 1.0),
      "strokeEnd": (0.0, 1.0), "lineWidth": (0.0, 8.0), "miterLimit": (0.0, 8.0),
      "lineDashPhase": (0.0, 8.0),
    ]
    for (key, (from, to)) in ends {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      layer.add(animation, forKey: key)
    }
    stage.frames.endTurn()
    for step in 1..<8 {
      stage.frames.advance(by: 0.125)
      let share = Double(step) / 8
      let copy = try #require(layer.presentation())
      #expect(abs(copy.strokeStart - share) < 1e-6 && abs(copy.strokeEnd - share) < 1e-6)
      #expect(abs(copy.lineWidth - 8 * share) < 1e-6 && abs(copy.miterLimit - 8 * share) < 1e-6)
      #expect(abs(copy.lineDashPhase - 8 * share) < 1e-6)
      #expect(abs((copy.fillColor?.components?[2] ?? 0) - share) < 1e-6)
      #expect(abs((copy.strokeColor?.components?[2] ?? 0) - share) < 1e-6)
      let box = copy.path?.boundingBox ?? .null
      #expect(abs(box.minX - 10 * share) < 1e-6 && abs(box.height - 10 - 20 * share) < 1e-6)
    }
  }

  @Test("R17.8 Only a shape layer has the keys of shapes")
  func keys() {
    let (plain, shape) = (CALayer(), CAShapeLayer())
    for layer in [plain, shape] { layer.setValue(5.0, forKey: "lineWidth") }

    #expect(
      plain.value(forKey: "lineWidth") as? Double == 5 && plain.modelValues.shape.lineWidth == 1)
    #expect(shape.lineWidth == 5 && shape.value(forKeyPath: "lineWidth") as? CGFloat == 5)
    #expect(plain.value(forKeyPath: "lineWidth") == nil)
  }

  @Test("R19.1 Shapes return from an archive; a plain layer has no values of shapes")
  func archive() throws {
    let layer = CAShapeLayer()
    layer.path = rect(1, 2, 3, 4)
    layer.lineCap = .round
    layer.lineDashPattern = [3, 1.5]
    layer.strokeEnd = 0.4

    let read = try #require(try archived(layer))

    #expect(read.modelValues == layer.modelValues && read.path == layer.path)
    let values = ["strokeEnd": ArchivedValue(.number(0.5))]
    #expect(CALayer(coder: try coder { $0.encodeValue(values, forKey: "CALayerValues") }) == nil)
    #expect(
      CAShapeLayer(coder: try coder { $0.encodeValue(values, forKey: "CALayerValues") }) != nil)
  }

  @Test("R17.8 Numbers that are not finite are refused, and huge shapes draw nothing wrong")
  func badInput() throws {
    let (stage, layer) = try stage(rect(-1e30, -1e30, 2e30, 2e30))
    let misuses = withMisuseIntercepted {
      layer.lineWidth = .nan
      layer.lineDashPattern = [NSNumber(value: Double.infinity)]
    }
    #expect(misuses.map(\.id) == Array(repeating: "layer.value-not-finite", count: 2))
    stage.render()
    #expect(try stage.pixel(3, 3) == 0xff_0000 && stage.pixels() == stage.freshPixels())

    let broken = CGMutablePath()
    broken.addLines(between: [
      CGPoint(x: 0, y: CGFloat.nan), CGPoint(x: CGFloat.infinity, y: 5), CGPoint(x: 3, y: 40),
    ])
    let many = CGMutablePath()
    many.addLines(between: (0..<100_000).map { CGPoint(x: Double($0 % 61), y: Double($0 % 47)) })
    layer.strokeColor = .blue
    for path in [broken, many, CGMutablePath()] {
      layer.path = path
      for width in [1e30, -3, 0, 1] {
        layer.lineWidth = CGFloat(width)
        stage.render()
        #expect(try stage.pixels() == stage.freshPixels())
      }
    }
  }

  @Test("R17.8 The contact sheet of shapes", arguments: [1, 1.5, 2.0], [false, true])
  func contactSheet(scale: Double, isDark: Bool) throws {
    let sheet = try ContactSheet(width: 320, height: 150, scale: scale, isDark: isDark)
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: 30 + 25 * cos(angle), y: 30 + 25 * sin(angle))
      })
    star.closeSubpath()
    let circle = CGPath(ellipseIn: CGRect(x: 6, y: 6, width: 48, height: 48), transform: nil)
    let zigzag = line(
      CGPoint(x: 8, y: 48), CGPoint(x: 22, y: 12), CGPoint(x: 36, y: 48), CGPoint(x: 50, y: 12))
    for index in 0..<10 {
      let frame = CGRect(x: 5 + index % 5 * 63, y: 8 + index / 5 * 70, width: 60, height: 60)
      let layer = sheet.put(CAShapeLayer(), frame)
      layer.path = index < 3 ? star : index < 6 ? circle : zigzag
      layer.fillColor =
        index < 2 || index == 3 ? CGColor(red: 1, green: 0.7, blue: 0, alpha: 1) : nil
      layer.strokeColor = isDark ? .white : .black
      layer.lineWidth = index < 3 ? 1.5 : 6
      switch index {
      case 1: layer.fillRule = .evenOdd
      case 2: layer.lineDashPattern = [5, 3]
      case 3: layer.strokeColor = nil
      case 4: (layer.strokeStart, layer.strokeEnd, layer.lineCap) = (0.1, 0.8, .round)
      case 5: (layer.lineDashPattern, layer.lineCap, layer.lineWidth) = ([0, 9], .round, 5)
      case 7: (layer.lineJoin, layer.lineCap) = (.round, .round)
      case 8: (layer.lineJoin, layer.lineCap) = (.bevel, .square)
      case 9:
        layer.strokeEnd = 0.6
        layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
      default: break
      }
    }
    try sheet.expect("shapes")
  }
}
