// Written by Scripts/check-overrides --subclasses lists.

import OpenUIKitLists

class OverridingCollectionReusableView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    note { super.apply(layoutAttributes) }
  }
  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { note { super.didTransition(from: oldLayout, to: newLayout) } }
  override func prepareForReuse() { note { super.prepareForReuse() } }
  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { note { super.willTransition(from: oldLayout, to: newLayout) } }
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

class OverridingCollectionView: UICollectionView {
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

class OverridingCollectionViewCell: UICollectionViewCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    note { super.apply(layoutAttributes) }
  }
  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { note { super.didTransition(from: oldLayout, to: newLayout) } }
  override func prepareForReuse() { note { super.prepareForReuse() } }
  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { note { super.willTransition(from: oldLayout, to: newLayout) } }
  override func updateConfiguration(using state: UICellConfigurationState) {
    note { super.updateConfiguration(using: state) }
  }
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

class OverridingCollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {
  override func finalizeAnimatedBoundsChange() { note { super.finalizeAnimatedBoundsChange() } }
  override func finalizeCollectionViewUpdates() { note { super.finalizeCollectionViewUpdates() } }
  override func finalizeLayoutTransition() { note { super.finalizeLayoutTransition() } }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note { super.prepare(forAnimatedBoundsChange: oldBounds) }
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    note { super.prepare(forCollectionViewUpdates: updateItems) }
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note { super.prepareForTransition(from: oldLayout) }
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note { super.prepareForTransition(to: newLayout) }
  }

  deinit {}
}

class OverridingCollectionViewController: UICollectionViewController {
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

class OverridingCollectionViewFlowLayout: UICollectionViewFlowLayout {
  override func finalizeAnimatedBoundsChange() { note { super.finalizeAnimatedBoundsChange() } }
  override func finalizeCollectionViewUpdates() { note { super.finalizeCollectionViewUpdates() } }
  override func finalizeLayoutTransition() { note { super.finalizeLayoutTransition() } }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note { super.prepare(forAnimatedBoundsChange: oldBounds) }
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    note { super.prepare(forCollectionViewUpdates: updateItems) }
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note { super.prepareForTransition(from: oldLayout) }
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note { super.prepareForTransition(to: newLayout) }
  }

  deinit {}
}

class OverridingCollectionViewLayout: UICollectionViewLayout {
  override func finalizeAnimatedBoundsChange() { note { super.finalizeAnimatedBoundsChange() } }
  override func finalizeCollectionViewUpdates() { note { super.finalizeCollectionViewUpdates() } }
  override func finalizeLayoutTransition() { note { super.finalizeLayoutTransition() } }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note { super.prepare(forAnimatedBoundsChange: oldBounds) }
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    note { super.prepare(forCollectionViewUpdates: updateItems) }
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note { super.prepareForTransition(from: oldLayout) }
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note { super.prepareForTransition(to: newLayout) }
  }

  deinit {}
}

class OverridingCollectionViewListCell: UICollectionViewListCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    note { super.apply(layoutAttributes) }
  }
  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { note { super.didTransition(from: oldLayout, to: newLayout) } }
  override func prepareForReuse() { note { super.prepareForReuse() } }
  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { note { super.willTransition(from: oldLayout, to: newLayout) } }
  override func updateConfiguration(using state: UICellConfigurationState) {
    note { super.updateConfiguration(using: state) }
  }
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

class OverridingCollectionViewTransitionLayout: UICollectionViewTransitionLayout {
  override func finalizeAnimatedBoundsChange() { note { super.finalizeAnimatedBoundsChange() } }
  override func finalizeCollectionViewUpdates() { note { super.finalizeCollectionViewUpdates() } }
  override func finalizeLayoutTransition() { note { super.finalizeLayoutTransition() } }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note { super.prepare(forAnimatedBoundsChange: oldBounds) }
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    note { super.prepare(forCollectionViewUpdates: updateItems) }
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note { super.prepareForTransition(from: oldLayout) }
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note { super.prepareForTransition(to: newLayout) }
  }

  deinit {}
}

