/// A delegate that decides whether the user may close the window of the desktop.
///
/// UIKit has no such question, because its windows are closed by the system. A delegate of a scene,
/// or of an application without scene delegates, that adopts this is asked.
@preconcurrency @MainActor
public protocol UIWindowSceneClosingDelegate: NSObjectProtocol {
  /// The user requests to close the window.
  ///
  /// - Returns: whether it may be closed; with the last window the program ends.
  func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool
}
