/// The state of a controller that concerns presentations. Made when it is first needed: most
/// controllers never present and are never presented.
final class ModalState {
  /// The role in a running transition of a controller.
  enum Role { case none, presented, dismissed }

  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var definesContext = false
  var providesTransitionStyle = false
  var capturesStatusBar = false
  var isModal = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation by this controller. This reference keeps a presentation, and with it the
  /// presented controller, alive.
  var active: UIPresentationController?
  /// The presentation that shows the controller.
  weak var presentation: UIPresentationController?
  /// Made because it was requested before the controller was presented.
  var prepared: UIPresentationController?
  var role = Role.none

  deinit {}
}

extension UIViewController {
  /// The state of presentations; reading it makes it.
  final var modal: ModalState {
    if let modalStorage { return modalStorage }
    let made = ModalState()
    modalRelations = made
    return made
  }

  /// The state of presentations; nil if the controller takes part in none.
  final var modalStorage: ModalState? {
    // No other type conforms to the protocol.
    modalRelations.map { unsafeDowncast($0, to: ModalState.self) }
  }

  /// The presentation by this controller itself.
  final var activePresentation: UIPresentationController? { modalStorage?.active }

  /// The role of this controller in the running transition; `.none` if it is neither presented nor
  /// dismissed.
  // Fidelity: valid from the beginning of the transition to its end, for every caller; also while a
  // cancelled one runs back. [documented for the callbacks, decided]
  final var modalRole: ModalState.Role { modalStorage?.role ?? .none }

  /// Ends the role after the transition, unless a callback has begun another transition.
  final func clearRole() {
    guard let modalStorage, modalStorage.presentation?.transition == nil else { return }
    modalStorage.role = .none
  }
}
