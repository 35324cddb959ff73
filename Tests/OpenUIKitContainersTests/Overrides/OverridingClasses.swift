// Written by Scripts/check-overrides --subclasses.

import OpenUIKit
import OpenUIKitContainers

class OverridingActivityIndicatorView: UIActivityIndicatorView {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingAlertController: UIAlertController {
  override func applicationFinishedRestoringState() {
    note { super.applicationFinishedRestoringState() }
  }
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didMove(toParent parent: UIViewController?) {
    note { super.didMove(toParent: parent) }
  }
  override func didReceiveMemoryWarning() { note { super.didReceiveMemoryWarning() } }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    note { super.didRotate(from: fromInterfaceOrientation) }
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { note { super.preferredContentSizeDidChange(forChildContentContainer: container) } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) { note { super.updateContentUnavailableConfiguration(using: state) } }
  override func updateViewConstraints() { note { super.updateViewConstraints() } }
  override func viewDidAppear(_ animated: Bool) { note { super.viewDidAppear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { note { super.viewDidDisappear(animated) } }
  override func viewDidLayoutSubviews() { note { super.viewDidLayoutSubviews() } }
  override func viewDidLoad() { note { super.viewDidLoad() } }
  override func viewIsAppearing(_ animated: Bool) { note { super.viewIsAppearing(animated) } }
  override func viewLayoutMarginsDidChange() { note { super.viewLayoutMarginsDidChange() } }
  override func viewSafeAreaInsetsDidChange() { note { super.viewSafeAreaInsetsDidChange() } }
  override func viewWillAppear(_ animated: Bool) { note { super.viewWillAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { note { super.viewWillDisappear(animated) } }
  override func viewWillLayoutSubviews() { note { super.viewWillLayoutSubviews() } }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.viewWillTransition(to: size, with: coordinator) } }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willAnimateRotation(to: toInterfaceOrientation, duration: duration) } }
  override func willMove(toParent parent: UIViewController?) {
    note { super.willMove(toParent: parent) }
  }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willRotate(to: toInterfaceOrientation, duration: duration) } }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.willTransition(to: newCollection, with: coordinator) } }

  deinit {}
}

