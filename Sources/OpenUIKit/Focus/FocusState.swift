import OpenQuartzCore

/// Which view has the focus, and its moves.
///
/// The focus is shown by a ring only while keys move it: a touch takes the ring away, and the focus
/// too unless its view is the first responder. The next key continues from there.
// Fidelity: a touch ends the focus as on iPad. [decided]
final class FocusState {
  /// The view that has the focus.
  @ZeroingLink private(set) var view: UIView? = nil
  /// Where the next move begins if no view has the focus.
  @ZeroingLink private var lastView: UIView? = nil
  /// The moves that follow transitions of view controllers.
  private let transitions = FocusTransitions()
  /// The environment whose preference is due.
  @ZeroingLink private var pending: UIResponder? = nil
  private let ring = FocusRing()
  private var isRingShown = false
  private var isMoving = false

  /// The focus of the program.
  static var shared: FocusState { UIRuntime.current.focus }
  /// The focus of the program; nil before a context was needed.
  static var installed: FocusState? { UIRuntime.installed?.focus }

  // MARK: Keys

  /// Whether a key moves the focus.
  func handle(_ stroke: KeyStroke, in runtime: UIRuntime) -> Bool {
    guard let heading = UIFocusHeading(stroke), let window = runtime.application.keyWindow else {
      return false
    }
    validate()
    let isArrow = !heading.isDisjoint(with: .directions)
    // Arrows scroll as long as nothing shows that they move the focus, and are left to text.
    let followsArrows =
      isRingShown && view?.window === window && !(window.firstResponder is any UIKeyInput)
    guard !isArrow || followsArrows else { return false }
    return move(heading, in: window)
  }

  private func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    guard let root = window.focusRoot else { return false }
    let candidates = FocusCandidates(in: root, of: window)
    let start = candidates.index(of: view ?? lastView)
    let isFirst = start == nil && heading == .next
    let preferred = isFirst ? root.preferredFocusView(among: candidates) : nil
    let next = candidates.search.item(towards: heading, from: start).map { candidates.views[$0] }
    guard let next = preferred ?? next, next !== view else { return false }
    return update(to: next, heading, isByKey: true)
  }

  // MARK: Moves

  /// Moves the focus to `next`, or away with nil, unless an environment or the first responder
  /// refuses.
  @discardableResult
  func update(to next: UIView?, _ heading: UIFocusHeading = [], isByKey: Bool) -> Bool {
    guard !isMoving, next !== view else { return false }
    isMoving = true
    defer { isMoving = false }
    let context = UIFocusUpdateContext(from: view, to: next, heading: heading)
    let environments = Self.environments(of: [view, next])
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }),
      next.map(Self.passKeyboard) ?? true, next == nil || next?.window != nil
    else {
      FocusState.post(UIFocusSystem.movementDidFailNotification, context, nil)
      return false
    }
    settle(on: next, environments, context, showsRing: isByKey)
    return true
  }

  /// Removes the focus, whatever the environments say.
  private func removeFocus() {
    guard let old = view else { return }
    let context = UIFocusUpdateContext(from: old, to: nil, heading: [])
    settle(on: nil, Self.environments(of: [old]), context, showsRing: false)
  }

  private func settle(
    on next: UIView?, _ environments: [any UIFocusEnvironment], _ context: UIFocusUpdateContext,
    showsRing: Bool
  ) {
    lastView = next ?? view
    view = next
    isRingShown = showsRing && next != nil
    if next != nil { transitions.focusDidMove() }
    ring.surround(isRingShown ? next : nil)
    if isRingShown { next?.revealForFocus() }
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    FocusState.post(UIFocusSystem.didUpdateNotification, context, coordinator)
  }

  /// Makes the view first responder if it can be; or else makes the first responder resign, unless
  /// the view is inside it.
  private static func passKeyboard(to view: UIView) -> Bool {
    guard let window = view.windowForResponders else { return false }
    // The focus follows the view that has become first responder: an override of it is called once.
    if view.isFirstResponder { return true }
    if view.canBecomeFirstResponder { return view.becomeFirstResponder() }
    guard let first = window.firstResponder, !view.isResponder(inside: first) else { return true }
    return first.resignFirstResponder()
  }

  /// The environments that contain one of the views, without repetition.
  private static func environments(of views: [UIView?]) -> [any UIFocusEnvironment] {
    var result: [any UIFocusEnvironment] = []
    for view in views {
      var next: (any UIFocusEnvironment)? = view
      while let environment = next {
        if !result.contains(where: { $0 === environment }) { result.append(environment) }
        next = environment.parentFocusEnvironment
      }
    }
    return result
  }

  private static func post(
    _ name: Notification.Name, _ context: UIFocusUpdateContext,
    _ coordinator: UIFocusAnimationCoordinator?
  ) {
    var info: [String: NSObject] = [UIFocusSystem.focusUpdateContextUserInfoKey: context]
    info[UIFocusSystem.animationCoordinatorUserInfoKey] = coordinator
    NotificationCenter.default.post(
      name: name, object: UIFocusSystem(FocusState.shared), userInfo: info)
  }

  deinit {}
}

