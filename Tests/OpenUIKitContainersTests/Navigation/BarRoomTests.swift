import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The room that bars leave to what they contain: frames, safe areas and insets of scroll views.
@Suite(.serialized) struct BarRoomTests {
  /// How a bar is made opaque, or not.
  enum Look: String, CaseIterable, Sendable {
    case translucent, notTranslucent, opaque, opaqueWhereScrolled
  }

  /// Which edges a page reaches under.
  enum Reach: String, CaseIterable, Sendable { case translucentBars, allBars, none }

  /// A page with a scroll view, as the first subview or as its view.
  private static func page(isView: Bool) -> (page: UIViewController, scroll: UIScrollView) {
    let page = UIViewController()
    page.title = "Title"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    if isView {
      page.view = scroll
    } else {
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.frame = scroll.frame
      page.view.addSubview(scroll)
    }
    return (page, scroll)
  }

  private static func prepare(_ page: UIViewController, _ reach: Reach) {
    if reach == .none { page.edgesForExtendedLayout = [] }
    page.extendedLayoutIncludesOpaqueBars = reach == .allBars
  }

  private static func isBeside(_ look: Look, _ reach: Reach) -> Bool {
    switch reach {
    case .allBars: false
    case .none: true
    case .translucentBars: look == .notTranslucent || look == .opaque
    }
  }

  @Test(
    "R15.84 Frame, safe area and insets below a navigation bar and above a toolbar, for every look",
    arguments: Look.allCases, Reach.allCases)
  func navigation(look: Look, reach: Reach) throws {
    for (hasLargeTitle, isView) in [(false, false), (false, true), (true, false), (true, true)] {
      let host = try TestHost(size: CGSize(width: 320, height: 480))
      let (page, scroll) = Self.page(isView: isView)
      Self.prepare(page, reach)
      let navigation = UINavigationController(rootViewController: page)
      let (bar, toolbar) = (navigation.navigationBar, navigation.toolbar!)
      bar.prefersLargeTitles = hasLargeTitle
      switch look {
      case .translucent: break
      case .notTranslucent: (bar.isTranslucent, toolbar.isTranslucent) = (false, false)
      case .opaque, .opaqueWhereScrolled:
        let (upper, lower) = (UINavigationBarAppearance(), UIToolbarAppearance())
        upper.configureWithOpaqueBackground()
        lower.configureWithOpaqueBackground()
        (bar.standardAppearance, toolbar.standardAppearance) = (upper, lower)
        guard look == .opaque else { break }
        (bar.scrollEdgeAppearance, toolbar.scrollEdgeAppearance) = (upper, lower)
      }
      navigation.isToolbarHidden = false
      host.show(navigation)
      for size in [CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)] {
        try host.resize(to: size)
        let note = Comment(rawValue: "large title \(hasLargeTitle), the view \(isView), \(size)")
        let beside = Self.isBeside(look, reach)
        let (top, bottom) = (bar.frame.maxY, size.height - toolbar.frame.minY)
        let isLow = size.height < size.width
        let row: CGFloat = isLow ? 32 : 44
        let large: CGFloat = hasLargeTitle && !isLow ? 52 : 0
        #expect(top == row + large && bottom == row, note)
        let view = try #require(page.view)
        let frame = view.convert(view.bounds, to: nil)
        #expect(frame.minY == (beside ? row : 0), note)
        #expect(frame.maxY == (beside ? size.height - bottom : size.height), note)
        let safe = UIEdgeInsets(
          top: beside ? large : top, left: 0, bottom: beside ? 0 : bottom, right: 0)
        for isLong in [false, true] {
          host.turn {
            scroll.contentSize = CGSize(width: size.width, height: isLong ? 2000 : 10)
            scroll.contentInsetAdjustmentBehavior = .never
          }
          #expect(scroll.adjustedContentInset == .zero, note)
          #expect(view.safeAreaInsets == safe, note)
          for behavior: UIScrollView.ContentInsetAdjustmentBehavior in [.automatic, .always] {
            host.turn { scroll.contentInsetAdjustmentBehavior = behavior }
            #expect(scroll.adjustedContentInset == safe, note)
          }
          host.turn { scroll.contentInsetAdjustmentBehavior = .scrollableAxes }
          #expect(scroll.adjustedContentInset == (isLong ? safe : .zero), note)
          host.turn { page.automaticallyAdjustsScrollViewInsets = false }
          host.turn { scroll.contentInsetAdjustmentBehavior = .automatic }
          #expect(scroll.adjustedContentInset == (isLong ? safe : .zero), note)
          host.turn { page.automaticallyAdjustsScrollViewInsets = true }
        }
      }
    }
  }

  @Test(
    "R15.84 A tab bar leaves room as a toolbar does", arguments: Look.allCases, Reach.allCases)
  func tabs(look: Look, reach: Reach) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let (page, _) = Self.page(isView: false)
    Self.prepare(page, reach)
    let tabs = UITabBarController()
    tabs.viewControllers = [page, UIViewController()]
    switch look {
    case .translucent: break
    case .notTranslucent: tabs.tabBar.isTranslucent = false
    case .opaque, .opaqueWhereScrolled:
      let appearance = UITabBarAppearance()
      appearance.configureWithOpaqueBackground()
      tabs.tabBar.standardAppearance = appearance
      if look == .opaque { tabs.tabBar.scrollEdgeAppearance = appearance }
    }
    host.show(tabs)
    let beside = Self.isBeside(look, reach)
    let height = 480 - tabs.tabBar.frame.minY
    #expect(height > 40)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: beside ? 480 - height : 480))
    #expect(page.view.safeAreaInsets.bottom == (beside ? 0 : height))
    host.turn { tabs.setTabBarHidden(true, animated: false) }
    #expect(page.view.frame.height == 480 && page.view.safeAreaInsets.bottom == 0)
  }

  @Test(
    "R15.84 Content moves with the finger and nothing else, also while a large title collapses",
    arguments: Look.allCases, [false, true])
  func scrolling(look: Look, hasLargeTitle: Bool) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let (page, scroll) = Self.page(isView: false)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    let mark = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    scroll.addSubview(mark)
    let navigation = UINavigationController(rootViewController: page)
    let bar = navigation.navigationBar
    bar.prefersLargeTitles = hasLargeTitle
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    switch look {
    case .translucent: break
    case .notTranslucent: bar.isTranslucent = false
    case .opaque: (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
    case .opaqueWhereScrolled: bar.standardAppearance = appearance
    }
    host.show(navigation)
    var places: [CGFloat] = []
    host.putDown(1, at: CGPoint(x: 160, y: 400))
    for step in 1...20 {
      host.advance(by: 1.0 / 60)
      host.move(1, to: CGPoint(x: 160, y: 400 - 5 * step))
      places.append(mark.convert(CGPoint.zero, to: nil).y)
    }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(steps.dropFirst(3).allSatisfy { $0 == -5 }, "\(steps)")
    // Nothing is left free between the collapsed bar and the content.
    #expect(bar.frame.maxY == 44)
    let top = page.view.frame.minY
    #expect(top == (look == .notTranslucent || look == .opaque ? 44 : 0))
  }
}
