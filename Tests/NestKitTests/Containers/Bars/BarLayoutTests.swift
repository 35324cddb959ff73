import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Where the bars of a bar container are, and the room that they leave.
@Suite(.serialized) struct BarLayoutTests {
  private func insets(_ controller: UIViewController?) -> [CGFloat] {
    guard let insets = controller?.view.safeAreaInsets else { return [] }
    return [insets.top, insets.bottom]
  }

  @Test("R25.6 A large title collapses with the content, and returns")
  func largeTitle() throws {
    let scrolling = BarFixture.scrolling("Large")
    let fixture = try BarFixture(StackController(rootViewController: scrolling)) {
      $0.navigationBar.prefersLargeTitles = true
    }
    let scrollView = try #require(scrolling.view as? UIScrollView)
    #expect(fixture.bar.bounds.height == 96 && scrollView.contentOffset.y == -96)

    scrollView.contentOffset.y = -70
    fixture.host.commit()
    #expect(fixture.bar.bounds.height == 70 && insets(scrolling) == [96, 0])

    scrollView.contentOffset.y = 200
    fixture.host.commit()
    #expect(fixture.bar.bounds.height == 44)

    scrollView.contentOffset.y = -116
    fixture.host.commit()
    #expect(fixture.bar.bounds.height == 116)
  }

  @Test("R25.6 Each controller has room for its own title, also during a transition")
  func ownRoom() throws {
    let small = BarFixture.titled("Small")
    small.navigationItem.largeTitleDisplayMode = .never
    let stack = BarFixture.stack("Large")
    let root = stack.viewControllers[0]
    let fixture = try BarFixture(stack) { $0.navigationBar.prefersLargeTitles = true }
    #expect(insets(root) == [96, 0])

    fixture.host.turn { stack.push(small) }
    fixture.host.advance(by: 0.1)
    #expect(insets(root) == [96, 0] && insets(small) == [44, 0])
    try fixture.host.settle()
    #expect(insets(small) == [44, 0] && fixture.bar.bounds.height == 44)

    fixture.host.turn { stack.pop() }
    try fixture.host.settle()
    #expect(insets(root) == [96, 0] && fixture.bar.bounds.height == 96)
    #expect(small.additionalSafeAreaInsets == .zero)
  }

  @Test("R25.7 The appearance for the edge counts until content lies under the bar")
  func edge() throws {
    let scrolling = BarFixture.scrolling("A")
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .red
    scrolling.navigationItem.scrollEdgeAppearance = edge
    let fixture = try BarFixture(scrolling)
    let scrollView = try #require(scrolling.view as? UIScrollView)
    #expect(fixture.bar.topItem?.standardAppearance?.backgroundColor == .red)

    scrollView.contentOffset.y = 100
    #expect(fixture.bar.topItem?.standardAppearance == nil)

    scrollView.contentOffset.y = -44
    #expect(fixture.bar.topItem?.standardAppearance?.backgroundColor == .red)

    scrolling.navigationItem.scrollEdgeAppearance = nil
    #expect(fixture.bar.topItem?.standardAppearance?.backgroundColor == nil)
    #expect(fixture.bar.topItem?.standardAppearance?.backgroundEffect == nil)
  }

  @Test("R25.8 Hidden bars leave their room, at once or animated")
  func hiding() throws {
    let stack = BarFixture.stack("A")
    let child = stack.viewControllers[0]
    child.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let fixture = try BarFixture(stack)
    fixture.host.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    #expect(fixture.bar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(insets(child) == [64, 34])

    fixture.container.isToolbarHidden = false
    fixture.host.commit()
    let height = fixture.container.toolbar.bounds.height
    #expect(fixture.container.toolbar.items == child.toolbarItems)
    #expect(abs(fixture.container.toolbar.frame.maxY - 446) < 0.01)
    #expect(insets(child) == [64, 34 + height])

    fixture.host.turn { fixture.container.setNavigationBarHidden(true, animated: true) }
    fixture.host.advance(by: 0.1)
    let moving = (fixture.bar.layer.presentation() ?? fixture.bar.layer).frame.minY
    #expect(moving < 20 && moving > -45)
    try fixture.host.settle()
    #expect(fixture.bar.frame.maxY < 0 && insets(child) == [20, 34 + height])

    fixture.container.isNavigationBarHidden = false
    fixture.host.commit()
    #expect(insets(child) == [64, 34 + height])
  }

  @Test(
    "R25.8 A controller that hides the bottom bars hides toolbar and accessory while it is shown")
  func hidesBottomBars() throws {
    let stack = BarFixture.stack("A")
    let fixture = try BarFixture(stack) {
      $0.isToolbarHidden = false
      $0.bottomAccessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    }
    let height = fixture.container.toolbar.bounds.height
    #expect(insets(stack.viewControllers[0]) == [44, height + 30])

    let pushed = BarFixture.titled("B")
    pushed.hidesBottomBarWhenPushed = true
    fixture.host.turn { stack.push(pushed) }
    try fixture.host.settle()
    #expect(insets(pushed) == [44, 0] && fixture.container.toolbar.frame.minY > 480)

    fixture.host.turn { stack.pop() }
    try fixture.host.settle()
    #expect(insets(stack.viewControllers[0]) == [44, height + 30])
  }

