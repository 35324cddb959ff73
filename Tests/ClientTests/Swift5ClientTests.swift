import ClientSwift5
import MisuseReports
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

@Suite struct Swift5ClientTests {
  @Test("R19.1 a coordinator without isolation shows and presents")
  func coordinator() throws {
    let host = try TestHost()
    let coordinator = AppCoordinator(window: host.window)
    host.turn { coordinator.start() }
    let root = try #require(host.window.rootViewController as? UINamedViewController)
    #expect(root.titleText() == "Root" && root.presentable === root)

    host.turn { coordinator.show(UIViewController(), animated: false) }
    #expect(root.presentedViewController != nil)
    coordinator.showBanner()
    #expect(host.window.subviews.contains { ($0 as? UILabel)?.text == "Banner" })
  }

  @Test("R19.1 default values, constants and closures of views need no isolation")
  func values() {
    let parent = UIView()
    #expect(embed(in: parent).superview === parent && Screen().view.superview == nil)
    fade(parent)
    addBorder(to: parent.layer)
    #expect(parent.alpha == 0.5 && parent.layer.borderWidth == 1)
    let card = CardView()
    card.roundCorners()
    let highlighted = HighlightedView()
    highlighted.highlight()
    #expect(card.layer.cornerRadius == 8 && highlighted.backgroundColor == .systemYellow)
    #expect(Shared.label.text == nil && Shared.curve.description.isEmpty == false)
  }

  @Test("R19.1 pictures are drawn on any thread")
  func pictures() async {
    let image = await Task.detached {
      UIImage.dot(.red, size: 4).resized(to: CGSize(width: 2, height: 2))
    }
    .value
    #expect(image.size == CGSize(width: 2, height: 2))
  }

  @Test("R19.1 optional methods of delegates are called, through proxies too")
  func delegates() throws {
    let host = try TestHost()
    host.show(UIViewController())
    let root = try #require(host.window.rootViewController)
    let (outer, inner, presented) = (TransitioningProxy(), TransitioningProxy(), UIViewController())
    outer.forwarded = inner
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = outer
    presented.presentationController?.delegate = outer
    host.turn { root.present(presented, animated: true) }
    host.advance(by: 1)
    #expect(inner.animator.ended == [true] && outer.animator.ended.isEmpty)

    // The animator of a custom presentation is used without animation, too.
    host.turn { dismissAndInform(presented) }
    host.advance(by: 1)
    #expect(inner.animator.ended == [true, true])
    #expect(root.presentedViewController == nil && outer.dismissals == 1)

    let (gestures, scrolls) = (GestureProxy(), ScrollProxy())
    let tap = UITapGestureRecognizer()
    #expect(gestures.gestureRecognizerShouldBegin(tap))
    #expect(!gestures.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let original = ScrollProxy()
    scrolls.original = original
    scrollView.delegate = scrolls
    scrollView.contentOffset.y = 5
    #expect(scrolls.scrolls == 1 && original.scrolls == 1)
    #expect(applicationRoot() == nil)
  }

  @Test("R19.1 layers, recognizers and controllers are subclassed as on Apple's systems")
  func subclasses() throws {
    let color = NamedColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(color.cgColor == UIColor.green.cgColor)
    #expect(color.withAlphaComponent(0).cgColor.alpha == 0)
    let ring = RingView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(ring.ring?.ringWidth == 2 && RingLayer(layer: RingLayer()).ringWidth == 2)
    #expect(LogoView(image: nil).isPrepared)
    #expect(SingleTouchRecognizer(limit: 3).limit == 3)
    let wobble = Wobble()
    ring.layer.add(wobble, forKey: "wobble")
    let added = try #require(ring.layer.animation(forKey: "wobble") as? Wobble)
    #expect(added !== wobble && added.duration == 0.2 && added.strength == 1)
    #expect(ConfiguredController(text: "x").view is ConfiguredView)
  }

