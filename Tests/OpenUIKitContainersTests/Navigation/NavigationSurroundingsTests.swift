import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Navigation controllers with the status bar, with bars around them, and with lists that change at
/// the end of a transition.
@Suite(.serialized) struct NavigationSurroundingsTests {
  private let host: TestHost

  init() throws { host = try TestHost(size: CGSize(width: 320, height: 480)) }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  // MARK: The status bar

  private final class LightPage: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    deinit {}
  }

  private final class AskingNavigation: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }

    deinit {}
  }

  private final class StylingNavigation: UINavigationController {
    override var preferredStatusBarStyle: UIStatusBarStyle {
      topViewController?.preferredStatusBarStyle ?? .default
    }

    deinit {}
  }

  @Test(
    "R15.92 UIKit 6.4 The status bar has the style of a bar below it, without one of the child")
  func statusBar() throws {
    let navigation = UINavigationController(rootViewController: LightPage())
    let style = { host.statusBarManager.statusBarStyle }
    host.show(navigation)
    #expect(style() == .default && navigation.childForStatusBarStyle == nil)

    host.turn { navigation.navigationBar.barStyle = .black }
    try host.settle()
    #expect(style() == .lightContent)

    host.turn { navigation.navigationBar.barStyle = .default }
    try host.settle()
    #expect(style() == .default)

    for (isHidden, expected) in [(true, UIStatusBarStyle.lightContent), (false, .default)] {
      host.turn { navigation.setNavigationBarHidden(isHidden, animated: true) }
      try host.settle()
      #expect(style() == expected)
    }
  }

  @Test("R15.92 Overrides of the child to query, and of the style, count while the bar is shown")
  func statusBarOverrides() throws {
    for navigation in [AskingNavigation(), StylingNavigation()] {
      navigation.viewControllers = [LightPage()]
      host.show(navigation)
      #expect(host.statusBarManager.statusBarStyle == .lightContent)
    }
  }

  // MARK: Lists

  @Test("R15.85 The block of a transaction takes a child out of the list, in which it was pushed")
  func listInCompletion() throws {
    let pages = ["A", "B", "C"].map(page)
    let navigation = UINavigationController(rootViewController: pages[0])
    host.show(navigation)
    host.turn { navigation.pushViewController(pages[1], animated: false) }
    try host.settle()
    var isOver: [Bool] = []

    host.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        MainActor.assumeIsolated {
          isOver.append(pages[1].view.window == nil && pages[2].view.window != nil)
          navigation.setViewControllers([pages[0], pages[2]], animated: false)
        }
      }
      navigation.pushViewController(pages[2], animated: true)
      CATransaction.commit()
    }
    #expect(isOver == [])
    try host.settle()
    #expect(isOver == [true])

    host.drag(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 300, y: 200))
    try host.settle()
    #expect(navigation.viewControllers == [pages[0]])
  }

  @Test("R15.85 The block of a transaction presents again, and removes what presents")
  func presentationInCompletion() throws {
    for removes in [false, true] {
      let (root, first, second) = (page("A"), page("B"), page("C"))
      host.show(root)
      host.turn {
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          MainActor.assumeIsolated {
            if removes { host.window.rootViewController = UIViewController() }
            if !removes { first.present(second, animated: true) }
          }
        }
        root.present(first, animated: true)
        CATransaction.commit()
      }
      try host.settle()
      #expect(second.presentingViewController === (removes ? nil : first))
    }
  }

  // MARK: Bars

  @Test("R15.93 Edges that do not extend end at the tab bar around a navigation controller, too")
  func edgesAboveTabBar() throws {
    for (edges, bottom) in [(UIRectEdge.all, CGFloat(480)), (.top, 431), ([], 431), (.bottom, 480)]
    {
      for isTranslucent in [true, false] {
        let page = UIViewController()
        page.edgesForExtendedLayout = edges
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 320, height: 2000)
        page.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tabs.tabBar.isTranslucent = isTranslucent
        host.show(tabs)

        let frame = page.view.convert(page.view.bounds, to: nil)
        #expect(frame.minY == (edges.contains(.top) ? 0 : 44))
        #expect(frame.maxY == (isTranslucent ? bottom : 431))
        #expect(frame.maxY - scroll.adjustedContentInset.bottom == 431)

        host.turn { tabs.tabBar.isHidden = true }
        try host.settle()
        host.turn { navigation.setToolbarHidden(false, animated: false) }
        try host.settle()
        let toolbar = navigation.toolbar.frame.minY
        let shortened = page.view.convert(page.view.bounds, to: nil).maxY
        #expect(shortened == (edges.contains(.bottom) ? navigation.view.bounds.maxY : toolbar))
      }
    }
  }

  private final class TranslucencyPage: UIViewController {
    let isOpaque: Bool

    init(isOpaque: Bool) {
      self.isOpaque = isOpaque
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit {}

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.navigationBar.isTranslucent = !isOpaque
    }
  }

  @Test("R15.84 Content under all bars does not jump when the bar becomes opaque in a push")
  func opaqueDuringPush() throws {
    let pages = [TranslucencyPage(isOpaque: false), TranslucencyPage(isOpaque: true)]
    let scrolls = pages.map { page in
      page.extendedLayoutIncludesOpaqueBars = true
      let scroll = UIScrollView(frame: page.view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 320, height: 2000)
      page.view.addSubview(scroll)
      return scroll
    }
    let navigation = UINavigationController(rootViewController: pages[0])
    host.show(navigation)
    var places: Set<CGFloat> = []

    host.turn { navigation.pushViewController(pages[1], animated: true) }
    host.advance(by: 1) {
      for scroll in scrolls {
        let top = scroll.contentOffset.y + scroll.adjustedContentInset.top
        places.insert(scroll.convert(CGPoint(x: 0, y: top), to: nil).y)
      }
    }
    try host.settle()

    #expect(places == [44])
  }

  @Test("R15.84 A bar that becomes opaque, or is no longer, while it is shown moves the content")
  func opaqueWhileShown() throws {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    host.show(navigation)
    for isTranslucent in [false, true] {
      host.turn { navigation.navigationBar.isTranslucent = isTranslucent }
      try host.settle()
      #expect(page.view.convert(CGPoint.zero, to: nil).y == (isTranslucent ? 0 : 44))
    }
  }
}
