import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Tests what a bar container shows of trees of containers, and how it returns in them.
@Suite(.serialized) struct BarPathTests {
  @Test("R25.1 The bar shows the item of the controller that is seen, and that of the one before")
  func stack() throws {
    let stack = BarFixture.stack("A", "B", "C")
    let fixture = try BarFixture(stack)
    #expect(fixture.titles == ["B", "C"])

    stack.pop(animated: false)
    #expect(fixture.titles == ["A", "B"])

    stack.popToRoot(animated: false)
    #expect(fixture.titles == ["A"])
  }

  @Test("R25.2 The path of nested containers is one list")
  func nested() throws {
    let inner = BarFixture.stack("A", "B")
    let outer = StackController(rootViewController: inner)
    let tabs = TabsViewController(viewControllers: [outer, BarFixture.titled("Other")])
    let fixture = try BarFixture(tabs)
    #expect(fixture.titles == ["A", "B"])

    outer.push(BarFixture.titled("C"), animated: false)
    #expect(fixture.titles == ["B", "C"])

    tabs.selectViewController(at: 1, animated: false)
    #expect(fixture.titles == ["Other"])
  }

  @Test("R25.2 Pages, placeholders, modals and lazy children are seen into")
  func others() throws {
    let placeholder = PlaceholderViewController()
    placeholder.setViewController(BarFixture.stack("A", "B"), animated: false)
    let pages = PagesViewController(viewControllers: [placeholder, BarFixture.titled("P")])
    let modal = ModalContainerViewController(contentViewController: pages)
    let fixture = try BarFixture(modal)
    #expect(fixture.titles == ["A", "B"])

    pages.selectViewController(at: 1, animated: false)
    #expect(fixture.titles == ["P"])

    modal.presentModal(BarFixture.titled("M"), animated: false)
    #expect(fixture.titles == ["M"])
  }

  @Test("R25.2 A wizard has the pages before the one that is shown")
  func wizard() throws {
    let wizard = WizardViewController(pages: ["1", "2", "3"].map(BarFixture.titled))
    let fixture = try BarFixture(wizard)
    wizard.selectNext(animated: false)
    #expect(fixture.titles == ["1", "2"])

    fixture.host.press(.keyboardLeftArrow, modifiers: .alternate)
    try fixture.host.settle()
    #expect(wizard.selectedIndex == 0 && fixture.titles == ["1"])
  }

  @Test("R25.3 What is inserted and removed below the shown controller changes the back button")
  func below() throws {
    let stack = BarFixture.stack("A", "C")
    let fixture = try BarFixture(stack)

    stack.insert(BarFixture.titled("B"), at: 1)
    #expect(fixture.titles == ["B", "C"])

    stack.remove(at: 1)
    #expect(fixture.titles == ["A", "C"])
  }

  @Test("R25.3 The bar follows each value of the items")
  func values() throws {
    let stack = BarFixture.stack("A", "B")
    let fixture = try BarFixture(stack)
    let (below, top) = (
      stack.viewControllers[0].navigationItem, stack.viewControllers[1].navigationItem
    )

    top.title = "New"
    top.prompt = "Prompt"
    let button = UIBarButtonItem(systemItem: .add)
    top.rightBarButtonItem = button
    below.backButtonTitle = "Return"

    #expect(fixture.titles == ["A", "New"])
    #expect(fixture.bar.topItem?.prompt == "Prompt")
    #expect(fixture.bar.topItem?.rightBarButtonItem === button)
    #expect(fixture.bar.backItem?.backButtonTitle == "Return")
    #expect(fixture.bar.topItem !== top)
  }

  @Test("R25.4 The back button returns in the container that has the controller before")
  func back() throws {
    let inner = BarFixture.stack("A", "B")
    let outer = StackController(rootViewController: inner)
    outer.push(BarFixture.titled("C"), animated: false)
    let fixture = try BarFixture(outer)

    try tapBack(in: fixture)
    #expect(outer.count == 1 && inner.count == 2 && fixture.titles == ["A", "B"])

    try tapBack(in: fixture)
    #expect(inner.count == 1 && fixture.titles == ["A"])
  }

  private func tapBack(in fixture: BarFixture) throws {
    fixture.host.tap(at: CGPoint(x: 20, y: fixture.bar.frame.midY))
    try fixture.host.settle()
  }

  @Test("R25.4 The menu of the back button has the whole path, and returns in all containers")
  func menu() throws {
    let inner = BarFixture.stack("A", "B")
    let outer = StackController(rootViewController: inner)
    outer.push(BarFixture.titled("C"), animated: false)
    let fixture = try BarFixture(outer)
    let actions = try #require(fixture.bar.backItem?.backBarButtonItem?.menu).children
    #expect(actions.map(\.title) == ["B", "A"])

    (actions[1] as? UIAction)?.performWithSender(nil, target: nil)
    try fixture.host.settle()
    #expect(outer.count == 1 && inner.count == 1 && fixture.titles == ["A"])
  }

  @Test("R25.4 The delegate of a stack is asked before the bar pops, and an action replaces it")
  func veto() throws {
    final class Veto: StackControllerDelegate {
      var allows = false
      func stackController(
        _ stackController: StackController, shouldPop viewController: UIViewController
      ) -> Bool { allows }
      deinit {}
    }
    let veto = Veto()
    let stack = BarFixture.stack("A", "B")
    stack.delegate = veto
    let fixture = try BarFixture(stack)

    try tapBack(in: fixture)
    #expect(stack.count == 2)

    var count = 0
    veto.allows = true
    stack.viewControllers[1].navigationItem.backAction = UIAction { _ in count += 1 }
    fixture.host.commit()
    try tapBack(in: fixture)
    #expect(stack.count == 2 && count == 1)

    stack.viewControllers[1].navigationItem.backAction = nil
    fixture.host.commit()
    try tapBack(in: fixture)
    #expect(stack.count == 1)
  }

  @Test("R25.2 A container of a program conforms with two methods")
  func ownContainer() throws {
    let deck = OwnDeck(["A", "B"].map(BarFixture.titled))
    let fixture = try BarFixture(deck)
    #expect(fixture.titles == ["A", "B"])

    try tapBack(in: fixture)
    #expect(fixture.titles == ["A"] && deck.cards.count == 1)
  }

  @Test("R25.1 A controller finds the bar container around it")
  func accessor() throws {
    let stack = BarFixture.stack("A")
    let fixture = try BarFixture(stack)
    #expect(stack.viewControllers[0].barContainerViewController === fixture.container)
    #expect(fixture.container.barContainerViewController == nil)
  }
}

/// A container of a program, with one stack.
private final class OwnDeck: ContainerViewController, NavigationPathContainer {
  private(set) lazy var cards = addStack()

  init(_ children: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    for child in children { cards.push(child, animated: false) }
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    cards.region = view
  }

  var navigationPath: [UIViewController] {
    guard let shown = activeViewController else { return [] }
    return cards.viewControllers.prefix { $0 !== shown } + [shown]
  }

  func returnToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> ContainerOperation {
    cards.popToViewController(viewController, animated: animated)
  }
}