  @Test("R25.9 R4.8 The content leaves out opaque bars and edges, and is informed of its size")
  func opaque() throws {
    let fixture: BarFixture
    let recorder = LifecycleRecorder()
    let child = RecordingViewController("A", recorder: recorder)
    fixture = try BarFixture(child)
    #expect(child.view.frame.height == 480)
    recorder.removeAll()

    fixture.bar.isTranslucent = false
    fixture.host.commit()
    #expect(
      child.view.convert(child.view.bounds, to: nil) == CGRect(x: 0, y: 44, width: 320, height: 436)
    )
    #expect(insets(child) == [0, 0])
    #expect(recorder.takeTimeline().lines.contains("A.viewWillTransition(320×436)"))

    child.extendedLayoutIncludesOpaqueBars = true
    fixture.container.view.setNeedsLayout()
    fixture.host.commit()
    #expect(child.view.frame.height == 480 && insets(child) == [44, 0])

    fixture.bar.isTranslucent = true
    child.edgesForExtendedLayout = []
    fixture.container.view.setNeedsLayout()
    fixture.host.commit()
    #expect(child.view.bounds.height == 436)
  }

  @Test("R25.10 The accessory is minimized by a finger that scrolls down, and returns")
  func accessory() throws {
    let scrolling = BarFixture.scrolling("A")
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    let fixture = try BarFixture(scrolling) {
      $0.bottomAccessory = accessory
      $0.minimizesBottomAccessoryOnScroll = true
      $0.minimizedBottomAccessoryHeight = 10
    }
    #expect(accessory.frame == CGRect(x: 0, y: 440, width: 320, height: 40))
    #expect(insets(scrolling) == [44, 40])

    fixture.host.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 250), duration: 0.5, rest: 0.2)
    try fixture.host.settle()
    #expect(fixture.container.isBottomAccessoryMinimized)
    #expect(accessory.frame.minY == 470 && insets(scrolling) == [44, 10])

    fixture.host.drag(
      from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 320), duration: 0.5, rest: 0.2)
    try fixture.host.settle()
    #expect(!fixture.container.isBottomAccessoryMinimized && insets(scrolling) == [44, 40])

    fixture.container.setBottomAccessoryMinimized(true, animated: false)
    fixture.container.bottomAccessory = nil
    fixture.host.commit()
    #expect(accessory.superview == nil && insets(scrolling) == [44, 0])
  }

  @Test("R25.10 A height that is no height is refused")
  func accessoryHeight() throws {
    let fixture = try BarFixture(BarFixture.titled("A"))
    for height in [CGFloat.nan, -1, .infinity] {
      let misuses = withMisuseIntercepted {
        fixture.container.minimizedBottomAccessoryHeight = height
      }
      #expect(misuses.map(\.id) == ["bars.accessory-height"])
    }
    #expect(fixture.container.minimizedBottomAccessoryHeight == 0)
  }

  @Test("R25.12 Insets of the program stay, and what leaves has its own")
  func ownInsets() throws {
    let child = BarFixture.titled("A")
    child.additionalSafeAreaInsets.top = 10
    let fixture = try BarFixture(child)
    #expect(insets(child) == [54, 0])

    child.additionalSafeAreaInsets.bottom = 7
    fixture.container.isNavigationBarHidden = true
    fixture.host.commit()
    #expect(insets(child) == [10, 7])

    fixture.container.isNavigationBarHidden = false
    fixture.host.commit()
    fixture.container.setContentViewController(nil, animated: false)
    #expect(child.additionalSafeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 7, right: 0))
  }

  @Test("R25.8 A low container has a low bar")
  func rotation() throws {
    let child = BarFixture.titled("A")
    let fixture = try BarFixture(child) { $0.navigationBar.prefersLargeTitles = true }
    #expect(fixture.bar.bounds.height == 96)
    fixture.host.simulateTraits { $0.verticalSizeClass = .compact }
    fixture.host.commit()
    #expect(fixture.bar.bounds.height == 32 && insets(child) == [32, 0])
  }

  @Test("R25.13 Content and hidden bars are restored")
  func state() throws {
    let child = BarFixture.titled("A")
    child.restorationIdentifier = "a"
    let container = BarContainerViewController(contentViewController: child)
    container.isNavigationBarHidden = true
    container.isToolbarHidden = false
    let state = SavedState(of: container).state

    let restored = BarContainerViewController()
    try restored.restoreState(state) { identifier, _ in
      let made = UIViewController()
      made.restorationIdentifier = identifier
      return made
    }
    #expect(restored.contentViewController?.restorationIdentifier == "a")
    #expect(restored.isNavigationBarHidden && !restored.isToolbarHidden)
  }

  @Test("R25.1 A dark bar has a light status bar above it, any other leaves it to the content")
  func statusBar() throws {
    let fixture = try BarFixture(BarFixture.titled("A"))
    #expect(fixture.container.childForStatusBarStyle === fixture.container.contentViewController)
    fixture.bar.barStyle = .black
    #expect(fixture.container.childForStatusBarStyle == nil)
    #expect(fixture.container.preferredStatusBarStyle == .lightContent)
  }
}
