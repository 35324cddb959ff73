/// An object that can handle events: a view, a view controller, a window, the application.
///
/// An event that a responder does not handle is passed to its `next` responder, up to the
/// application and its delegate. Overrides that do not handle an event call `super`.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// A responder that is in no chain yet.
  public override init() { super.init() }

  /// The lifetime of this responder, for links to it.
  nonisolated final let lifetimeStorage = LifetimeStorage()

  // Written out: one that the compiler generates switches to the main actor first, at some cost,
  // and keeps subclasses from declaring theirs.
  deinit { lifetimeStorage.end() }

  /// The responder that receives what this one does not handle, nil by default.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this object receives the keyboard's events first in its window.
  open var isFirstResponder: Bool {
    UIWindow.anyHasFirstResponder && responderWindow?.firstResponder === self
  }

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
    return window.changeFirstResponder { becomeFirst(in: window) }
  }

  private func becomeFirst(in window: UIWindow) -> Bool {
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    // What has resigned may have changed anything.
    guard responderWindow === window else { return false }
    if let other = window.firstResponder {
      guard other !== self, other.resignFirstResponder(), responderWindow === window,
        window.firstResponder == nil
      else { return isFirstResponder }
    }
    window.firstResponder = self
    guard isFirstResponder else { return false }
    FocusState.shared.firstResponderDidChange(to: self)
    KeyboardRoomLink.firstResponderDidChange()
    return true
  }

  /// Resigns as the first responder. Returns false if this object may not. Overrides call `super`.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    return window.changeFirstResponder {
      if window.firstResponder === self { window.firstResponder = nil }
      return true
    }
  }

  // MARK: Input views

  /// The view that is shown at the bottom of the window while this is the first responder, in place
  /// of a keyboard; nil by default. A responder without one has that of the next one in the chain.
  ///
  /// It is asked for when the first responder changes, and by `reloadInputViews()`. Its height is
  /// that of its frame, its width that of the window. While it is shown keyboard notifications are
  /// posted, and guides of the keyboard follow.
  open var inputView: UIView? { nil }

  /// The view that is shown above `inputView`, or at the bottom without one, while this is the
  /// first responder; nil by default. A responder without one has that of the next one in the
  /// chain, so that the view of a controller is shown for all fields in its view. A field inside of
  /// this view may be the first responder too; when it ends the one before is it again.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the input views again and shows them, if this is the first responder; does nothing
  /// otherwise.
  open func reloadInputViews() { showInputViews() }

  /// The first view of the responder chain, from this object on: recognizers of it and of its
  /// superviews follow the presses of this responder.
  var nearestView: UIView? { next?.nearestView }

  /// The window at the end of the responder chain.
  var responderWindow: UIWindow? { next?.responderWindow }

  // MARK: Actions

  /// Whether this responder performs an action now, for a sender; true by default if it has the
  /// method, but false for the standard edit actions, which a subclass that has them allows.
  /// Overrides call `super`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !Selector.standardEdits.contains(action) && action.method?.isMethod(of: self) ?? false
  }

  /// Copies the selection to the pasteboard and removes it. Does nothing by default, and
  /// `canPerformAction(_:withSender:)` says so.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard. Does nothing by default.
  open func copy(_ sender: Any?) {}

  /// Inserts what is on the pasteboard. Does nothing by default.
  open func paste(_ sender: Any?) {}

  /// Selects the word or the element. Does nothing by default.
  open func select(_ sender: Any?) {}

  /// Selects everything. Does nothing by default.
  open func selectAll(_ sender: Any?) {}

  /// Removes the selection. Does nothing by default.
  open func delete(_ sender: Any?) {}

  /// Begins to find something. Does nothing by default.
  ///
  /// Control or Command and F call this, with Alternate `findAndReplace(_:)`, the same with G
  /// `findNext(_:)`, with Shift `findPrevious(_:)`, and with E `useSelectionForFind(_:)`: of the
  /// first responder in the chain that allows it, where no key command has these keys.
  open func find(_ sender: Any?) {}

  /// Begins to find something and to replace it. Does nothing by default.
  open func findAndReplace(_ sender: Any?) {}

  /// Moves on to the next place that was found. Does nothing by default.
  open func findNext(_ sender: Any?) {}

  /// Moves back to the place before. Does nothing by default.
  open func findPrevious(_ sender: Any?) {}

  /// Finds what is selected. Does nothing by default.
  open func useSelectionForFind(_ sender: Any?) {}

  /// Returns the responder that performs an action: this one, or the first one further up the chain
  /// that can; nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// The undo manager of this responder: that of `next` by default, and at the end of the chain
  /// that of the window, which makes one when it is first asked.
  ///
  /// Control or Command and Z undo the last change, with Shift they redo it, if the manager of the
  /// first responder can, and no key command has these keys.
  open var undoManager: UndoManager? { next?.undoManager }

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

  /// Values of touches that were estimated are known now. Does nothing by default: no device here
  /// estimates values, so that nothing calls it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Motion

  /// A motion of the device, as shaking it, has begun. It is sent to the first responder, or else
  /// to the window. Forwards it to `next` by default.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// A motion of the device has ended. Forwards it to `next` by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A motion of the device was cancelled. Forwards it to `next` by default.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Nib files

  /// Called by what loads nib files, which are not on this platform: subclasses of iOS may call it
  /// themselves. Does nothing by default.
  open func awakeFromNib() {}

  /// Called by the interface builder, which is not on this platform. Does nothing by default.
  open func prepareForInterfaceBuilder() {}

  // MARK: Presses

  /// The commands that keys perform while this responder is in the chain of the one that receives
  /// keys first; none by default. Asked for each key that is pressed.
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

  // MARK: Observing

  /// Called for a property of another object, to which this one was added as an observer: after it
  /// has changed, and before that with the option `.prior`. Does nothing by default.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property, as it was given.
  ///   - object: The object that was asked to call this one.
  ///   - change: The values that the options ask for; `NSNull` for nil.
  ///   - context: As it was given.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Accessibility

  // On Apple's systems these are members of every object.

  final var accessibilityState: AccessibilityState?

  /// The values of the class for accessibility, which count as long as the program has set nothing.
  var accessibilityDefaults: AccessibilityDefaults {
    (self as? any AccessibilityDefaultsOwner)?.defaultsForAccessibility ?? AccessibilityDefaults()
  }

  /// Whether this is an element by itself; true for controls and labels, false for others by
  /// default.
  open var isAccessibilityElement: Bool {
    get { accessibilityState?.isElement ?? accessibilityDefaults.isElement }
    set { madeAccessibilityState.isElement = newValue }
  }

  /// The name of the element, in the language of the user. Labels and buttons have their text,
  /// others nil by default. Nil restores that.
  open var accessibilityLabel: String? {
    get { accessibilityState?.label ?? accessibilityDefaults.label }
    set { madeAccessibilityState.label = newValue }
  }

  /// The result of using the element, in the language of the user; nil by default.
  open var accessibilityHint: String? {
    get { accessibilityState?.hint }
    set { madeAccessibilityState.hint = newValue }
  }

  /// The value of the element, in the language of the user: the page of a page control, for
  /// example. Nil by default, and restores the default of the class.
  open var accessibilityValue: String? {
    get { accessibilityState?.value ?? accessibilityDefaults.value }
    set { madeAccessibilityState.value = newValue }
  }

  /// The kind and the behaviour of the element; those of its class by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState?.traits ?? accessibilityDefaults.traits }
    set { madeAccessibilityState.traits = newValue }
  }

  /// The names by which the user may call the element, the best first; the label by default. A
  /// value that is only stored.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityState?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { madeAccessibilityState.userInputLabels = newValue }
  }

  /// Where the element is on the screen, in points; the bounds of a view by default, zero for
  /// others.
  open var accessibilityFrame: CGRect {
    get { accessibilityState?.frame ?? defaultAccessibilityFrame }
    set { madeAccessibilityState.frame = newValue }
  }

  var defaultAccessibilityFrame: CGRect { .zero }

  /// The shape of the element on the screen, in points; nil, its frame, by default. A value that is
  /// only stored.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityState?.path }
    set { madeAccessibilityState.path = newValue }
  }

  /// Where on the screen the element is activated, in points; the middle of its frame by default. A
  /// value that is only stored.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibilityState?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { madeAccessibilityState.activationPoint = newValue }
  }

  /// The language of label, hint and value, as `en-GB`; nil, that of the program, by default. A
  /// value that is only stored.
  open var accessibilityLanguage: String? {
    get { accessibilityState?.language }
    set { madeAccessibilityState.language = newValue }
  }

  /// Whether the elements inside this object are none for assistive technologies; false by default.
  /// A stored value.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityState?.hidesElements ?? false }
    set { madeAccessibilityState.hidesElements = newValue }
  }

  /// Whether the siblings of this view are none for assistive technologies; false by default. A
  /// value that is only stored.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityState?.isModal ?? false }
    set { madeAccessibilityState.isModal = newValue }
  }

  /// Whether the elements inside this object are read one after the other; false by default. A
  /// value that is only stored.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityState?.groupsChildren ?? false }
    set { madeAccessibilityState.groupsChildren = newValue }
  }

  /// How the elements inside this object are gone through; `.automatic` by default. A value that is
  /// only stored.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityState?.navigationStyle ?? .automatic }
    set { madeAccessibilityState.navigationStyle = newValue }
  }

  /// The kind of container that this object is; nothing in particular by default. A stored value.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityState?.containerType ?? .none }
    set { madeAccessibilityState.containerType = newValue }
  }

  /// The actions that the element offers besides being activated; nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityState?.customActions }
    set { madeAccessibilityState.customActions = newValue }
  }

  /// The elements inside this object, in the order in which they are read; nil by default.
  open var accessibilityElements: [Any]? {
    get { accessibilityState?.elements }
    set { madeAccessibilityState.elements = newValue }
  }

  /// The number of `accessibilityElements`; 0 if there are none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of `accessibilityElements`; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of one of `accessibilityElements`; `NSNotFound` for another object.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  /// Activates the element; a control does what a tap on it does.
  ///
  /// - Returns: Whether that was done; false by default.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of an adjustable element greater. Does nothing by default.
  open func accessibilityIncrement() {}

  /// Makes the value of an adjustable element smaller. Does nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls by about a page.
  ///
  /// - Returns: Whether that was done; false by default.
  @discardableResult
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves what is open: a presented controller, a page, a search.
  ///
  /// Called when the user presses Escape alone, after text input, focus and key commands, and
  /// before presses: of the responder that receives keys first and then of those after it, up to
  /// the controller that is presented, until one returns true. The press is sent to nobody then.
  ///
  /// - Returns: Whether something was left; false by default.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what the user wants most, such as playing and pausing. Nothing on this platform calls it.
  ///
  /// - Returns: Whether something was done; false by default.
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { false }
}

extension UIResponder: LinkTarget {
  /// Says whether the responder still exists.
  nonisolated package final var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
}
