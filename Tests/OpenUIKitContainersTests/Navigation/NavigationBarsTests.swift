import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The bar of a navigation controller: its items, its place, and what it leaves to the children.
@Suite(.serialized) struct NavigationBarsTests {
  private struct Fixture {
    let host: TestHost
    let navigation = UINavigationController()

    init(_ titles: String...) throws {
      host = try TestHost(size: CGSize(width: 320, height: 480))
      navigation.setViewControllers(
        titles.map { title in
          let controller = UIViewController()
          controller.title = title
          controller.view.backgroundColor = .systemBackground
          return controller
        }, animated: false)
      host.show(navigation)
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var top: UIViewController { navigation.viewControllers.last ?? UIViewController() }

    func push(_ controller: UIViewController, animated: Bool = true) throws {
      host.turn { navigation.pushViewController(controller, animated: animated) }
      try host.settle()
    }
  }

  private final class OwnBar: UINavigationBar {
    let note: String

    override init(frame: CGRect) {
      note = "own"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class OwnToolbar: UIToolbar {}

  @Test("R15.87 Bars are of the classes that the program gives")
  func classes() throws {
    let own = UINavigationController(
      navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    let root = UIViewController()
    root.title = "Root"
    own.viewControllers = [root]
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    host.show(own)
    own.isToolbarHidden = false

    #expect((own.navigationBar as? OwnBar)?.note == "own")
    #expect(own.navigationBar.superview === own.view && own.navigationBar.topItem?.title == "Root")
    #expect(own.toolbar is OwnToolbar && own.toolbar.superview === own.view)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
    #expect(type(of: plain.toolbar as UIToolbar) == UIToolbar.self)
  }

  @Test("R15.87 A class that is none of bars stops the program")
  func otherClass() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UINavigationController(navigationBarClass: UIView.self, toolbarClass: nil)
      }
    }
  }

  @Test(
    "R15.16 The bar shows the item of the child that is shown, and a button back to the one before")
  func items() throws {
    let fixture = try Fixture("Inbox")
    #expect(fixture.bar.topItem === fixture.top.navigationItem)
    #expect(fixture.bar.topItem?.title == "Inbox" && fixture.bar.backItem == nil)
    let mail = UIViewController()
    mail.title = "Mail"

    try fixture.push(mail)
    #expect(fixture.bar.topItem?.title == "Mail" && fixture.bar.backItem?.title == "Inbox")
    fixture.host.turn { fixture.navigation.popViewController(animated: true) }
    #expect(fixture.bar.topItem?.title == "Inbox")
    try fixture.host.settle()
    #expect(fixture.bar.items?.count == 1)
  }

  @Test("R15.16 The bar is in the safe area of a child, whose view reaches under it")
  func safeArea() throws {
    let fixture = try Fixture("A")
    #expect(fixture.bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(fixture.top.view.frame.size == CGSize(width: 320, height: 480))
    #expect(fixture.top.view.safeAreaInsets.top == 44)

    fixture.host.turn { fixture.navigation.setNavigationBarHidden(true, animated: false) }
    #expect(fixture.top.view.safeAreaInsets.top == 0 && fixture.bar.frame.maxY <= 0)
    fixture.host.turn { fixture.navigation.isNavigationBarHidden = false }
    #expect(fixture.top.view.safeAreaInsets.top == 44)
  }

  @Test("R15.16 A child that has left has no room of bars any more")
  func leaving() throws {
    let fixture = try Fixture("A")
    let child = UIViewController()
    try fixture.push(child)
    #expect(child.view.safeAreaInsets.top == 44)
    fixture.host.turn { fixture.navigation.popViewController(animated: false) }
    fixture.host.turn { fixture.host.window.rootViewController = child }
    #expect(child.view.safeAreaInsets == .zero)
  }

