import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import OwnContainer

/// The tables of the page about moving to NestKit: each expression is used here, and does what its
/// row says.
@Suite(.serialized) struct MigrationTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let third = UIViewController()

  /// Shows a container on a screen, and does something with it until nothing moves.
  private func settle(
    _ container: UIViewController, size: CGSize = CGSize(width: 320, height: 480),
    _ body: (TestHost) -> Void
  ) throws {
    let host = try TestHost(size: size)
    host.show(container)
    host.turn { body(host) }
    try host.settle()
  }

  private func isDone(_ operation: ContainerOperation) -> Bool {
    if case .done = operation.result { true } else { false }
  }

  @Test("The rows about UINavigationController")
  func navigation() throws {
    let stack = StackController(rootViewController: first)
    try settle(stack) { _ in
      stack.push(second)
      stack.push(third, transition: .flipVertically)
    }
    #expect(stack.viewControllers == [first, second, third])
    #expect(stack.topViewController === third)
    #expect(second.stackController === stack)

    try settle(stack) { _ in stack.pop() }
    #expect(stack.topViewController === second)
    try settle(stack) { _ in stack.popToViewController(first) }
    #expect(stack.viewControllers == [first])
    try settle(stack) { _ in
      stack.setViewControllers([first, second, third], transition: .crossDissolve)
    }
    #expect(stack.count == 3)
    try settle(stack) { _ in stack.popToRoot() }
    #expect(stack.viewControllers == [first])

    stack.isPopDragEnabled = true
    try settle(stack) { _ in stack.push(second, animated: false) }
    try settle(stack) { host in
      host.drag(from: CGPoint(x: 4, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.3)
    }
    #expect(stack.viewControllers == [first])
  }

  @Test("Two operations in one turn are both done, in their order, where UIKit mixes them up")
  func queue() throws {
    let stack = StackController(rootViewController: first)
    var operations: [ContainerOperation] = []
    try settle(stack) { _ in operations = [stack.push(second), stack.push(third)] }

    #expect(stack.viewControllers == [first, second, third])
    #expect(operations.allSatisfy(isDone))
  }

  @Test("The rows about UITabBarController")
  func tabs() throws {
    let tabs = TabsViewController(viewControllers: [first, second])
    try settle(tabs) { _ in tabs.selectViewController(at: 1) }
    #expect(tabs.selectedIndex == 1 && second.tabsViewController === tabs)
    try settle(tabs) { _ in tabs.select(first) }
    #expect(tabs.selectedViewController === first)
    tabs.showsTabBar = true
    tabs.isSwipeEnabled = false
    try settle(tabs) { _ in tabs.insert(third, at: 2) }
    #expect(tabs.viewControllers == [first, second, third])
  }

  /// Pages of a number.
  private final class Numbers: PagesViewControllerDataSource {
    func numberOfPages(in pagesViewController: PagesViewController) -> Int { 1_000 }

    func pagesViewController(
      _ pagesViewController: PagesViewController, viewControllerAt index: Int
    ) -> UIViewController {
      let page = UIViewController()
      page.title = "\(index)"
      return page
    }

    deinit {}
  }

  @Test("The rows about UIPageViewController")
  func pages() throws {
    let pages = PagesViewController(viewControllers: [first, second])
    pages.axis = .vertical
    pages.spacing = 8
    try settle(pages) { _ in pages.select(second) }
    #expect(pages.selectedViewController === second)

    let numbers = Numbers()
    pages.dataSource = numbers
    try settle(pages) { _ in
      pages.reloadData()
      pages.selectViewController(at: 500, animated: false)
    }
    #expect(pages.selectedViewController?.title == "500")
    #expect(pages.viewController(at: 20) == nil)
  }

  @Test("The rows about UISplitViewController")
  func split() throws {
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 100, preferredWidth: 200), SplitColumn(minimumWidth: 200),
    ])
    split.setViewController(first, at: 0)
    split.setViewController(second, at: 1)
    try settle(split, size: CGSize(width: 640, height: 480)) { _ in }
    #expect(split.displayMode == .columns && split.widths.first == 200)
    #expect(second.splitContainerViewController === split)

    try settle(split, size: CGSize(width: 250, height: 480)) { _ in split.setDrawerOpen(true) }
    #expect(split.displayMode == .openDrawer)
    try settle(split, size: CGSize(width: 250, height: 480)) { _ in split.setDrawerOpen(false) }
    #expect(split.displayMode == .closedDrawer)
  }

  @Test("The rows about presentations in a part of the screen")
  func modal() throws {
    let modal = ModalContainerViewController(contentViewController: first)
    try settle(modal) { _ in modal.presentModal(second) }
    #expect(modal.modalContentViewController === second && second.modalContainer === modal)
    try settle(modal) { _ in modal.dismissModal() }
    #expect(modal.modalContentViewController == nil)
  }

  @Test("The rows about containers that are written by hand")
  func byHand() throws {
    let placeholder = PlaceholderViewController()
    placeholder.setViewController(first)
    let recorder = LifecycleRecorder()
    let child = RecordingViewController("B", recorder: recorder)
    try settle(placeholder) { _ in
      placeholder.setViewController(child, transition: .crossDissolve)
    }
    #expect(recorder.appearanceViolations() == [] && child.parent === placeholder)
    try settle(placeholder) { _ in placeholder.setViewController(nil) }
    #expect(child.parent == nil)

    let deck = DeckViewController()
    let operation = deck.deal(second)
    try settle(deck) { _ in deck.discard() }
    #expect(isDone(operation) && deck.cards.isEmpty)
  }

  /// A page that is valid or not.
  private final class Form: UIViewController, WizardPage {
    var validity = WizardPageValidity.invalid(reason: "The name is missing.")
    deinit {}
  }

  @Test("The rows about CoconutKit")
  func coconutKit() throws {
    let stack = StackController(rootViewController: first, capacity: 2)
    try settle(stack) { _ in stack.push(second, transition: .coverFromBottom) }
    #expect(stack.capacity == 2 && stack.count == 2)
    stack.autorotationMode = .topChildren
    stack.forwardedProperties = .all

    let form = Form()
    let wizard = WizardViewController(pages: [form, third])
    try settle(wizard) { _ in wizard.selectNext() }
    #expect(wizard.selectedIndex == 0)
    form.validity = .valid
    try settle(wizard) { _ in wizard.selectNext() }
    #expect(wizard.selectedIndex == 1)

    let keyFrames = Transition.coverFromBottom.keyFrames(
      in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(keyFrames.duration == 0.4)
  }

  private enum Route: Hashable { case list, item(Int) }

  @Test("The rows about libraries for one kind of screen")
  func libraries() throws {
    let panel = UIViewController()
    panel.preferredContentSize = CGSize(width: 320, height: 200)
    let modal = ModalContainerViewController(contentViewController: first)
    try settle(modal) { _ in modal.presentModal(panel, transition: .coverFromBottom) }
    #expect(modal.modalContentViewController === panel)

    let pages = PagesViewController(viewControllers: [second, third, UIViewController()])
    let indicator = UIProgressView()
    try settle(pages) { _ in
      pages.observeProgress { indicator.progress = Float($0.fraction) }
      pages.selectViewController(at: 2)
    }
    #expect(indicator.progress == 1 && pages.selectedIndex == 2)

    let photo = UIView()
    photo.matchIdentifier = "photo/7"
    #expect(photo.matchIdentifier == "photo/7")

    let stack = StackController(rootViewController: UIViewController())
    stack.drag.onShouldBegin = { _ in false }
    func make(_ route: Route) -> UIViewController { UIViewController() }
    let binding = stack.bind(to: [Route.list, .item(7)], makeController: make)
    try settle(stack) { host in
      host.drag(from: CGPoint(x: 4, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.3)
    }
    #expect(stack.count == 3)
    try settle(stack) { _ in stack.pop() }
    #expect(binding.value == [.list])
  }

  @Test("Every expression in the tables of the page about moving to NestKit is built and run")
  func expressions() throws {
    let page = try Page("Sources/NestKit/NestKit.docc/MoveToNestKit.md")
    let source = try Page("Tests/NestTests/MigrationTests.swift").text
    let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let expressions = rows.flatMap { row in
      row.split(separator: "|").dropFirst().prefix(1).flatMap { cell in
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
    }

    #expect(rows.count >= 30 && expressions.count >= rows.count)
    for expression in expressions {
      #expect(source.contains(expression), "\(expression) is not in this file")
    }
  }
}
