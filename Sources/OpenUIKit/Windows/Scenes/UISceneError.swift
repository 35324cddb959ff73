/// The domain of the errors of scenes.
nonisolated public let UISceneErrorDomain = "UISceneErrorDomain"

/// Why a scene has refused a request.
nonisolated public struct UISceneError: CustomNSError, Hashable, Sendable {
  /// The kinds of refusal.
  public enum Code: Int, Sendable {
    /// The program has one scene only, because scenes have no delegate in it.
    case multipleScenesNotSupported = 0
    /// The session, or the scene, cannot be had.
    case requestDenied = 1
    /// The scene cannot have a geometry of this kind.
    case geometryRequestUnsupported = 100
    /// The frontmost controller or the application does not allow the geometry.
    case geometryRequestDenied = 101
  }

  /// The domain of the errors of scenes.
  public static var errorDomain: String { UISceneErrorDomain }

  /// The kind of refusal.
  public let code: Code

  private let text: String

  /// The number of the kind of refusal.
  public var errorCode: Int { code.rawValue }

  /// Why, with the orientations that are possible: the text that `localizedDescription` gives.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

  static func denied(
    requested: UIInterfaceOrientationMask, supported: UIInterfaceOrientationMask
  ) -> UISceneError {
    UISceneError(
      code: .geometryRequestDenied,
      text: "None of the requested orientations are supported by the view controller. "
        + "Requested: \(requested.names); Supported: \(supported.names)")
  }

  static let singleScene = UISceneError(
    code: .multipleScenesNotSupported,
    text: "The application does not support multiple scenes: it has no class for the delegate of "
      + "another scene.")

  static func denied(_ reason: String) -> UISceneError {
    UISceneError(code: .requestDenied, text: reason)
  }

  static let unsupported = UISceneError(
    code: .geometryRequestUnsupported,
    text: "The scene supports geometry preferences of the kind GeometryPreferences.iOS only.")
}
