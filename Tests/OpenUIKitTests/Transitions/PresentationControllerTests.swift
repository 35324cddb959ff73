import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Presentation controllers of the program: every member that can be overridden, and when.
@Suite struct PresentationControllerTests {
  /// A presentation controller that stands the presented view in a view of its own, made when the
  /// presentation begins, and notes what it is asked: each question once between two events.
  private final class Wrapping: UIPresentationController {
    var recorder: LifecycleRecorder?
    var inset: CGFloat = 40
    private(set) var wrapper: UIView?
    private var asked: Set<String> = []

    private func happened(_ text: String) {
      asked = []
      recorder?.note(text, from: "presentation")
    }

    private func isAsked(_ text: String) {
      if asked.insert(text).inserted { recorder?.note(text, from: "presentation") }
    }

    override var presentedView: UIView? {
      isAsked("presentedView")
      return wrapper
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      isAsked("frame")
      return super.frameOfPresentedViewInContainerView.insetBy(dx: inset, dy: inset)
    }

    override var shouldPresentInFullscreen: Bool {
      isAsked("shouldPresentInFullscreen")
      return super.shouldPresentInFullscreen
    }

    override func presentationTransitionWillBegin() {
      happened("presentationTransitionWillBegin")
      let made = UIView(frame: containerView?.bounds.insetBy(dx: inset, dy: inset) ?? .zero)
      made.autoresizesSubviews = true
      let view: UIView = super.presentedView ?? UIView()
      view.frame = made.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      made.addSubview(view)
      wrapper = made
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      happened("presentationTransitionDidEnd(\(completed))")
      if !completed { wrapper = nil }
    }

    override func containerViewWillLayoutSubviews() {
      happened("containerViewWillLayoutSubviews")
      wrapper?.frame = frameOfPresentedViewInContainerView
    }

    override func containerViewDidLayoutSubviews() { happened("containerViewDidLayoutSubviews") }

