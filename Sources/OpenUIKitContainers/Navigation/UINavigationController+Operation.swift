extension UINavigationController {
  /// The change that a transition of a navigation controller shows.
  public enum Operation: Int, Sendable {
    /// Nothing is pushed or popped.
    case none
    /// The controller that appears is pushed, or is a new top.
    case push
    /// The controller that appears was in the list.
    case pop
  }
}
