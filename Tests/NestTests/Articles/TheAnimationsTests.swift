import Foundation
import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The pictures and the listings of the article about animations.
@Suite(.serialized) struct TheAnimationsTests {
  nonisolated private static let resources = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Sources/NestKit/NestKit.docc/Resources")
    .standardizedFileURL

  /// A card with a badge on a small screen.
  private struct Fixture {
    let host: TestHost
    let card = UIView(frame: CGRect(x: 40, y: 90, width: 120, height: 80))
    let badge = UIView(frame: CGRect(x: 88, y: 28, width: 24, height: 24))
    let recorder = LifecycleRecorder()

    init() throws {
      host = try TestHost(size: CGSize(width: 200, height: 240))
      let screen = UIViewController()
      host.show(screen)
      screen.view.backgroundColor = .white
      card.backgroundColor = .systemIndigo
      card.layer.cornerRadius = 12
      badge.backgroundColor = .systemOrange
      badge.layer.cornerRadius = 12
      card.addSubview(badge)
      screen.view.addSubview(card)
      try host.settle()
    }

    /// Pictures at even distances of what is begun.
    func film(_ seconds: TimeInterval, begin: () -> Void) throws -> [CGImage] {
      var frames = [try host.snapshot()]
      host.turn(begin)
      for _ in 1...6 {
        host.advance(by: seconds / 6)
        frames.append(try host.snapshot())
      }
      return frames
    }
  }

  @Test(
    "R10.5 The animation of the article lifts, turns and drops a card, and leads back by its inverse"
  )
  func lift() throws {
    let fixture = try Fixture()
    let animation = turnOver(fixture.card, fixture.badge)
    let player = AnimationPlayer(animation)
    var sheet = FilmSheet()
    sheet.add("player.play()", try fixture.film(animation.duration) { player.play() })
    try fixture.host.settle()
    #expect(fixture.badge.isHidden)
    sheet.add(
      "player.play(.inverse)", try fixture.film(animation.duration) { player.play(.inverse) })
    try fixture.host.settle()

    #expect(CATransform3DIsIdentity(fixture.card.transform3D) && !fixture.badge.isHidden)
    try ReferencePictures(folder: Self.resources).expect(
      sheet.picture(), toMatch: "animations-sequence", tolerance: PixelTolerance(component: 4))
  }

  @Test("R10.5 The field of the article shakes, and is where it was")
  func refuse() async throws {
    let fixture = try Fixture()
    let animation = shake(fixture.card)
    var sheet = FilmSheet()
    sheet.add(
      "repetition: .times(3)",
      try fixture.film(0.3) {
        AnimationPlayer(animation).play(repetition: .times(3))
      })
    try fixture.host.settle()

    #expect(fixture.card.frame == CGRect(x: 40, y: 90, width: 120, height: 80))
    try ReferencePictures(folder: Self.resources).expect(
      sheet.picture(), toMatch: "animations-shake", tolerance: PixelTolerance(component: 4))
  }

  @Test("R10.4 R10.5 The pulse of the article ends where it began, when it is ended")
  func pulse() throws {
    let fixture = try Fixture()
    let pulse = Pulse(of: fixture.badge)
    fixture.host.turn { pulse.begin() }
    fixture.host.advance(by: 10.1)
    #expect(fixture.badge.layer.presentation()?.transform.m11 != 1)

    fixture.host.turn { pulse.end() }
    try fixture.host.settle()

    #expect(CATransform3DIsIdentity(fixture.badge.transform3D))
  }