class OverridingButton: UIButton {
  override func updateConfiguration() { note { super.updateConfiguration() } }
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingControl: UIControl {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingGestureRecognizer: UIGestureRecognizer {
  override func reset() { note { super.reset() } }

  deinit {}
}

class OverridingHoverGestureRecognizer: UIHoverGestureRecognizer {
  override func reset() { note { super.reset() } }

  deinit {}
}

class OverridingImageView: UIImageView {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingInputView: UIInputView {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingLabel: UILabel {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingLongPressGestureRecognizer: UILongPressGestureRecognizer {
  override func reset() { note { super.reset() } }

  deinit {}
}

class OverridingNavigationBar: UINavigationBar {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingNavigationController: UINavigationController {
  override func applicationFinishedRestoringState() {
    note { super.applicationFinishedRestoringState() }
  }
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didMove(toParent parent: UIViewController?) {
    note { super.didMove(toParent: parent) }
  }
  override func didReceiveMemoryWarning() { note { super.didReceiveMemoryWarning() } }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    note { super.didRotate(from: fromInterfaceOrientation) }
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { note { super.preferredContentSizeDidChange(forChildContentContainer: container) } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) { note { super.updateContentUnavailableConfiguration(using: state) } }
  override func updateViewConstraints() { note { super.updateViewConstraints() } }
  override func viewDidAppear(_ animated: Bool) { note { super.viewDidAppear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { note { super.viewDidDisappear(animated) } }
  override func viewDidLayoutSubviews() { note { super.viewDidLayoutSubviews() } }
  override func viewDidLoad() { note { super.viewDidLoad() } }
  override func viewIsAppearing(_ animated: Bool) { note { super.viewIsAppearing(animated) } }
  override func viewLayoutMarginsDidChange() { note { super.viewLayoutMarginsDidChange() } }
  override func viewSafeAreaInsetsDidChange() { note { super.viewSafeAreaInsetsDidChange() } }
  override func viewWillAppear(_ animated: Bool) { note { super.viewWillAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { note { super.viewWillDisappear(animated) } }
  override func viewWillLayoutSubviews() { note { super.viewWillLayoutSubviews() } }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.viewWillTransition(to: size, with: coordinator) } }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willAnimateRotation(to: toInterfaceOrientation, duration: duration) } }
  override func willMove(toParent parent: UIViewController?) {
    note { super.willMove(toParent: parent) }
  }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willRotate(to: toInterfaceOrientation, duration: duration) } }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.willTransition(to: newCollection, with: coordinator) } }

  deinit {}
}

class OverridingPageControl: UIPageControl {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingPageViewController: UIPageViewController {
  override func applicationFinishedRestoringState() {
    note { super.applicationFinishedRestoringState() }
  }
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didMove(toParent parent: UIViewController?) {
    note { super.didMove(toParent: parent) }
  }
  override func didReceiveMemoryWarning() { note { super.didReceiveMemoryWarning() } }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    note { super.didRotate(from: fromInterfaceOrientation) }
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { note { super.preferredContentSizeDidChange(forChildContentContainer: container) } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) { note { super.updateContentUnavailableConfiguration(using: state) } }
  override func updateViewConstraints() { note { super.updateViewConstraints() } }
  override func viewDidAppear(_ animated: Bool) { note { super.viewDidAppear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { note { super.viewDidDisappear(animated) } }
  override func viewDidLayoutSubviews() { note { super.viewDidLayoutSubviews() } }
  override func viewDidLoad() { note { super.viewDidLoad() } }
  override func viewIsAppearing(_ animated: Bool) { note { super.viewIsAppearing(animated) } }
  override func viewLayoutMarginsDidChange() { note { super.viewLayoutMarginsDidChange() } }
  override func viewSafeAreaInsetsDidChange() { note { super.viewSafeAreaInsetsDidChange() } }
  override func viewWillAppear(_ animated: Bool) { note { super.viewWillAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { note { super.viewWillDisappear(animated) } }
  override func viewWillLayoutSubviews() { note { super.viewWillLayoutSubviews() } }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.viewWillTransition(to: size, with: coordinator) } }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willAnimateRotation(to: toInterfaceOrientation, duration: duration) } }
  override func willMove(toParent parent: UIViewController?) {
    note { super.willMove(toParent: parent) }
  }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willRotate(to: toInterfaceOrientation, duration: duration) } }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.willTransition(to: newCollection, with: coordinator) } }

  deinit {}
}

class OverridingPanGestureRecognizer: UIPanGestureRecognizer {
  override func reset() { note { super.reset() } }

  deinit {}
}

class OverridingPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func reset() { note { super.reset() } }

  deinit {}
}

class OverridingPopoverPresentationController: UIPopoverPresentationController {
  override func containerViewDidLayoutSubviews() { note { super.containerViewDidLayoutSubviews() } }
  override func containerViewWillLayoutSubviews() {
    note { super.containerViewWillLayoutSubviews() }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note { super.dismissalTransitionDidEnd(completed) }
  }
  override func dismissalTransitionWillBegin() { note { super.dismissalTransitionWillBegin() } }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { note { super.preferredContentSizeDidChange(forChildContentContainer: container) } }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    note { super.presentationTransitionDidEnd(completed) }
  }
  override func presentationTransitionWillBegin() {
    note { super.presentationTransitionWillBegin() }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.viewWillTransition(to: size, with: coordinator) } }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.willTransition(to: newCollection, with: coordinator) } }

  deinit {}
}

class OverridingPresentationController: UIPresentationController {
  override func containerViewDidLayoutSubviews() { note { super.containerViewDidLayoutSubviews() } }
  override func containerViewWillLayoutSubviews() {
    note { super.containerViewWillLayoutSubviews() }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note { super.dismissalTransitionDidEnd(completed) }
  }
  override func dismissalTransitionWillBegin() { note { super.dismissalTransitionWillBegin() } }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { note { super.preferredContentSizeDidChange(forChildContentContainer: container) } }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    note { super.presentationTransitionDidEnd(completed) }
  }
  override func presentationTransitionWillBegin() {
    note { super.presentationTransitionWillBegin() }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.viewWillTransition(to: size, with: coordinator) } }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.willTransition(to: newCollection, with: coordinator) } }

  deinit {}
}

