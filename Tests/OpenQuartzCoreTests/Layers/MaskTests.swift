import DisplayServer
import NestTesting
import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

@Suite("Masks of layers")
struct MaskTests {
  /// A red layer of the size of a white stage.
  private func stage() throws -> (Stage, CALayer) {
    let stage = try Stage()
    stage.root.backgroundColor = .white
    return (stage, stage.add(.red, 0, 0, 64, 48))
  }

  private func mask(_ alpha: CGFloat, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> CALayer
  {
    let mask = CALayer()
    mask.frame = CGRect(x: x, y: y, width: width, height: height)
    mask.backgroundColor = CGColor(gray: 0.3, alpha: alpha)
    return mask
  }

  @Test("R17.7 A layer and its sublayers show where the mask is, by its alpha")
  func alpha() throws {
    let (stage, layer) = try stage()
    stage.add(.green, 30, 10, 20, 20, to: layer)
    let mask = mask(1, 10, 10, 30, 20)
    mask.addSublayer(self.mask(1, 45, 0, 5, 5))
    mask.opacity = 1
    layer.mask = mask
    stage.render()

    #expect(try stage.pixel(9, 15) == 0xff_ffff && stage.pixel(10, 15) == 0xff_0000)
    #expect(try stage.pixel(35, 15) == 0x00_ff00 && stage.pixel(45, 25) == 0xff_ffff)
    #expect(try stage.pixel(57, 12) == 0xff_0000)
    mask.opacity = 0.5
    stage.render()
    #expect(try stage.pixel(20, 15) == 0xff_7f7f)
    layer.mask = nil
    stage.render()
    #expect(try stage.pixel(1, 1) == 0xff_0000)
  }

  @Test("R17.7 A mask has no superlayer, is retained, and is released by its layer")
  func ownership() {
    let layer = CALayer()
    weak var mask: CALayer?
    weak var second: CALayer?
    do {
      let made = CALayer()
      layer.mask = made
      mask = made
      let other = CALayer()
      second = other
      other.mask = CALayer()
    }

    #expect(mask != nil && layer.mask === mask && mask?.superlayer == nil)
    #expect(layer.sublayers == nil && second == nil)
    mask?.removeFromSuperlayer()
    #expect(layer.mask === mask && layer.mask != nil)
    layer.mask = nil
    #expect(mask == nil)
  }

  @Test("R17.7 A layer that is added somewhere masks nothing any more")
  func adding() {
    let (layer, other, mask) = (CALayer(), CALayer(), CALayer())
    layer.mask = mask

    other.addSublayer(mask)

    #expect(layer.mask == nil && mask.superlayer === other)
  }

  @Test("R17.7 A mask that is in use is refused")
  func refusal() {
    let (layer, parent, child, used) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(layer)
    layer.addSublayer(child)
    CALayer().mask = used
    let holder = CALayer()
    holder.mask = used

    let misuses = withMisuseIntercepted {
      layer.mask = child
      layer.mask = parent
      layer.mask = layer
      layer.mask = used
    }

    #expect(misuses.map(\.id) == Array(repeating: "layer.mask-in-use", count: 4))
    #expect(layer.mask == nil && child.superlayer === layer && holder.mask === used)
  }

  @Test("R17.7 Hit tests do not look at a mask")
  func hitTests() throws {
    let (stage, layer) = try stage()
    layer.mask = mask(1, 10, 10, 5, 5)

    #expect(stage.root.hitTest(CGPoint(x: 50, y: 40)) === layer)
    #expect(stage.root.hitTest(CGPoint(x: 12, y: 12)) === layer)
  }

  @Test("R17.7 Every change of a mask and of what is in it is shown")
  func damage() throws {
    let (stage, layer) = try stage()
    let mask = mask(1, 10, 10, 30, 20)
    let inner = self.mask(0.5, 32, 5, 10, 10)
    mask.addSublayer(inner)
    layer.mask = mask
    layer.shadowOpacity = 1
    stage.render()
    let changes: [() -> Void] = [
      { mask.position.x += 5 }, { inner.position.y += 9 }, { mask.cornerRadius = 8 },
      { mask.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }, { layer.position.x += 4 },
      { mask.isHidden = true }, { mask.isHidden = false }, { layer.isHidden = true },
      { inner.opacity = 0.2 }, { layer.isHidden = false }, { layer.backgroundColor = nil },
      { layer.borderWidth = 9 }, { inner.removeFromSuperlayer() },
      { layer.mask = self.mask(1, 0, 0, 9, 9) },
      { layer.mask = nil }, { mask.position.x = 0 },
    ]
    for change in changes {
      change()
      stage.render()
      #expect(try stage.pixels() == stage.freshPixels())
    }
  }

  @Test("R17.7 A small change of a mask paints little")
  func smallDamage() throws {
    let (stage, layer) = try stage()
    let mask = mask(1, 0, 0, 64, 48)
    let dot = self.mask(1, 5, 5, 4, 4)
    mask.addSublayer(dot)
    layer.mask = mask
    stage.render()
    dot.backgroundColor = nil

    #expect(stage.render().damagedPixels == 16)
  }

  @Test("R17.7 A mask animates, is laid out and draws as every layer of the tree does")
  func life() throws {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let mask = DrawingLayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    mask.setNeedsLayout()
    mask.setNeedsDisplay()
    layer.mask = mask
    stage.frames.endTurn()
    #expect(mask.events == ["layout", "draw"])

    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0.0
    animation.toValue = 100.0
    animation.duration = 1
    mask.add(animation, forKey: nil)
    stage.frames.endTurn()
    stage.frames.advance(by: 0.25)

    #expect(abs(mask.presented.position.x - 25) < 1e-6)
    #expect(layer.presentation()?.mask?.position.x == mask.presented.position.x)
    #expect(stage.compositions.count >= 1)
  }

  @Test("R19.1 A mask returns from an archive")
  func archive() throws {
    let layer = CALayer()
    layer.mask = mask(0.5, 1, 2, 3, 4)

    let read = try #require(try archived(layer))

    #expect(read.mask?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(read.mask?.superlayer == nil)
  }

  @Test("R17.7 The contact sheet of masks", arguments: [1, 1.5, 2.0], [false, true])
  func contactSheet(scale: Double, isDark: Bool) throws {
    let sheet = try ContactSheet(width: 300, height: 80, scale: scale, isDark: isDark)
    for index in 0..<4 {
      let frame = CGRect(x: 10 + index * 72, y: 10, width: 60, height: 60)
      let layer = sheet.add(frame, isDark ? .gray(90) : .blue)
      let child = CALayer()
      child.frame = CGRect(x: 20, y: 20, width: 60, height: 20)
      child.backgroundColor = .red
      layer.addSublayer(child)
      let mask = mask(1, 5, 5, 50, 50)
      mask.cornerRadius = 25
      if index == 1 {
        mask.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1); mask.cornerRadius = 8
      }
      if index == 2 {
        mask.backgroundColor = nil
        for part in 0..<5 {
          mask.addSublayer(self.mask(CGFloat(part + 1) / 5, Double(part) * 10, 0, 10, 50))
        }
      }
      if index == 3 { layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }
      layer.mask = mask
    }
    try sheet.expect("masks")
  }
}

/// Notes what is asked of it.
private final class DrawingLayer: CALayer {
  var events: [String] = []

  override func layoutSublayers() { events.append("layout") }

  override func draw(in ctx: CGContext) { events.append("draw") }
}
