import DisplayServer
import Foundation
import NestTesting
import Testing

@testable import OpenQuartzCore

@Suite struct ReplicatorLayerTests {
  private func makeReplicator(
    _ stage: Stage, count: Int = 3, step: CGFloat = 4
  ) -> (CAReplicatorLayer, CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 16, height: 4)
    replicator.instanceCount = count
    replicator.instanceTransform = CATransform3DMakeTranslation(step, 0, 0)
    stage.root.addSublayer(replicator)
    return (replicator, stage.add(.red, 1, 1, 2, 2, to: replicator))
  }

  /// One row of the surface: a letter for each pixel.
  private func row(_ y: Int, of stage: Stage, width: Int = 16) throws -> String {
    let names: [UInt32: Character] = [
      0: ".", 0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b", 0xFFFFFF: "w",
    ]
    return String(try (0..<width).map { names[try stage.pixel($0, y)] ?? "?" })
  }

  @Test("R17.12 the defaults show the sublayers once, as they are")
  func defaults() throws {
    let stage = try Stage(width: 16, height: 4)
    let replicator = CAReplicatorLayer()
    replicator.frame = stage.root.bounds
    replicator.backgroundColor = .blue
    stage.root.addSublayer(replicator)
    stage.add(.red, 1, 1, 2, 2, to: replicator)
    stage.render()

    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0)
    #expect(replicator.instanceColor == .white && !replicator.preservesDepth)
    #expect(CATransform3DIsIdentity(replicator.instanceTransform))
    #expect(try row(1, of: stage) == "brrbbbbbbbbbbbbb")
  }

  @Test(
    "R17.12 each instance is placed relative to the one before, and follows what changes in it")
  func placing() throws {
    let stage = try Stage(width: 16, height: 4)
    let (replicator, part) = makeReplicator(stage)
    stage.render()
    #expect(try row(1, of: stage) == ".rr..rr..rr.....")

    part.backgroundColor = .green
    stage.render()
    #expect(try row(1, of: stage) == ".gg..gg..gg.....")

    stage.add(.blue, 0, 0, 1, 1, to: part)
    stage.render()
    #expect(try row(1, of: stage) == ".bg..bg..bg.....")

    replicator.position.x += 1
    replicator.instanceCount = 2
    stage.render()
    #expect(try row(1, of: stage) == "..bg..bg........")

    replicator.instanceCount = 0
    stage.render()
    #expect(try row(1, of: stage) == "................")
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.12 the transform is about the anchor point, and applied once more for each instance")
  func turning() throws {
    let stage = try Stage(width: 12, height: 12)
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    stage.root.addSublayer(replicator)
    stage.add(.red, 4, 0, 2, 2, to: replicator)
    stage.render()

    for (x, y) in [(5, 1), (10, 5), (5, 10), (1, 5)] {
      #expect(try stage.pixel(x, y) == 0xFF0000, "\(x), \(y)")
    }
    #expect(try stage.pixel(1, 1) == 0)
  }

  @Test("R17.12 colours are multiplied, and change from instance to instance")
  func colors() throws {
    let stage = try Stage(width: 16, height: 4)
    let (replicator, part) = makeReplicator(stage)
    part.backgroundColor = .white
    replicator.instanceColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    replicator.instanceRedOffset = -0.6
    replicator.instanceBlueOffset = 0.5
    replicator.instanceAlphaOffset = -0.4
    stage.render()

    #expect(try stage.pixel(1, 1) == 0xFFFF00)
    // 0.4, 1, 0.5 with an alpha of 0.6.
    #expect(try stage.pixel(5, 1) == 0x3D994D || stage.pixel(5, 1) == 0x3D994C)
    // Red is limited to 0, alpha is 0.2.
    #expect(try stage.pixel(9, 1) == 0x003333)
  }

  @Test("R17.12 replicators in each other multiply instances, colours and delays")
  func nested() throws {
    let stage = try Stage(width: 16, height: 16)
    let (inner, part) = makeReplicator(stage, count: 2)
    part.backgroundColor = .white
    inner.instanceColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    let outer = CAReplicatorLayer()
    outer.frame = stage.root.bounds
    outer.instanceCount = 2
    outer.instanceTransform = CATransform3DMakeTranslation(0, 5, 0)
    outer.instanceColor = CGColor(red: 1, green: 0, blue: 1, alpha: 1)
    outer.addSublayer(inner)
    stage.root.addSublayer(outer)
    stage.render()

    #expect(try row(1, of: stage) == ".rr..rr.........")
    #expect(try row(6, of: stage) == ".rr..rr.........")
    #expect(try row(4, of: stage) == "................")
  }

  @Test("R17.12 hit tests find the first instance only")
  func hitTest() throws {
    let stage = try Stage(width: 16, height: 4)
    let (replicator, part) = makeReplicator(stage)

    #expect(stage.root.hitTest(CGPoint(x: 2, y: 2)) === part)
    #expect(stage.root.hitTest(CGPoint(x: 6, y: 2)) === replicator)
  }

  @Test(
    "R17.12 a negative count is none, and one that is too large or a delay that is no number is refused"
  )
  func misuse() {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 7
    let misuses = withMisuseIntercepted {
      replicator.instanceCount = 10_001
      replicator.instanceCount = .max
      replicator.setValue(1e300, forKey: "instanceCount")
      replicator.instanceDelay = .nan
      replicator.instanceAlphaOffset = .infinity
      replicator.instanceTransform = CATransform3DMakeScale(.nan, 1, 1)
    }

    #expect(
      misuses.map(\.id) == [
        "layer.too-many-instances", "layer.too-many-instances", "layer.too-many-instances",
        "layer.value-not-finite", "layer.value-not-finite", "layer.value-not-finite",
      ])
    #expect(replicator.instanceCount == 7)
    replicator.instanceCount = -3
    #expect(replicator.instanceCount == 0)
  }

  @Test("R17.12 too many instances of instances are reported, and the rest is not shown")
  func tooMany() throws {
    let stage = try Stage(width: 16, height: 4)
    let (outer, part) = makeReplicator(stage, count: 400)
    outer.preservesDepth = true
    let inner = CAReplicatorLayer()
    inner.preservesDepth = true
    inner.instanceCount = 400
    inner.addSublayer(part)
    outer.addSublayer(inner)

    let misuses = withMisuseIntercepted { _ = stage.render() }

    #expect(misuses.map(\.id) == ["layer.group-too-large"])
  }

  @Test("R17.12 a transform that grows beyond all numbers draws what has a place")
  func growing() throws {
    let stage = try Stage(width: 16, height: 4)
    let (replicator, _) = makeReplicator(stage, count: 1000)
    replicator.instanceTransform = CATransform3DMakeScale(1e9, 1e9, 1)
    stage.render()
    replicator.instanceTransform = CATransform3DMakeTranslation(1e200, 0, 0)
    stage.render()

    #expect(try row(1, of: stage) == ".rr.............")
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("R17.12 archives have what a replicator does with its sublayers")
  func archives() throws {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 5
    replicator.instanceDelay = 0.25
    replicator.instanceColor = .red
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: replicator, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CAReplicatorLayer.self, from: data))

    #expect(read.instanceCount == 5 && read.instanceDelay == 0.25 && read.instanceColor == .red)
  }
}

