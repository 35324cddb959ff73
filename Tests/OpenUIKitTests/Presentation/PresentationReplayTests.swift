import NestTesting
import OpenUIKit
import Testing

/// Sequences that random driving found, each as short as it could be made.
@Suite struct PresentationReplayTests {
  @Test("R14.2 R15.1 A presentation inside a callback ends the one that runs: all children follow")
  func presentationInsideDisappearance() throws {
    try RandomDriver<PresentationSystem>().replay([
      .moveChild(1, to: 2),
      .moveChild(3, to: 2),
      .during(.viewWillDisappear, of: 1, .present(4, on: .level(0), .init())),
      .present(2, on: .level(0), .init()),
      .toggleWindow(),
      .dismiss(.level(0), animated: false),
    ])
  }

  @Test("R14.2 R15.1 A dismissal inside viewWillDisappear of a child, in a hidden window")
  func dismissalInsideDisappearance() throws {
    try RandomDriver<PresentationSystem>().replay([
      .setRoot(4),
      .commit,
      .toggleWindow(),
      .moveChild(3, to: 0),
      .moveChild(2, to: 3),
      .during(
        .willMove, of: 2,
        .present(
          0, on: .level(0),
          .init(
            style: .fullScreen, transition: .coverVertical, hasDelegate: false, animated: false))),
      .during(.viewWillDisappear, of: 2, .dismiss(.level(0), animated: false)),
      .toggleWindow(),
      .moveChild(1, to: 2),
      .moveChild(2, to: 3),
    ])
  }

  @Test("R14.1 R15.1 A dismissal with an animator puts back a view that is removed meanwhile")
  func dismissalAfterRemoval() throws {
    try RandomDriver<PresentationSystem>().replay([
      .configure(.init(makesPresentations: true, removesPresenter: true)),
      .moveView(1),
      .present(2, on: .node(1), .init(style: .custom, hasDelegate: true)),
    ])
  }

  @Test("R14.1 R15.1 A dismissal with an animator ends, though its presenter has left the window")
  func dismissalWithoutPresenter() throws {
    try RandomDriver<PresentationSystem>().replay([
      .moveView(3),
      .present(2, on: .node(3), .init(style: .custom, hasDelegate: true)),
      .replace(2),
    ])
  }

  @Test("R14.1 R15.1 What is presented on a presented controller is dismissed before that")
  func dismissalOfSeveral() throws {
    try RandomDriver<PresentationSystem>().replay([
      .configure(.init(makesPresentations: true, removesPresenter: true)),
      .moveChild(1, to: 4),
      .moveView(3),
      .present(4, on: .node(3), .init()),
      .present(2, on: .node(1), .init(style: .custom, hasDelegate: true)),
    ])
  }

  @Test("R14.2 UIKit 3.2 A visible controller gets a parent that is leaving the window")
  func childOfRootThatLeaves() throws {
    try RandomDriver<PresentationSystem>().replay([
      .moveView(2),
      .commit,
      .moveChild(1, to: 0),
      .during(.viewWillDisappear, of: 1, .moveChild(2, to: 0)),
      .setRoot(nil, window: 0),
    ])
  }

  @Test("R14.2 UIKit 3.2 A visible controller gets a parent that is exchanged")
  func childOfExchanged() throws {
    try RandomDriver<PresentationSystem>().replay([
      .during(.viewDidLayoutSubviews, of: 3, .moveChild(2, to: 1)),
      .moveView(3),
      .moveView(2),
      .moveChild(1, to: 3),
      .setRoot(nil, window: 0),
      .exchange(in: 3, for: 0, animated: false),
      .commit,
    ])
  }

  @Test("R14.2 UIKit 3.2 A visible controller gets a parent that is being covered")
  func childOfCovered() throws {
    try RandomDriver<PresentationSystem>().replay([
      .setRoot(1),
      .moveView(3),
      .present(4, on: .level(0), .init(transition: .partialCurl)),
      .moveChild(3, to: 1),
    ])
  }

  @Test("R14.2 A window that is shown between addChild and addSubview: the child is taken back")
  func windowShownBeforeView() throws {
    try RandomDriver<PresentationSystem>().replay([
      .toggleWindow(),
      .during(.willMove, of: 1, .toggleWindow()),
      .moveView(1),
      .moveView(3),
      .moveChild(1, to: 3),
    ])
  }

  @Test("R14.2 R15.1 A presented controller gets a child, and is removed with it")
  func childOfPresented() throws {
    try RandomDriver<PresentationSystem>().replay([
      .duringCall(.animationEnded, .moveChild(4, to: 1)),
      .moveView(4),
      .present(1, on: .level(0), .init(hasDelegate: true, animated: true)),
      .advance(frames: 24),
      .setRoot(2),
      .replace(1),
      .toggleWindow(),
    ])
  }
}
