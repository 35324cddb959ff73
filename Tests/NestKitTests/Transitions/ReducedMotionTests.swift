import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Transitions where the user has asked for less motion.
@Suite(.serialized) struct ReducedMotionTests {
  private let size = CGSize(width: 100, height: 160)

  /// Everything that is presented while a push, then its pop, runs in steps of a tenth of its time.
  private func presented(
    _ transition: Transition, _ check: (_ appearing: CALayer, _ disappearing: CALayer) -> Void
  ) throws {
    let fixture = try Fixture(size: size)
    fixture.host.setReducesMotion(true)
    let player = fixture.player(transition)
    let duration = transition.keyFrames(in: fixture.group.bounds).duration
    for direction in [TransitionPlayer.Direction.forward, .inverse] {
      var ends = 0
      let start = fixture.host.now
      fixture.host.turn { player.play(direction, animated: true) { ends += 1 } }
      for step in 1...9 {
        fixture.host.advance(by: start + duration * Double(step) / 10 - fixture.host.now)
        #expect(ends == 0, "\(transition) at \(step)")
        check(fixture.presented(fixture.appearing), fixture.presented(fixture.disappearing))
      }
      try fixture.host.settle()
      #expect(ends == 1, "\(transition)")
      #expect(abs(fixture.host.now - start - duration) < 0.05, "\(transition)")
    }
    #expect(player.currentFrame == .identity, "\(transition)")
  }

  @Test("Containers 3.2 Every transition is a dissolve of the same duration, there and back")
  func dissolves() throws {
    for transition in Transition.allTransitions
    where transition.keyFrames(in: CGRect(origin: .zero, size: size)).duration > 0 {
      var opacities: [Float] = []

      try presented(transition) { appearing, disappearing in
        opacities.append(appearing.opacity)
        #expect(appearing.frame == CGRect(origin: .zero, size: size), "\(transition)")
        #expect(disappearing.frame == CGRect(origin: .zero, size: size), "\(transition)")
        #expect(CATransform3DIsIdentity(appearing.transform), "\(transition)")
        #expect(CATransform3DIsIdentity(disappearing.transform), "\(transition)")
      }

      let (forward, inverse) = (opacities.prefix(9), opacities.suffix(9))
      #expect(forward.elementsEqual(forward.sorted()), "\(transition)")
      #expect(inverse.elementsEqual(inverse.sorted(by: >)), "\(transition)")
      #expect(forward.first.map { $0 < 0.2 } == true, "\(transition)")
      #expect(forward.last.map { $0 > 0.8 } == true, "\(transition)")
    }
  }

  @Test("Containers 3.2 A dissolve ends in the last frame of the transition that it replaces")
  func end() throws {
    for transition in Transition.allTransitions {
      let fixture = try Fixture(size: size)
      fixture.host.setReducesMotion(true)
      let player = fixture.player(transition)

      fixture.host.turn { player.play(.forward, animated: true) {} }
      try fixture.host.settle()

      #expect(
        player.currentFrame == transition.keyFrames(in: fixture.group.bounds).last, "\(transition)")
    }
  }

  @Test("Containers 3.2 A transition may say that it stays as it is")
  func unchanged() throws {
    let nudge = Transition("nudge", reducedMotion: .unchanged) { _ in
      [TransitionStep(duration: 1, curve: .linear, appearing: .move(x: 10))]
    }
    let fixture = try Fixture(size: size)
    fixture.host.setReducesMotion(true)

    fixture.host.turn { fixture.player(nudge).play(.forward, animated: true) {} }
    fixture.host.advance(by: 0.5)

    #expect(abs(fixture.presented(fixture.appearing).frame.minX - 5) < 0.2)
  }

  @Test(
    "Containers 3.2 The setting is read when a transition begins, and posts a notification")
  func setting() throws {
    let fixture = try Fixture(size: size)
    let player = fixture.player(.pushFromRight)
    var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }

    fixture.host.turn { player.play(.forward, animated: true) {} }
    fixture.host.advance(by: 0.2)
    fixture.host.setReducesMotion(true)
    fixture.host.setReducesMotion(true)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(posts == 1)
    #expect(fixture.presented(fixture.appearing).frame.minX > 10)
    try fixture.host.settle()

    fixture.host.turn { player.play(.inverse, animated: true) {} }
    fixture.host.advance(by: 0.2)
    #expect(fixture.presented(fixture.appearing).frame.minX == 0)
  }

  @Test("Containers 3.2 A dissolve follows a fraction, and is reversed, as any other transition")
  func fraction() throws {
    let fixture = try Fixture(size: size)
    fixture.host.setReducesMotion(true)
    let player = fixture.player(.pushFromRight)
    fixture.host.turn { player.play(.forward, animated: true) {} }

    fixture.host.turn { player.fractionComplete = 0.25 }
    #expect(abs(fixture.presented(fixture.appearing).opacity - 0.25) < 0.01)
    fixture.host.turn {
      player.reverse()
      player.resume()
    }
    try fixture.host.settle()

    #expect(player.currentFrame == .identity)
  }
}

private final class Fixture {
  let host: TestHost
  let group: UIView
  let appearing: UIView
  let disappearing: UIView

  init(size: CGSize) throws {
    host = try TestHost(size: size)
    let frame = CGRect(origin: .zero, size: size)
    (group, appearing, disappearing) = (
      UIView(frame: frame), UIView(frame: frame), UIView(frame: frame)
    )
    host.show(UIViewController())
    group.addSubview(disappearing)
    group.addSubview(appearing)
    host.turn { host.window.addSubview(group) }
  }

  func player(_ transition: Transition) -> TransitionPlayer {
    TransitionPlayer(
      transition,
      on: TransitionStage(group: group, appearing: appearing, disappearing: disappearing))
  }

  func presented(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
}
