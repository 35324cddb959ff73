import NestKit
import NestTesting

/// A container as programs have it, with UIKit's API only: children one above the other in a
/// region, of which the topmost is shown. Covered views leave the tree.
///
/// It keeps every rule. Each duty is a method, so that a broken container is this one with one
/// mistake.
class HandMadeContainer: RecordingViewController {
  let region = UIView()
  private let canceller = TouchCanceller()
  private(set) var pile: [UIViewController] = []
  private var savedGeometry: [ObjectIdentifier: (frame: CGRect, mask: UIView.AutoresizingMask)] =
    [:]
  private var change: Change?
  /// Receives what moves.
  var onProgress: ((ContainerProgress) -> Void)?
  private var movementCount = 0

  /// The role of a child in a change; a reversal does not change it.
  enum Role { case pushed, popped, covered, uncovered }

  /// One child replaces another one.
  private struct Change {
    let from: UIViewController
    let to: UIViewController
    let isPush: Bool
    var isReversed = false
    var animator: UIViewPropertyAnimator?
    var coordinator: HandMadeCoordinator?
  }

  required init(recorder: LifecycleRecorder) {
    super.init("P", recorder: recorder)
    forwardsAppearance = false
  }

  required init?(coder: NSCoder) { nil }

  var top: UIViewController? { pile.last }

  var isChanging: Bool { change != nil }

  /// Whether the child beneath the one on top has been shown before.
  var canUncover: Bool {
    guard pile.count > 1 else { return false }
    return (pile[pile.count - 2] as? RecordingViewController)?.loadCount != 0
  }

  /// Those whose views a memory warning unloads.
  var hiddenChildren: [UIViewController] {
    pile.filter { $0 !== top && $0.viewIfLoaded?.superview == nil }
  }

  // MARK: The container's own callbacks