  @Test("R15.16 A child that does not reach under bars, or an opaque bar, is below it")
  func notExtended() throws {
    let fixture = try Fixture("A")
    let child = UIViewController()
    child.edgesForExtendedLayout = []
    try fixture.push(child, animated: false)
    func frame(_ controller: UIViewController) -> CGRect {
      controller.view.convert(controller.view.bounds, to: nil)
    }
    #expect(frame(child) == CGRect(x: 0, y: 44, width: 320, height: 436))
    #expect(child.view.safeAreaInsets.top == 0)

    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    fixture.host.turn {
      fixture.bar.standardAppearance = appearance
      fixture.bar.scrollEdgeAppearance = appearance
      fixture.navigation.popViewController(animated: false)
    }
    try fixture.host.settle()
    #expect(frame(fixture.top).minY == 44)
    fixture.host.turn {
      fixture.top.extendedLayoutIncludesOpaqueBars = true
      fixture.navigation.view.setNeedsLayout()
    }
    #expect(frame(fixture.top).minY == 0 && fixture.top.view.safeAreaInsets.top == 44)
  }

  @Test("R15.16 A tap on the back button pops")
  func backButton() throws {
    let fixture = try Fixture("Inbox", "Mail")
    fixture.host.tap(at: CGPoint(x: 30, y: 22))
    try fixture.host.settle()
    #expect(fixture.navigation.viewControllers.count == 1)
  }

  @Test("R15.16 The items follow the finger, and a pop that is cancelled restores them")
  func cancelled() throws {
    let fixture = try Fixture("Inbox", "Mail")
    fixture.host.putDown(1, at: CGPoint(x: 4, y: 300))
    for step in 1...8 {
      fixture.host.advance(by: 1.0 / 60)
      fixture.host.move(1, to: CGPoint(x: 4 + 12 * step, y: 300))
    }
    #expect(fixture.bar.topItem?.title == "Inbox")
    fixture.host.advance(by: 0.5)
    fixture.host.move(1, to: CGPoint(x: 100, y: 300))
    fixture.host.advance(by: 0.5)
    fixture.host.lift(1, at: CGPoint(x: 100, y: 300))
    try fixture.host.settle()
    #expect(fixture.bar.topItem?.title == "Mail" && fixture.bar.items?.count == 2)
    #expect(fixture.navigation.viewControllers.count == 2)
  }

  @Test("R15.16 A large title collapses with the content that scrolls, and is in the safe area")
  func largeTitle() throws {
    let fixture = try Fixture("A")
    fixture.bar.prefersLargeTitles = true
    let list = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    list.view = scrollView
    list.title = "List"
    try fixture.push(list, animated: false)
    #expect(fixture.bar.frame.height == 96 && scrollView.adjustedContentInset.top == 96)
    #expect(scrollView.contentOffset.y == -96)

    fixture.host.turn { scrollView.contentOffset.y = -66 }
    #expect(fixture.bar.frame.height == 66)
    fixture.host.turn { scrollView.contentOffset.y = 100 }
    #expect(fixture.bar.frame.height == 44 && scrollView.adjustedContentInset.top == 96)
  }

  @Test("R15.16 A bar that a child hides in its callback moves with the transition")
  func hiddenWithTransition() throws {
    let fixture = try Fixture("A")
    let child = HidingController()
    fixture.host.turn { fixture.navigation.pushViewController(child, animated: true) }
    fixture.host.advance(by: 0.15)
    let layer = try #require(fixture.bar.layer.presentation())
    #expect(layer.frame.minY < 0 && layer.frame.minY > -44)
    try fixture.host.settle()
    #expect(fixture.bar.frame.maxY <= 0 && child.view.safeAreaInsets.top == 0)
  }

  private final class HidingController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    deinit {}
  }

  // MARK: Pictures