  @Test("R19.1 targets and actions: a control, a recognizer, a notification")
  func actions() throws {
    let host = try TestHost()
    let controller = CounterViewController()
    host.show(controller)
    try host.tap(controller.button)
    #expect(controller.events == ["pressed true", "increment", "lifted true"])
    host.tap(at: CGPoint(x: 200, y: 400))
    NotificationCenter.default.post(name: Notification.Name("remember"), object: "me")
    #expect(controller.events.suffix(2) == ["tapped true", "remember me"])

    NotificationCenter.default.removeObserver(controller)
    NotificationCenter.default.post(name: Notification.Name("remember"), object: "me")
    #expect(controller.events.count == 5)
  }

  @Test("R15.82 Subclasses of UIKit's containers say who forwards, and combine two controllers")
  func containers() throws {
    let host = try TestHost(size: CGSize(width: 1024, height: 768))
    let recorder = LifecycleRecorder()
    let children = ["A", "B", "C"].map { RecordingViewController($0, recorder: recorder) }
    let navigation = SecondaryNavigationController(rootViewController: children[0])
    let tabs = SecondaryTabBarController(nibName: nil, bundle: nil)
    tabs.viewControllers = [navigation]
    let pages = ForwardingPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([children[1]], direction: .forward, animated: false)
    let split = ForwardingSplitViewController(nibName: nil, bundle: nil)
    split.viewControllers = [tabs, pages]
    host.show(split)
    host.turn { navigation.pushViewController(children[2], animated: true) }
    try host.settle()
    let appeared = recorder.events.filter { event in
      if case .viewDidAppear = event.callback { true } else { false }
    }
    #expect(appeared.count == 3 && navigation.calls.contains("asked"))

    try host.resize(to: CGSize(width: 390, height: 844))
    try host.settle()
    #expect(navigation.viewControllers == [children[0], children[2], pages])
    try host.resize(to: CGSize(width: 1024, height: 768))
    try host.settle()
    #expect(split.viewControllers == [tabs, pages])
    #expect(navigation.calls.filter { $0 != "asked" } == ["collapse", "separate"])
  }

  @Test("R19.1 no observation keeps its target alive")
  func lifetimes() throws {
    weak var controller: CounterViewController?
    do {
      let made = CounterViewController()
      made.loadViewIfNeeded()
      controller = made
    }
    #expect(controller == nil)
    NotificationCenter.default.post(name: Notification.Name("remember"), object: nil)
    let manager = SessionManager()
    let timer = manager.startTicking()
    timer.fire()
    timer.invalidate()
    #expect(manager.ticks == 1)
  }

  @Test("R19.1 what Apple lets subclasses override is overridden")
  func overrides() throws {
    let view = RingOnlyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.ringWidth = 3
    #expect(view.layer.frame.width == 10 && (view as UIView).layer === view.layer)
    CountingView.animate(withDuration: 0.1, animations: {})
    UIView.animate(withDuration: 0.1, animations: {})
    #expect(CountingView.animations == 1)
    let layer = ShiftedLayer()
    #expect(layer.convert(CGPoint(x: 1, y: 1), to: nil as CALayer?) == CGPoint(x: 101, y: 1))
    #expect(layer.value(forKeyPath: "own") as? Int == 1)
    #expect(layer.value(forKeyPath: "opacity") as? CGFloat == 1)
    #expect(ArchivedPage().sheetPresentationController == nil)
    let timed = CALayer()
    TimingChanger().slow(timed)
    #expect(timed.speed == 0.25)
    #expect(speed(of: Slow()) == 0.5)
    #expect(speed(of: UIPercentDrivenInteractiveTransition()) == 1)
  }

  @Test("R19.1 a controller of a class of its own is archived")
  func archive() throws {
    let page = ArchivedPage()
    page.page = 3
    page.title = "Third"
    let data = try NSKeyedArchiver.archivedData(withRootObject: page, requiringSecureCoding: false)
    let read = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? ArchivedPage
    #expect(read?.page == 3 && read?.title == "Third")
  }

  @Test("R19.1 a display link calls a method of its target")
  func displayLink() throws {
    let host = try TestHost()
    let ticker = Ticker()
    host.turn { ticker.start() }
    host.advance(by: 0.2)
    #expect(ticker.times.count == 6)
    host.turn { ticker.stop() }
    #expect(host.isIdle)
  }
}
