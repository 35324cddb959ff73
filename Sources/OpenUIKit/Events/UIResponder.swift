/// An object that can handle events: a view, a view controller, a window, the application.
///
/// An event that a responder does not handle goes to its `next` responder, up to the application
/// and its delegate. Overrides that do not handle an event call `super`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder that is in no chain yet.
  public override init() { super.init() }

  /// The lifetime of this responder, for links to it.
  nonisolated(unsafe) final var lifetimeStorage = LifetimeStorage()

  // Written out: one that the compiler generates switches to the main actor first, at some cost,
  // and keeps subclasses from declaring theirs.
  deinit { lifetimeStorage.end() }

  /// The responder that receives what this one does not handle, nil by default.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this object receives the keyboard's events first in its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether `becomeFirstResponder()` may succeed, false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether `resignFirstResponder()` may succeed, true by default.
  open var canResignFirstResponder: Bool { true }

  /// Makes this object the first responder of its window, after the present one has resigned.
  ///
  /// Returns false, and changes nothing, if this object cannot be, if it is in no window, or if the
  /// present one refuses to resign. Overrides call `super`.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    UIRuntime.current.focus.firstResponderDidChange(to: self)
    return true
  }

  /// Resigns as the first responder. Returns false if this object may not. Overrides call `super`.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The first view of the responder chain, from this object on: recognizers of it and of its
  /// superviews follow the presses of this responder.
  var nearestView: UIView? { next?.nearestView }

  /// The window at the end of the responder chain.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }

  // MARK: Actions

  /// Whether this responder performs an action now, for a sender; true by default if it has the
  /// method. Overrides call `super`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.method?.isMethod(of: self) ?? false
  }

  /// What performs an action: this responder, or the first one further up the chain that can; nil if
  /// there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Touches

  /// Touches went down on this responder. Forwards them to `next` by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches that began on this responder moved. Forwards them to `next` by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches that began on this responder were lifted. Forwards them to `next` by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches that began on this responder are cancelled: a gesture has taken them, or their view
  /// was removed.
  ///
  /// Forwards them to `next` by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// The commands that keys perform while this responder is in the chain of the one that receives
  /// keys first; none by default. Asked for each key that goes down.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Keys went down. Forwards them to `next` by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Pressed keys changed their value. Forwards them to `next` by default.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were released. Forwards them to `next` by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Pressed keys are cancelled; no event follows. Forwards them to `next` by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}

extension UIResponder: LinkTarget {
  /// Says whether the responder still exists.
  nonisolated package final var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
}
