import OpenCoreGraphics
import OpenQuartzCore
import Testing

@Suite struct AnimationArchiveTests {
  @Test("R19.1 an animation from one value to another returns from an archive")
  func basic() throws {
    let animation = CASpringAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: 1, y: 2)
    animation.toValue = NSValue(point: CGPoint(x: 3, y: 4))
    animation.isAdditive = true
    animation.duration = 2
    animation.beginTime = 1
    animation.autoreverses = true
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    animation.stiffness = 50
    animation.initialVelocity = 2

    let read = try #require(try archived(animation))

    #expect(read.keyPath == "position" && read.isAdditive && !read.isCumulative)
    #expect(read.fromValue as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(read.toValue as? CGPoint == CGPoint(x: 3, y: 4))
    #expect(read.byValue == nil)
    #expect(read.duration == 2 && read.beginTime == 1 && read.autoreverses)
    #expect(read.fillMode == .both && !read.isRemovedOnCompletion)
    #expect(read.timingFunction?.curve == animation.timingFunction?.curve)
    #expect(read.stiffness == 50 && read.initialVelocity == 2 && read.mass == 1)
  }

  @Test("R19.1 key frames and groups come back from an archive")
  func group() throws {
    let keyframes = CAKeyframeAnimation(keyPath: "backgroundColor")
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    keyframes.values = [red, CGColor.black]
    keyframes.keyTimes = [0, 0.25]
    keyframes.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    keyframes.calculationMode = .discrete
    let group = CAAnimationGroup()
    group.animations = [keyframes, CABasicAnimation(keyPath: "opacity")]

    let read = try #require(try archived(group))

    #expect(read.animations?.count == 2)
    let first = try #require(read.animations?.first as? CAKeyframeAnimation)
    #expect(first.values as? [CGColor] == [red, .black])
    #expect(first.keyTimes == [0, 0.25] && first.calculationMode == .discrete)
    #expect(first.timingFunctions?.map(\.curve) == [.easeIn])
    #expect((read.animations?.last as? CABasicAnimation)?.keyPath == "opacity")
  }

  @Test("R19.1 values that no layer can have are left out of an archive")
  func foreignValues() throws {
    let animation = CABasicAnimation(keyPath: "own")
    animation.fromValue = "text"
    animation.toValue = 3

    let read = try #require(try archived(animation))

    #expect(read.fromValue == nil && read.toValue as? CGFloat == 3)
  }

  @Test("R19.1 damaged archives of animations and timing curves give nil")
  func damage() throws {
    #expect(CAAnimation(coder: try coder { $0.encodeValue(1, forKey: "CAAnimationTiming") }) == nil)
    let spring = try coder { $0.encodeValue([1.0], forKey: "CASpringAnimationSpring") }
    #expect(CASpringAnimation(coder: spring) == nil)
    let from = try coder { $0.encodeValue(["x"], forKey: "CABasicAnimationFrom") }
    #expect(CABasicAnimation(coder: from) == nil)
    #expect(CAMediaTimingFunction(coder: try coder { _ in }) == nil)
    #expect(CAMediaTimingFunction(coder: NSCoder()) == nil)
    #expect(CAAnimation(coder: NSCoder())?.duration == 0)
  }

  @Test("R19.1 what has timing is an object whose timing can be set through the protocol")
  func timing() {
    let layer = CALayer()
    (layer as any CAMediaTiming).speed = 0.5
    #expect(layer.speed == 0.5)
  }
}
