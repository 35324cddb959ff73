/// A view that tracks a touch and performs actions for its events.
open class UIControl: UIView {
  private var handlers: [EventHandler] = []

  /// A control that performs no action.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a
  /// control of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard Properties.table.decode(self, from: coder) else { return nil }
  }

  /// Adds whether it can be used and is chosen, and the alignment of its content. Actions and
  /// targets are not written.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Properties.table.encode(self, with: coder)
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  /// A control that performs an action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  deinit {}

  override func layOutContent() { (self as? any ControlContentOwner)?.layOutControl() }

  // MARK: State

  /// Whether the control can be used, true by default.
  open var isEnabled = true {
    didSet { changed(Properties.all.isEnabled, from: oldValue, to: isEnabled) }
  }

  /// Whether the control is chosen, false by default.
  open var isSelected = false {
    didSet { changed(Properties.all.isSelected, from: oldValue, to: isSelected) }
  }

  /// Whether the control shows that it is touched, false by default.
  open var isHighlighted = false {
    didSet { changed(Properties.all.isHighlighted, from: oldValue, to: isHighlighted) }
  }

  /// The state that follows from the three properties and from the focus.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The horizontal alignment of content; its use depends on the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet {
      changed(
        Properties.all.contentHorizontalAlignment, from: oldValue, to: contentHorizontalAlignment)
    }
  }

  /// The horizontal alignment of content, with `.leading` and `.trailing` resolved by the layout
  /// direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// The vertical alignment of content; its use depends on the control.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      changed(
        Properties.all.contentVerticalAlignment, from: oldValue, to: contentVerticalAlignment)
    }
  }

  /// Called when `state` has changed; the control is laid out anew.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Actions

  /// Performs an action for events. One with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(EventHandler(work: .action(action), events: controlEvents))
  }

  /// Does not perform an action for these events any more.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does not perform the action with an identifier for these events any more.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    remove(controlEvents) {
      if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false }
    }
  }

  /// Performs an action of a target for events, too.
  ///
  /// - Parameters:
  ///   - target: The object that performs the action; not retained. Nil stands for the first
  ///     responder in the chain that can perform it; see
  ///     `UIApplication.sendAction(_:to:from:for:)`.
  ///   - action: A method without arguments, with the control, or with the control and the event, a
  ///     `UIEvent?`, as its arguments. It has to be a selector with a method: another one is
  ///     reported as misuse, and nothing is added.
  ///   - controlEvents: The events. An action that is there already is performed for these too.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    guard let new = ActionTarget(target, action, of: self) else { return }
    handlers.removeAll { $0.target?.isFreed == true }
    if let index = handlers.firstIndex(where: { $0.target?.isSame(as: new) == true }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(EventHandler(work: .target(new), events: controlEvents))
    }
  }

  /// Does not perform actions for these events any more: those of `target` and `action`; nil stands
  /// for all targets, and for all actions.
  open func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) {
      if case .target(let own) = $0 { own.matches(target, action) } else { false }
    }
  }

  private func remove(_ events: UIControl.Event, where matches: (EventHandler.Work) -> Bool) {
    for index in handlers.indices where matches(handlers[index].work) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The targets; `NSNull` stands for what the responder chain finds.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for handler in handlers {
      guard let own = handler.target, !own.isFreed else { continue }
      if let target = own.target {
        let object = target as? NSObject
        targets.insert(object.map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(target)))
      } else {
        targets.insert(Self.noTarget)
      }
    }
    return targets
  }

  /// One object for all, since two of them are not equal.
  private static let noTarget = NSNull()

  /// The names of the actions of a target for an event; nil without any.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard let own = handler.target, !handler.events.isDisjoint(with: controlEvent),
        target == nil ? own.isNil : own.matches(target, nil)
      else { return nil }
      return own.selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` for each action: with a `UIAction`, or with a target and a selector, the
  /// events, and a flag that ends the enumeration when it is set.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !stops {
      switch handler.work {
      case .action(let action): iterator(action, nil, handler.events, &stops)
      case .target(let own):
        if !own.isFreed { iterator(nil, (own.target, own.selector), handler.events, &stops) }
      }
    }
  }

  /// The events for which an action is performed.
  open var allControlEvents: UIControl.Event {
    handlers.reduce([]) { $0.union($1.events) }
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Performs an action with the control as its sender. All actions of targets go through here.
  ///
  /// - Parameters:
  ///   - action: A method without arguments, with the control, or with the control and the event.
  ///   - target: The object that performs it; nil stands for the one that the responder chain
  ///     finds.
  ///   - event: The event that the action follows; nil if it follows none.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs the actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// Performs the actions for `.primaryActionTriggered`, as if the control had been used.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  private func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.work {
      case .action(let action): sendAction(action)
      case .target(let own):
        if !own.isFreed { sendAction(own.selector, to: own.target, for: event) }
      }
    }
  }

  /// Whether a tap opens the menu of the control, in place of the primary action; false by default.
  /// For controls with a menu, such as buttons.
  open var showsMenuAsPrimaryAction = false {
    didSet {
      changed(Properties.all.showsMenuAsPrimaryAction, from: oldValue, to: showsMenuAsPrimaryAction)
    }
  }

  /// Called when a tap opens the menu, or does so no longer.
  func primaryMenuDidChange() {}

  // MARK: Tracking

  /// The touch that is followed.
  private weak var trackedTouch: UITouch?

  /// Whether a touch is followed.
  open private(set) var isTracking = false

  /// Whether the touch that is followed is inside the control.
  open private(set) var isTouchInside = false

  /// A touch went down: whether it is followed; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved: whether it is followed any longer; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch was lifted; does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was cancelled; does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  /// How far outside its bounds a touch still counts as inside, in points.
  // Fidelity: a finger may move about 70 points off a control before it counts as outside.
  // [observed]
  private static let slack: CGFloat = 70

  // Fidelity: where an override of point(inside:with:) accepts touches outside the bounds, they are
  // inside the control. [observed]
  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    if touch.type == .direct, bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(place) {
      return true
    }
    return point(inside: place, with: event)
  }

  /// Begins to follow a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    // What began may have hidden the window, which cancels its touches.
    guard touch.phase != .cancelled else { return cancelTracking(with: event) }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      cancelTracking(with: event)
      return
    }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Ends following the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let endedInside = isInside(touch, with: event)
    stopTracking()
    endTracking(touch, with: event)
    sendActions(for: endedInside ? .touchUpInside : .touchUpOutside, with: event)
    if endedInside { touchUpInsideHappened() }
  }

  /// Stops following the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(in: touches) != nil else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  /// Called after the actions for a touch that was lifted inside.
  func touchUpInsideHappened() {}

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard let trackedTouch, touches.contains(trackedTouch) else { return nil }
    return trackedTouch
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Focus and keys

  /// Whether the control can be used: keys may move the focus to it then.
  // Fidelity: on iPad most controls can have the focus only with full access by the keyboard, which
  // is what a desktop has. [decided]
  open override var canBecomeFocused: Bool { isEnabled }

  /// Brings the state up to date.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedView === self || context.previouslyFocusedView === self {
      stateDidChange()
    }
  }

  /// The press of Return or Space that is followed.
  private var followedPress: UIPress?

  /// Highlights the control that has the focus while Return or Space is down.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // A first responder that takes text types Return and Space.
    let isTyping = isFirstResponder && self is any UIKeyInput
    let follows =
      followedPress == nil && isEnabled && (isFocused || isFirstResponder) && !isTyping
    let press = follows ? presses.first(where: \.isActivating) : nil
    if let press {
      followedPress = press
      isHighlighted = true
    }
    let others = presses.filter { $0 !== press }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Does what a touch that is lifted inside does.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let press = stopFollowing(presses)
    let others = presses.filter { $0 !== press }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
    guard press != nil, isEnabled else { return }
    sendActions(for: .touchUpInside, with: event)
    touchUpInsideHappened()
  }

  /// Ends the highlight.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let press = stopFollowing(presses)
    let others = presses.filter { $0 !== press }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  private func stopFollowing(_ presses: Set<UIPress>) -> UIPress? {
    guard let press = followedPress, presses.contains(press) else { return nil }
    followedPress = nil
    isHighlighted = false
    return press
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    if let owner = self as? any AccessibilityDefaultsOwner { return owner.defaultsForAccessibility }
    var defaults = AccessibilityDefaults(isElement: true)
    if !isEnabled { defaults.traits.insert(.notEnabled) }
    if isSelected { defaults.traits.insert(.selected) }
    return defaults
  }

  /// Does what a tap does, if the control can be used.
  // Fidelity: an assistive technology taps controls; here nothing else does. [decided]
  @discardableResult
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    touchUpInsideHappened()
    return true
  }

  // MARK: Recognizers of superviews

  /// Whether a single tap on the control is not recognized by its superviews, which would take the
  /// touch from it. False for controls of the program.
  // Fidelity: of the controls only UIButton, UISwitch, UIStepper, UISegmentedControl and
  // UIPageControl win over a single tap of a superview. [documented; observed: others lose their
  // touch]
  var preventsOuterTaps: Bool { false }

  /// False for single taps of superviews on controls of this module that act on taps, such as
  /// buttons, while they are enabled: a tap does not also act behind them. A recognizer that does
  /// not cancel touches in views recognizes the tap nevertheless, before the control acts.
  // Fidelity: without cancelsTouchesInView both act, the recognizer first. [observed]
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard preventsOuterTaps, isEnabled, gestureRecognizer.view !== self,
      gestureRecognizer.cancelsTouchesInView,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }
}

/// An action and the events for which it is performed.
private struct EventHandler {
  enum Work {
    case action(UIAction)
    case target(ActionTarget)
  }

  let work: Work
  var events: UIControl.Event

  var target: ActionTarget? {
    if case .target(let target) = work { target } else { nil }
  }
}
