import NestTesting
import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

@Suite("Gradient layers")
struct GradientLayerTests {
  /// A white stage with a gradient layer of its size, from red to blue.
  private func stage(width: Double = 64, height: Double = 48) throws -> (Stage, CAGradientLayer) {
    let stage = try Stage(width: width, height: height)
    stage.root.backgroundColor = .white
    let layer = CAGradientLayer()
    layer.frame = stage.root.bounds
    layer.colors = [CGColor.red, CGColor.blue]
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  private func isNear(_ pixel: UInt32, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
    zip([16, 8, 0], [red, green, blue]).allSatisfy {
      abs(Double(pixel >> UInt32($0) & 255) - $1 * 255) <= 2.5
    }
  }

  @Test("R17.9 A gradient layer has the defaults of a device")
  func defaults() {
    let layer = CAGradientLayer()

    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    let names = [CAGradientLayerType.axial, .radial, .conic].map(\.rawValue)
    #expect(names == ["axial", "radial", "conic"])
  }

  @Test("R17.9 An axial gradient is the line between its colours at every row")
  func axial() throws {
    let (stage, layer) = try stage()
    stage.render()
    for y in 0..<48 {
      let share = (Double(y) + 0.5) / 48
      #expect(try isNear(stage.pixel(5, y), 1 - share, 0, share), "\(y)")
    }

    layer.locations = [0.25, 0.5]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 0)
    stage.render()

    for x in 0..<64 {
      let share = min(max(((Double(x) + 0.5) / 64 - 0.25) * 4, 0), 1)
      #expect(try isNear(stage.pixel(x, 20), 1 - share, 0, share), "\(x)")
    }
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.9 A gradient takes the shape of the bounds: a diagonal is even along the other one")
  func diagonal() throws {
    let (stage, layer) = try stage(width: 100, height: 50)
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    stage.render()

    for step in 0..<50 {
      #expect(try isNear(stage.pixel(2 * step, 49 - step), 0.5, 0, 0.5), "\(step)")
    }
  }

  @Test("R17.9 A radial gradient is an ellipse about its start, as wide and high as its end says")
  func radial() throws {
    let (stage, layer) = try stage(width: 100, height: 50)
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.9)
    stage.render()

    for (x, y) in [(50, 25), (70, 30), (20, 10), (50, 42), (90, 40), (0, 0)] {
      let distance = hypot((Double(x) + 0.5 - 50) / 50, (Double(y) + 0.5 - 25) / 20)
      let share = min(distance, 1)
      #expect(try isNear(stage.pixel(x, y), 1 - share, 0, share), "\(x) \(y)")
    }
  }

  @Test("R17.9 A conic gradient turns clockwise from the direction of its end")
  func conic() throws {
    let (stage, layer) = try stage(width: 100, height: 50)
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.4, y: 0.5)
    layer.endPoint = CGPoint(x: 0.4, y: 0)
    layer.locations = [0.25, 0.75]
    stage.render()