class OverridingProgressView: UIProgressView {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingRefreshControl: UIRefreshControl {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingRotationGestureRecognizer: UIRotationGestureRecognizer {
  override func reset() { note { super.reset() } }

  deinit {}
}

class OverridingScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override func reset() { note { super.reset() } }

  deinit {}
}

class OverridingScrollView: UIScrollView {
  override func adjustedContentInsetDidChange() { note { super.adjustedContentInsetDidChange() } }
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingSheetPresentationController: UISheetPresentationController {
  override func containerViewDidLayoutSubviews() { note { super.containerViewDidLayoutSubviews() } }
  override func containerViewWillLayoutSubviews() {
    note { super.containerViewWillLayoutSubviews() }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note { super.dismissalTransitionDidEnd(completed) }
  }
  override func dismissalTransitionWillBegin() { note { super.dismissalTransitionWillBegin() } }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { note { super.preferredContentSizeDidChange(forChildContentContainer: container) } }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    note { super.presentationTransitionDidEnd(completed) }
  }
  override func presentationTransitionWillBegin() {
    note { super.presentationTransitionWillBegin() }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.viewWillTransition(to: size, with: coordinator) } }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.willTransition(to: newCollection, with: coordinator) } }

  deinit {}
}

class OverridingSplitViewController: UISplitViewController {
  override func applicationFinishedRestoringState() {
    note { super.applicationFinishedRestoringState() }
  }
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didMove(toParent parent: UIViewController?) {
    note { super.didMove(toParent: parent) }
  }
  override func didReceiveMemoryWarning() { note { super.didReceiveMemoryWarning() } }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    note { super.didRotate(from: fromInterfaceOrientation) }
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { note { super.preferredContentSizeDidChange(forChildContentContainer: container) } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) { note { super.updateContentUnavailableConfiguration(using: state) } }
  override func updateViewConstraints() { note { super.updateViewConstraints() } }
  override func viewDidAppear(_ animated: Bool) { note { super.viewDidAppear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { note { super.viewDidDisappear(animated) } }
  override func viewDidLayoutSubviews() { note { super.viewDidLayoutSubviews() } }
  override func viewDidLoad() { note { super.viewDidLoad() } }
  override func viewIsAppearing(_ animated: Bool) { note { super.viewIsAppearing(animated) } }
  override func viewLayoutMarginsDidChange() { note { super.viewLayoutMarginsDidChange() } }
  override func viewSafeAreaInsetsDidChange() { note { super.viewSafeAreaInsetsDidChange() } }
  override func viewWillAppear(_ animated: Bool) { note { super.viewWillAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { note { super.viewWillDisappear(animated) } }
  override func viewWillLayoutSubviews() { note { super.viewWillLayoutSubviews() } }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.viewWillTransition(to: size, with: coordinator) } }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willAnimateRotation(to: toInterfaceOrientation, duration: duration) } }
  override func willMove(toParent parent: UIViewController?) {
    note { super.willMove(toParent: parent) }
  }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willRotate(to: toInterfaceOrientation, duration: duration) } }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.willTransition(to: newCollection, with: coordinator) } }

  deinit {}
}

class OverridingStackView: UIStackView {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingSwipeGestureRecognizer: UISwipeGestureRecognizer {
  override func reset() { note { super.reset() } }

