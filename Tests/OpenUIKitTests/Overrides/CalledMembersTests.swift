import NestTesting
import OpenUIKit
import Testing

/// Each method that UIKit calls is called, and a subclass that does nothing in those that need not
/// call `super` works as any other one.
@Suite struct CalledMembersTests {
  /// The life of a controller with a view that is laid out, drawn, focused, resized and removed.
  private func live(
    _ controller: UIViewController, _ view: UIView, _ scrollView: UIScrollView, _ button: UIButton
  ) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let parent = UIViewController()
    host.show(parent)
    host.turn {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
    }
    let subview = UIView()
    host.turn {
      for child in [view, scrollView, button] { controller.view.addSubview(child) }
      view.addSubview(subview)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      scrollView.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    }
    host.turn {
      controller.additionalSafeAreaInsets.top = 20
      scrollView.contentInset.top = 5
      view.layoutMargins.left = 30
      controller.view.layoutMargins.left = 31
      controller.view.tintColor = .systemRed
      controller.view.overrideUserInterfaceStyle = .dark
      for changed in [view, controller.view] { changed?.setNeedsUpdateConstraints() }
      view.setNeedsDisplay()
      button.setNeedsUpdateConfiguration()
    }
    _ = try host.snapshot()
    host.press(.keyboardTab)
    try host.resize(to: CGSize(width: 480, height: 320))
    host.simulateTraits { $0.verticalSizeClass = .compact }
    host.sendMemoryWarning()
    host.tap(at: CGPoint(x: 100, y: 50))
    host.turn { subview.removeFromSuperview() }
    host.turn { view.removeFromSuperview() }
    let child = UIViewController()
    host.turn {
      controller.addChild(child)
      child.didMove(toParent: controller)
    }
    host.turn { child.preferredContentSize = CGSize(width: 100, height: 100) }
    host.turn {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    try host.settle()
  }

  @Test("R17.46 UIKit calls each method of views and controllers that programs override for it")
  func counted() throws {
    let log = CallLog()
    let (controller, view) = (CountedController(), CountedView())
    let (scrollView, button) = (CountedScrollView(), CountedButton(configuration: .plain()))
    let recognizer = CountedRecognizer()
    (controller.log, view.log, scrollView.log, button.log) = (log, log, log, log)
    recognizer.log = log
    view.addGestureRecognizer(recognizer)

    try live(controller, view, scrollView, button)
    #expect(CalledMembers.all.subtracting(log.names) == [])
    #expect(log.names.subtracting(CalledMembers.all) == [])
  }

  @Test("R17.46 Views and controllers whose overrides do nothing are loaded, shown and removed")
  func silent() throws {
    let (controller, view) = (SilentController(), SilentView())
    let (scrollView, button) = (UIScrollView(), UIButton(type: .system))
    try live(controller, view, scrollView, button)

    #expect(controller.isViewLoaded && controller.parent == nil && !controller.isMovingFromParent)
    #expect(controller.view.window == nil && view.superview == nil && view.subviews.isEmpty)
    #expect(controller.view.subviews.count == 2)
    #expect(
      button.tintColor == .systemRed && scrollView.traitCollection.userInterfaceStyle == .dark)
  }
}

/// The names of the methods that were called.
private final class CallLog {
  private(set) var names: Set<String> = []
  func note(_ name: String = #function) { names.insert(name) }

  deinit {}
}

private enum CalledMembers {
  static let all: Set<String> = [
    "didAddSubview(_:)", "willRemoveSubview(_:)", "willMove(toSuperview:)", "didMoveToSuperview()",
    "willMove(toWindow:)", "didMoveToWindow()", "safeAreaInsetsDidChange()",
    "layoutMarginsDidChange()", "tintColorDidChange()", "layerWillDraw(_:)", "updateConstraints()",
    "traitCollectionDidChange(_:)", "didUpdateFocus(in:with:)", "loadView()", "viewDidLoad()",
    "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
    "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "viewSafeAreaInsetsDidChange()", "viewLayoutMarginsDidChange()", "updateViewConstraints()",
    "willMove(toParent:)", "didMove(toParent:)", "viewWillTransition(to:with:)",
    "willTransition(to:with:)", "didReceiveMemoryWarning()",
    "preferredContentSizeDidChange(forChildContentContainer:)", "adjustedContentInsetDidChange()",
    "updateConfiguration()", "reset()",
  ]
}

private final class CountedView: UIView {
  var log: CallLog?
  override var canBecomeFocused: Bool { true }
  override func draw(_ rect: CGRect) { UIRectFill(rect) }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    log?.note()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    log?.note()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    log?.note()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    log?.note()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    log?.note()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    log?.note()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log?.note()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    log?.note()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    log?.note()
  }

  override func layerWillDraw(_ layer: CALayer) {
    super.layerWillDraw(layer)
    log?.note()
  }

  override func updateConstraints() {
    super.updateConstraints()
    log?.note()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log?.note()
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    log?.note()
  }

  deinit {}
}

private final class CountedController: UIViewController {
  var log: CallLog?

  override func loadView() {
    super.loadView()
    log?.note()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log?.note()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?.note()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log?.note()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.note()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?.note()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.note()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log?.note()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log?.note()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    log?.note()
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    log?.note()
  }

  override func updateViewConstraints() {
    super.updateViewConstraints()
    log?.note()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log?.note()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log?.note()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log?.note()
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log?.note()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log?.note()
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log?.note()
  }

  deinit {}
}

private final class CountedScrollView: UIScrollView {
  var log: CallLog?

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    log?.note()
  }

  deinit {}
}

private final class CountedButton: UIButton {
  var log: CallLog?

  override func updateConfiguration() {
    super.updateConfiguration()
    log?.note()
  }

  deinit {}
}

private final class CountedRecognizer: UITapGestureRecognizer {
  var log: CallLog?

  override func reset() {
    super.reset()
    log?.note()
  }

  deinit {}
}

private final class SilentView: UIView {
  override func didAddSubview(_ subview: UIView) {}
  override func willRemoveSubview(_ subview: UIView) {}
  override func willMove(toSuperview newSuperview: UIView?) {}
  override func didMoveToSuperview() {}
  override func willMove(toWindow newWindow: UIWindow?) {}
  override func didMoveToWindow() {}
  override func safeAreaInsetsDidChange() {}
  override func layoutMarginsDidChange() {}
  override func tintColorDidChange() {}
  override func layerWillDraw(_ layer: CALayer) {}

  deinit {}
}

private final class SilentController: UIViewController {
  override func viewDidLoad() {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}

  deinit {}
}