    for (x, y) in [(60, 10), (90, 25), (60, 40), (20, 40), (5, 25), (20, 10), (41, 0)] {
      let (dx, dy) = ((Double(x) + 0.5 - 40) / 100, (Double(y) + 0.5 - 25) / 50)
      let angle = (atan2(dy, dx) / (2 * .pi) + 1.25).truncatingRemainder(dividingBy: 1)
      let share = min(max((angle - 0.25) * 2, 0), 1)
      #expect(try isNear(stage.pixel(x, y), 1 - share, 0, share), "\(x) \(y) \(angle)")
    }
  }

  @Test("R17.9 A gradient lies above the background, has the corners of the layer, and fades")
  func corners() throws {
    let (stage, layer) = try stage()
    layer.backgroundColor = .green
    layer.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 0)]
    layer.cornerRadius = 20
    stage.render()
    #expect(try stage.pixel(30, 20) == 0x00_ff00 && stage.pixel(0, 0) == 0xff_ffff)

    layer.colors = [CGColor.red, CGColor.red]
    stage.render()
    #expect(try stage.pixel(30, 20) == 0xff_0000 && stage.pixel(0, 0) == 0xff_ffff)
    layer.opacity = 0.5
    stage.render()
    #expect(try isNear(stage.pixel(30, 20), 1, 0.5, 0.5) && stage.pixel(0, 0) == 0xff_ffff)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.9 What is behind an opaque gradient is not painted")
  func opacity() throws {
    let (stage, layer) = try stage()
    let behind = stage.add(.black, 10, 10, 10, 10)
    stage.root.insertSublayer(behind, below: layer)
    stage.render()
    behind.backgroundColor = .green

    #expect(stage.render().drawnLayers == 1)
  }

  @Test("R17.9 Colours, locations and points are presented at the values of their time")
  func presentation() throws {
    let stage = LayerStage()
    let layer = CAGradientLayer()
    stage.root.addSublayer(layer)
    stage.frames.endTurn()
    let ends: [String: (Any, Any)] = [
      "colors": ([CGColor.red, CGColor.red], [CGColor.red, CGColor.blue]),
      "locations": ([0.0, 1.0], [0.0, 0.2]),
      "startPoint": (CGPoint.zero, CGPoint(x: 1, y: 0)),
      "endPoint": (CGPoint.zero, CGPoint(x: 0, y: 2)),
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
      let color = try #require(copy.colors?.last as? CGColor)
      #expect(abs((color.components?[2] ?? 0) - share) < 1e-6)
      #expect(abs((copy.locations?[1].doubleValue ?? 0) - (1 - 0.8 * share)) < 1e-6)
      #expect(abs(copy.startPoint.x - share) < 1e-6 && abs(copy.endPoint.y - 2 * share) < 1e-6)
    }
  }

  @Test("R17.9 Lists of different lengths are exchanged in the middle")
  func otherLengths() {
    let short = AnimationValue.numbers(NumberList([0]))
    let long = AnimationValue.numbers(NumberList([0, 1]))
    #expect(short.interpolated(to: long, at: 0.4) == short)
    #expect(short.interpolated(to: long, at: 0.6) == long)
    let none = AnimationValue.colors(nil)
    let some = AnimationValue.colors(ColorList([.red]))
    #expect(none.interpolated(to: some, at: 0.4) == none)
    #expect(none.interpolated(to: some, at: 0.6) == some)
  }

  @Test("R19.1 Gradients return from an archive")
  func archive() throws {
    let layer = CAGradientLayer()
    layer.colors = [CGColor.red, CGColor(gray: 0.5, alpha: 0.5)]
    layer.locations = [0, 0.3]
    layer.type = .conic

    let read = try #require(try archived(layer))

    #expect(read.modelValues == layer.modelValues && read.colors?.count == 2)
    #expect(try archived(CAGradientLayer())?.colors == nil)
  }

  @Test("R17.9 A gradient without colours, with wrong or with huge numbers draws nothing wrong")
  func badInput() throws {
    let (stage, layer) = try stage()
    let misuses = withMisuseIntercepted {
      layer.locations = [NSNumber(value: Double.nan), 1]
      layer.startPoint = CGPoint(x: CGFloat.infinity, y: 0)
    }
    #expect(misuses.map(\.id) == Array(repeating: "layer.value-not-finite", count: 2))
    for type in [CAGradientLayerType.axial, .radial, .conic, .init(rawValue: "other")] {
      layer.type = type
      let changes: [() -> Void] = [
        { layer.colors = [] }, { layer.colors = ["red", 3] }, { layer.colors = [CGColor.red] },
        { layer.colors = [CGColor.red, CGColor.blue] }, { layer.locations = [] },
        { layer.locations = [1, 0] }, { layer.locations = [-5, 1e300, 7] },
        { layer.endPoint = layer.startPoint }, { layer.endPoint = CGPoint(x: 1e308, y: -1e308) },
        { layer.startPoint = CGPoint(x: -1e308, y: 1e-300) },
        { layer.bounds.size = CGSize(width: 1e9, height: 0.5) },
        { layer.bounds.size = CGSize(width: 1e9, height: 1e9) },
        { layer.bounds.size = CGSize(width: 64, height: 48) },
      ]
      for change in changes {
        change()
        stage.render()
        #expect(try stage.pixels() == stage.freshPixels())
      }
      layer.locations = nil
      layer.startPoint = CGPoint(x: 0.5, y: 0)
      layer.endPoint = CGPoint(x: 0.5, y: 1)
    }
    layer.colors = nil
    stage.render()
    #expect(try stage.pixel(20, 20) == 0xff_ffff)
  }

  @Test("R17.9 The contact sheet of gradients", arguments: [1, 1.5, 2.0], [false, true])
  func contactSheet(scale: Double, isDark: Bool) throws {
    let sheet = try ContactSheet(width: 330, height: 130, scale: scale, isDark: isDark)
    let wheel = (0...6).map { index -> CGColor in
      func channel(_ shift: Int) -> CGFloat { abs((index + shift) % 6 - 3) >= 2 ? 1 : 0 }
      return CGColor(red: channel(3), green: channel(1), blue: channel(5), alpha: 1)
    }
    for index in 0..<8 {
      let frame = CGRect(x: 10 + index % 4 * 80, y: 10 + index / 4 * 60, width: 70, height: 50)
      let layer = sheet.put(CAGradientLayer(), frame)
      layer.colors = [CGColor.red, CGColor.blue]
      layer.type = [.axial, .radial, .conic][index % 4 % 3]
      if layer.type != .axial { layer.startPoint = CGPoint(x: 0.5, y: 0.5) }
      if layer.type == .radial { layer.endPoint = CGPoint(x: 1, y: 1) }
      switch index {
      case 2:
        layer.colors = wheel
        layer.endPoint = CGPoint(x: 0.5, y: 0)
      case 3:
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.startPoint = .zero
        layer.locations = [0.3, 0.7]
        layer.cornerRadius = 14
      case 4:
        layer.colors = [CGColor.white, CGColor(gray: 1, alpha: 0)]
        layer.backgroundColor = .green
      case 5:
        layer.startPoint = CGPoint(x: 0.3, y: 0.3)
        layer.cornerRadius = 25
      case 6:
        layer.colors = [CGColor.red, CGColor.green, CGColor.blue]
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
      case 7:
        layer.colors = wheel
        layer.shadowOpacity = 0.8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.cornerRadius = 10
      default: break
      }
    }
    try sheet.expect("gradients")
  }
}
