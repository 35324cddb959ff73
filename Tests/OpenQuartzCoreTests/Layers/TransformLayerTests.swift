import DisplayServer
import NestTesting
import Testing

@testable import OpenQuartzCore

@Suite struct TransformLayerTests {
  private let near = CGColor.red
  private let far = CGColor.blue

  @Test("R17.13 the layer itself shows nothing, and cuts nothing off")
  func ignored() throws {
    let stage = try Stage(width: 16, height: 8)
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    layer.backgroundColor = .green
    layer.borderWidth = 1
    layer.borderColor = .green
    layer.cornerRadius = 2
    layer.masksToBounds = true
    layer.shadowOpacity = 1
    layer.shouldRasterize = true
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    mask.backgroundColor = .black
    layer.mask = mask
    stage.root.addSublayer(layer)
    stage.add(.red, 3, 0, 6, 2, to: layer)
    stage.render()

    #expect(try stage.pixel(3, 3) == 0)
    #expect(try stage.pixel(6, 3) == 0xFF0000 && stage.pixel(10, 2) == 0xFF0000)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.13 opacity applies to each sublayer by itself, and hiding to all")
  func opacity() throws {
    let stage = try Stage(width: 16, height: 8)
    let layer = CATransformLayer()
    layer.opacity = 0.5
    stage.root.addSublayer(layer)
    stage.add(.gray(255), 0, 0, 4, 4, to: layer)
    stage.add(.gray(255), 2, 0, 4, 4, to: layer)
    stage.render()

    #expect(try stage.pixel(1, 1) == 0x808080)
    #expect(try stage.pixel(3, 1) == 0xC0C0C0 || stage.pixel(3, 1) == 0xBFBFBF)

    layer.isHidden = true
    stage.render()
    #expect(try stage.pixel(1, 1) == 0)
  }

  @Test("R17.13 sublayers stay in three dimensions, where another layer would flatten them")
  func depth() throws {
    for isInSpace in [true, false] {
      let stage = try Stage(width: 20, height: 20)
      let layer = isInSpace ? CATransformLayer() : CALayer()
      layer.frame = stage.root.bounds
      stage.root.addSublayer(layer)
      // Two planes in front of and behind the middle; the layer is seen from behind.
      let front = stage.add(near, 4, 4, 12, 12, to: layer)
      let back = stage.add(far, 4, 4, 12, 12, to: layer)
      front.zPosition = 5
      back.zPosition = -5
      stage.render()
      #expect(try stage.pixel(10, 10) == 0xFF0000)

      layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      stage.render()
      #expect(try stage.pixel(10, 10) == (isInSpace ? 0x0000FF : 0xFF0000))
      #expect(try stage.pixels() == stage.freshPixels())
    }
  }

  @Test(
    "R17.13 a plane at right angles is seen once the layer is turned, also in a layer in the layer")
  func rightAngles() throws {
    let stage = try Stage(width: 20, height: 20)
    let outer = CATransformLayer()
    outer.frame = stage.root.bounds
    let inner = CATransformLayer()
    inner.frame = outer.bounds
    outer.addSublayer(inner)
    stage.root.addSublayer(outer)
    let side = stage.add(near, 4, 4, 12, 12, to: inner)
    side.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    stage.render()
    #expect(try stage.pixel(10, 10) == 0)

    outer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    stage.render()
    #expect(try stage.pixel(10, 10) == 0xFF0000)
    inner.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    stage.render()
    #expect(try stage.pixel(10, 10) == 0)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.13 layers of transform layers in each other are sorted by depth together")
  func sorting() throws {
    let stage = try Stage(width: 20, height: 20)
    let outer = CATransformLayer()
    outer.frame = stage.root.bounds
    let inner = CATransformLayer()
    inner.frame = outer.bounds
    stage.root.addSublayer(outer)
    outer.addSublayer(inner)
    stage.add(.green, 4, 4, 12, 12, to: outer)
    stage.add(far, 2, 4, 8, 12, to: inner).zPosition = -2
    stage.add(near, 10, 4, 8, 12, to: inner).zPosition = 2
    stage.render()

    #expect(try stage.pixel(6, 10) == 0x00FF00 && stage.pixel(2, 10) == 0x0000FF)
    #expect(try stage.pixel(12, 10) == 0xFF0000)
  }

  @Test("R17.13 the transform is animated, and hit tests find nothing")
  func animationAndHitTest() throws {
    let stage = LayerStage()
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let part = CALayer()
    part.frame = layer.bounds
    layer.addSublayer(part)
    stage.root.addSublayer(layer)
    stage.frames.endTurn()
    let animation = CABasicAnimation(keyPath: "transform.rotation.y")
    animation.toValue = 1
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: nil)
    stage.frames.endTurn()

    stage.frames.advance(by: 0.5)

    let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.y") as? CGFloat
    #expect(abs((angle ?? 0) - 0.5) < 0.01)
    #expect(layer.hitTest(CGPoint(x: 50, y: 50)) == nil)
    #expect(stage.root.hitTest(CGPoint(x: 50, y: 50)) === stage.root)
  }

  @Test("R17.12 instances that preserve depth are sorted with the layers around them")
  func replicatorInSpace() throws {
    let stage = try Stage(width: 20, height: 20)
    let space = CATransformLayer()
    space.frame = stage.root.bounds
    stage.root.addSublayer(space)
    let replicator = CAReplicatorLayer()
    replicator.frame = stage.root.bounds
    replicator.backgroundColor = .green
    replicator.preservesDepth = true
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(8, 0, 10)
    space.addSublayer(replicator)
    stage.add(near, 2, 2, 6, 6, to: replicator)
    stage.add(far, 0, 0, 20, 20, to: space).zPosition = 5
    stage.render()

    #expect(try stage.pixel(4, 4) == 0x0000FF)
    #expect(try stage.pixel(12, 4) == 0xFF0000)
    #expect(try stage.pixel(12, 12) == 0x0000FF)
    replicator.preservesDepth = false
    stage.render()
    #expect(try stage.pixel(4, 4) == 0x0000FF && stage.pixel(12, 4) == 0x0000FF)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.12 R17.13 The contact sheet of instances and of a cube")
  func sheet() throws {
    let stage = try Stage(width: 400, height: 150)
    stage.root.backgroundColor = .gray(250)
    let dial = CAReplicatorLayer()
    dial.frame = CGRect(x: 10, y: 10, width: 130, height: 130)
    dial.instanceCount = 12
    dial.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    dial.instanceColor = CGColor(red: 1, green: 0.3, blue: 0.1, alpha: 1)
    dial.instanceAlphaOffset = -0.08
    dial.instanceBlueOffset = 0.07
    stage.root.addSublayer(dial)
    let mark = stage.add(.gray(255), 58, 4, 14, 34, to: dial)
    mark.cornerRadius = 7
    let row = CAReplicatorLayer()
    row.frame = CGRect(x: 150, y: 20, width: 100, height: 110)
    row.instanceCount = 5
    var step = CATransform3DMakeTranslation(12, 8, 0)
    step = CATransform3DScale(step, 0.85, 0.85, 1)
    row.instanceTransform = step
    row.instanceGreenOffset = -0.2
    stage.root.addSublayer(row)
    let card = stage.add(.gray(255), 0, 0, 50, 50, to: row)
    card.borderWidth = 2
    stage.add(.blue, 10, 10, 20, 12, to: card)
    addCube(to: stage)
    try ReferencePictures().expect(stage.host.snapshot(), toMatch: "instances-and-space")
  }

  private func addCube(to stage: Stage) {
    let scene = stage.add(nil, 260, 5, 140, 140)
    scene.sublayerTransform.m34 = -1 / 400
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 30, y: 30, width: 80, height: 80)
    scene.addSublayer(cube)
    let turns: [(angle: CGFloat, x: CGFloat, y: CGFloat)] = [
      (0, 0, 1), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0),
    ]
    for (index, turn) in turns.enumerated() {
      let level = CGFloat(index) / 5
      let side = stage.add(
        CGColor(red: 0.3 + level * 0.6, green: 0.4, blue: 0.9 - level * 0.6, alpha: 0.85), 0, 0, 80,
        80, to: cube)
      side.borderWidth = 2
      let turned = CATransform3DMakeRotation(turn.angle, turn.x, turn.y, 0)
      side.transform = CATransform3DTranslate(turned, 0, 0, 40)
    }
    var transform = CATransform3DMakeRotation(-0.5, 1, 0, 0)
    transform = CATransform3DRotate(transform, 0.6, 0, 1, 0)
    cube.transform = transform
  }
}