  @Test("R10.3 Without motion the animation of the article is over at once, with its events")
  func reduced() throws {
    let fixture = try Fixture()
    fixture.host.setReducesMotion(true)
    var events: [AnimationEvent] = []

    fixture.host.turn {
      celebrate(fixture.card, fixture.badge) { events.append($0) }
    }

    #expect(fixture.badge.isHidden)
    #expect(
      events == [
        .willBegin(isAnimated: false), .willBeginStep(0, isAnimated: false),
        .didEndStep(0, isAnimated: false),
        .willBeginStep(1, isAnimated: false), .didEndStep(1, isAnimated: false),
        .willBeginStep(2, isAnimated: false), .didEndStep(2, isAnimated: false),
        .didEnd(isAnimated: false),
      ])
  }

  @Test("R10.5 What the article awaits happens in order")
  func awaiting() async throws {
    let fixture = try Fixture()
    let task = fixture.host.turn {
      Task { await open(fixture.card, fixture.badge) }
    }
    try fixture.host.settle()

    #expect(await task.value)
    #expect(fixture.card.alpha == 0)
  }

  @Test("R10.5 The header of the article follows a presentation, and the finger that ends it")
  func following() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 240))
    let content = UIViewController()
    let container = ModalContainerViewController(contentViewController: content)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    header.backgroundColor = .systemTeal
    host.show(container)
    host.turn {
      content.view.backgroundColor = .white
      content.view.addSubview(header)
      follow(container, with: header)
    }
    let panel = UIViewController()
    panel.preferredContentSize = CGSize(width: 140, height: 120)
    host.turn {
      panel.view.backgroundColor = .systemIndigo
      _ = container.presentModal(panel)
    }
    var frames = [try host.snapshot()]
    for _ in 1...4 {
      host.advance(by: 0.075)
      frames.append(try host.snapshot())
    }
    try host.settle()
    #expect(header.layer.presentation()?.opacity == 0.2)

    host.putDown(0, at: CGPoint(x: 100, y: 120))
    for y in [140.0, 165, 190] {
      host.advance(by: 0.1)
      host.move(0, to: CGPoint(x: 100, y: y))
      host.advance(by: 0.02)
      frames.append(try host.snapshot())
    }
    var sheet = FilmSheet()
    sheet.add("presentModal, and a drag", frames)
    try ReferencePictures(folder: Self.resources).expect(
      sheet.picture(), toMatch: "animations-following", tolerance: PixelTolerance(component: 4))

    host.lift(0, at: CGPoint(x: 100, y: 190))
    try host.settle()
    #expect(container.modalContentViewController == nil)
    #expect(header.layer.presentation()?.opacity == 1)
  }
}

private func turnOver(_ card: UIView, _ badge: UIView) -> AnimationSequence {
  AnimationSequence([
    AnimationStep(duration: 0.2, curve: .easeOut)
      .changing(card, by: .move(y: -50))
      .changing(badge, by: .scale(by: 1.5)),
    AnimationStep(duration: 0.3)
      .changing(card, by: .rotate(by: .pi / 2))
      .changing(badge, by: .hide),
    AnimationStep(duration: 0.2, curve: .easeIn)
      .changing(card, by: .move(y: 50)),
  ])
}

private func shake(_ field: UIView) -> AnimationSequence {
  AnimationSequence([
    AnimationStep(duration: 0.05, curve: .easeOut).changing(field, by: .move(x: 14)),
    AnimationStep(duration: 0.1).changing(field, by: .move(x: -28)),
    AnimationStep(duration: 0.05, curve: .easeIn).changing(field, by: .move(x: 14)),
  ])
}

/// A view that becomes larger and smaller until something has happened.
private final class Pulse {
  private let player: AnimationPlayer

  init(of view: UIView) {
    let growth = AnimationStep(duration: 0.6).changing(view, by: .scale(by: 1.3))
    player = AnimationPlayer(AnimationSequence([growth]).looped)
  }

  func begin() { player.play(repetition: .endless) }

  func end() { player.terminate() }

  deinit {}
}

private func celebrate(
  _ card: UIView, _ badge: UIView, report: @escaping (AnimationEvent) -> Void
) {
  let player = AnimationPlayer(turnOver(card, badge))
  player.eventHandler = report
  player.play(animated: !UIAccessibility.isReduceMotionEnabled)
}

private func open(_ card: UIView, _ badge: UIView) async -> Bool {
  guard await AnimationPlayer(turnOver(card, badge)).play() == .finished else { return false }
  let leave = AnimationStep(duration: 0.3).changing(card, by: .fade(to: 0))
  return await AnimationPlayer(AnimationSequence([leave])).play() == .finished
}

private func follow(_ container: ModalContainerViewController, with header: UIView) {
  let collapse = AnimationStep(duration: 1, curve: .linear)
    .changing(
      header, by: TransitionChange(scale: TransitionVector(x: 0.8, y: 0.8, z: 1), opacity: 0.2))
  let player = AnimationPlayer(AnimationSequence([collapse]))
  player.play()
  player.pause()
  container.observeProgress { progress in
    let isPresentation = progress.to != nil
    player.fractionComplete = isPresentation ? progress.fraction : 1 - progress.fraction
  }
}
