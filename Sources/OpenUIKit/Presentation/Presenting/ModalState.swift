/// What presentation asks of a controller and knows about it. Made when it is first needed: most
/// controllers are never presented and never present.
final class ModalState {
  /// What a running transition does with a controller.
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

  deinit {}
}

extension UIViewController {
  /// What presentation knows of the controller; reading it makes it.
  final var modal: ModalState {
    if let modalStorage { return modalStorage }
    let made = ModalState()
    modalRelations = made
    return made
  }

  /// What presentation knows of the controller; nil if it never has to do with one.
  final var modalStorage: ModalState? {
    // Nobody else implements the protocol.
    modalRelations.map { unsafeDowncast($0, to: ModalState.self) }
  }

  /// The presentation of what this controller itself presents.
  final var activePresentation: UIPresentationController? { modalStorage?.active }

  /// What the running transition does with this controller; `.none` if it does not present or
  /// dismiss it.
  // Fidelity: known from the beginning of the transition to its end, whoever asks; also while a
  // cancelled one runs back. [documented for the callbacks, decided]
  final var modalRole: ModalState.Role { modalStorage?.role ?? .none }

  /// The transition has ended, and with it the reason to come or to go; unless a callback has begun
  /// another one.
  final func forgetRole() {
    guard let modalStorage, modalStorage.presentation?.transition == nil else { return }
    modalStorage.role = .none
  }
}
