import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The sizes that containers prefer because of their children.
@Suite(.serialized) struct PreferredSizeTests {
  private let host: TestHost
  private let recorder = LifecycleRecorder()

  init() throws { host = try TestHost(size: CGSize(width: 300, height: 400)) }

  private func make(_ name: String, _ width: CGFloat, _ height: CGFloat) -> UIViewController {
    let made = RecordingViewController(name, recorder: recorder)
    made.preferredContentSize = CGSize(width: width, height: height)
    return made
  }

  /// A modal container that is shown and presents a controller.
  private func present(_ controller: UIViewController) -> ModalContainerViewController {
    let modal = ModalContainerViewController(contentViewController: UIViewController())
    host.show(modal)
    host.turn { _ = modal.presentModal(controller, animated: false) }
    return modal
  }

  private func shownSize(of controller: UIViewController) -> CGSize? {
    controller.view.layer.presentation()?.bounds.size
  }

  @Test(
    "R11.4 Containers 2.2 What is presented has another size together with a transition in it")
  func transition() throws {
    let stack = StackController(rootViewController: make("A", 60, 40))
    _ = present(stack)
    #expect(stack.view.bounds.size == CGSize(width: 60, height: 40))

    host.turn {
      _ = stack.push(make("B", 100, 80), transition: .crossDissolve.lasting(0.4))
    }
    host.turn { stack.transition?.fractionComplete = 0.5 }
    #expect(shownSize(of: stack) == CGSize(width: 80, height: 60))
    host.turn { stack.transition?.cancel() }
    try host.settle()
    #expect(stack.preferredContentSize == CGSize(width: 60, height: 40))
    #expect(stack.view.bounds.size == CGSize(width: 60, height: 40))

    host.turn { _ = stack.push(make("C", 90, 70)) }
    try host.settle()
    #expect(stack.view.bounds.size == CGSize(width: 90, height: 70))
    recorder.removeAll()
    host.turn { stack.topViewController?.preferredContentSize.width = 120 }
    #expect(stack.view.bounds.size == CGSize(width: 120, height: 70))
    #expect(recorder.timeline.lines.contains("C.viewWillTransition(120×70)"))
  }

  @Test(
    "R11.4 Containers 2.2 A size passes through containers in each other, and their bars add to it"
  )
  func nested() throws {
    let leaf = make("A", 60, 40)
    let inner = PlaceholderViewController()
    inner.setViewController(leaf)
    let tabs = TabsViewController(viewControllers: [
      WizardViewController(pages: [inner]), make("B", 70, 50),
    ])
    tabs.showsTabBar = true
    let lazy = LazyViewController { PagesViewController(viewControllers: [tabs]) }
    _ = present(lazy)
    try host.settle()
    #expect(leaf.view.bounds.size == CGSize(width: 60, height: 40))
    #expect(tabs.preferredContentSize.height > 40)

    host.turn { leaf.preferredContentSize = CGSize(width: 80, height: 90) }
    try host.settle()
    #expect(leaf.view.bounds.size == CGSize(width: 80, height: 90))
    host.turn { _ = tabs.selectNext() }
    try host.settle()
    #expect(tabs.viewControllers[1].view.bounds.size == CGSize(width: 70, height: 50))
  }

  @Test("R11.4 Containers 2.2 What the program sets for a container counts, until it sets none")
  func ownSize() throws {
    let leaf = make("A", 60, 40)
    let stack = StackController(rootViewController: leaf)
    #expect(stack.preferredContentSize == CGSize(width: 60, height: 40))

    stack.preferredContentSize = CGSize(width: 200, height: 100)
    leaf.preferredContentSize.width = 70
    stack.push(make("B", 10, 20))
    #expect(stack.preferredContentSize == CGSize(width: 200, height: 100))
    stack.preferredContentSize = .zero
    #expect(stack.preferredContentSize == CGSize(width: 10, height: 20))
    stack.topViewController?.preferredContentSize = .zero
    #expect(stack.preferredContentSize == .zero)
    stack.topViewController?.preferredContentSize.height = 30
    #expect(stack.preferredContentSize == CGSize(width: 0, height: 30), "no width is preferred")
  }

