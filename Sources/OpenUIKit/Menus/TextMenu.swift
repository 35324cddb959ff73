/// The menu of a text: a click with the secondary button opens it, and what asks for it. The text
/// stays the first responder while it is open.
package final class TextMenu: NSObject {
  private let click = UITapGestureRecognizer()
  private let menu: (CGPoint) -> UIMenu?

  /// - Parameters:
  ///   - view: Receives the clicks; not retained.
  ///   - menu: Makes the menu of what is at a point of the window; nil for none.
  package init(on view: UIView, menu: @escaping (CGPoint) -> UIMenu?) {
    self.menu = menu
    super.init()
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    click.name = "OpenUIKit.text-menu"
    click.addHandler { [weak self] in _ = self?.open(at: $0.location(in: nil)) }
    view.addGestureRecognizer(click)
  }

  deinit {}

  /// Opens the menu at a point of the window.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func open(at point: CGPoint) -> Bool {
    guard let view = click.view, let menu = menu(point), view.window != nil else { return false }
    let source = MenuSource(
      view: view, sender: view, menu: { menu }, frame: CGRect(origin: point, size: .zero),
      keepsFirstResponder: true)
    return source.open(at: point) != nil
  }

  /// The recognizer of the clicks.
  package var recognizer: UIGestureRecognizer { click }

  /// Takes the recognizer away.
  package func end() { click.view?.removeGestureRecognizer(click) }
}
