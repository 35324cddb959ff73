import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Popovers and sheets that show containers.
@Suite(.serialized) struct PreferredSizeTests {
  private let host: TestHost
  private let recorder = LifecycleRecorder()

  init() throws { host = try TestHost(size: CGSize(width: 1_024, height: 768)) }

  private func make(_ name: String, _ width: CGFloat, _ height: CGFloat) -> UIViewController {
    let made = RecordingViewController(name, recorder: recorder)
    made.preferredContentSize = CGSize(width: width, height: height)
    return made
  }

  private func present(
    _ controller: UIViewController, _ style: UIModalPresentationStyle = .popover
  ) throws {
    let root = UIViewController()
    host.show(root)
    controller.modalPresentationStyle = style
    controller.popoverPresentationController?.sourceView = root.view
    controller.popoverPresentationController?.sourceRect = CGRect(
      x: 500, y: 100, width: 10, height: 10)
    host.turn { root.present(controller, animated: true) }
    try host.settle()
  }

  /// The size that a child has for its content, without bars.
  private func contentSize(of child: UIViewController) -> CGSize {
    child.view.bounds.inset(by: child.view.safeAreaInsets).size
  }

  @Test(
    "R11.4 R25.18 A popover has the size that the child of a container prefers, with its bars",
    arguments: NestedKind.all.filter { $0 != .splitView && $0 != .ours(.split) })
  func popover(kind: NestedKind) throws {
    let (first, second) = (make("A", 220, 150), make("B", 280, 250))
    let container = kind.make(of: first, before: second)
    try present(container)
    #expect(contentSize(of: first) == CGSize(width: 220, height: 150))

    host.turn { kind.change(container, to: second) }
    try host.settle()
    if kind.presents {
      #expect(contentSize(of: first) == CGSize(width: 220, height: 150), "that of its content")
    } else {
      #expect(contentSize(of: second) == CGSize(width: 280, height: 250))
    }
    host.turn { kind.changeBack(container, to: first) }
    try host.settle()
    #expect(contentSize(of: first) == CGSize(width: 220, height: 150))
    host.turn { first.preferredContentSize = CGSize(width: 300, height: 180) }
    try host.settle()
    #expect(contentSize(of: first) == CGSize(width: 300, height: 180))
    host.turn { container.preferredContentSize = CGSize(width: 240, height: 260) }
    try host.settle()
    #expect(container.view.bounds.size == CGSize(width: 240, height: 260))
    host.turn { container.preferredContentSize = .zero }
    try host.settle()
    #expect(contentSize(of: first) == CGSize(width: 300, height: 180))
  }

  @Test("R11.4 A popover changes together with a push by a finger, and returns with it")
  func byHand() throws {
    let navigation = UINavigationController(rootViewController: make("A", 220, 150))
    navigation.pushViewController(make("B", 280, 250), animated: false)
    try present(navigation)
    let height = navigation.view.bounds.height
    let edge = navigation.view.convert(CGPoint(x: 3, y: 150), to: nil)

    host.putDown(1, at: edge)
    host.move(1, to: CGPoint(x: edge.x + 60, y: edge.y))
    host.move(1, to: CGPoint(x: edge.x + 140, y: edge.y))
    host.commit()
    let shown = try #require(navigation.view.layer.presentation()).bounds.height
    #expect(shown < height - 10 && shown > height - 90)
    host.move(1, to: CGPoint(x: edge.x + 20, y: edge.y))
    host.advance(by: 0.5)
    host.lift(1, at: CGPoint(x: edge.x + 20, y: edge.y))
    try host.settle()

    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.view.bounds.height == height)
  }

  @Test("R11.4 A form sheet has the size that a child prefers inside two containers")
  func sheet() throws {
    let tabs = UITabBarController()
    let leaf = make("A", 400, 300)
    tabs.viewControllers = [UINavigationController(rootViewController: leaf)]
    try present(tabs, .formSheet)
    #expect(contentSize(of: leaf) == CGSize(width: 400, height: 300))

    host.turn { leaf.preferredContentSize.height = 350 }
    try host.settle()
    #expect(contentSize(of: leaf) == CGSize(width: 400, height: 350))
  }

  @Test("R11.4 A split view controller prefers what the column prefers that it shows alone")
  func split() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(make("A", 200, 150), for: .primary)
    split.setViewController(make("B", 280, 250), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    host.show(split)
    #expect(split.preferredContentSize == .zero)
    host.turn { split.preferredDisplayMode = .secondaryOnly }
    try host.settle()
    #expect(split.preferredContentSize.width == 280 && split.preferredContentSize.height > 250)
  }

  @Test(
    "R11.5 R14.3 A popover whose content prefers another size at each announcement is bounded")
  func endless() throws {
    /// Prefers more whenever it gets another size.
    final class Growing: UINavigationController {
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        topViewController?.preferredContentSize.width += 1
      }

      deinit {}
    }
    let leaf = make("A", 220, 150)
    let reports = try withMisuseIntercepted {
      try present(Growing(rootViewController: leaf))
      host.turn { leaf.preferredContentSize.width = 230 }
      try host.settle()
    }
    #expect(reports.map(\.id) == ["geometry.preferred-size-does-not-settle"])
    #expect(leaf.preferredContentSize.width < 300)
  }
}
