import Foundation
import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The pictures and the listings of the article about transitions.
@Suite(.serialized) struct TheTransitionsTests {
  nonisolated private static let resources = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Sources/NestKit/NestKit.docc/Resources")
    .standardizedFileURL
  nonisolated private static let page = "Sources/NestKit/NestKit.docc/TheTransitions.md"
  nonisolated private static let families = groups.map(\.title)
  /// The families of the gallery; those that rotate are one.
  nonisolated private static let groups: [TransitionGroup] = {
    let all = TransitionGroup.groups(of: Transition.allTransitions)
    let rotating = all.filter { $0.title.hasPrefix("Rotate") }
    return all.filter { !$0.title.hasPrefix("Rotate") }
      + [TransitionGroup(title: "Rotate", items: rotating.flatMap(\.items))]
  }()

  nonisolated private static func name(of family: String) -> String {
    let words = family.lowercased().split { !$0.isLetter }
    return "transitions-" + words.joined(separator: "-")
  }

  @Test("R17.4 The article shows every transition, a picture for each family", arguments: families)
  func strips(of family: String) throws {
    let group = try #require(Self.groups.first { $0.title == family })
    var sheet = FilmSheet()
    for item in group.items {
      sheet.add(
        item.transition.name,
        try TransitionRecording(of: item.transition).push.frames.map(\.picture))
    }

    try ReferencePictures(folder: Self.resources).expect(
      sheet.picture(), toMatch: Self.name(of: family), tolerance: PixelTolerance(component: 4))
    #expect(try Page(Self.page).text.contains("(\(Self.name(of: family)))"))
  }

  @Test("The transition of the article falls in, and leaves downwards")
  func own() throws {
    let recording = try TransitionRecording(of: .dropThrough)
    var sheet = FilmSheet()
    sheet.add("push", recording.push.frames.map(\.picture))
    sheet.add("pop", recording.pop.frames.map(\.picture))

    try ReferencePictures(folder: Self.resources).expect(
      sheet.picture(), toMatch: "transitions-own", tolerance: PixelTolerance(component: 4))
    let region = CGRect(x: 0, y: 0, width: 100, height: 200)
    let inverse = Transition.dropThrough.inverseKeyFrames(in: region)
    #expect(inverse.last.appearing.translation.y == 200)
    #expect(inverse.last.disappearing.opacity == 1)
  }

  /// A stack on a small screen, and its second page.
  private struct Fixture {
    let host: TestHost
    let list = PhotoViewController(isDetail: false)
    let detail = PhotoViewController(isDetail: true)
    let stack: StackController

    init() throws {
      host = try TestHost(size: Tour.screenSize)
      stack = StackController(rootViewController: list)
      host.show(stack)
      try host.settle()
    }

    /// Five pictures of what is begun, until a time.
    func film(_ seconds: TimeInterval, begin: (Fixture) -> Void) throws -> [CGImage] {
      var frames = [try host.snapshot()]
      host.turn { begin(self) }
      for _ in 1...5 {
        host.advance(by: seconds / 5)
        frames.append(try host.snapshot())
      }
      return frames
    }
  }

  @Test("The spring of the article swings beyond its end, and rests there")
  func spring() throws {
    let fixture = try Fixture()
    var sheet = FilmSheet()
    sheet.add("dampingRatio 0.5", try fixture.film(0.6) { pushWithSpring($0.stack, $0.detail) })
    try fixture.host.settle()

    try ReferencePictures(folder: Self.resources).expect(
      sheet.picture(), toMatch: "transitions-spring", tolerance: PixelTolerance(component: 4))
    #expect(fixture.stack.topViewController === fixture.detail)
  }

  @Test("The photo of the article moves from the one screen to the other")
  func matched() throws {
    let fixture = try Fixture()
    var sheet = FilmSheet()
    sheet.add(
      "matched(over: .crossDissolve)",
      try fixture.film(0.4) { pushMatched($0.stack, $0.list, $0.detail) })
    try fixture.host.settle()

    try ReferencePictures(folder: Self.resources).expect(
      sheet.picture(), toMatch: "transitions-matched", tolerance: PixelTolerance(component: 4))
    #expect(fixture.stack.topViewController === fixture.detail)
  }

