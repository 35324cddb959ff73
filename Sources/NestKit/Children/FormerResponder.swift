/// The first responder in what is covered, so that it becomes the first responder again with it.
///
/// It is not retained: it is released with its view.
final class FormerResponder {
  private weak var responder: UIResponder?

  private init(_ responder: UIResponder) { self.responder = responder }

  deinit {}

  /// Makes the first responder resign, if it is in the view of a controller, also one that refuses.
  /// Takes time in proportion to the views and controllers in it.
  ///
  /// - Returns: The responder that can be restored; `nil` if there was no first responder.
  static func resign(in controller: UIViewController) -> FormerResponder? {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    guard let first = controller.firstResponderInside ?? view.firstResponderInside else {
      return nil
    }
    if !first.resignFirstResponder() { view.endEditing(true) }
    return FormerResponder(first)
  }

  /// Makes the first responder resign, if it is in the view of a controller, where it is not going
  /// to be restored. Costs the controllers in there: UIKit knows the first responder among the
  /// views.
  static func resignFinally(in controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    if !view.endEditing(true) { controller.firstResponderInside?.resignFirstResponder() }
  }

  /// Makes it the first responder again, if it is still in the view of the controller, and nothing
  /// in the same window has become the first responder meanwhile.
  func restore(in controller: UIViewController) {
    guard let responder, let view = controller.viewIfLoaded, let window = view.window,
      responder.isInside(view), window.firstResponderInside == nil,
      window.rootViewController?.firstResponderInside == nil
    else { return }
    responder.becomeFirstResponder()
  }
}

// UIKit does not name the first responder of a window.

extension UIView {
  /// The first responder of this view and those in it.
  fileprivate var firstResponderInside: UIResponder? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstResponderInside { return found }
    }
    return nil
  }
}

extension UIViewController {
  /// The first responder of this controller and its descendants.
  fileprivate var firstResponderInside: UIResponder? {
    if isFirstResponder { return self }
    for child in children {
      if let found = child.firstResponderInside { return found }
    }
    return nil
  }
}

extension UIResponder {
  /// Whether it is a view inside another one, or the controller of one.
  fileprivate func isInside(_ view: UIView) -> Bool {
    let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return own?.isDescendant(of: view) == true
  }
}
