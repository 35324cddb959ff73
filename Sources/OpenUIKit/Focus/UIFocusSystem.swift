/// The focus of the program: which item has it. Every instance stands for the same focus.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted after the focus has moved. The object is a focus system.
  nonisolated public static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  /// Posted when the focus was to move and could not. The object is a focus system.
  nonisolated public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the `UIFocusUpdateContext` in the user info of both notifications.
  nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the `UIFocusAnimationCoordinator` in the user info of the first notification.
  nonisolated public static let animationCoordinatorUserInfoKey =
    "UIFocusUpdateAnimationCoordinatorKey"

  private let state: FocusState
  nonisolated private let identity: ObjectIdentifier

  init(_ state: FocusState) {
    self.state = state
    identity = ObjectIdentifier(state)
    super.init()
  }

  /// The focus system of an environment; nil if it is in no window.
  public convenience init?(for environment: any UIFocusEnvironment) {
    guard (environment as? UIResponder)?.responderWindow != nil else { return nil }
    self.init(FocusState.shared)
  }

  deinit {}

  /// The focus system of an environment; nil if it is in no window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    UIFocusSystem(for: environment)
  }

  /// The item that has the focus.
  open var focusedItem: (any UIFocusItem)? { state.view }

  /// Requests that the focus moves to what an environment prefers, after the commit at the end of
  /// the turn. An environment in no window is left alone.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    if let responder = environment as? UIResponder { state.request(responder) }
  }

  /// Performs now what was requested.
  open func updateFocusIfNeeded() { state.performRequest() }

  /// Whether an environment is `otherEnvironment` or contains it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var next: (any UIFocusEnvironment)? = otherEnvironment
    while let current = next {
      if current === environment { return true }
      next = current.parentFocusEnvironment
    }
    return false
  }

  /// Whether the other one stands for the same focus.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFocusSystem)?.identity == identity
  }

  /// A hash of the focus.
  nonisolated open override var hash: Int { identity.hashValue }
}
