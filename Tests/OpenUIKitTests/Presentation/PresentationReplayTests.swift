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
}
