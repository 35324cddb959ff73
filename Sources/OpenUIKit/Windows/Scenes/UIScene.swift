/// One appearance of the program's interface. There is one, which has all windows.
@MainActor
open class UIScene: UIResponder {
  /// Whether a scene is active.
  nonisolated public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// On screen and receiving events.
    case foregroundActive = 0
    /// On screen without receiving events.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// Whether the scene is active: as the application.
  open var activationState: ActivationState {
    guard UIRuntime.current.scene === self else { return .unattached }
    return switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  override init() { super.init() }

  deinit {}

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}
