import NestTesting
import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

@Suite("Rasterization, group opacity, and contents in another size")
struct RasterizationTests {
  private func stage(scale: Double = 1) throws -> Stage {
    let stage = try Stage(scale: scale)
    stage.root.backgroundColor = .white
    return stage
  }

  /// A picture of columns of one pixel: black, white, black, white, …
  private func columns(_ width: Int, height: Int = 1) throws -> CGImage {
    try .make(width: width, height: height) { x, _ in
      x.isMultiple(of: 2) ? 0xff00_0000 : 0xffff_ffff
    }
  }

  @Test("R17.10 The defaults are those of a device")
  func defaults() {
    let layer = CALayer()

    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1 && layer.allowsGroupOpacity)
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    let names = [CALayerContentsFilter.nearest, .linear, .trilinear].map(\.rawValue)
    #expect(names == ["nearest", "linear", "trilinear"])
  }

  @Test("R17.10 A rasterized layer is painted once while it moves, and looks the same")
  func rasterized() throws {
    let stage = try stage()
    let layer = stage.add(.red, 4, 4, 20, 20)
    for x in 0..<4 { stage.add(.gray(x * 50), Double(x) * 5, 3, 4, 4, to: layer) }
    stage.render()
    let before = try stage.pixels()

    layer.shouldRasterize = true
    #expect(stage.render().flattenedLayers == 1)
    #expect(try stage.pixels() == before)
    layer.position.x += 7
    #expect(stage.render().flattenedLayers == 0)
    layer.sublayers?.first?.backgroundColor = .green
    #expect(stage.render().flattenedLayers == 1)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.10 A layer that is rasterized with other pixels than the window has is scaled")
  func rasterizationScale() throws {
    let stage = try stage(scale: 2)
    let layer = stage.add(.red, 4, 4, 20, 20)
    let line = stage.add(.black, 5, 5, 0.5, 10, to: layer)
    stage.render()
    #expect(try stage.pixel(18, 30) == 0 && stage.pixel(19, 30) == 0xff_0000)

    layer.shouldRasterize = true
    stage.render()

    // A line of a pixel and a half, blurred.
    #expect(try stage.pixel(16, 30) != 0xff_0000 || stage.pixel(19, 30) != 0xff_0000)
    #expect(try stage.pixel(8, 8) == 0xff_0000 && stage.pixel(47, 47) == 0xff_0000)
    #expect(try stage.pixel(7, 20) == 0xff_ffff && stage.pixel(48, 20) == 0xff_ffff)
    #expect(try stage.pixels() == stage.freshPixels())
    layer.rasterizationScale = 2
    stage.render()
    #expect(try stage.pixel(18, 30) == 0 && stage.pixel(19, 30) == 0xff_0000)
    for scale in [0, -1, 1e9, 1e-9, 0.5] {
      layer.rasterizationScale = CGFloat(scale)
      line.position.y += 1
      stage.render()
      #expect(try stage.pixels() == stage.freshPixels())
    }
  }

  @Test("R17.10 Without group opacity each layer fades by itself, however deep")
  func groupOpacity() throws {
    let stage = try stage()
    let layer = stage.add(.black, 4, 4, 20, 20)
    layer.opacity = 0.5
    let inner = stage.add(.black, 5, 5, 10, 10, to: layer)
    inner.opacity = 0.5
    stage.add(.black, 0, 0, 5, 10, to: inner)
    stage.render()
    #expect(try abs(Int(stage.pixel(10, 10) & 255) - 127) <= 1)

    layer.allowsGroupOpacity = false
    inner.allowsGroupOpacity = false
    let statistics = stage.render()

    // Half, a quarter on top of it, and another one.
    func shown(_ alphas: Double...) -> Int { Int(255 * alphas.reduce(1) { $0 * (1 - $1) }) }
    #expect(try abs(Int(stage.pixel(5, 5) & 255) - shown(0.5)) <= 1)
    #expect(try abs(Int(stage.pixel(16, 12) & 255) - shown(0.5, 0.25)) <= 2)
    #expect(try abs(Int(stage.pixel(10, 12) & 255) - shown(0.5, 0.25, 0.25)) <= 2)
    #expect(statistics.flattenedLayers == 0)
    for change in [
      { layer.opacity = 0.7 }, { layer.cornerRadius = 6 }, { layer.masksToBounds = true },
      { layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }, { inner.opacity = 1 },
      { layer.opacity = 1 }, { layer.allowsGroupOpacity = true },
    ] {
      change()
      stage.render()
      #expect(try stage.pixels() == stage.freshPixels())
    }
  }

  @Test("R17.10 Contents are made larger without mixing pixels by the nearest filter")
  func nearest() throws {
    let stage = try stage()
    let layer = stage.add(nil, 0, 0, 40, 10)
    layer.contents = try columns(4)
    layer.magnificationFilter = .nearest
    stage.render()
    for x in 0..<40 { #expect(try stage.pixel(x, 5) == (x / 10 % 2 == 0 ? 0 : 0xff_ffff), "\(x)") }

    layer.magnificationFilter = .linear
    stage.render()
    #expect(try ![0, 0xff_ffff].contains(stage.pixel(9, 5)))
    layer.contents = try columns(120)
    layer.minificationFilter = .nearest
    stage.render()
    for x in 0..<40 { #expect(try stage.pixel(x, 5) == (x % 2 == 0 ? 0xff_ffff : 0), "\(x)") }
  }

  @Test("R17.10 Of contents that are scaled only the middle is stretched")
  func contentsCenter() throws {
    let stage = try stage()
    let layer = stage.add(nil, 0, 0, 40, 30)
    // A frame of one red pixel, two at the right, and green inside.
    layer.contents = try CGImage.make(width: 6, height: 5) { x, y in
      x == 0 || x > 3 || y == 0 || y == 4 ? 0xffff_0000 : 0xff00_ff00
    }
    layer.contentsCenter = CGRect(x: 1.0 / 6, y: 0.2, width: 0.5, height: 0.6)
    stage.render()

    for y in 0..<30 {
      for x in 0..<40 {
        let isEdge = x == 0 || x > 37 || y == 0 || y == 29
        #expect(try stage.pixel(x, y) == (isEdge ? 0xff_0000 : 0x00_ff00), "\(x) \(y)")
      }
    }
    layer.contentsScale = 0.5
    stage.render()
    #expect(try stage.pixel(1, 10) == 0xff_0000 && stage.pixel(2, 10) == 0x00_ff00)
    #expect(try stage.pixel(35, 10) == 0x00_ff00 && stage.pixel(36, 10) == 0xff_0000)
    layer.contentsGravity = .center
    stage.render()
    #expect(try stage.pixel(1, 10) == 0xff_ffff)
  }

  @Test("R17.10 A middle of nothing, beyond the contents or in little room draws nothing wrong")
  func oddCenters() throws {
    let stage = try stage()
    let layer = stage.add(nil, 0, 0, 40, 30)
    layer.contents = try columns(8, height: 8)
    let centers = [
      CGRect(x: 0.5, y: 0.5, width: 0, height: 0), CGRect(x: -3, y: 2, width: 9, height: 9),
      CGRect(x: 1, y: 1, width: 0, height: 0), CGRect(x: 0.2, y: 0.2, width: -0.1, height: 1e300),
      CGRect(x: 0.4, y: 0.4, width: 0.1, height: 0.1),
    ]
    for center in centers {
      layer.contentsCenter = center
      for size in [
        CGSize(width: 40, height: 30), CGSize(width: 3, height: 1), CGSize(width: 8, height: 8),
      ] {
        layer.bounds.size = size
        stage.render()
        #expect(try stage.pixels() == stage.freshPixels())
      }
    }
    layer.contentsCenter = centers[0]
    layer.bounds.size = CGSize(width: 1e7, height: 1e7)
    stage.render()
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.10 Keys have defaults, and a class says which need display")
  func keys() {
    let layer = PieLayer()
    layer.drawsContent = true
    #expect(layer.value(forKey: "share") as? Double == 0.25)
    #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1)
    #expect(
      CALayer.defaultValue(forKey: "share") == nil && CALayer.defaultValue(forKey: "path") == nil)
    #expect(!CALayer.needsDisplay(forKey: "opacity"))

    layer.opacity = 0.5
    layer.setValue(3, forKey: "other")
    #expect(!layer.needsDisplay())
    layer.setValue(0.5, forKey: "share")
    #expect(layer.needsDisplay() && layer.value(forKey: "share") as? Double == 0.5)
    let second = PieLayer()
    second.borderWidth = 3
    #expect(second.needsDisplay())
  }

  @Test("R17.10 The visible rectangle is what no superlayer cuts off")
  func visibleRect() {
    let (top, middle, layer) = (CALayer(), CALayer(), CALayer())
    top.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.frame = CGRect(x: 50, y: 10, width: 100, height: 100)
    layer.frame = CGRect(x: -10, y: 20, width: 80, height: 40)
    top.addSublayer(middle)
    middle.addSublayer(layer)
    #expect(layer.visibleRect == CGRect(x: 0, y: 0, width: 80, height: 40))

    top.masksToBounds = true
    #expect(layer.visibleRect == CGRect(x: 0, y: 0, width: 60, height: 40))
    middle.masksToBounds = true
    #expect(layer.visibleRect == CGRect(x: 10, y: 0, width: 50, height: 40))
    layer.position.x = 900
    #expect(layer.visibleRect.isEmpty)
  }

  @Test("R17.10 The contact sheet of contents", arguments: [1, 1.5, 2.0], [false, true])
  func contactSheet(scale: Double, isDark: Bool) throws {
    let sheet = try ContactSheet(width: 300, height: 80, scale: scale, isDark: isDark)
    let picture = try CGImage.make(width: 12, height: 12, isOpaque: false) { x, y in
      let isCorner = (x < 4 || x > 7) && (y < 4 || y > 7)
      if isCorner { return (x + y) % 4 < 2 ? 0xffff_8000 : 0xff00_60ff }
      return x < 4 || x > 7 || y < 4 || y > 7
        ? 0xff80_80ff : (x + y) % 2 == 0 ? 0xff00_c000 : 0xff00_8000
    }
    for index in 0..<4 {
      let layer = sheet.put(
        CALayer(), CGRect(x: 10 + index * 72, y: 10, width: 62, height: 60), nil)
      layer.contents = picture
      switch index {
      case 0: layer.magnificationFilter = .nearest
      case 1: layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
      case 2:
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        layer.contentsScale = 0.5
        layer.magnificationFilter = .nearest
      default:
        layer.shouldRasterize = true
        layer.rasterizationScale = 0.5
        layer.cornerRadius = 20
        layer.masksToBounds = true
      }
    }
    try sheet.expect("contents")
  }
}

/// Draws again for some keys.
private final class PieLayer: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool {
    ["share", "borderWidth"].contains(key) || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "share" ? 0.25 : super.defaultValue(forKey: key)
  }
}
