import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Sizes that a split view controller itself gives its columns.
@MainActor struct SplitOwnSizesTests {
  private let host: TestHost
  private let recorder = LifecycleRecorder()
  private let split = UISplitViewController(style: .doubleColumn)
  private let primary, secondary: RecordingViewController

  init() throws {
    host = try TestHost(size: CGSize(width: 1000, height: 700))
    primary = RecordingViewController("P", recorder: recorder)
    secondary = RecordingViewController("S", recorder: recorder)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    host.show(split)
    host.commit()
    recorder.removeAll()
  }

  /// The sizes that were announced since the last call.
  private var announced: [String] {
    defer { recorder.removeAll() }
    return recorder.timeline.lines.filter { $0.contains("viewWillTransition") }
  }

  @Test(
    "R4.8 R15.4 Hidden and shown columns, modes and widths are announced once, before the layout")
  func ownChanges() throws {
    #expect(secondary.view.bounds.width == 680)

    host.turn { split.hide(.primary) }
    try host.settle()
    #expect(announced == ["S.viewWillTransition(1000×700)"])

    host.turn { split.show(.primary) }
    try host.settle()
    #expect(announced == ["S.viewWillTransition(680×700)"])

    host.turn { UIView.performWithoutAnimation { split.preferredDisplayMode = .secondaryOnly } }
    #expect(announced == ["S.viewWillTransition(1000×700)"])
    host.turn {
      UIView.performWithoutAnimation { split.preferredDisplayMode = .oneBesideSecondary }
    }
    #expect(announced == ["S.viewWillTransition(680×700)"])

    host.turn {
      split.preferredPrimaryColumnWidth = 400
      split.view.layoutIfNeeded()
    }
    #expect(
      announced.sorted() == ["P.viewWillTransition(400×700)", "S.viewWillTransition(600×700)"])

    try host.resize(to: CGSize(width: 1100, height: 700))
    #expect(announced == ["S.viewWillTransition(700×700)"])
  }

  @Test(
    "R4.8 What a child changes alongside moves with the column, and its coordinator is animated")
  func alongside() throws {
    let follower = FollowingViewController()
    split.setViewController(follower, for: .secondary)
    host.commit()

    host.turn { split.hide(.primary) }
    host.advance(by: 0.1)

    #expect(follower.isAnimated == true)
    let shown = try #require(follower.view.layer.presentation()).opacity
    #expect(shown > 0.5 && shown < 1)
    try host.settle()
    #expect(follower.view.alpha == 0.5)
  }

  @Test("R4.8 A column whose transition is cancelled announces the size that the others have again")
  func cancelled() throws {
    host.turn { split.hide(.primary) }
    host.advance(by: 0.1)
    #expect(announced == ["S.viewWillTransition(1000×700)"])

    host.turn { split.show(.primary) }
    try host.settle()

    #expect(announced == ["S.viewWillTransition(680×700)"])
    #expect(secondary.view.bounds.width == 680)
  }
}

/// Changes itself alongside the changes of its size.
private final class FollowingViewController: UIViewController {
  private(set) var isAnimated: Bool?
  deinit {}

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    isAnimated = coordinator.isAnimated
    coordinator.animate(alongsideTransition: { _ in self.view.alpha = 0.5 })
  }
}
