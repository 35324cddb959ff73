/// Where the focus moves when a transition of view controllers covers or removes the view that had
/// it: back to the view that had it before in what appears, or to what that prefers.
///
/// Only a focus that keys have shown is followed.
// Fidelity: when the focus moves is not documented; it does when the transition has ended.
// [decided]
final class FocusTransitions {
  /// The views that have lost the focus to transitions, the last one last.
  private var lost: [ZeroingLink<UIView>] = []
  /// The controllers around the view that has lost the focus last, the innermost first.
  private var surroundings: [ZeroingLink<UIViewController>] = []
  /// The controllers that have appeared since the last check.
  private var appeared: [ZeroingLink<UIViewController>] = []
  /// Whether a view has lost the focus, and no other one has it since.
  private(set) var isFocusLost = false
  /// Whether the preferences of the controllers have not been asked since the focus was lost, or
  /// since a controller has appeared.
  private var isMoveDue = false

  /// Whether a controller has appeared, which may cover the view that has the focus.
  var isCheckDue: Bool { !appeared.isEmpty }

  // MARK: Events

  /// A view that has the focus leaves its window or is covered.
  func focusWasLost(by view: UIView) {
    lost.removeAll { $0.target == nil || $0.target === view }
    lost.append(view.zeroingLink)
    surroundings = view.surroundingControllers.map(\.zeroingLink)
    isFocusLost = true
    isMoveDue = true
  }

  /// A controller has appeared.
  func noteAppearance(of controller: UIViewController) {
    appeared.append(controller.zeroingLink)
    isMoveDue = true
  }

  /// A view has the focus, by whatever means.
  func focusDidMove() {
    isFocusLost = false
    isMoveDue = false
    surroundings = []
  }

  /// A touch has ended what keys began.
  func forget() {
    lost = []
    appeared = []
    focusDidMove()
  }

  /// The controllers that have appeared were taken into account.
  func endCheck() { appeared = [] }

  // MARK: The next view

  /// The view that gets the focus now; nil while no view can have it, or none has lost it.
  func nextFocus() -> UIView? {
    guard isFocusLost else { return nil }
    if let view = viewToRestore() { return view }
    guard isMoveDue, let environment = destination() else { return nil }
    isMoveDue = false
    guard let window = environment.responderWindow, let root = window.focusRoot else { return nil }
    return environment.preferredFocusView(among: FocusCandidates(in: root, of: window))
  }

  /// The last view that can have the focus again and whose controllers restore it.
  private func viewToRestore() -> UIView? {
    lost.removeAll { $0.target == nil }
    let index = lost.lastIndex {
      $0.target.map { $0.canKeepFocus && $0.isRestored && $0.isShownByController } ?? false
    }
    return index.flatMap { lost.remove(at: $0).target }
  }

  /// The controller into which the focus moves: the outermost of those that have appeared, or else
  /// the nearest around the former view that is on screen. Nil while a transition runs.
  private func destination() -> UIResponder? {
    let isInTransition = surroundings.contains { $0.target?.isInTransition == true }
    guard !isInTransition else { return nil }
    let arrived = appeared.compactMap(\.target).filter(\.isFocusDestination)
    let outermost = arrived.last { controller in
      !arrived.contains { $0 !== controller && controller.isResponder(inside: $0) }
    }
    return outermost ?? surroundings.lazy.compactMap(\.target).first(where: \.isFocusDestination)
  }

  deinit {}
}

extension UIView {
  /// The controllers around the view, the innermost first.
  var surroundingControllers: [UIViewController] {
    sequence(first: self as UIResponder, next: \.next).compactMap { $0 as? UIViewController }
  }

  /// Whether all controllers around the view give the focus back.
  fileprivate var isRestored: Bool {
    surroundingControllers.allSatisfy(\.restoresFocusAfterTransition)
  }
}

extension UIViewController {
  fileprivate var isInTransition: Bool {
    appearanceState == .appearing || appearanceState == .disappearing
  }

  /// Whether the controller has appeared in a window that keys reach.
  fileprivate var isFocusDestination: Bool {
    guard appearanceState == .appeared, let root = viewIfLoaded?.window?.focusRoot else {
      return false
    }
    return isResponder(inside: root)
  }
}
