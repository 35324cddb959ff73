import DisplayServer
import NestTesting
import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

@Suite("Backdrops of layers")
struct BackdropTests {
  /// A stage whose left half is white and whose right half is black.
  private func stage(scale: Double = 1) throws -> Stage {
    let stage = try Stage(scale: scale)
    stage.root.backgroundColor = .white
    stage.add(.gray(0), 32, 0, 32, 48)
    return stage
  }

  @discardableResult
  private func add(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, blur: CGFloat = 3,
    saturation: CGFloat = 1, to parent: CALayer
  ) -> BackdropLayer {
    let layer = BackdropLayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.blurRadius = blur
    layer.saturation = saturation
    parent.addSublayer(layer)
    return layer
  }

  /// A grey between black and white.
  private func isGrey(_ pixel: UInt32) -> Bool {
    let byte = pixel & 0xff
    return pixel == byte * 0x1_0101 && (40...215).contains(byte)
  }

  @Test("R17.16 A backdrop shows what lies behind its bounds, blurred, and nothing else")
  func look() throws {
    let stage = try stage()
    add(20, 10, 24, 20, to: stage.root)
    stage.add(.red, 38, 12, 4, 4)
    stage.render()

    #expect(try isGrey(stage.pixel(31, 20)) && isGrey(stage.pixel(32, 20)))
    #expect(try stage.pixel(20, 20) == 0xff_ffff && stage.pixel(43, 20) == 0)
    #expect(try stage.pixel(31, 9) == 0xff_ffff && stage.pixel(32, 30) == 0)
    #expect(try stage.pixel(38, 12) == 0xff_0000 && stage.pixel(37, 20) & 0xff < 40)
  }

  @Test("R17.16 One colour stays as it is, whatever the blur", arguments: [0.3, 3, 60, 1e300])
  func evenColor(blur: Double) throws {
    let stage = try Stage()
    stage.root.backgroundColor = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1)
    stage.render()
    let before = try stage.pixels()
    add(5, 5, 40, 30, blur: CGFloat(blur), to: stage.root)
    stage.render()