  deinit {}
}

class OverridingTabBar: UITabBar {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingTabBarController: UITabBarController {
  override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    note { super.tabBar(tabBar, didBeginCustomizing: items) }
  }
  override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    note { super.tabBar(tabBar, didEndCustomizing: items, changed: changed) }
  }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    note { super.tabBar(tabBar, didSelect: item) }
  }
  override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    note { super.tabBar(tabBar, willBeginCustomizing: items) }
  }
  override func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  { note { super.tabBar(tabBar, willEndCustomizing: items, changed: changed) } }
  override func applicationFinishedRestoringState() {
    note { super.applicationFinishedRestoringState() }
  }
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didMove(toParent parent: UIViewController?) {
    note { super.didMove(toParent: parent) }
  }
  override func didReceiveMemoryWarning() { note { super.didReceiveMemoryWarning() } }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    note { super.didRotate(from: fromInterfaceOrientation) }
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { note { super.preferredContentSizeDidChange(forChildContentContainer: container) } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) { note { super.updateContentUnavailableConfiguration(using: state) } }
  override func updateViewConstraints() { note { super.updateViewConstraints() } }
  override func viewDidAppear(_ animated: Bool) { note { super.viewDidAppear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { note { super.viewDidDisappear(animated) } }
  override func viewDidLayoutSubviews() { note { super.viewDidLayoutSubviews() } }
  override func viewDidLoad() { note { super.viewDidLoad() } }
  override func viewIsAppearing(_ animated: Bool) { note { super.viewIsAppearing(animated) } }
  override func viewLayoutMarginsDidChange() { note { super.viewLayoutMarginsDidChange() } }
  override func viewSafeAreaInsetsDidChange() { note { super.viewSafeAreaInsetsDidChange() } }
  override func viewWillAppear(_ animated: Bool) { note { super.viewWillAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { note { super.viewWillDisappear(animated) } }
  override func viewWillLayoutSubviews() { note { super.viewWillLayoutSubviews() } }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.viewWillTransition(to: size, with: coordinator) } }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willAnimateRotation(to: toInterfaceOrientation, duration: duration) } }
  override func willMove(toParent parent: UIViewController?) {
    note { super.willMove(toParent: parent) }
  }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willRotate(to: toInterfaceOrientation, duration: duration) } }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.willTransition(to: newCollection, with: coordinator) } }

  deinit {}
}

class OverridingTapGestureRecognizer: UITapGestureRecognizer {
  override func reset() { note { super.reset() } }

  deinit {}
}

class OverridingToolbar: UIToolbar {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingView: UIView {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingViewController: UIViewController {
  override func applicationFinishedRestoringState() {
    note { super.applicationFinishedRestoringState() }
  }
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didMove(toParent parent: UIViewController?) {
    note { super.didMove(toParent: parent) }
  }
  override func didReceiveMemoryWarning() { note { super.didReceiveMemoryWarning() } }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    note { super.didRotate(from: fromInterfaceOrientation) }
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { note { super.preferredContentSizeDidChange(forChildContentContainer: container) } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) { note { super.updateContentUnavailableConfiguration(using: state) } }
  override func updateViewConstraints() { note { super.updateViewConstraints() } }
  override func viewDidAppear(_ animated: Bool) { note { super.viewDidAppear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { note { super.viewDidDisappear(animated) } }
  override func viewDidLayoutSubviews() { note { super.viewDidLayoutSubviews() } }
  override func viewDidLoad() { note { super.viewDidLoad() } }
  override func viewIsAppearing(_ animated: Bool) { note { super.viewIsAppearing(animated) } }
  override func viewLayoutMarginsDidChange() { note { super.viewLayoutMarginsDidChange() } }
  override func viewSafeAreaInsetsDidChange() { note { super.viewSafeAreaInsetsDidChange() } }
  override func viewWillAppear(_ animated: Bool) { note { super.viewWillAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { note { super.viewWillDisappear(animated) } }
  override func viewWillLayoutSubviews() { note { super.viewWillLayoutSubviews() } }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.viewWillTransition(to: size, with: coordinator) } }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willAnimateRotation(to: toInterfaceOrientation, duration: duration) } }
  override func willMove(toParent parent: UIViewController?) {
    note { super.willMove(toParent: parent) }
  }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note { super.willRotate(to: toInterfaceOrientation, duration: duration) } }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { note { super.willTransition(to: newCollection, with: coordinator) } }

  deinit {}
}

class OverridingVisualEffectView: UIVisualEffectView {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }

  deinit {}
}

