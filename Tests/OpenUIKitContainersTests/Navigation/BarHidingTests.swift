import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Bars that taps, swipes, the keyboard and low windows hide.
@Suite(.serialized) struct BarHidingTests {
  private let host: TestHost
  private let navigation = UINavigationController()
  private let page = UIViewController()

  init() throws {
    host = try TestHost(size: CGSize(width: 320, height: 480))
    page.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    navigation.viewControllers = [page]
    navigation.isToolbarHidden = false
    host.show(navigation)
  }

  private var areHidden: [Bool] { [navigation.isNavigationBarHidden, navigation.isToolbarHidden] }

  private func tap() throws {
    host.tap(at: CGPoint(x: 160, y: 240))
    try host.settle()
  }

  private func swipe(_ distance: CGFloat) throws {
    host.drag(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 160, y: 240 + distance))
    try host.settle()
  }

  @Test("R15.18 A tap in the content hides the bars and shows them, where nothing handles it")
  func taps() throws {
    try tap()
    #expect(areHidden == [false, false])
    navigation.hidesBarsOnTap = true
    #expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
    try tap()
    #expect(areHidden == [true, true])
    #expect(navigation.navigationBar.frame.maxY < 0)
    try tap()
    #expect(areHidden == [false, false])

    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
    host.turn { page.view.addSubview(button) }
    try tap()
    #expect(areHidden == [false, false])
    host.tap(at: CGPoint(x: 160, y: 20))
    try host.settle()
    #expect(areHidden == [false, false])
  }

  @Test("R15.18 A swipe up hides the bars, one down shows them; a toolbar without items stays")
  func swipes() throws {
    navigation.hidesBarsOnSwipe = true
    try swipe(-15)
    #expect(areHidden == [false, false])
    try swipe(-100)
    #expect(areHidden == [true, true])
    try swipe(-100)
    #expect(areHidden == [true, true])
    try swipe(100)
    #expect(areHidden == [false, false])

    host.turn { page.toolbarItems = nil }
    try swipe(-100)
    #expect(areHidden == [true, false])
    try swipe(100)
    #expect(areHidden == [false, false])
    navigation.hidesBarsOnSwipe = false
    try swipe(-100)
    #expect(areHidden == [false, false])
  }

  @Test("R15.18 A swipe scrolls the content, too")
  func scrolls() throws {
    let scrollView = UIScrollView()
    scrollView.contentSize.height = 3_000
    let scrolling = UIViewController()
    scrolling.view = scrollView
    scrolling.toolbarItems = page.toolbarItems
    host.turn { navigation.viewControllers = [scrolling] }
    navigation.hidesBarsOnSwipe = true
    let offset = scrollView.contentOffset.y
    try swipe(-120)
    #expect(areHidden == [true, true] && scrollView.contentOffset.y > offset)
  }

  @Test("R15.18 In a low window the bars are hidden, and a tap shows them")
  func compact() throws {
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(areHidden == [false, false])
    host.turn { navigation.traitOverrides.verticalSizeClass = .compact }
    try host.settle()
    #expect(areHidden == [true, true])
    try tap()
    #expect(areHidden == [false, false])
    try tap()
    #expect(areHidden == [false, false])

    host.turn { navigation.traitOverrides.verticalSizeClass = .regular }
    try host.settle()
    #expect(areHidden == [false, false] && !navigation.barHideOnTapGestureRecognizer.isEnabled)
    host.turn { navigation.traitOverrides.verticalSizeClass = .compact }
    try host.settle()
    host.turn { navigation.traitOverrides.verticalSizeClass = .regular }
    try host.settle()
    #expect(areHidden == [false, false])
  }

  @Test("R15.18 The keyboard hides the bars")
  func keyboard() throws {
    try host.showKeyboard(frame: CGRect(x: 0, y: 380, width: 320, height: 100))
    #expect(areHidden == [false, false])
    host.hideKeyboard()
    navigation.hidesBarsWhenKeyboardAppears = true
    try host.showKeyboard(frame: CGRect(x: 0, y: 380, width: 320, height: 100))
    try host.settle()
    #expect(areHidden == [true, true])
  }

  @Test("R15.18 R13.2 A navigation controller with all of this is released")
  func released() throws {
    weak var released: UINavigationController?
    host.turn {
      let made = UINavigationController(rootViewController: UIViewController())
      released = made
      made.hidesBarsOnTap = true
      made.hidesBarsOnSwipe = true
      made.hidesBarsWhenKeyboardAppears = true
      made.loadViewIfNeeded()
    }
    #expect(released == nil)
  }

  @Test("R15.14 A finger from anywhere in the content pops, unless that is switched off")
  func contentPop() throws {
    func drag() throws {
      host.drag(from: CGPoint(x: 100, y: 240), to: CGPoint(x: 300, y: 240))
      try host.settle()
    }
    func push() { host.turn { navigation.pushViewController(UIViewController(), animated: false) } }
    push()
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    try drag()
    #expect(navigation.viewControllers.count == 2)
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
    try drag()
    #expect(navigation.viewControllers.count == 1)
    try drag()
    #expect(navigation.viewControllers.count == 1)
    push()
    host.turn { navigation.topViewController?.navigationItem.hidesBackButton = true }
    try drag()
    #expect(navigation.viewControllers.count == 2)
  }
}
