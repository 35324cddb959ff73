import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Methods that UIKit calls by itself are called, at the moments that `Scripts/apple-overrides`
/// states.
@Suite(.serialized) struct CalledMethodTests {
  @Test("R15.91 UIKit calls each method that programs override for it, of each class that has it")
  func all() throws {
    OverriddenCalls.called = []
    ObjectMaker.classes = []

    _ = try ViewLife(ObjectMaker(overrides: true)).run()
    _ = try ControllerLife(ObjectMaker(overrides: true)).run()
    #expect(CalledMembers.all.subtracting(OverriddenCalls.called).sorted() == [])
    #expect(OverriddenCalls.called.subtracting(CalledMembers.all).sorted() == [])
    #expect(CalledMembers.classes.subtracting(ObjectMaker.classes).sorted() == [])
  }

  @Test("R15.91 Views, windows and recognizers are called at the moments that the table states")
  func momentsOfViews() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let (page, view, subview) = (UIViewController(), DrawnView(), UIView())
    host.show(page)
    let moments = CallMoments(host)
    moments.name(view, "view")
    view.onDraw = { moments.note("view draws") }
    view.onLayout = { moments.note("view lays out") }

    moments.turn("added") { page.view.addSubview(view) }
    moments.turn("sized") { view.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
    moments.turn("subview") { view.addSubview(subview) }
    moments.turn("safe area") { page.additionalSafeAreaInsets.top = 20 }
    moments.turn("margins") { view.layoutMargins.left = 30 }
    moments.turn("tint") { page.view.tintColor = .systemRed }
    moments.turn("dark") { page.overrideUserInterfaceStyle = .dark }
    moments.turn("constraints") { view.setNeedsUpdateConstraints() }
    moments.note("— focus")
    host.press(.keyboardTab)
    moments.turn("no subview") { subview.removeFromSuperview() }
    moments.turn("removed") { view.removeFromSuperview() }

    let scrollView = OverridingScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let button = OverridingButton(configuration: .filled())
    let recognizer = OverridingTapGestureRecognizer()
    let delegate = InsetDelegate { moments.note("its delegate") }
    scrollView.delegate = delegate
    scrollView.addGestureRecognizer(recognizer)
    host.turn {
      page.view.addSubview(scrollView)
      page.view.addSubview(button)
    }
    moments.name(scrollView, "scrollView")
    moments.name(button, "button")
    moments.name(recognizer, "tap")
    recognizer.addHandler { moments.note("recognized: \($0.state == .ended)") }
    moments.turn("inset") { scrollView.contentInset.top = 5 }
    moments.turn("selected") { button.isSelected = true }
    moments.note("— tapped")
    host.tap(at: CGPoint(x: 50, y: 150))

    let (first, second) = (OverridingWindow(), OverridingWindow())
    moments.name(first, "first")
    moments.name(second, "second")
    moments.turn("first window") { first.makeKeyAndVisible() }
    moments.turn("second window") { second.makeKeyAndVisible() }
    try moments.end().expect(
      """
      — added
      view.willMove(toWindow:)
      view.willMove(toSuperview:)
      view.didMoveToWindow() +superview +window
      view.didMoveToSuperview()
      view lays out
      view.layerWillDraw(_:)
      view draws
      — sized
      view lays out
      view.layerWillDraw(_:)
      view draws
      — subview
      view.didAddSubview(_:) +subview
      view lays out
      — safe area
      view.layoutMarginsDidChange() +safe area
      view.safeAreaInsetsDidChange()
      view lays out
      — margins
      view.layoutMarginsDidChange() +margins
      view lays out
      — tint
      view.tintColorDidChange() +red
      — dark
      view.tintColorDidChange() +dark
      view.traitCollectionDidChange(_:)
      view.layerWillDraw(_:)
      view draws
      — constraints
      view.updateConstraints()
      — focus
      view.didUpdateFocus(in:with:) +focus
      — no subview
      view.willRemoveSubview(_:)
      view lays out
      — removed
      view.didUpdateFocus(in:with:) -subview -focus
      view.willMove(toWindow:)
      view.willMove(toSuperview:)
      view.didMoveToWindow() -superview -window -safe area -dark
      view.didMoveToSuperview()
      — inset
      scrollView.adjustedContentInsetDidChange()
      its delegate
      — selected
      button.updateConfiguration()
      — tapped
      recognized: true
      tap.reset()
      — first window
      first.becomeKey() +key
      first.layerWillDraw(_:)
      — second window
      first.resignKey() -key
      second.becomeKey() +key
      second.layerWillDraw(_:)
      """)
  }

  @Test("R15.91 Controllers are called at the moments that the table states")
  func momentsOfControllers() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let (page, controller, child) = (
      UIViewController(), OverridingViewController(), UIViewController()
    )
    host.show(page)
    let moments = CallMoments(host)
    moments.name(controller, "controller")

