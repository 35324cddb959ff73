import MisuseReports
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
  /// Views that have lost the focus because they were covered or disappeared, the last one last.
  /// They get it back when they can have it again and nothing else has it.
  private var former: [ZeroingLink<UIView>] = []
  /// The environments of the view that has the focus, the innermost first: where they are when the
  /// view has left them is not to be found out any more.
  private var path: [ZeroingLink<UIResponder>] = []
  /// The environments that the focus has lost, the innermost first, until it is found elsewhere;
  /// nil where it has not got lost.
  private var lost: [ZeroingLink<UIResponder>]?
  /// The environment whose preference is due.
  @ZeroingLink private var pending: UIResponder? = nil
  /// How often the focus has moved without a key, a touch or the program, commit after commit.
  private var moves = 0
  private var hasMoved = false
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
    moves = 0
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
    if let next {
      former.removeAll { $0.target === next }
      path = Self.environments(of: [next]).compactMap { ($0 as? UIResponder)?.zeroingLink }
      lost = nil
    }
    hasMoved = true
    isRingShown = showsRing && next != nil
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
    guard let window = view.window else { return false }
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
    (former, lost, moves) = ([], nil, 0)
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
      if view.canKeepFocus { removeFocus() } else { loseFocus(of: view) }
    }
  }

  /// The views inside `view` receive no keys any more: they leave the window, or are covered.
  func removeFocusIfInside(_ view: UIView) {
    guard let focused = self.view, focused.isInside(view) else { return }
    loseFocus(of: focused)
  }

  /// Follows what has happened to the view and to what covers it. Called in every commit, and
  /// before a key moves the focus.
  func validate() {
    if !hasMoved, pending == nil { moves = 0 }
    hasMoved = false
    if let view, !view.canKeepFocus { loseFocus(of: view) }
    if view == nil { lost == nil ? restore() : findFocus() }
    if isRingShown { ring.surround(view) }
  }

  /// The view cannot have the focus any more. Where keys moved it, it follows to what is shown
  /// instead, and the view is remembered.
  private func loseFocus(of view: UIView) {
    let (wasShown, path) = (isRingShown, self.path)
    removeFocus()
    guard wasShown else { return }
    lost = path
    former.removeAll { $0.target == nil || $0.target === view }
    former = former.suffix(Self.rememberedViews - 1) + [view.zeroingLink]
  }

  // Fidelity: how many views are remembered is not documented. [decided]
  private static let rememberedViews = 32

  /// Where nothing has the focus, gives it back to the last view that can have it again.
  private func restore() {
    guard !former.isEmpty else { return }
    former.removeAll { $0.target == nil }
    guard let last = formerView(where: \.canKeepFocus), countsMove() else { return }
    update(to: last, isByKey: true)
  }

  /// The last view that has lost the focus and is to have it again.
  private func formerView(where isFound: (UIView) -> Bool) -> UIView? {
    former.last { link in
      guard let view = link.target, view.nearestController?.restoresFocusAfterTransition != false else {
        return false
      }
      return isFound(view)
    }?.target
  }

  /// Moves the focus to the innermost environment that is still shown, of those that it has lost,
  /// or else the next one around that: to the view that had it there last, or to what the
  /// environment prefers. While controllers appear or disappear it waits.
  private func findFocus() {
    guard let lost, let window = lost.lazy.compactMap({ $0.target?.responderWindow }).first,
      let root = window.focusRoot
    else { return self.lost = nil }
    guard !((root as? UIViewController)?.isChangingAppearance ?? false) else { return }
    self.lost = nil
    guard countsMove() else { return }
    let candidates = FocusCandidates(in: root, of: window)
    let around = lost.compactMap(\.target).filter { $0.isShownEnvironment(inside: root) } + [root]
    for environment in around {
      let last = formerView {
        candidates.index(of: $0) != nil && $0.isResponder(inside: environment)
      }
      guard let next = last ?? environment.preferredFocusView(among: candidates) else { continue }
      update(to: next, isByKey: true)
      return
    }
  }

  /// Whether the focus may move without a key once more. Items that change whenever the focus moves
  /// to them would move it for ever.
  private func countsMove() -> Bool {
    moves += 1
    if moves == Self.movesInSuccession { Misuse.report(.focusDoesNotSettle(at: view ?? lastView)) }
    if moves < Self.movesInSuccession { return true }
    (pending, lost, former) = (nil, nil, [])
    return false
  }

  // Fidelity: UIKit has a limit, too, which is not documented. [decided]
  private static let movesInSuccession = 50

  // MARK: Requests

  /// Whether the view that has the focus is inside an environment.
  func isInside(_ environment: any UIFocusEnvironment) -> Bool {
    view.map { UIFocusSystem.environment(environment, contains: $0) } ?? false
  }

  /// Moves the focus to what `environment` prefers, after the commit.
  func request(_ environment: UIResponder) {
    // What a move of the focus has requested follows from that.
    if !isMoving { moves = 0 }
    pending = environment
    DeferredWork.afterCommit { [weak self] in self?.performRequest() }
  }

  /// Performs the move that was requested.
  func performRequest() {
    let requested = pending
    pending = nil
    guard let environment = requested, let window = environment.responderWindow,
      let root = window.focusRoot, countsMove()
    else { return }
    let candidates = FocusCandidates(in: root, of: window)
    guard let next = environment.preferredFocusView(among: candidates) else { return }
    update(to: next, isByKey: true)
  }
}

@MainActor extension Misuse {
  /// Items that change whenever the focus moves to them.
  fileprivate static func focusDoesNotSettle(at view: UIView?) -> Misuse {
    let name = view.map { "\(type(of: $0))" } ?? "no view"
    return Misuse(
      id: "focus.does-not-settle",
      message: "The focus has moved again and again without a key, last to or from \(name)",
      reason: "Something that is called for a move of the focus changes what can have it; it stays",
      remedy: "Change items in didUpdateFocus(in:with:) only where that does not move the focus")
  }
}
