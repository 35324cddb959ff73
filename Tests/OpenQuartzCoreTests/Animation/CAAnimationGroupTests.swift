import OpenQuartzCore
import Testing

@Suite struct CAAnimationGroupTests {
  private func member(_ path: String, _ change: (CABasicAnimation) -> Void = { _ in })
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue) = (0, 100)
    change(animation)
    return animation
  }

  @Test("Members run in the group's time: their own durations and begins, clipped to its end")
  func members() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let group = CAAnimationGroup()
    group.animations = [
      member("position.x"),
      member("position.y") { ($0.beginTime, $0.duration, $0.fillMode) = (1, 4, .backwards) },
      member("zPosition") { $0.duration = 1 },
    ]
    group.duration = 2
    layer.add(group, forKey: "group")
    stage.frames.endTurn()
    var log: [[CGFloat]] = []

    for _ in 0..<5 {
      let values = layer.presented
      log.append([values.position.x, values.position.y, values.zPosition])
      stage.frames.advance(by: 0.5)
    }

    #expect(log == [[0, 0, 0], [25, 0, 50], [50, 0, 100], [75, 12.5, 0], [50, 50, 0]])
    #expect(layer.animationKeys() == nil)
  }

  @Test("The group's speed and repeats apply to its members")
  func groupTiming() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let group = CAAnimationGroup()
    group.animations = [member("position.x")]
    group.duration = 1
    group.speed = 2
    group.autoreverses = true
    layer.add(group, forKey: nil)
    stage.frames.endTurn()
    var xs: [CGFloat] = []

    for _ in 0..<4 {
      stage.frames.advance(by: 0.25)
      xs.append(layer.presented.position.x)
    }

    #expect(xs == [50, 100, 50, 50])
  }

  @Test("Only the group's delegate receives begin and end")
  func delegate() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let log = AnimationLog()
    let group = CAAnimationGroup()
    group.animations = [member("position.x") { $0.delegate = log.delegate("member") }]
    group.duration = 1
    group.delegate = log.delegate("group")
    layer.add(group, forKey: nil)
    stage.frames.endTurn()

    stage.frames.advance(by: 2)

    #expect(log.entries == ["group start", "group stop true"])
  }
}
