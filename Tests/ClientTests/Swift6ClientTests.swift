import ClientSwift6
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

@Suite struct Swift6ClientTests {
  @Test("R19.1 an animator's helper is isolated by its protocol; a router presents")
  func animator() throws {
    let host = try TestHost()
    host.show(UIViewController())
    let root = try #require(host.window.rootViewController)
    let presented = UIViewController()
    var isShown = false
    host.turn { Router(root: root).show(presented) { isShown = true } }
    host.advance(by: 0.1)
    #expect(root.presentedViewController === presented && isShown)
    #expect(SlideAnimator().transitionDuration(using: nil) == 0.3)
  }

  @Test("R19.1 what Apple does not isolate works on any thread")
  func anyThread() async {
    let (image, time) = await Task.detached {
      (UIImage.square(.blue, side: 3), measuredTime())
    }.value
    #expect(image.size.width == 3 && time.isFinite)
    let curve = Metrics.curve
    #expect(curve.isEqual(curve) && Metrics.accent.cgColor.alpha == 1)
  }

  @Test("R15.81 Subclasses of UIKit's containers declare what they want, and work as before")
  func namesOfContainers() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    let navigation = NamedNavigationController(rootViewController: UIViewController())
    let tabs = NamedTabBarController(nibName: nil, bundle: nil)
    tabs.viewControllers = [navigation]
    let split = NamedSplitViewController(style: .doubleColumn)
    split.setViewController(tabs, for: .secondary)
    let pages = NamedPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    pages.setViewControllers([split], direction: .forward, animated: false)
    host.show(pages)

    let child = RecordingViewController("A", recorder: recorder)
    host.turn { navigation.pushViewController(child, animated: false) }
    try host.settle()
    #expect(recorder.events.count { $0.callback == .viewDidAppear(animated: false) } == 1)
    // The answers of the program to questions that UIKit does not ask have no effect.
    #expect(pages.childForStatusBarStyle === split && navigation.childForStatusBarHidden === child)
    host.press(.keyboardEscape)
    try host.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("R19.28 Members that Apple declares in categories are overridden as those of classes")
  func members() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let (label, page) = (OverridingLabel(), OverridingController())
    page.view.addSubview(label)
    host.show(page)
    let view: UIView = label
    view.addInteraction(UILargeContentViewerInteraction())
    #expect(label.added == 1 && view.interactions.isEmpty && view.frame(in: page.view) == nil)
    #expect(view.maximumContentSizeCategory == .large && view.topAnchor == view.bottomAnchor)
    let guide: UILayoutGuide = OverridingGuide()
    page.view.addLayoutGuide(guide)
    #expect(guide.widthAnchor == guide.heightAnchor)
    let controller: UIViewController = page
    #expect(controller.topLayoutGuide === controller.bottomLayoutGuide)
    let tabs: UITabBarController = OverridingTabBarController()
    #expect(tabs.moreNavigationController !== tabs.moreNavigationController)
    let image: UIImage = OverridingImage()
    #expect(image.preparingForDisplay() == nil && image.preparingThumbnail(of: .zero) === image)
  }

  @Test("R19.1 an object without isolation observes by a selector")
  func log() {
    let log = Log()
    NotificationCenter.default.post(name: Notification.Name("log"), object: nil)
    #expect(log.entries == ["log"])
  }

  @Test("R19.1 a private method is an action")
  func form() throws {
    let form = Form()
    form.loadViewIfNeeded()
    form.field.sendActions(for: .valueChanged)
    #expect(form.changes == 1)
  }
}