/// Instances that show animations later.
@Suite struct ReplicatorDelayTests {
  /// A shown replicator of three instances, in the time of a manual clock.
  private final class Delays: CompositionTarget {
    let frames = ManualFrameSource()
    let context: RenderContext
    let stage: Stage
    let replicator = CAReplicatorLayer()
    let part: CALayer

    init() throws {
      context = RenderContext(frames: frames)
      RenderContext.current = context
      stage = try Stage(width: 30, height: 4)
      replicator.frame = CGRect(x: 0, y: 0, width: 30, height: 4)
      replicator.instanceCount = 3
      replicator.instanceDelay = 0.5
      replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
      stage.root.addSublayer(replicator)
      part = stage.add(.gray(0), 1, 1, 8, 2, to: replicator)
      context.add(self)
      frames.endTurn()
    }

    deinit {}

    var root: CALayer { stage.root }

    func renderIfNeeded() { stage.host.renderIfNeeded() }

    /// The brightness of each instance, in percent.
    func levels() throws -> [Int] {
      try (0..<3).map { Int((Double(try stage.pixel(5 + $0 * 10, 2) & 0xFF) / 2.55).rounded()) }
    }

    func animate(_ change: (CABasicAnimation) -> Void) {
      let animation = CABasicAnimation(keyPath: "backgroundColor")
      animation.fromValue = CGColor.gray(0)
      animation.toValue = CGColor.gray(255)
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      change(animation)
      part.add(animation, forKey: "glow")
      frames.endTurn()
    }
  }

  @Test("R17.12 each instance shows an animation later by the delay, the model before that")
  func delays() throws {
    let delays = try Delays()
    delays.animate { $0.repeatCount = .infinity }

    delays.frames.advance(by: 0.25)
    #expect(try delays.levels() == [25, 0, 0])
    delays.frames.advance(by: 0.5)
    #expect(try delays.levels() == [75, 25, 0])
    delays.frames.advance(by: 0.5)
    #expect(try delays.levels() == [25, 75, 25])
    #expect(try delays.stage.pixels() == delays.stage.freshPixels())
  }

  @Test(
    "R17.12 an animation that stays is shown to its end by all instances, and then no frames come")
  func tail() throws {
    let delays = try Delays()
    delays.animate {
      $0.isRemovedOnCompletion = false
      $0.fillMode = .both
    }

    delays.frames.advance(by: 1.25)
    #expect(try delays.levels() == [100, 75, 25])
    delays.frames.advance(by: 1)
    #expect(try delays.levels() == [100, 100, 100])
    #expect(delays.context.nextAnimationTime == nil)
  }

  @Test(
    "R17.12 without a delay, and without a replicator, animations cost nothing for later instances")
  func ended() throws {
    let delays = try Delays()
    #expect(delays.context.hasDelayedInstances())

    delays.replicator.instanceDelay = 0
    #expect(!delays.context.hasDelayedInstances())
    var other: CAReplicatorLayer? = CAReplicatorLayer()
    other?.instanceDelay = 1
    other?.instanceDelay = 0
    other?.instanceDelay = 2
    #expect(delays.context.hasDelayedInstances())
    other = nil
    #expect(!delays.context.hasDelayedInstances())
    delays.replicator.instanceDelay = 0.5
    delays.animate { $0.repeatCount = .infinity }
    delays.frames.advance(by: 0.75)
    #expect(try delays.levels() == [75, 25, 0])
  }

  @Test("R17.12 the properties of a replicator are animated")
  func animated() throws {
    let delays = try Delays()
    delays.part.backgroundColor = .gray(255)
    let animation = CABasicAnimation(keyPath: "instanceAlphaOffset")
    animation.fromValue = 0
    animation.toValue = -0.5
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    delays.replicator.add(animation, forKey: nil)
    delays.frames.endTurn()

    delays.frames.advance(by: 0.5)
    #expect(try delays.levels() == [100, 75, 50])
    #expect(delays.replicator.presentation()?.instanceAlphaOffset == -0.25)
    delays.frames.advance(by: 0.6)
    #expect(try delays.levels() == [100, 100, 100])
  }
}
