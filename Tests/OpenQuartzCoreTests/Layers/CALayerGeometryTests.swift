import NestTesting
import OpenQuartzCore
import Testing

@Suite struct CALayerGeometryTests {
  private let layer = CALayer()

  @Test("A new layer is an empty, visible rectangle at the origin")
  func defaults() {
    #expect(layer.modelValues == LayerValues())
    #expect(layer.frame == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1 && !layer.isHidden && layer.isDoubleSided && !layer.masksToBounds)
    #expect(layer.backgroundColor == nil && layer.contents == nil && layer.backing == nil)
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.speed == 1 && layer.beginTime == 0 && layer.duration == .infinity)
  }

  @Test(
    "The frame that was set is read back exactly, for every anchor point",
    arguments: try DriverSeeds(11...11))
  func frameRoundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let anchors: [CGFloat] = [0, 0.25, 0.5, 1, -1, 2]
    for _ in 0..<500 {
      func half(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &generator)) / 2
      }
      let frame = CGRect(
        x: half(-4000...4000), y: half(-4000...4000), width: half(0...4000), height: half(0...4000))
      layer.anchorPoint = CGPoint(
        x: anchors.randomElement(using: &generator) ?? 0,
        y: anchors.randomElement(using: &generator) ?? 0)

      layer.frame = frame

      #expect(layer.frame == frame)
      #expect(layer.bounds.size == frame.size)
    }
  }

  @Test("Setting the frame keeps the origin of the bounds; setting the bounds keeps the position")
  func frameAndBounds() {
    layer.bounds = CGRect(x: 7, y: 9, width: 10, height: 10)
    layer.frame = CGRect(x: 100, y: 200, width: 40, height: 60)
    #expect(layer.bounds == CGRect(x: 7, y: 9, width: 40, height: 60))
    #expect(layer.position == CGPoint(x: 120, y: 230))

    layer.bounds.size = CGSize(width: 20, height: 20)
    #expect(layer.position == CGPoint(x: 120, y: 230))
    #expect(layer.frame == CGRect(x: 110, y: 220, width: 20, height: 20))
  }

  @Test("A frame with a negative size is made positive")
  func negativeFrame() {
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)

    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test("With a transform the frame is the box around the transformed bounds")
  func transformedFrame() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)

    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: -50, y: -25, width: 200, height: 100))

    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(layer.frame.origin.isClose(to: CGPoint(x: 25, y: -25)))
    #expect(abs(layer.frame.width - 50) < 1e-9 && abs(layer.frame.height - 100) < 1e-9)
  }

  @Test("Setting the frame of a scaled layer scales the bounds back")
  func settingTransformedFrame() {
    layer.transform = CATransform3DMakeScale(2, 4, 1)

    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 200)

    #expect(layer.bounds.size == CGSize(width: 50, height: 50))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
  }

  @Test("The anchor point is where the position is")
  func anchorPoint() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    layer.anchorPoint = .zero

    #expect(layer.position == CGPoint(x: 50, y: 50))
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test("Flat transforms are the flat part of the transform")
  func affine() {
    layer.setAffineTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))

    #expect(layer.transform.m22 == 3 && layer.transform.m41 == 4)
    #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))
  }

  @Test("Values that are not finite are refused and reported, with nothing changed")
  func notFinite() {
    let stage = LayerStage()
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let before = layer.modelValues
    var turned = CATransform3DIdentity
    turned.m23 = .nan

    let refused: [(String, () -> Void)] = [
      ("position", { layer.position = CGPoint(x: CGFloat.nan, y: 0) }),
      ("bounds", { layer.bounds.size.height = .infinity }),
      ("frame", { layer.frame.size.width = .nan }),
      ("frame", { layer.frame.origin.x = -.infinity }),
      ("frame", { layer.frame = CGRect(x: 1e308, y: 0, width: 1.7e308, height: 1) }),
      ("anchorPoint", { layer.anchorPoint.y = .nan }),
      ("anchorPointZ", { layer.anchorPointZ = .infinity }),
      ("zPosition", { layer.zPosition = .nan }),
      ("transform", { layer.transform = turned }),
      ("sublayerTransform", { layer.sublayerTransform = turned }),
      ("opacity", { layer.opacity = .nan }),
      ("cornerRadius", { layer.cornerRadius = .infinity }),
      ("borderWidth", { layer.borderWidth = .nan }),
      ("contentsRect", { layer.contentsRect.origin.x = .nan }),
      ("contentsScale", { layer.contentsScale = .nan }),
      ("timing", { layer.speed = .nan }),
      ("timing", { layer.timeOffset = .infinity }),
      ("animation timing", { layer.add(animation(beginning: .nan), forKey: "a") }),
    ]
    for (_, change) in refused { change() }

    #expect(stage.misuses.map(\.id) == refused.map { _ in "layer.value-not-finite" })
    for (misuse, change) in zip(stage.misuses, refused) {
      #expect(misuse.message.hasPrefix("CALayer \(change.0) cannot be "))
    }
    #expect(layer.modelValues == before)
    #expect(layer.speed == 1 && layer.animationKeys() == nil)
  }

  private func animation(beginning time: Double) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.beginTime = time
    return animation
  }
}
