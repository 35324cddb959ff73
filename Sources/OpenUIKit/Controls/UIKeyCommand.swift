import MisuseReports

/// Keys that are pressed together and perform an action, with a title for those who list them.
///
/// A responder offers its commands in `keyCommands`. A key that is pressed is compared with those
/// of the responder that receives keys first, then of the next responders up the chain; the first
/// one that fits is performed, and again each time that the key repeats. The press is sent to
/// nobody then.
///
/// Text for a first responder that takes it, and keys that move the focus, come before the
/// commands, except for those with `wantsPriorityOverSystemBehavior`.
open class UIKeyCommand: UIMenuElement {
  /// The text that the key types without modifiers other than Shift, or one of the constants of
  /// this class.
  public let input: String?
  /// The modifier keys that have to be down. Caps lock does not count.
  public let modifierFlags: UIKeyModifierFlags
  /// A description of the command, for people who look for it. A stored value.
  open var discoverabilityTitle: String?
  /// Whether it can be performed: neither a disabled nor a hidden command is.
  open var attributes: UIMenuElement.Attributes
  /// Whether it has a mark; no by default.
  open var state = UIMenuElement.State.off
  /// Whether the command precedes text input and before the keys that move the focus; false by
  /// default.
  open var wantsPriorityOverSystemBehavior = false

  /// The text.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image beside the text.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The action that the first responder in the chain performs that can; nil for a command that
  /// calls a closure.
  public let action: Selector?
  /// A value that distinguishes commands that perform the same action; nil by default. A stored
  /// value.
  public let propertyList: Any?

  private let handler: ((UIKeyCommand) -> Void)?

  init(
    title: String, image: UIImage?, input: String, modifierFlags: UIKeyModifierFlags,
    discoverabilityTitle: String?, attributes: UIMenuElement.Attributes,
    propertyList: Any?, action: Selector?, handler: ((UIKeyCommand) -> Void)?
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.propertyList = propertyList
    self.action = action
    self.handler = handler
    super.init(title: title, image: image)
    if let action, action.method == nil {
      Misuse.report(.selectorWithoutMethod(action, of: self))
    }
  }

  /// A command of a key that performs an action.
  ///
  /// - Parameters:
  ///   - input: The text that the key types without modifiers other than Shift, or one of the
  ///     constants of this class. A command whose input is empty is never performed.
  ///   - modifierFlags: The modifier keys that have to be down.
  ///   - action: A method without arguments, or with the command as its argument, of a responder in
  ///     the chain.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command of a key that performs an action, with a title.
  ///
  /// - Parameters:
  ///   - title: The text. Default: none.
  ///   - image: The image beside the text. Default: none.
  ///   - action: A method without arguments, or with the command as its argument, of a responder in
  ///     the chain.
  ///   - input: The text that the key types without modifiers other than Shift, or one of the
  ///     constants of this class. A command whose input is empty is never performed.
  ///   - modifierFlags: The modifier keys that have to be down. Default: none.
  ///   - propertyList: A value that distinguishes commands that perform the same action. Default:
  ///     nil.
  ///   - discoverabilityTitle: A description of the command, for people who look for it. Default:
  ///     nil.
  ///   - attributes: Whether it can be performed. Default: it can.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = []
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      propertyList: propertyList, action: action, handler: nil)
  }

  deinit {}

  override func duplicate() -> UIMenuElement {
    let copy = UIKeyCommand(
      title: title, image: image, input: input ?? "", modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      propertyList: propertyList, action: action, handler: handler)
    copy.subtitle = subtitle
    copy.state = state
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    return copy
  }

  /// Whether keys perform the command now.
  final var isAvailable: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  /// Performs the command for a key; false if no responder from `responder` on performs the action.
  final func perform(from responder: UIResponder) -> Bool {
    guard let action else {
      handler?(self)
      return true
    }
    guard let target = responder.target(forAction: action, withSender: self) else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  // MARK: In a menu

  override var shownAttributes: UIMenuElement.Attributes { attributes }

  override var shownState: UIMenuElement.State {
    get { state }
    set { state = newValue }
  }

  override func choose(from responder: UIResponder, sender: AnyObject?) {
    if !attributes.contains(.disabled) { _ = perform(from: responder) }
  }
}

nonisolated extension UIKeyCommand {
  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public static let inputHome = "UIKeyInputHome"
  /// End.
  public static let inputEnd = "UIKeyInputEnd"
  /// Delete, which deletes what follows.
  public static let inputDelete = "UIKeyInputDelete"
  /// The function key F1.
  public static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public static let f6 = "UIKeyInputF6"
  /// The function key F7.
  public static let f7 = "UIKeyInputF7"
  /// The function key F8.
  public static let f8 = "UIKeyInputF8"
  /// The function key F9.
  public static let f9 = "UIKeyInputF9"
  /// The function key F10.
  public static let f10 = "UIKeyInputF10"
  /// The function key F11.
  public static let f11 = "UIKeyInputF11"
  /// The function key F12.
  public static let f12 = "UIKeyInputF12"
}
