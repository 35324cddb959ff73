import DisplayServer
import Foundation
import NestTesting
import Testing

@testable import OpenQuartzCore

@Suite("Shadows of layers")
struct ShadowTests {
  /// A white stage with a layer that casts a black shadow without blur, 10 points to the right.
  private func stage(_ color: CGColor?, radius: Double = 0) throws -> (Stage, CALayer) {
    let stage = try Stage()
    stage.root.backgroundColor = .white
    let layer = stage.add(color, 10, 10, 20, 20)
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 10, height: 0)
    layer.shadowRadius = CGFloat(radius)
    return (stage, layer)
  }

  @Test("R17.7 A layer casts no shadow until it is set")
  func defaults() {
    let layer = CALayer()

    #expect(layer.shadowColor == .black && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowPath == nil)
  }

  @Test("R17.7 A shadow has its colour, opacity and offset, and lies behind the layer")
  func look() throws {
    let (stage, layer) = try stage(.red)
    layer.shadowColor = .blue
    layer.shadowOpacity = 0.5
    stage.render()

    #expect(try stage.pixel(20, 20) == 0xff_0000)
    #expect(try stage.pixel(35, 20) == 0x7f_7fff)
    #expect(try stage.pixel(40, 20) == 0xff_ffff && stage.pixel(35, 9) == 0xff_ffff)
  }

  @Test("R17.7 A layer that masks to its bounds casts no shadow")
  func masking() throws {
    let (stage, layer) = try stage(.red)
    layer.masksToBounds = true
    stage.render()

    #expect(try stage.pixel(35, 20) == 0xff_ffff)
  }

  @Test("R17.7 Without a background the shadow is that of the sublayers and the contents")
  func composite() throws {
    let (stage, layer) = try stage(nil)
    stage.add(.red, 0, 0, 5, 20, to: layer)
    stage.add(.red, 30, 0, 5, 5, to: layer)
    let picture = stage.add(nil, 10, 15, 4, 4, to: layer)
    picture.contents = try CGImage.make(width: 4, height: 4, isOpaque: false) { x, _ in
      x < 2 ? 0xff00_ff00 : 0
    }
    stage.render()

    #expect(try stage.pixel(22, 20) == 0 && stage.pixel(28, 12) == 0xff_ffff)
    #expect(try stage.pixel(52, 12) == 0)
    #expect(try stage.pixel(30, 27) == 0 && stage.pixel(33, 27) == 0xff_ffff)
  }

  @Test("R17.7 A sublayer that sticks out of an opaque layer takes part in its shadow")
  func stickingOut() throws {
    let (stage, layer) = try stage(.red)
    let inner = stage.add(.green, 5, 5, 5, 5, to: layer)
    stage.render()
    #expect(try stage.pixel(27, 35) == 0xff_ffff)

    inner.position = CGPoint(x: 10, y: 25)
    stage.render()

    #expect(try stage.pixel(28, 35) == 0)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.7 A translucent background casts a fainter shadow, which is seen through it")
  func translucent() throws {
    let (stage, _) = try stage(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    stage.render()

    #expect(try stage.pixel(35, 20) == 0x7f_7f7f)
    #expect(try abs(Int(stage.pixel(25, 20) >> 16) - 191) <= 1)
  }

  @Test("R17.7 A path casts the shadow instead of the layer, and is copied")
  func path() throws {
    let (stage, layer) = try stage(.red)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 25, width: 10, height: 5))
    layer.shadowPath = path
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.render()

    #expect(try stage.pixel(35, 20) == 0xff_ffff && stage.pixel(25, 36) == 0)
    #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 25, width: 10, height: 5))
  }

  @Test(
    "R17.7 The blur is a Gaussian with the radius as its deviation", arguments: [1.0, 3, 8.5, 40])
  func gaussian(radius: Double) throws {
    let blur = ShadowBlur(sigma: radius)
    let size = 8 * Int(radius.rounded(.up))
    let key = ShadowMask.Key(shape: .rounded(width: size, height: size, .none), blur: blur)
    let mask = try #require(ShadowMask(key).pixels())

    let middle = mask.height / 2
    for x in 0..<mask.width / 2 {
      let distance = Double(x - blur.reach) + 0.5
      let expected = 127.5 * (1 + erf(distance / radius / 2.0.squareRoot()))
      #expect(abs(Double(mask[x, middle]) - expected) <= 3.5, "\(x)")
      #expect(mask[x, middle] == mask[mask.width - 1 - x, middle])
      #expect(mask[x, middle] == mask[middle, x])
    }
  }

  @Test("R17.7 A mask that is stretched is the mask of the larger shape")
  func stretching() throws {
    let stage = try Stage(width: 400, height: 300)
    stage.root.backgroundColor = .white
    let layer = stage.add(.red, 40, 40, 300, 200)
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.shadowOpacity = 1
    layer.shadowRadius = 7
    layer.shadowOffset = .zero
    stage.render()

    let rounding = CornerRounding(
      layer.modelValues, bounds: PixelRect(x: 0, y: 0, width: 300, height: 200), scale: 1)
    let blur = ShadowBlur(sigma: 7)
    let key = ShadowMask.Key(shape: .rounded(width: 300, height: 200, rounding), blur: blur)
    let mask = try #require(ShadowMask(key).pixels())
    for y in stride(from: 40 - blur.reach, to: 240 + blur.reach, by: 3) {
      for x in 40 - blur.reach..<39 {
        let coverage = UInt32(mask[x - 40 + blur.reach, y - 40 + blur.reach])
        #expect(try stage.pixel(x, y) & 0xff == 255 - coverage)
      }
    }
  }

  @Test("R17.7 A shadow that moves, grows or disappears leaves nothing behind")
  func damage() throws {
    let (stage, layer) = try stage(.red, radius: 3)
    stage.render()
    let changes: [(CALayer) -> Void] = [
      { $0.position.x += 7 }, { $0.bounds.size.width += 9 }, { $0.shadowRadius = 5 },
      { $0.shadowOffset.height = -9 }, { $0.shadowColor = .red }, { $0.cornerRadius = 6 },
      { $0.opacity = 0.5 }, { $0.backgroundColor = nil }, { $0.backgroundColor = .green },
      { $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil) },
      { $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) }, { $0.shadowOpacity = 0 },
      { $0.isHidden = true },
    ]
    for change in changes {
      change(layer)
      stage.render()
      #expect(try stage.pixels() == stage.freshPixels())
    }
  }

  @Test("R17.7 What is outside of the blur is not painted again")
  func smallDamage() throws {
    let stage = try Stage(width: 200, height: 200)
    let layer = stage.add(.red, 100, 100, 10, 10)
    layer.shadowOpacity = 1
    layer.shadowRadius = 2
    stage.render()
    layer.shadowOpacity = 0.5

    let reach = ShadowBlur(sigma: 2).reach
    #expect(stage.render().damagedPixels == (10 + 2 * reach) * (10 + 2 * reach))
  }

  @Test("R17.7 Every property of a shadow is presented at the value of its time")
  func presentation() throws {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let from: [String: Any] = [
      "shadowOpacity": 0.0, "shadowRadius": 0.0, "shadowOffset": CGSize.zero,
      "shadowColor": CGColor.red,
      "shadowPath": CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
    ]
    let to: [String: Any] = [
      "shadowOpacity": 1.0, "shadowRadius": 8.0, "shadowOffset": CGSize(width: 4, height: 8),
      "shadowColor": CGColor.blue,
      "shadowPath": CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 30), transform: nil),
    ]
    for key in from.keys {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = from[key]
      animation.toValue = to[key]
      animation.duration = 1
      layer.add(animation, forKey: key)
    }
    stage.frames.endTurn()
    for step in 1..<8 {
      stage.frames.advance(by: 0.125)
      let share = Double(step) / 8
      let shown = layer.presented
      #expect(abs(Double(shown.shadowOpacity) - share) < 1e-6)
      #expect(abs(shown.shadowRadius - 8 * share) < 1e-6)
      #expect(abs(shown.shadowOffset.height - 8 * share) < 1e-6)
      #expect(abs((shown.shadowColor?.components?[2] ?? 0) - share) < 1e-6)
      let box = shown.shadowPath?.cgPath.boundingBox ?? .null
      #expect(abs(box.minX - 10 * share) < 1e-6 && abs(box.height - 10 - 20 * share) < 1e-6)
    }
  }

  @Test("R17.7 Numbers that are not finite are refused, and huge ones draw nothing wrong")
  func badInput() throws {
    let (stage, layer) = try stage(.red)
    let misuses = withMisuseIntercepted {
      layer.shadowRadius = .nan
      layer.shadowOffset = CGSize(width: CGFloat.infinity, height: 0)
      layer.shadowOpacity = .nan
    }
    #expect(misuses.map(\.id) == Array(repeating: "layer.value-not-finite", count: 3))

    layer.shadowRadius = 1e30
    layer.shadowOffset = CGSize(width: 1e30, height: -1e30)
    stage.render()
    #expect(try stage.pixels() == stage.freshPixels())
    layer.shadowOffset = .zero
    layer.shadowRadius = -4
    layer.shadowOpacity = 7
    stage.render()
    #expect(try stage.pixel(20, 20) == 0xff_0000 && stage.pixel(35, 20) == 0xff_ffff)
  }

  @Test(
    "R17.7 The contact sheet of shadows", arguments: [1, 1.5, 2.0], [false, true])
  func contactSheet(scale: Double, isDark: Bool) throws {
    let sheet = try ContactSheet(width: 330, height: 190, scale: scale, isDark: isDark)
    for index in 0..<8 {
      let frame = CGRect(x: 20 + index % 4 * 78, y: 20 + index / 4 * 90, width: 55, height: 50)
      let layer = sheet.add(frame, isDark ? .gray(70) : .white)
      layer.shadowOpacity = isDark ? 0.9 : 0.4
      layer.shadowRadius = [0, 2, 6, 10][index % 4]
      layer.shadowOffset = CGSize(width: 0, height: index % 2 * 5)
      layer.cornerRadius = index == 0 ? 0 : 12
      if index == 3 { layer.shadowColor = .red }
      if index == 4 {
        layer.shadowPath = CGPath(
          ellipseIn: CGRect(x: 5, y: 48, width: 45, height: 10), transform: nil)
      }
      if index == 5 {
        layer.backgroundColor = nil
        layer.borderWidth = 4
        layer.borderColor = .blue
      }
      if index == 6 {
        let child = CALayer()
        child.frame = CGRect(x: 35, y: 30, width: 30, height: 30)
        child.backgroundColor = .green
        layer.addSublayer(child)
      }
      if index == 7 { layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }
    }
    try sheet.expect("shadows")
  }
}