    #expect(try stage.pixels() == before)
  }

  @Test("R17.16 Without blur and with saturation 1 nothing is painted")
  func nothing() throws {
    let stage = try stage()
    add(0, 0, 64, 48, blur: 0, to: stage.root)

    #expect(stage.render().backdrops == 0)
    #expect(try stage.pixel(31, 20) == 0xff_ffff && stage.pixel(32, 20) == 0)
  }

  @Test("R17.16 Saturation takes colours away, or makes them stronger")
  func saturation() throws {
    let stage = try Stage()
    stage.root.backgroundColor = CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    let layer = add(0, 0, 64, 48, blur: 0, saturation: 0, to: stage.root)
    stage.render()
    #expect(try stage.pixel(5, 5) == 0x71_7171)

    layer.saturation = 2
    stage.render()
    #expect(try stage.pixel(5, 5) == 0xc1_5b5b)
  }

  @Test("R17.16 Its background lies over it")
  func tint() throws {
    let stage = try stage()
    add(20, 10, 24, 20, to: stage.root).backgroundColor = CGColor(
      red: 0, green: 0, blue: 1, alpha: 0.5)
    stage.render()

    #expect(try stage.pixel(20, 20) == 0x7f_7fff)
  }

  @Test("R17.16 What lies behind a superlayer with round corners, opacity or a mask is seen too")
  func superlayers() throws {
    let stage = try stage()
    let card = stage.add(nil, 10, 10, 44, 30)
    card.cornerRadius = 10
    card.masksToBounds = true
    add(0, 0, 44, 30, to: card)
    stage.render()
    #expect(try isGrey(stage.pixel(31, 20)) && stage.pixel(10, 10) == 0xff_ffff)
    #expect(try stage.pixel(20, 20) == 0xff_ffff && stage.pixel(53, 39) == 0)

    card.opacity = 0.5
    stage.render()
    let half = try stage.pixel(32, 20)
    #expect(isGrey(half))
    card.opacity = 1
    card.mask = CALayer()
    card.mask?.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    card.mask?.backgroundColor = .gray(0)
    stage.render()
    #expect(try isGrey(stage.pixel(32, 20)) && stage.pixel(32, 20) > half)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.16 What changes in front of a backdrop does not blur anything again")
  func front() throws {
    let stage = try stage()
    let layer = add(10, 10, 40, 30, to: stage.root)
    let label = stage.add(.red, 5, 5, 10, 10, to: layer)
    let other = stage.add(.green, 30, 15, 5, 5)
    #expect(stage.render().backdrops == 1)

    label.position.x += 3
    other.position.x += 3
    #expect(stage.render().backdrops == 0)
    layer.backgroundColor = .gray(255, alpha: 0.3)
    #expect(stage.render().backdrops == 0)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.16 What changes behind a backdrop is painted again as far as the blur reaches")
  func behind() throws {
    let stage = try Stage(width: 200, height: 100)
    stage.root.backgroundColor = .white
    let small = stage.add(.red, 20, 40, 10, 10)
    let layer = add(10, 10, 180, 80, blur: 2, to: stage.root)
    stage.render()
    let reach = ShadowBlur(sigma: 2).reach

    small.backgroundColor = .blue
    let statistics = stage.render()
    #expect(statistics.backdrops == 1)
    let side = 10 + 2 * reach
    #expect(statistics.damagedPixels == side * side)
    #expect(try stage.pixels() == stage.freshPixels())

    layer.opacity = 0.5
    stage.render()
    small.position.x += 1
    stage.render()
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.16 A backdrop behind another one is seen through it")
  func stacked() throws {
    let stage = try stage()
    let first = add(0, 0, 64, 48, blur: 2, to: stage.root)
    add(10, 10, 44, 30, blur: 4, to: stage.root)
    let behind = stage.add(.green, 20, 20, 6, 6, to: nil)
    stage.root.insertSublayer(behind, below: first)
    stage.render()

    behind.position.x += 5
    #expect(stage.render().backdrops == 2)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.16 A picture of a layer shows nothing of what lies behind it")
  func picture() throws {
    let stage = try stage()
    let layer = add(20, 10, 24, 20, to: stage.root)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    stage.render()
    let bitmap = try Bitmap(width: 24, height: 20, isOpaque: false)
    layer.render(in: bitmap.makeContext(scale: 1))

    #expect(bitmap.pixel(x: 12, y: 10) == 0x80_800000 || bitmap.pixel(x: 12, y: 10) == 0x7f_7f0000)
  }

  @Test("R17.16 Blur and saturation are animated")
  func animation() throws {
    let stage = LayerStage()
    let layer = BackdropLayer()
    stage.root.addSublayer(layer)
    stage.frames.endTurn()
    layer.blurRadius = 10

    #expect(layer.animation(forKey: "blurRadius") != nil)
    #expect(layer.value(forKey: "blurRadius") as? CGFloat == 10)
    #expect(CALayer().value(forKey: "blurRadius") == nil)
  }

  @Test("R17.16 A blur that is no number is refused")
  func badNumbers() {
    let layer = BackdropLayer()
    layer.blurRadius = 4
    layer.blurRadius = .nan
    layer.saturation = .infinity

    #expect(layer.blurRadius == 4 && layer.saturation == 1)
  }

  @Test(
    "R17.16 The pictures of backdrops", arguments: [1, 1.5, 2], [false, true])
  func pictures(scale: Double, isDark: Bool) throws {
    let sheet = try ContactSheet(width: 320, height: 200, scale: scale, isDark: isDark)
    for index in 0..<16 {
      let bar = sheet.add(
        CGRect(x: 10 + index * 19, y: 10, width: 12, height: 180),
        CGColor(
          red: index % 3 == 0 ? 1 : 0.1, green: index % 3 == 1 ? 0.8 : 0.2,
          blue: index % 3 == 2 ? 1 : 0.1, alpha: 1))
      bar.cornerRadius = 4
    }
    for (index, blur) in [1.0, 4, 10, 20].enumerated() {
      for (row, saturation) in [1, 1.8].enumerated() {
        let frame = CGRect(x: 14 + index * 76, y: 20 + row * 90, width: 64, height: 70)
        let card = sheet.add(frame, nil)
        card.cornerRadius = 14
        card.masksToBounds = true
        let backdrop = add(
          0, 0, 64, 70, blur: CGFloat(blur), saturation: CGFloat(saturation), to: card)
        if row == 1 {
          backdrop.backgroundColor = isDark ? .gray(28, alpha: 0.6) : .gray(250, alpha: 0.5)
        }
      }
    }
    sheet.stage.render()
    #expect(try sheet.stage.pixels() == sheet.stage.freshPixels())
    try sheet.expect("backdrops")
  }
}
