/// An object with a main window: what delegates of applications and of window scenes have in
/// common.
///
/// On Apple's systems both declare an optional requirement `window`. Optional requirements need the
/// Objective-C runtime; here they inherit an ordinary one with a default, and read through
/// `UIApplicationDelegate` or `UIWindowSceneDelegate` it has Apple's type, `UIWindow??`.
@preconcurrency @MainActor
public protocol UIMainWindowOwner: NSObjectProtocol {
  /// The main window. An object without such a property returns nil and keeps nothing.
  var window: UIWindow? { get set }
}

extension UIMainWindowOwner {
  /// There is no main window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