    moments.turn("added") {
      page.addChild(controller)
      controller.view.frame = page.view.bounds
      page.view.addSubview(controller.view)
      controller.didMove(toParent: page)
    }
    moments.turn("insets") { page.additionalSafeAreaInsets.top = 20 }
    moments.turn("margins") { controller.view.layoutMargins.left = 30 }
    moments.turn("constraints") { controller.view.setNeedsUpdateConstraints() }
    moments.turn("dark") { page.overrideUserInterfaceStyle = .dark }
    moments.turn("child") { controller.addChild(child) }
    moments.turn("its size") { child.preferredContentSize.width = 10 }
    moments.note("— memory warning")
    host.sendMemoryWarning()
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    moments.turn("button") { controller.view.addSubview(button) }
    moments.note("— focus")
    host.press(.keyboardTab)
    moments.note("— rotation")
    host.rotateDevice()
    try host.settle()
    moments.turn("removed") {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    try moments.end().expect(
      """
      — added
      controller.willMove(toParent:) +parent
      controller.viewDidLoad() +view
      controller.viewWillAppear(_:)
      controller.didMove(toParent:) +window
      controller.viewLayoutMarginsDidChange()
      controller.viewSafeAreaInsetsDidChange()
      controller.viewIsAppearing(_:)
      controller.updateContentUnavailableConfiguration(using:)
      controller.viewWillLayoutSubviews()
      controller.viewDidLayoutSubviews()
      controller.viewDidAppear(_:)
      — insets
      controller.viewLayoutMarginsDidChange() +safe area
      controller.viewSafeAreaInsetsDidChange()
      controller.viewWillLayoutSubviews()
      controller.viewDidLayoutSubviews()
      — margins
      controller.viewLayoutMarginsDidChange() +margins
      controller.viewWillLayoutSubviews()
      controller.viewDidLayoutSubviews()
      — constraints
      controller.updateViewConstraints()
      — dark
      controller.traitCollectionDidChange(_:) +dark
      controller.updateContentUnavailableConfiguration(using:)
      — child
      — its size
      controller.preferredContentSizeDidChange(forChildContentContainer:)
      — memory warning
      controller.didReceiveMemoryWarning()
      — button
      controller.viewWillLayoutSubviews()
      controller.viewDidLayoutSubviews()
      — focus
      controller.didUpdateFocus(in:with:)
      — rotation
      controller.willTransition(to:with:)
      controller.willRotate(to:duration:)
      controller.viewWillTransition(to:with:)
      controller.traitCollectionDidChange(_:) +wide +landscape
      controller.viewLayoutMarginsDidChange()
      controller.updateContentUnavailableConfiguration(using:)
      controller.viewWillLayoutSubviews()
      controller.viewDidLayoutSubviews()
      controller.willAnimateRotation(to:duration:)
      controller.didRotate(from:)
      — removed
      controller.willMove(toParent:)
      controller.didUpdateFocus(in:with:)
      controller.viewWillDisappear(_:)
      controller.didMove(toParent:) -parent -window -safe area -dark
      controller.viewDidDisappear(_:)
      """)
  }

  @Test("R15.91 Presentation controllers and tabs are called at the moments that the table states")
  func momentsOfPresentations() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let (presented, tabs) = (UIViewController(), OverridingTabBarController())
    tabs.viewControllers = ["One", "Two"].map {
      let page = UIViewController()
      page.title = $0
      return page
    }
    host.show(tabs)
    let moments = CallMoments(host)
    let delegate = PresentationDelegate { moments.name($0, "presentation") }
    (presented.modalPresentationStyle, presented.transitioningDelegate) = (.custom, delegate)

    moments.turn("presented") { tabs.present(presented, animated: true) }
    try host.settle()
    moments.turn("dark") { host.window.overrideUserInterfaceStyle = .dark }
    moments.note("— rotation")
    host.rotateDevice()
    try host.settle()
    moments.turn("size") { presented.preferredContentSize.width = 100 }
    moments.turn("dismissed") { tabs.dismiss(animated: true) }
    try host.settle()

    OverriddenCalls.onCall = { name, _ in
      if name.contains("tabBar") { moments.note("\(name) while \(tabs.selectedIndex) is selected") }
    }
    host.tap(at: CGPoint(x: 360, y: 300))
    try moments.end().expect(
      """
      — presented
      presentation.presentationTransitionWillBegin() +container
      presentation.containerViewWillLayoutSubviews() +presented
      presentation.containerViewDidLayoutSubviews()
      presentation.presentationTransitionDidEnd(_:)
      presentation.containerViewWillLayoutSubviews()
      presentation.containerViewDidLayoutSubviews()
      — dark
      presentation.traitCollectionDidChange(_:) +dark
      — rotation
      presentation.willTransition(to:with:)
      presentation.viewWillTransition(to:with:)
      presentation.traitCollectionDidChange(_:) +wide
      presentation.containerViewWillLayoutSubviews()
      presentation.containerViewDidLayoutSubviews()
      — size
      presentation.preferredContentSizeDidChange(forChildContentContainer:)
      — dismissed
      presentation.dismissalTransitionWillBegin()
      presentation.dismissalTransitionDidEnd(_:)
      UIViewController.tabBar(_:didSelect:) while 0 is selected
      """)
  }
}

private final class DrawnView: OverridingView {
  var onDraw: () -> Void = {}
  var onLayout: () -> Void = {}
  override var canBecomeFocused: Bool { true }
  override func draw(_ rect: CGRect) { onDraw() }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  deinit {}
}

private final class InsetDelegate: NSObject, UIScrollViewDelegate {
  private let onChange: () -> Void

  init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  deinit {}

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { onChange() }
}

private final class PresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let onMake: (UIPresentationController) -> Void

  init(_ onMake: @escaping (UIPresentationController) -> Void) { self.onMake = onMake }

  deinit {}

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = OverridingPresentationController(
      presentedViewController: presented, presenting: presenting)
    onMake(made)
    return made
  }
}
