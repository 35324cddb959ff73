import DisplayServer
import Foundation
import NestTesting
import Testing

@testable import OpenQuartzCore

/// A layer with a value of its own, which it draws as a bar.
private class BarLayer: CALayer {
  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  /// The values that were drawn, and whether a copy drew them.
  final class Log {
    var values: [CGFloat] = []
    var isCopy: [Bool] = []

    deinit {}
  }

  let log: Log
  /// Whether a change is animated.
  var animatesProgress = false

  override init() {
    log = Log()
    super.init()
  }

  override init(layer: Any) {
    log = (layer as? BarLayer)?.log ?? Log()
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "progress" ? CGFloat(0.25) : super.defaultValue(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress", animatesProgress else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  override func draw(in ctx: CGContext) {
    log.values.append((progress * 1000).rounded() / 1000)
    log.isCopy.append(presentation() === self)
    ctx.setFillColor(.red)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

@Suite struct OwnKeyAnimationTests {
  private final class Shown: CompositionTarget {
    let frames = ManualFrameSource()
    let context: RenderContext
    let stage: Stage
    let bar = BarLayer()

    init() throws {
      context = RenderContext(frames: frames)
      RenderContext.current = context
      stage = try Stage(width: 20, height: 4)
      context.add(self)
      bar.frame = CGRect(x: 0, y: 0, width: 20, height: 4)
      bar.setNeedsDisplay()
      stage.root.addSublayer(bar)
      frames.endTurn()
    }

    deinit {}

    var root: CALayer { stage.root }

    func renderIfNeeded() { stage.host.renderIfNeeded() }

    /// How many pixels of the bar are red.
    func width() throws -> Int {
      try (0..<20).count { try stage.pixel($0, 2) == 0xFF0000 }
    }
  }

  private func linear(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  @Test("R17.14 the class has the default of a key, and a change displays the layer")
  func defaults() throws {
    let shown = try Shown()
    #expect(shown.bar.progress == 0.25)
    #expect(try shown.width() == 5)

    shown.bar.progress = 0.5
    shown.frames.endTurn()

    #expect(try shown.width() == 10)
    #expect(shown.bar.log.values == [0.25, 0.5] && shown.bar.log.isCopy == [false, false])
  }

  @Test("R17.14 an animation of a key is drawn in every frame by a copy, and the model at its end")
  func drawing() throws {
    let shown = try Shown()
    shown.bar.add(linear("progress", from: 0, to: 1), forKey: nil)
    shown.frames.endTurn()

    for (step, width) in [(0.25, 5), (0.25, 10), (0.25, 15)] {
      shown.frames.advance(by: step)
      #expect(try shown.width() == width)
    }
    #expect(shown.bar.progress == 0.25)
    #expect(shown.bar.presentation()?.progress == 0.75)
    #expect(shown.bar.log.isCopy.last == true)

    shown.frames.advance(by: 0.5)
    #expect(try shown.width() == 5)
    #expect(shown.bar.log.values.last == 0.25 && shown.bar.log.isCopy.last == false)
    #expect(try shown.stage.pixels() == shown.stage.freshPixels())
    let drawn = shown.bar.log.values.count
    shown.frames.advance(by: 1)
    #expect(shown.bar.log.values.count == drawn)
  }

  @Test("R17.14 an animation that stays shows its end, and then nothing is drawn")
  func staying() throws {
    let shown = try Shown()
    let animation = linear("progress", from: 0, to: 1)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    shown.bar.add(animation, forKey: nil)
    shown.frames.endTurn()

    shown.frames.advance(by: 1.3)
    #expect(try shown.width() == 20)
    #expect(shown.context.nextAnimationTime == nil)
  }

  @Test("R17.14 a change runs the action of the key, from what is shown")
  func actions() throws {
    let shown = try Shown()
    shown.bar.animatesProgress = true
    shown.bar.progress = 1
    shown.frames.endTurn()

    shown.frames.advance(by: 0.5)
    #expect(shown.bar.presentation()?.progress == 0.625)
    shown.bar.progress = 0
    shown.frames.endTurn()
    shown.frames.advance(by: 0.5)
    #expect(abs((shown.bar.presentation()?.progress ?? 0) - 0.3125) < 0.01)

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shown.bar.removeAllAnimations()
    shown.bar.progress = 0.75
    CATransaction.commit()
    #expect(shown.bar.isAnimated == false)
  }

  @Test("R17.14 a property of layers that needs display is drawn in every frame, too")
  func knownProperty() throws {
    final class Sized: BarLayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
      override func draw(in ctx: CGContext) { log.values.append(cornerRadius) }
      deinit {}
    }
    let shown = try Shown()
    let layer = Sized()
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 4)
    shown.stage.root.addSublayer(layer)
    shown.frames.endTurn()
    layer.add(linear("cornerRadius", from: 0, to: 2), forKey: nil)
    shown.frames.endTurn()
    layer.log.values = []

    shown.frames.advance(by: 0.5)

    #expect(layer.log.values.last == 1)
  }

  @Test("R17.14 values of several types have others in between, in keyframes and groups as well")
  func types() throws {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    layer.setValue(2.0 as Double, forKey: "double")
    layer.setValue(CGPoint(x: 2, y: 4), forKey: "place")
    layer.setValue(CGColor.black, forKey: "ink")
    layer.setValue("text", forKey: "word")
    let keys = CAKeyframeAnimation(keyPath: "double")
    keys.values = [0, 4, 0]
    keys.duration = 1
    let group = CAAnimationGroup()
    group.animations = [
      linear("place", from: CGPoint.zero, to: nil), linear("ink", from: CGColor.white, to: nil),
      linear("unset", from: 1, to: 3), linear("word", from: "a", to: "b"),
    ]
    group.duration = 1
    layer.add(keys, forKey: nil)
    layer.add(group, forKey: nil)
    stage.frames.endTurn()

    stage.frames.advance(by: 0.25)

    let copy = try #require(layer.presentation())
    #expect(copy.value(forKey: "double") as? Double == 2)
    #expect(copy.value(forKey: "place") as? CGPoint == CGPoint(x: 0.5, y: 1))
    let ink = try #require(copy.value(forKey: "ink") as? CGColor)
    #expect(abs(ink.channels.red - 0.75) < 0.01)
    #expect(copy.value(forKey: "unset") as? CGFloat == 1.5)
    #expect(copy.value(forKey: "word") as? String == "text")
    #expect(layer.value(forKey: "double") as? Double == 2.0)
  }

  @Test("R17.14 a value that does not fit, or is no number, is reported and left out")
  func misuse() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    layer.setValue(CGFloat(1), forKey: "progress")

    layer.add(linear("progress", from: "one", to: CGFloat.nan), forKey: nil)

    #expect(
      stage.misuses.map(\.id) == ["animation.value-does-not-fit", "animation.value-does-not-fit"])
  }
}
