/// What presentation asks of a controller and knows about it. Made when it is first needed: most
/// controllers are never presented and never present.
final class ModalState {
  /// Why a controller appears or disappears, as far as presentation is the reason.
  enum Role { case none, presented, dismissed }

  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var definesContext = false
  var providesTransitionStyle = false
  var capturesStatusBar = false
  var isModal = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation of what the controller presents itself. This reference is what keeps a
  /// presentation, and with it the presented controller, alive.
  var active: UIPresentationController?
  /// The presentation that shows the controller.
  weak var presentation: UIPresentationController?
  /// Made because someone asked for it before the controller was presented.
  var prepared: UIPresentationController?
  var role = Role.none
  /// The mark of the transition that has begun to let the controller come or go, and owes it the
  /// end.
  var comesOrGoesBy: PresentationTransition.Mark?

  deinit {}
}

extension UIViewController {
  /// What presentation knows of the controller; reading it makes it.
  final var modal: ModalState {
    if let modalStorage { return modalStorage }
    let made = ModalState()
    modalStorage = made
    return made
  }

  /// The presentation of what this controller itself presents.
  final var activePresentation: UIPresentationController? { modalStorage?.active }

  /// Whether a callback of this controller runs in which it comes because it is being presented.
  // Fidelity: true in the controller's own callbacks only, and not in those of its children; the
  // compensating callbacks of a transition that is called off carry no flag. [observed, decided]
  final var isComingByPresentation: Bool {
    switch runningCallback {
    case .willAppear, .isAppearing, .didAppear: modalStorage?.role == .presented
    case .none, .willDisappear, .didDisappear: false
    }
  }

  /// Whether a callback of this controller runs in which it goes because it is being dismissed.
  final var isGoingByDismissal: Bool {
    switch runningCallback {
    case .willDisappear, .didDisappear: modalStorage?.role == .dismissed
    case .none, .willAppear, .isAppearing, .didAppear: false
    }
  }
}
