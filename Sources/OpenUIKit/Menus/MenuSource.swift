/// The origin of a menu: the view beside which it opens, and the sender of its actions.
struct MenuSource {
  /// The view beside which the menu opens.
  let view: UIView
  /// The sender of actions that are chosen.
  let sender: AnyObject?
  /// The menu, made when it is opened; nil for none.
  let menu: () -> UIMenu?
  /// Called when an element was chosen that is no menu, before it is performed.
  var onChoice: (UIMenuElement) -> Void = { _ in }
  /// The frame in the window beside which the menu opens; nil for that of the view.
  var frame: CGRect?
  /// Whether the first responder stays what it is while the menu is open, which has the keys.
  var keepsFirstResponder = false
  /// The preview beside the menu, which is informed of its life; nil for none.
  var companion: (any MenuCompanion)?

  /// Opens the menu.
  ///
  /// - Parameter point: Where the finger is that opens it, in the window; nil for a tap or a key.
  /// - Returns: The open menu; nil if nothing can be chosen, or the view is in no window.
  @discardableResult
  func open(at point: CGPoint? = nil) -> MenuOverlayView? {
    let empty = companion.map { _ in UIMenu(children: []) }
    return (menu() ?? empty).flatMap { MenuOverlayView.open($0, of: self, at: point) }
  }
}