// MARK: - What happens to the view that has the focus

extension FocusState {
  /// A touch went down: keys do not move the focus any more.
  func touchBegan() {
    transitions.forget()
    guard isRingShown else { return }
    isRingShown = false
    ring.surround(nil)
    if view?.isFirstResponder == false { removeFocus() }
  }

  /// A program or the user has made a responder the first one: a view that can have the focus gets
  /// it, without a ring; one that is elsewhere takes it away.
  func firstResponderDidChange(to responder: UIResponder) {
    guard !isMoving else { return }
    if let view = responder as? UIView, view.canKeepFocus {
      update(to: view, isByKey: isRingShown)
    } else if let view, !view.isResponder(inside: responder) {
      if view.canKeepFocus { removeFocus() } else { removeFocusOfCovered(view) }
    }
  }

  /// The views inside `view` receive no keys any more: they leave the window, or are covered.
  func removeFocusIfInside(_ view: UIView) {
    guard let focused = self.view, focused.isInside(view) else { return }
    let leaves = focused.surroundingControllers.contains {
      $0.viewIfLoaded?.isInside(view) == true
    }
    if leaves || !focused.canKeepFocus {
      removeFocusOfCovered(focused)
    } else {
      removeFocus()
    }
  }

  /// A controller has appeared: the focus moves into it if it has covered the view that had the
  /// focus, or replaced it.
  func controllerDidAppear(_ controller: UIViewController) {
    if isRingShown || transitions.isFocusLost { transitions.noteAppearance(of: controller) }
  }

  /// Follows what has happened to the view and to what covers it. Called in every commit, and
  /// before a key moves the focus.
  func validate() {
    if let view {
      let isCovered = transitions.isCheckDue && !view.isShownByController
      if isCovered || !view.canKeepFocus { removeFocusOfCovered(view) }
    }
    if view == nil, let next = transitions.nextFocus() { update(to: next, isByKey: true) }
    transitions.endCheck()
    if isRingShown { ring.surround(view) }
  }

  private func removeFocusOfCovered(_ view: UIView) {
    if isRingShown && view.isFocusableInController { transitions.focusWasLost(by: view) }
    removeFocus()
  }

  // MARK: Requests

  /// Whether the view that has the focus is inside an environment.
  func isInside(_ environment: any UIFocusEnvironment) -> Bool {
    view.map { UIFocusSystem.environment(environment, contains: $0) } ?? false
  }

  /// Moves the focus to what `environment` prefers, after the commit.
  func request(_ environment: UIResponder) {
    pending = environment
    DeferredWork.afterCommit { [weak self] in self?.performRequest() }
  }

  /// Performs the move that was requested.
  func performRequest() {
    let requested = pending
    pending = nil
    guard let environment = requested, let window = environment.responderWindow,
      let root = window.focusRoot
    else { return }
    let candidates = FocusCandidates(in: root, of: window)
    guard let next = environment.preferredFocusView(among: candidates) else { return }
    update(to: next, isByKey: true)
  }
}
