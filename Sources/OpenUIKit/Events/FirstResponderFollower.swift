/// A responder of a module above that does something while it is the first responder: no method of
/// a program stands between.
package protocol FirstResponderFollower: UIResponder {
  /// It has become the first responder of its window.
  func didBecomeFirst()

  /// It is the first responder no longer, whether it was asked or not.
  func didStopBeingFirst()
}