class OverridingWindow: UIWindow {
  override func decodeRestorableState(with coder: NSCoder) {
    note { super.decodeRestorableState(with: coder) }
  }
  override func didAddSubview(_ subview: UIView) { note { super.didAddSubview(subview) } }
  override func didMoveToSuperview() { note { super.didMoveToSuperview() } }
  override func didMoveToWindow() { note { super.didMoveToWindow() } }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { note { super.didUpdateFocus(in: context, with: coordinator) } }
  override func encodeRestorableState(with coder: NSCoder) {
    note { super.encodeRestorableState(with: coder) }
  }
  override func layerWillDraw(_ layer: CALayer) { note { super.layerWillDraw(layer) } }
  override func layoutMarginsDidChange() { note { super.layoutMarginsDidChange() } }
  override func safeAreaInsetsDidChange() { note { super.safeAreaInsetsDidChange() } }
  override func tintColorDidChange() { note { super.tintColorDidChange() } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note { super.traitCollectionDidChange(previousTraitCollection) }
  }
  override func updateConstraints() { note { super.updateConstraints() } }
  override func willMove(toSuperview newSuperview: UIView?) {
    note { super.willMove(toSuperview: newSuperview) }
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note { super.willMove(toWindow: newWindow) }
  }
  override func willRemoveSubview(_ subview: UIView) { note { super.willRemoveSubview(subview) } }
  override func becomeKey() { note { super.becomeKey() } }
  override func resignKey() { note { super.resignKey() } }

  deinit {}
}

/// The methods that UIKit calls, as `Scripts/apple-overrides` lists them.
enum CalledMembers {
  static let all: Set<String> = [
    "UIGestureRecognizer.reset()",
    "UIPresentationController.containerViewDidLayoutSubviews()",
    "UIPresentationController.containerViewWillLayoutSubviews()",
    "UIPresentationController.dismissalTransitionDidEnd(_:)",
    "UIPresentationController.dismissalTransitionWillBegin()",
    "UIPresentationController.preferredContentSizeDidChange(forChildContentContainer:)",
    "UIPresentationController.presentationTransitionDidEnd(_:)",
    "UIPresentationController.presentationTransitionWillBegin()",
    "UIPresentationController.traitCollectionDidChange(_:)",
    "UIPresentationController.viewWillTransition(to:with:)",
    "UIPresentationController.willTransition(to:with:)",
    "UIView.adjustedContentInsetDidChange()",
    "UIView.becomeKey()",
    "UIView.decodeRestorableState(with:)",
    "UIView.didAddSubview(_:)",
    "UIView.didMoveToSuperview()",
    "UIView.didMoveToWindow()",
    "UIView.didUpdateFocus(in:with:)",
    "UIView.encodeRestorableState(with:)",
    "UIView.layerWillDraw(_:)",
    "UIView.layoutMarginsDidChange()",
    "UIView.resignKey()",
    "UIView.safeAreaInsetsDidChange()",
    "UIView.tintColorDidChange()",
    "UIView.traitCollectionDidChange(_:)",
    "UIView.updateConfiguration()",
    "UIView.updateConstraints()",
    "UIView.willMove(toSuperview:)",
    "UIView.willMove(toWindow:)",
    "UIView.willRemoveSubview(_:)",
    "UIViewController.applicationFinishedRestoringState()",
    "UIViewController.decodeRestorableState(with:)",
    "UIViewController.didMove(toParent:)",
    "UIViewController.didReceiveMemoryWarning()",
    "UIViewController.didRotate(from:)",
    "UIViewController.didUpdateFocus(in:with:)",
    "UIViewController.encodeRestorableState(with:)",
    "UIViewController.preferredContentSizeDidChange(forChildContentContainer:)",
    "UIViewController.tabBar(_:didBeginCustomizing:)",
    "UIViewController.tabBar(_:didEndCustomizing:changed:)",
    "UIViewController.tabBar(_:didSelect:)",
    "UIViewController.tabBar(_:willBeginCustomizing:)",
    "UIViewController.tabBar(_:willEndCustomizing:changed:)",
    "UIViewController.traitCollectionDidChange(_:)",
    "UIViewController.updateContentUnavailableConfiguration(using:)",
    "UIViewController.updateViewConstraints()",
    "UIViewController.viewDidAppear(_:)",
    "UIViewController.viewDidDisappear(_:)",
    "UIViewController.viewDidLayoutSubviews()",
    "UIViewController.viewDidLoad()",
    "UIViewController.viewIsAppearing(_:)",
    "UIViewController.viewLayoutMarginsDidChange()",
    "UIViewController.viewSafeAreaInsetsDidChange()",
    "UIViewController.viewWillAppear(_:)",
    "UIViewController.viewWillDisappear(_:)",
    "UIViewController.viewWillLayoutSubviews()",
    "UIViewController.viewWillTransition(to:with:)",
    "UIViewController.willAnimateRotation(to:duration:)",
    "UIViewController.willMove(toParent:)",
    "UIViewController.willRotate(to:duration:)",
    "UIViewController.willTransition(to:with:)",
  ]

