import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The effect of an animation on views and layers of all kinds.
@Suite(.serialized) struct AnimationTargetTests {
  private func move(_ view: UIView, _ x: CGFloat, _ duration: TimeInterval = 0.5) -> AnimationStep {
    AnimationStep(duration: duration, curve: .linear).changing(view, by: .move(x: x))
  }

  @Test(
    "R10.2 R10.5 Containers 3.5 4.12 Forward and back is exactly identity, whatever the steps are")
  func identity() throws {
    for seed in try DriverSeeds(0...49) {
      var generator = SeededGenerator(seed: seed)
      func number(_ limit: CGFloat) -> CGFloat {
        limit * CGFloat(generator.number(below: 2001) - 1000) / 1000
      }
      func vector(_ limit: CGFloat) -> TransitionVector {
        TransitionVector(x: number(limit), y: number(limit), z: number(limit))
      }
      let fixture = try AnimationFixture()
      fixture.card.transform = CGAffineTransform(a: 1.3, b: 0.2, c: -0.4, d: 0.8, tx: 3.3, ty: 0.1)
      fixture.card.alpha = 0.3
      fixture.badge.layer.anchorPoint = CGPoint(x: 0.1, y: 0.7)
      let layers = [fixture.card.layer, fixture.badge.layer, fixture.layer]
      let before = layers.map(ExactValues.init)
      var steps: [AnimationStep] = []
      for _ in 0...generator.number(below: 6) {
        var step = AnimationStep(duration: Double(generator.number(below: 3)) / 10)
        for layer in layers where generator.isOne(of: 2) {
          var change = TransitionChange(
            translation: vector(300), scale: vector(3),
            rotation: TransitionRotation(angle: number(9), axis: TransitionVector(y: 1)))
          if generator.isOne(of: 2) { change.opacity = number(2) }
          if generator.isOne(of: 2) { change.anchorPoint = CGPoint(x: number(2), y: number(2)) }
          if generator.isOne(of: 2) { change.isVisible = generator.isOne(of: 2) }
          step = step.changing(layer, by: change)
          if generator.isOne(of: 2) {
            step = step.changing(
              layer, frame: CGRect(x: number(50), y: 3, width: abs(number(50)), height: 7))
          }
          if generator.isOne(of: 2) { step = step.changing(layer, eyeDistance: abs(number(500))) }
        }
        steps.append(step)
      }
      let player = fixture.player(steps)

      let isAnimated = generator.isOne(of: 2)
      fixture.play(player, animated: isAnimated)
      if generator.isOne(of: 2) { try fixture.host.settle() }
      fixture.play(player, .inverse, animated: isAnimated)
      try fixture.host.settle()

      #expect(layers.map(ExactValues.init) == before, "seed \(seed)")
      #expect(layers.allSatisfy { $0.animationKeys() ?? [] == [] }, "seed \(seed)")
    }
  }

  @Test("R10.5 Containers 3.5 Changes follow the transform, the frame and the anchor of before")
  func relative() throws {
    let fixture = try AnimationFixture()
    fixture.card.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let step = AnimationStep.immediately
      .changing(fixture.card, by: .move(x: 10))
      .changing(fixture.badge, by: TransitionChange(anchorPoint: CGPoint(x: 0, y: 1)))
    let before = fixture.card.frame
    let badge = fixture.badge.frame
    fixture.play(fixture.player([step]))
    #expect(abs(fixture.card.frame.minX - before.minX - 10) < 1e-9)
    #expect(abs(fixture.card.frame.minY - before.minY) < 1e-9)
    #expect(fixture.badge.frame == badge)

    // A new anchor point does not move a view that had a transform either.
    let turned = fixture.card.frame
    fixture.play(
      fixture.player([
        AnimationStep.immediately.changing(
          fixture.card, by: TransitionChange(anchorPoint: CGPoint(x: 1, y: 0)))
      ]))
    #expect(fixture.card.layer.anchorPoint == CGPoint(x: 1, y: 0))
    #expect(abs(fixture.card.frame.minX - turned.minX) < 1e-9)
    #expect(abs(fixture.card.frame.minY - turned.minY) < 1e-9)

    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    fixture.play(
      fixture.player([
        AnimationStep.immediately.changing(fixture.badge, frame: frame)
          .changing(fixture.badge, eyeDistance: 200).changing(fixture.badge, by: .hide)
      ]))
    #expect(fixture.badge.frame == frame)
    #expect(fixture.badge.layer.sublayerTransform.m34 == -0.005)
    #expect(fixture.badge.isHidden)
  }

  @Test("R10.5 Containers 3.5 What a step shows or hides can be seen during the step")
  func visibility() throws {
    for isShown in [true, false] {
      let fixture = try AnimationFixture()
      fixture.card.isHidden = isShown
      fixture.layer.isHidden = isShown
      let change = TransitionChange(
        translation: TransitionVector(x: 10), isVisible: isShown)
      let step = AnimationStep(duration: 1).changing(fixture.card, by: change)
        .changing(fixture.layer, by: change)
      let player = fixture.player([step])
      fixture.play(player)
      fixture.host.advance(by: 0.5)
      #expect(!fixture.card.isHidden && !fixture.layer.isHidden)
      try fixture.host.settle()
      #expect(fixture.card.isHidden != isShown && fixture.layer.isHidden != isShown)

      fixture.play(player, .inverse)
      #expect(!fixture.card.isHidden && !fixture.layer.isHidden)
      try fixture.host.settle()
      #expect(fixture.card.isHidden == isShown && fixture.layer.isHidden == isShown)
    }
  }