  @Test("R11.4 Containers 2.2 Several regions have no size in common; a container decides")
  func regions() throws {
    /// As high as its column.
    final class Column: PlaceholderViewController {
      override var viewControllerForPreferredContentSize: UIViewController? {
        viewController(at: 1)
      }

      override func preferredContentSize(
        forChild child: UIViewController, preferring size: CGSize
      ) -> CGSize { CGSize(width: 0, height: size.height) }

      deinit {}
    }
    for (container, expected) in [
      (PlaceholderViewController(regionCount: 2), CGSize.zero),
      (Column(regionCount: 2), CGSize(width: 0, height: 50)),
    ] {
      container.setViewController(make("A", 60, 40), at: 0)
      container.setViewController(make("B", 70, 50), at: 1)
      #expect(container.preferredContentSize == expected)
    }
    let split = SplitContainerViewController(columns: [SplitColumn(), SplitColumn()])
    split.setViewController(make("A", 60, 40), at: 0)
    #expect(split.preferredContentSize == .zero)
  }

  // MARK: Sizes that are none

  /// Prefers whatever a test says, without UIKit's notice of it.
  private final class Restless: UIViewController {
    var size = CGSize(width: 10, height: 10)
    override var preferredContentSize: CGSize {
      get { size }
      set {}
    }
  }

  /// Changes what its descendant prefers when a child prefers something else.
  private final class Answering: StackController {
    var answer: () -> Void = {}

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      answer()
    }
  }

  @Test("R11.5 A size that is no number is none, in whatever child")
  func notFinite() throws {
    let child = Restless()
    let stack = StackController(rootViewController: child)
    #expect(stack.preferredContentSize == child.size)
    for size in [
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
      CGSize(width: -1, height: 10),
    ] {
      child.size = size
      stack.preferredContentSizeDidChange(forChildContentContainer: child)
      #expect(stack.preferredContentSize == .zero)
      let reports = withMisuseIntercepted { stack.preferredContentSize = size }
      #expect(reports.map(\.id) == ["geometry.preferred-size"])
    }
    child.size = CGSize(width: 20, height: 30)
    stack.preferredContentSizeDidChange(forChildContentContainer: child)
    #expect(stack.preferredContentSize == child.size)
  }

  @Test(
    "R11.5 R14.3 A size that changes whenever a container around is notified is reported")
  func endless() throws {
    let leaf = make("A", 60, 40)
    let inner = StackController(rootViewController: leaf)
    let outer = Answering(rootViewController: inner)
    outer.answer = { [unowned leaf] in leaf.preferredContentSize.width += 1 }
    _ = present(outer)

    let reports = withMisuseIntercepted {
      host.turn { leaf.preferredContentSize.width += 1 }
    }

    #expect(Set(reports.map(\.id)) == ["geometry.preferred-size-does-not-settle"])
    #expect(outer.preferredContentSize.width > 70)
    outer.answer = {}
    host.turn { leaf.preferredContentSize.width = 50 }
    #expect(outer.preferredContentSize == CGSize(width: 50, height: 40))

    let restless = Restless()
    let last = StackController(rootViewController: restless)
    let around = Answering(rootViewController: last)
    around.answer = { [unowned restless, unowned last] in
      restless.size.width += 1
      last.preferredContentSizeDidChange(forChildContentContainer: restless)
    }
    let others = withMisuseIntercepted {
      restless.size.width = 11
      last.preferredContentSizeDidChange(forChildContentContainer: restless)
    }
    #expect(others.map(\.id) == ["geometry.preferred-size-does-not-settle"])
    #expect(
      others.first?.message.hasSuffix(
        "has changed 20 times in succession, and is 30.0 × 10.0") == true)
  }
}