  /// Those in which nothing of UIKit's work is.
  static let idle = [
    "UIPresentationController.containerViewDidLayoutSubviews()",
    "UIPresentationController.containerViewWillLayoutSubviews()",
    "UIPresentationController.dismissalTransitionDidEnd(_:)",
    "UIPresentationController.dismissalTransitionWillBegin()",
    "UIPresentationController.presentationTransitionDidEnd(_:)",
    "UIPresentationController.presentationTransitionWillBegin()",
    "UIPresentationController.traitCollectionDidChange(_:)",
    "UIView.adjustedContentInsetDidChange()",
    "UIView.becomeKey()",
    "UIView.decodeRestorableState(with:)",
    "UIView.didAddSubview(_:)",
    "UIView.didMoveToSuperview()",
    "UIView.didMoveToWindow()",
    "UIView.encodeRestorableState(with:)",
    "UIView.layerWillDraw(_:)",
    "UIView.layoutMarginsDidChange()",
    "UIView.resignKey()",
    "UIView.safeAreaInsetsDidChange()",
    "UIView.tintColorDidChange()",
    "UIView.traitCollectionDidChange(_:)",
    "UIView.willMove(toSuperview:)",
    "UIView.willMove(toWindow:)",
    "UIView.willRemoveSubview(_:)",
    "UIViewController.applicationFinishedRestoringState()",
    "UIViewController.didMove(toParent:)",
    "UIViewController.didUpdateFocus(in:with:)",
    "UIViewController.tabBar(_:didBeginCustomizing:)",
    "UIViewController.tabBar(_:didEndCustomizing:changed:)",
    "UIViewController.tabBar(_:didSelect:)",
    "UIViewController.tabBar(_:willBeginCustomizing:)",
    "UIViewController.tabBar(_:willEndCustomizing:changed:)",
    "UIViewController.updateContentUnavailableConfiguration(using:)",
    "UIViewController.viewDidLayoutSubviews()",
    "UIViewController.viewDidLoad()",
    "UIViewController.viewLayoutMarginsDidChange()",
    "UIViewController.viewSafeAreaInsetsDidChange()",
    "UIViewController.viewWillLayoutSubviews()",
    "UIViewController.willMove(toParent:)",
  ]

  /// The classes of which there is a subclass here.
  static let classes: Set<String> = [
    "UIActivityIndicatorView",
    "UIAlertController",
    "UIButton",
    "UIControl",
    "UIGestureRecognizer",
    "UIHoverGestureRecognizer",
    "UIImageView",
    "UIInputView",
    "UILabel",
    "UILongPressGestureRecognizer",
    "UINavigationBar",
    "UINavigationController",
    "UIPageControl",
    "UIPageViewController",
    "UIPanGestureRecognizer",
    "UIPinchGestureRecognizer",
    "UIPopoverPresentationController",
    "UIPresentationController",
    "UIProgressView",
    "UIRefreshControl",
    "UIRotationGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer",
    "UIScrollView",
    "UISheetPresentationController",
    "UISplitViewController",
    "UIStackView",
    "UISwipeGestureRecognizer",
    "UITabBar",
    "UITabBarController",
    "UITapGestureRecognizer",
    "UIToolbar",
    "UIView",
    "UIViewController",
    "UIVisualEffectView",
    "UIWindow",
  ]
}