  @Test("What the article does by hand stops, continues, is reversed and ends where it says")
  func byHand() throws {
    let fixture = try Fixture()
    let opening = PinchOpening(in: fixture.stack, showing: fixture.detail)
    fixture.host.turn { opening.pinch(.began, scale: 1, velocity: 0) }
    fixture.host.turn { opening.pinch(.changed, scale: 1.5, velocity: 1) }
    fixture.host.advance(by: 1)
    #expect(opening.interaction?.fraction == 0.5 && opening.interaction?.isActive == true)
    fixture.host.turn { opening.pinch(.ended, scale: 1.4, velocity: 1) }
    try fixture.host.settle()
    #expect(fixture.stack.topViewController === fixture.list)
    fixture.host.turn { opening.pinch(.began, scale: 1, velocity: 0) }
    fixture.host.turn { opening.pinch(.ended, scale: 1.6, velocity: 1) }
    try fixture.host.settle()
    #expect(fixture.stack.topViewController === fixture.detail)

    fixture.host.turn { _ = fixture.stack.pop() }
    fixture.host.advance(by: 0.1)
    fixture.host.turn { undo(fixture.stack) }
    try fixture.host.settle()
    #expect(fixture.stack.topViewController === fixture.detail)
  }
}

extension Transition {
  /// A screen that falls in from above, and falls out below.
  fileprivate static let dropThrough = Transition(
    "drop through",
    inverse: { region in
      [
        TransitionStep(
          duration: 0.4, curve: .easeIn, appearing: .move(y: region.height),
          disappearing: .fade(to: 1))
      ]
    },
    steps: { region in
      [
        .immediately(appearing: .move(y: -region.height)),
        TransitionStep(
          duration: 0.4, curve: .easeOut, appearing: .move(y: region.height),
          disappearing: .fade(to: 0.3)),
      ]
    })
}

private func pushWithSpring(_ stack: StackController, _ detail: UIViewController) {
  let transition = Transition.cover(from: .bottom).spring(dampingRatio: 0.5).lasting(0.8)
  stack.push(detail, transition: transition)
}

private func pushMatched(
  _ stack: StackController, _ list: PhotoViewController, _ detail: PhotoViewController
) {
  list.photo.matchIdentifier = "photo/7"
  detail.photo.matchIdentifier = "photo/7"
  stack.push(detail, transition: .matched(over: .crossDissolve))
}

/// Pushes a screen while two fingers move apart.
private final class PinchOpening {
  private let stack: StackController
  private let detail: UIViewController
  private(set) var interaction: ContainerInteraction?

  init(in stack: StackController, showing detail: UIViewController) {
    self.stack = stack
    self.detail = detail
  }

  func pinch(_ state: UIGestureRecognizer.State, scale: CGFloat, velocity: CGFloat) {
    switch state {
    case .began: interaction = stack.beginInteraction { stack.push(detail) }
    case .changed: interaction?.fraction = scale - 1
    case .ended where scale > 1.5: interaction?.finish(velocity: velocity)
    default: interaction?.cancel()
    }
  }

  deinit {}
}

private func undo(_ stack: StackController) {
  stack.transition?.reverse()
}

/// A screen with a photo: small in a list, or large.
private final class PhotoViewController: UIViewController {
  let photo = UIView()
  private let isDetail: Bool

  init(isDetail: Bool) {
    self.isDetail = isDetail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = isDetail ? .systemIndigo : .white
    for row in 0..<(isDetail ? 0 : 5) {
      let line = UIView(frame: CGRect(x: 70, y: 40 + row * 60, width: 110, height: 10))
      line.backgroundColor = .systemGray
      view.addSubview(line)
    }
    photo.backgroundColor = .systemOrange
    photo.frame =
      isDetail
      ? CGRect(x: 0, y: 60, width: 200, height: 150) : CGRect(x: 14, y: 144, width: 44, height: 44)
    photo.layer.cornerRadius = isDetail ? 0 : 10
    view.addSubview(photo)
  }

  deinit {}
}