  override func viewDidLoad() {
    super.viewDidLoad()
    region.frame = view.bounds.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    region.clipsToBounds = true
    region.addGestureRecognizer(canceller)
    view.addSubview(region)
    if let top { place(top) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwardBegin(appearing: true, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardEnd(appearing: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardBegin(appearing: false, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwardEnd(appearing: false)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: parentSize.height - 20)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.exchangeForOrientation()
    }
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    takePreferredSize()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    for child in hiddenChildren { unload(child) }
  }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    change?.coordinator ?? super.transitionCoordinator
  }

  // MARK: Operations

  func setRoot(_ child: UIViewController) {
    add(child)
    pile = [child]
    finishAdding(child)
    takePreferredSize()
  }

  /// Adds a child that is not shown.
  func insertBelow(_ child: UIViewController) {
    add(child)
    pile.insert(child, at: 0)
    finishAdding(child)
  }

  func cover(with child: UIViewController, animated: Bool) {
    guard let top else { return }
    dismissInput(of: top)
    cancelTouches()
    add(child)
    pile.append(child)
    perform(Change(from: top, to: child, isPush: true), animated)
  }

  func uncover(animated: Bool) {
    guard change == nil, pile.count > 1, let top else { return }
    dismissInput(of: top)
    cancelTouches()
    announceRemoval(of: top)
    let next = pile[pile.count - 2]
    reveal(next)
    perform(Change(from: top, to: next, isPush: false), animated)
  }

  /// Reverses the push that runs.
  func reverse() {
    guard var change, let animator = change.animator else { return }
    change.isReversed.toggle()
    self.change = change
    noteReversal(of: change.to, isReversed: change.isReversed)
    animator.pauseAnimation()
    animator.isReversed = change.isReversed
    let isForward = !change.isReversed
    if isForward {
      beginChange(change.from, .covered, appearing: false, animated: true)
      beginChange(change.to, .pushed, appearing: true, animated: true)
    } else {
      beginChange(change.to, .pushed, appearing: false, animated: true)
      beginChange(change.from, .covered, appearing: true, animated: true)
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  func removeAll() {
    guard let top else { return }
    announceRemoval(of: top)
    begin(top, appearing: false, animated: false)
    end(top)
    remove(top)
    while let child = pile.last {
      announceRemoval(of: child)
      remove(child)
    }
    takePreferredSize()
  }

  private func exchangeForOrientation() {
    guard let top, let clone = clone(for: top) else { return }
    announceRemoval(of: top)
    begin(top, appearing: false, animated: false)
    add(clone)
    pile.append(clone)
    begin(clone, appearing: true, animated: false)
    place(clone)
    end(top)
    end(clone)
    remove(top)
    finishAdding(clone)
    takePreferredSize()
  }

  // MARK: A change

  private func perform(_ change: Change, _ animated: Bool) {
    var change = change
    if animated { change.coordinator = makeCoordinator() }
    self.change = change
    beginChange(
      change.from, change.isPush ? .covered : .popped, appearing: false, animated: animated)
    beginChange(
      change.to, change.isPush ? .pushed : .uncovered, appearing: true, animated: animated)
    place(change.to)
    if !change.isPush { region.sendSubviewToBack(change.to.view) }
    guard animated else { return finish() }
    let moved: UIView = change.isPush ? change.to.view : change.from.view
    let aside = CGAffineTransform(translationX: region.bounds.width, y: 0)
    if change.isPush { moved.transform = aside }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
      moved.transform = change.isPush ? .identity : aside
    }
    animator.addCompletion { [weak self] _ in
      moved.transform = .identity
      self?.finish()
    }
    self.change?.animator = animator
    animator.startAnimation()
    movementCount += 1
    reportProgress(.began, 0)
    didBeginAnimation(from: change.from, to: change.to)
  }

  private func finish() {
    guard let change else { return }
    let isCancelled = change.isReversed
    if change.animator != nil { reportEnd(isCancelled: isCancelled) }
    endChange(change.from, change.isPush ? .covered : .popped, appearing: isCancelled)
    endChange(change.to, change.isPush ? .pushed : .uncovered, appearing: !isCancelled)
    if !change.isPush {
      remove(change.from)
    } else if isCancelled {
      announceRemoval(of: change.to)
      remove(change.to)
    } else {
      hide(change.from)
      finishAdding(change.to)
    }
    let coordinator = change.coordinator
    self.change = nil
    takePreferredSize()
    coordinator?.finish(isCancelled: isCancelled)
  }

  private func reportProgress(_ phase: ContainerProgress.Phase, _ fraction: CGFloat) {
    onProgress?(
      ContainerProgress(
        .transition, phase, movement: movementCount, from: change?.from, to: change?.to,
        fraction: fraction, isInteractive: false))
  }

  // MARK: Duties

  func reportEnd(isCancelled: Bool) {
    reportProgress(isCancelled ? .cancelled : .completed, isCancelled ? 0 : 1)
  }

  func forwardBegin(appearing: Bool, _ animated: Bool) {
    if let top { begin(top, appearing: appearing, animated: animated) }
  }

  func forwardEnd(appearing: Bool) {
    if let top { end(top) }
  }

  func begin(_ child: UIViewController, appearing: Bool, animated: Bool) {
    child.beginAppearanceTransition(appearing, animated: animated)
  }

  func end(_ child: UIViewController) { child.endAppearanceTransition() }

  func beginChange(_ child: UIViewController, _ role: Role, appearing: Bool, animated: Bool) {
    begin(child, appearing: appearing, animated: animated)
  }

  func endChange(_ child: UIViewController, _ role: Role, appearing: Bool) { end(child) }

  /// The animation of a change has begun.
  func didBeginAnimation(from: UIViewController, to: UIViewController) {}

  func noteReversal(of child: UIViewController, isReversed: Bool) {}

  func makeCoordinator() -> HandMadeCoordinator? { HandMadeCoordinator(in: region, duration: 0.3) }

  func add(_ child: UIViewController) { addChild(child) }

  func finishAdding(_ child: UIViewController) { child.didMove(toParent: self) }

  func leave(_ child: UIViewController) { child.removeFromParent() }

  func announceRemoval(of child: UIViewController) { child.willMove(toParent: nil) }

  func place(_ child: UIViewController) {
    let key = ObjectIdentifier(child)
    if savedGeometry[key] == nil {
      savedGeometry[key] = (child.view.frame, child.view.autoresizingMask)
    }
    fit(child)
    if child.view.superview !== region { region.addSubview(child.view) }
  }

  func fit(_ child: UIViewController) {
    child.view.frame = region.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func remove(_ child: UIViewController) {
    child.viewIfLoaded?.removeFromSuperview()
    if let saved = savedGeometry.removeValue(forKey: ObjectIdentifier(child)) {
      restore(child, saved.frame, saved.mask)
    }
    leave(child)
    pile.removeAll { $0 === child }
  }

  func restore(_ child: UIViewController, _ frame: CGRect, _ mask: UIView.AutoresizingMask) {
    child.viewIfLoaded?.frame = frame
    child.viewIfLoaded?.autoresizingMask = mask
  }

  /// The child has been covered.
  func hide(_ child: UIViewController) { child.viewIfLoaded?.removeFromSuperview() }

  /// The child is about to be uncovered.
  func reveal(_ child: UIViewController) {}

  /// Another child is on top, or that prefers another size.
  func takePreferredSize() {
    var size = top?.preferredContentSize ?? .zero
    if size.height > 0 { size.height += 20 }
    preferredContentSize = size
  }

  func dismissInput(of child: UIViewController) { child.viewIfLoaded?.endEditing(true) }

  func cancelTouches() { canceller.cancelTouches() }

  func clone(for child: UIViewController) -> UIViewController? {
    let isLandscape = view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
    return (child as? any OrientationCloning)?.viewController(forLandscape: isLandscape)
  }

  func unload(_ child: UIViewController) {
    child.view = nil
    savedGeometry[ObjectIdentifier(child)] = nil
  }
}