    override func dismissalTransitionWillBegin() { happened("dismissalTransitionWillBegin") }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      happened("dismissalTransitionDidEnd(\(completed))")
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      happened("preferred(\(text(container.preferredContentSize)))")
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      isAsked("size(\(text(parentSize)))")
      return CGSize(width: parentSize.width - 2 * inset, height: parentSize.height - 2 * inset)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      happened("willTransition")
      super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      happened("viewWillTransition(\(text(size)))")
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      happened("traitCollectionDidChange")
    }
  }

  /// Hands out a wrapping presentation controller.
  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var animator: RecordingAnimator?
    var interactor: UIPercentDrivenInteractiveTransition?
    weak var presentation: Wrapping?
    let recorder: LifecycleRecorder
    var prepare: (UIPresentationController) -> Void = { _ in }

    init(_ recorder: LifecycleRecorder) {
      self.recorder = recorder
      super.init()
    }

    deinit {}

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let made = Wrapping(presentedViewController: presented, presenting: presenting)
      made.recorder = recorder
      prepare(made)
      presentation = made
      return made
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  private struct Stage {
    let stage: ControllerStage
    let root: RecordingViewController
    let modal: RecordingViewController
    let delegate: Delegate

    init() throws {
      stage = try ControllerStage()
      root = stage.shownRoot()
      modal = stage.modal("M", .custom)
      delegate = Delegate(stage.recorder)
      modal.transitioningDelegate = delegate
      modal.loadViewIfNeeded()
      stage.recorder.removeAll()
    }
  }

  @Test("UIKit 5.6 Every question and every call of a presentation and a dismissal, in order")
  func order() throws {
    let wrapped = try Stage()
    let stage = wrapped.stage

    wrapped.root.present(wrapped.modal, animated: true, completion: stage.note())
    try stage.host.settle()
    try stage.recorder.expect(
      """
      presentation.shouldPresentInFullscreen
      presentation.presentationTransitionWillBegin
      presentation.presentedView
      presentation.frame
      M.viewWillAppear(animated) [presented]
      presentation.containerViewWillLayoutSubviews
      presentation.frame
      presentation.containerViewDidLayoutSubviews
      M.viewIsAppearing(animated) [presented]
      presentation.presentationTransitionDidEnd(true)
      M.viewDidAppear(animated) [presented]
      test.completion
      presentation.containerViewWillLayoutSubviews
      presentation.frame
      presentation.containerViewDidLayoutSubviews
      """)

    wrapped.root.dismiss(animated: true, completion: stage.note())
    try stage.host.settle()
    try stage.recorder.expect(
      """
      presentation.shouldPresentInFullscreen
      presentation.presentedView
      presentation.dismissalTransitionWillBegin
      M.viewWillDisappear(animated) [dismissed]
      presentation.dismissalTransitionDidEnd(true)
      presentation.presentedView
      M.viewDidDisappear(animated) [dismissed]
      test.completion
      """)
  }

  @Test(
    "UIKit 5.6 A view around the presented one, made when the presentation begins, is what moves")
  func wrapper() throws {
    let wrapped = try Stage()
    let animator = RecordingAnimator(wrapped.stage.recorder)
    defer { animator.inspect = { _ in } }
    wrapped.delegate.animator = animator
    let frame = wrapped.stage.host.window.bounds.insetBy(dx: 40, dy: 40)
    var seen = 0
    animator.inspect = { context in
      seen += 1
      let wrapper = wrapped.delegate.presentation?.wrapper
      #expect(wrapper != nil && context.view(forKey: .to) === wrapper)
      #expect(context.finalFrame(for: wrapped.modal) == frame)
      #expect(wrapped.modal.transitionCoordinator?.view(forKey: .to) === wrapper)
    }
    wrapped.root.present(wrapped.modal, animated: true)
    try wrapped.stage.host.settle()
    let wrapper = try #require(wrapped.delegate.presentation?.wrapper)
    #expect(wrapper.frame == frame)
    #expect(wrapped.modal.view.superview === wrapper)
    #expect(wrapped.modal.view.frame == wrapper.bounds)

    animator.inspect = { context in
      seen += 1
      #expect(context.view(forKey: .from) === wrapper)
      #expect(context.view(forKey: .to) == nil)
      #expect(context.initialFrame(for: wrapped.modal) == frame)
    }
    wrapped.root.dismiss(animated: true)
    try wrapped.stage.host.settle()
    #expect(seen == 2)
    #expect(wrapper.superview == nil)
    #expect(wrapped.stage.host.window.subviews == [wrapped.root.view])
  }

  @Test(
    "UIKit 5.6 5.7 A presentation that is cancelled removes its container view, and can be presented again"
  )
  func wrapperCancelled() throws {
    let wrapped = try Stage()
    let animator = RecordingAnimator(wrapped.stage.recorder)
    let interactor = UIPercentDrivenInteractiveTransition()
    wrapped.delegate.animator = animator
    wrapped.delegate.interactor = interactor
    wrapped.root.present(wrapped.modal, animated: true)
    interactor.update(0.4)
    wrapped.stage.host.commit()
    wrapped.stage.recorder.removeAll()

    interactor.cancel()
    try wrapped.stage.host.settle()

    try wrapped.stage.recorder.expect(
      """
      M.viewWillDisappear(animated) [presented]
      animator.animation ended(false)
      animator.animationEnded(false)
      presentation.presentationTransitionDidEnd(false)
      presentation.presentedView
      M.viewDidDisappear(animated) [presented]
      """)
    #expect(wrapped.stage.host.window.subviews == [wrapped.root.view])
    wrapped.delegate.interactor = nil
    wrapped.root.present(wrapped.modal, animated: true)
    try wrapped.stage.host.settle()
    #expect(wrapped.modal.view.window != nil)
  }

  @Test(
    "UIKit 6.3 5.6 A wish for another size and a rotation reach the presentation controller, in order"
  )
  func sizes() throws {
    let wrapped = try Stage()
    wrapped.root.present(wrapped.modal, animated: false)
    try wrapped.stage.host.settle()
    wrapped.modal.recordsTraits = true
    wrapped.root.recordsTraits = true
    wrapped.stage.recorder.removeAll()

    wrapped.modal.preferredContentSize = CGSize(width: 100, height: 50)
    wrapped.modal.preferredContentSize = CGSize(width: 100, height: 50)
    try wrapped.stage.recorder.expect("presentation.preferred(100×50)")
    #expect(wrapped.delegate.presentation?.preferredContentSize == CGSize(width: 100, height: 50))

    wrapped.stage.host.rotateDevice(to: .landscapeLeft)
    try wrapped.stage.host.settle()
    let lines = wrapped.stage.recorder.timeline.lines.filter { !$0.hasSuffix("presentedView") }
    #expect(
      lines == [
        "P.willTransition(compact×compact)", "presentation.willTransition",
        "M.willTransition(compact×compact)",
        "P.viewWillTransition(852×393)", "presentation.viewWillTransition(852×393)",
        "presentation.size(852×393)", "M.viewWillTransition(772×313)",
        "P.traitCollectionDidChange(height)", "presentation.traitCollectionDidChange",
        "M.traitCollectionDidChange(height)",
        "presentation.containerViewWillLayoutSubviews", "presentation.frame",
        "presentation.containerViewDidLayoutSubviews",
      ], "\(lines)")
    #expect(wrapped.modal.view.bounds.size == CGSize(width: 772, height: 313))
  }

  @Test("UIKit 5.6 6.3 What a presentation overrides applies while it presents, and not any longer")
  func traits() throws {
    let wrapped = try Stage()
    wrapped.delegate.prepare = {
      $0.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
      $0.traitOverrides.preferredContentSizeCategory = .extraLarge
    }
    var seen: [UIUserInterfaceStyle] = []
    wrapped.modal.once(.viewWillAppear) { [unowned modal = wrapped.modal] in
      seen.append(modal.traitCollection.userInterfaceStyle)
    }

    wrapped.root.present(wrapped.modal, animated: true)
    try wrapped.stage.host.settle()
    #expect(seen == [.dark])
    #expect(wrapped.modal.traitCollection.userInterfaceStyle == .dark)
    #expect(wrapped.modal.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(wrapped.root.traitCollection.userInterfaceStyle == .light)

    wrapped.root.dismiss(animated: false)
    try wrapped.stage.host.settle()
    #expect(wrapped.modal.traitCollection.userInterfaceStyle == .light)
    wrapped.delegate.prepare = { _ in }
    wrapped.root.present(wrapped.modal, animated: false)
    try wrapped.stage.host.settle()
    #expect(wrapped.modal.traitCollection.userInterfaceStyle == .light)
    #expect(wrapped.modal.traitCollection.preferredContentSizeCategory == .large)
  }
}