class OverridingContentUnavailableView: UIContentUnavailableView {
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

class OverridingListContentView: UIListContentView {
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

class OverridingTableView: UITableView {
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

class OverridingTableViewCell: UITableViewCell {
  override func didTransition(to state: StateMask) { note { super.didTransition(to: state) } }
  override func prepareForReuse() { note { super.prepareForReuse() } }
  override func updateConfiguration(using state: UICellConfigurationState) {
    note { super.updateConfiguration(using: state) }
  }
  override func willTransition(to state: StateMask) { note { super.willTransition(to: state) } }
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

class OverridingTableViewController: UITableViewController {
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

class OverridingTableViewHeaderFooterView: UITableViewHeaderFooterView {
  override func prepareForReuse() { note { super.prepareForReuse() } }
  override func updateConfiguration(using state: UIViewConfigurationState) {
    note { super.updateConfiguration(using: state) }
  }
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

/// The methods that UIKit calls, as `Scripts/apple-overrides` lists them.
enum CalledMembers {
  static let all: Set<String> = [
    "UICollectionViewLayout.finalizeAnimatedBoundsChange()",
    "UICollectionViewLayout.finalizeCollectionViewUpdates()",
    "UICollectionViewLayout.finalizeLayoutTransition()",
    "UICollectionViewLayout.prepare(forAnimatedBoundsChange:)",
    "UICollectionViewLayout.prepare(forCollectionViewUpdates:)",
    "UICollectionViewLayout.prepareForTransition(from:)",
    "UICollectionViewLayout.prepareForTransition(to:)",
    "UIView.apply(_:)",
    "UIView.didTransition(from:to:)",
    "UIView.didTransition(to:)",
    "UIView.prepareForReuse()",
    "UIView.updateConfiguration(using:)",
    "UIView.willTransition(from:to:)",
    "UIView.willTransition(to:)",
  ]

  /// Those in which nothing of UIKit's work is.
  static let idle = [
    "UICollectionViewLayout.finalizeAnimatedBoundsChange()",
    "UICollectionViewLayout.finalizeCollectionViewUpdates()",
    "UICollectionViewLayout.finalizeLayoutTransition()",
    "UICollectionViewLayout.prepare(forAnimatedBoundsChange:)",
    "UICollectionViewLayout.prepare(forCollectionViewUpdates:)",
    "UICollectionViewLayout.prepareForTransition(from:)",
    "UICollectionViewLayout.prepareForTransition(to:)",
    "UIView.adjustedContentInsetDidChange()",
    "UIView.apply(_:)",
    "UIView.decodeRestorableState(with:)",
    "UIView.didAddSubview(_:)",
    "UIView.didMoveToSuperview()",
    "UIView.didMoveToWindow()",
    "UIView.didTransition(from:to:)",
    "UIView.didTransition(to:)",
    "UIView.encodeRestorableState(with:)",
    "UIView.layerWillDraw(_:)",
    "UIView.layoutMarginsDidChange()",
    "UIView.prepareForReuse()",
    "UIView.safeAreaInsetsDidChange()",
    "UIView.tintColorDidChange()",
    "UIView.traitCollectionDidChange(_:)",
    "UIView.updateConfiguration(using:)",
    "UIView.willMove(toSuperview:)",
    "UIView.willMove(toWindow:)",
    "UIView.willRemoveSubview(_:)",
    "UIView.willTransition(from:to:)",
    "UIView.willTransition(to:)",
    "UIViewController.applicationFinishedRestoringState()",
    "UIViewController.didMove(toParent:)",
    "UIViewController.didUpdateFocus(in:with:)",
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
    "UICollectionReusableView",
    "UICollectionView",
    "UICollectionViewCell",
    "UICollectionViewCompositionalLayout",
    "UICollectionViewController",
    "UICollectionViewFlowLayout",
    "UICollectionViewLayout",
    "UICollectionViewListCell",
    "UICollectionViewTransitionLayout",
    "UIContentUnavailableView",
    "UIListContentView",
    "UITableView",
    "UITableViewCell",
    "UITableViewController",
    "UITableViewHeaderFooterView",
  ]
}