  @Test("R10.5 Containers 3.5 Opacity stays from 0 to 1")
  func opacity() throws {
    let fixture = try AnimationFixture()
    for (opacity, shown) in [(7, 1), (-3, 0)] as [(CGFloat, CGFloat)] {
      fixture.play(
        fixture.player([.immediately.changing(fixture.card, by: .fade(to: opacity))]))
      #expect(fixture.card.alpha == shown)
    }
  }

  @Test(
    "R10.5 Containers 3.5 A layer without a view moves with the views, however it is controlled")
  func plainLayer() throws {
    for curve in TransitionCurve.allCases {
      let fixture = try AnimationFixture()
      let step = AnimationStep(duration: 1, curve: curve)
        .changing(fixture.card, by: .move(x: 100)).changing(fixture.layer, by: .move(x: 100))
      let player = fixture.player([step])
      func compare(_ moment: String) {
        let (view, layer) = (fixture.card.layer, fixture.layer)
        let places = [view, layer].map { fixture.presented($0).transform.m41 }
        #expect(abs(places[0] - places[1]) < 0.01, "\(curve) \(moment)")
      }
      fixture.play(player)
      compare("at first")
      fixture.host.advance(by: 0.3)
      compare("running")
      fixture.host.turn { player.pause() }
      fixture.host.advance(by: 0.3)
      compare("paused")
      fixture.host.turn { player.resume() }
      fixture.host.advance(by: 0.2)
      compare("resumed")
      fixture.host.turn { player.reverse() }
      fixture.host.advance(by: 0.3)
      compare("reversed")
      for fraction in [0, 0.4, 0.8, 1] as [CGFloat] {
        fixture.host.turn { player.fractionComplete = fraction }
        compare("at \(fraction)")
      }
      fixture.host.turn { player.fractionComplete = 0.5 }
      fixture.host.turn { player.resume() }
      fixture.host.advance(by: 0.2)
      compare("driven and resumed")
      try fixture.host.settle()
      compare("at the end")
      #expect(fixture.layer.transform.m41 == 0)
      #expect(fixture.layer.animationKeys() ?? [] == [])
    }
  }

  @Test("R10.5 Containers 3.5 The layer of a view stands for the view")
  func layerOfView() throws {
    let fixture = try AnimationFixture()
    let step = AnimationStep(duration: 0.5, curve: .linear)
      .changing(fixture.card.layer, by: .move(x: 50)).changing(fixture.card, by: .move(x: 100))
    fixture.play(fixture.player([step]))
    fixture.host.advance(by: 0.25)

    // The later change of one step replaces the former.
    #expect(fixture.x == 50)
    try fixture.host.settle()
    #expect(fixture.x == 100)
  }

  @Test("R10.5 Containers 3.5 Views in no window take the same time, with the same events")
  func noWindow() throws {
    let fixture = try AnimationFixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.play(fixture.player([move(view, 10), move(view, 20)]))
    fixture.host.advance(by: 0.25)
    #expect(fixture.takeLog() == "( [0")
    try fixture.host.settle()

    #expect(fixture.takeLog() == "0] [1 1] ) finished")
    #expect(view.transform.tx == 30)
  }

  @Test("R10.5 Containers 3.5 4.13 Views that are freed meanwhile, or before, take no part")
  func freed() throws {
    for isFreedBefore in [true, false] {
      let fixture = try AnimationFixture()
      weak var weakView: UIView?
      var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var player: AnimationPlayer?
      if let view {
        weakView = view
        fixture.host.window.addSubview(view)
        player = fixture.player([
          move(view, 10), move(view, 10).changing(fixture.card, by: .move(x: 10)), move(view, 10),
        ])
      }
      if !isFreedBefore, let player { fixture.play(player) }
      fixture.host.advance(by: 0.25)
      fixture.host.turn {
        view?.removeFromSuperview()
        view = nil
      }
      if isFreedBefore, let player { fixture.play(player) }
      try fixture.host.settle()

      #expect(weakView == nil)
      #expect(fixture.takeLog() == "( [0 0] [1 1] [2 2] ) finished")
      #expect(fixture.x == 10)
      weak let weakPlayer = player
      player = nil
      #expect(weakPlayer == nil)
    }
  }

  @Test("R10.5 Containers 3.5 A player without a reference plays to its end, and is deallocated")
  func lifetime() throws {
    let fixture = try AnimationFixture()
    weak var weakPlayer: AnimationPlayer?
    do {
      let player = fixture.player([move(fixture.card, 10)])
      weakPlayer = player
      fixture.play(player)
    }
    fixture.host.advance(by: 0.25)
    #expect(weakPlayer != nil)
    try fixture.host.settle()

    #expect(fixture.takeLog() == "( [0 0] ) finished")
    #expect(weakPlayer == nil)
    #expect(fixture.host.window.subviews.filter { $0.bounds == .zero }.isEmpty)
  }

