/// An object that can answer events: views, view controllers, windows, the application.
///
/// An event that a responder does not handle goes to its `next` responder, up to the application
/// and its delegate. Overrides that do not handle an event call `super`.
@MainActor
open class UIResponder: NSObject {
  /// A responder that is in no chain yet.
  public override init() { super.init() }

  /// What links to this responder hold.
  nonisolated(unsafe) final var lifetimeStorage = LifetimeStorage()

  // Written out: one that the compiler makes up asks for the main actor first, at some cost, and
  // keeps subclasses from declaring theirs.
  deinit { lifetimeStorage.end() }

  /// The responder that gets what this one does not handle, nil by default.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this object gets the keyboard's events first in its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether `becomeFirstResponder()` may succeed, false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether `resignFirstResponder()` may succeed, true by default.
  open var canResignFirstResponder: Bool { true }

  /// Asks to get the keyboard's events first, after the present first responder resigned.
  ///
  /// Returns false, and changes nothing, if this object cannot, if it is in no window, or if the
  /// present one refuses to resign. Overrides call `super`.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up the first place. Returns false if this object may not. Overrides call `super`.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The window that the chain of this responder leads to.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }

  // MARK: Touches

  /// Touches went down on this responder. Hands them to `next` by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches that began on this responder moved. Hands them to `next` by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches that began on this responder were lifted. Hands them to `next` by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches that began on this responder belong to a gesture now, or their view went away.
  ///
  /// Hands them to `next` by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Keys went down. Hands them to `next` by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Pressed keys changed their value. Hands them to `next` by default.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were released. Hands them to `next` by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Pressed keys will not be heard of again. Hands them to `next` by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}

extension UIResponder: LinkTarget {
  /// Tells whether the responder still exists.
  nonisolated package final var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
}