  @Test(
    "R15.16 R17.4 A pop by hand at several fractions, light and dark, and to the right",
    arguments: ["light", "dark", "right-to-left"])
  func pictures(look: String) throws {
    let fixture = try Fixture("Inbox")
    let window = fixture.host.window
    window.overrideUserInterfaceStyle = look == "dark" ? .dark : .light
    if look == "right-to-left" {
      window.traitOverrides.layoutDirection = .rightToLeft
    }
    fixture.top.view.backgroundColor = .systemTeal
    let mail = UIViewController()
    mail.title = "A mail"
    mail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: nil, action: nil)
    mail.view.backgroundColor = .systemIndigo
    try fixture.push(mail)
    try fixture.host.expectPicture("navigation-\(look)-0")

    let interaction = fixture.navigation.privateCore.beginInteraction {
      fixture.navigation.popViewController(animated: true)
      fixture.navigation.view.layoutIfNeeded()
      return fixture.navigation.privateCore.stacks[0].transition?.operation ?? .refusedForTests
    }
    for (name, fraction) in [("30", 0.3), ("70", 0.7)] {
      fixture.host.turn { interaction?.fraction = fraction }
      try fixture.host.expectPicture("navigation-\(look)-\(name)")
    }
    fixture.host.turn { interaction?.finish() }
    try fixture.host.settle()
    try fixture.host.expectPicture("navigation-\(look)-100")
  }

  @Test("R15.16 What the child that is shown has for the toolbar, and where it reaches, may change")
  func changesOfTheTop() throws {
    let fixture = try Fixture("A", "B")
    fixture.host.turn { fixture.navigation.isToolbarHidden = false }
    let (below, top) = (fixture.navigation.viewControllers[0], fixture.top)
    let item = UIBarButtonItem(systemItem: .trash)
    fixture.host.turn { top.toolbarItems = [item] }
    #expect(fixture.navigation.toolbar.items == [item])
    fixture.host.turn { below.toolbarItems = [UIBarButtonItem(systemItem: .add)] }
    #expect(fixture.navigation.toolbar.items == [item])

    #expect(top.view.frame.height == 480)
    fixture.host.turn { top.edgesForExtendedLayout = [] }
    #expect(top.view.frame.minY == 44 && top.view.frame.height < 436)
  }

  @Test("R15.16 R20.1 Control, Command and [, and Alt with the arrow go back, as the button would")
  func backKeys() throws {
    let fixture = try Fixture("A", "B", "C", "D")
    let (host, navigation) = (fixture.host, fixture.navigation)
    host.press(.keyboardOpenBracket, modifiers: .control)
    try host.settle()
    #expect(navigation.viewControllers.count == 3)
    host.press(.keyboardLeftArrow, modifiers: .alternate)
    try host.settle()
    #expect(navigation.viewControllers.count == 2)
    host.press(.keyboardLeftArrow)
    host.press(.keyboardRightArrow, modifiers: .alternate)
    fixture.top.navigationItem.hidesBackButton = true
    host.press(.keyboardOpenBracket, modifiers: .command)
    #expect(navigation.viewControllers.count == 2)
    fixture.top.navigationItem.hidesBackButton = false
    var asked = 0
    fixture.top.navigationItem.backAction = UIAction { _ in asked += 1 }
    host.press(.keyboardOpenBracket, modifiers: .command)
    #expect(asked == 1 && navigation.viewControllers.count == 2)
    fixture.top.navigationItem.backAction = nil
    navigation.view.semanticContentAttribute = .forceRightToLeft
    host.window.traitOverrides.layoutDirection = .rightToLeft
    host.turn {}
    host.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(navigation.viewControllers.count == 2)
    host.press(.keyboardRightArrow, modifiers: .alternate)
    try host.settle()
    #expect(navigation.viewControllers.count == 1)
    host.press(.keyboardOpenBracket, modifiers: .control)
    #expect(navigation.viewControllers.count == 1)
  }

}

extension ContainerOperation {
  /// No operation.
  fileprivate static var refusedForTests: ContainerOperation {
    ContainerStack(container: UIViewController()).pop()
  }
}