  @Test("R10.5 Containers 3.5 Of two animations with one view the first is terminated")
  func sameView() throws {
    let fixture = try AnimationFixture()
    let (first, second) = (
      fixture.player([move(fixture.card, 10), move(fixture.badge, 10)]),
      fixture.player([move(fixture.card, 100)])
    )
    fixture.play(first)
    fixture.host.advance(by: 0.25)
    fixture.play(second)
    #expect(fixture.takeLog() == "( [0 0]! [1! 1]! )! terminated ( [0")
    try fixture.host.settle()

    #expect(fixture.x == 110)
    #expect(fixture.badge.transform.tx == 10)
    #expect(fixture.takeLog() == "0] ) finished")
    // Played again while it plays, likewise.
    fixture.play(second)
    fixture.play(second, .inverse)
    try fixture.host.settle()
    #expect(fixture.takeLog() == "( [0 0]! )! terminated ( [0 0] ) finished")
    #expect(fixture.x == 110)
  }

  @Test("R10.5 Containers 3.5 What the steps do not change is left to others")
  func othersProperties() throws {
    let fixture = try AnimationFixture()
    let spin = CABasicAnimation(keyPath: "opacity")
    spin.duration = 9
    fixture.card.layer.add(spin, forKey: "spin")
    let player = fixture.player([move(fixture.card, 10), move(fixture.card, 10)])
    fixture.play(player)
    fixture.host.turn {
      fixture.card.alpha = 0.25
      fixture.card.frame.size.height = 77
    }
    fixture.host.advance(by: 0.75)
    player.cancel()

    #expect(fixture.card.alpha == 0.25)
    #expect(fixture.card.bounds.height == 77)
    #expect(fixture.card.layer.animationKeys() == ["spin"])
  }

  @Test("R10.5 Containers 3.5 What cannot be played is refused before anything changes")
  func misuse() throws {
    let fixture = try AnimationFixture()
    let card = fixture.card
    let before = ExactValues(card.layer)
    let good = move(card, 10)
    func step(_ change: TransitionChange) -> AnimationStep {
      AnimationStep(duration: 1).changing(card, by: change)
    }
    let bad: [(String, [AnimationStep])] = [
      ("animation.invalid-time", [good, move(card, 1, -1)]),
      ("animation.invalid-time", [move(card, 1, .nan)]),
      ("animation.invalid-time", [move(card, 1, .infinity)]),
      ("animation.invalid-time", [move(card, 1, .greatestFiniteMagnitude), move(card, 1, 1e308)]),
      ("animation.invalid-value", [good, move(card, .nan)]),
      ("animation.invalid-value", [move(card, .infinity)]),
      ("animation.invalid-value", [step(.scale(by: 1e200)), step(.scale(by: 1e200))]),
      ("animation.invalid-value", [step(.rotate(by: .nan))]),
      ("animation.invalid-value", [step(.rotate(by: 1, about: .zero))]),
      ("animation.invalid-value", [step(.fade(to: .nan))]),
      (
        "animation.invalid-value",
        [step(TransitionChange(anchorPoint: CGPoint(x: CGFloat.nan, y: 0)))]
      ),
      (
        "animation.invalid-value",
        [good.changing(card, frame: CGRect(x: 0, y: 0, width: -1, height: 1))]
      ),
      ("animation.invalid-value", [good.changing(card, eyeDistance: -1)]),
    ]
    for (id, steps) in bad {
      let misuses = withMisuseIntercepted { fixture.play(fixture.player(steps)) }
      #expect(misuses.map(\.id) == [id])
      #expect(fixture.log.count == 1 && fixture.takeLog().hasPrefix("refused"))
    }
    let player = fixture.player([good])
    let paths: [(String, () -> Void)] = [
      ("animation.repetition", { fixture.play(player, repetition: .times(0)) }),
      ("animation.repetition", { fixture.play(player, repetition: .times(-1)) }),
      ("animation.invalid-time", { fixture.play(player, delay: -1) }),
      ("animation.invalid-time", { fixture.play(player, delay: .nan) }),
      ("animation.invalid-time", { fixture.play(player, startTime: .infinity) }),
      ("animation.start-outside", { fixture.play(player, startTime: 0.6) }),
      (
        "animation.endless-without-duration",
        { fixture.play(fixture.player([]), repetition: .endless) }
      ),
    ]
    for (id, path) in paths {
      let misuses = withMisuseIntercepted(path)
      #expect(misuses.map(\.id) == [id])
      #expect(fixture.log.count == 1 && fixture.takeLog().hasPrefix("refused"))
      #expect(misuses.allSatisfy { !$0.reason.isEmpty && !$0.remedy.isEmpty })
    }
    // An animation that plays already continues.
    fixture.play(player)
    _ = withMisuseIntercepted { fixture.play(player, delay: -1) }
    #expect(player.isPlaying)
    player.reverse()
    player.cancel()
    #expect(ExactValues(card.layer) == before)
  }
}
