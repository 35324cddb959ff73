/// Called when an action is performed.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure, with a title and an image for the control that performs it.
open class UIAction: UIMenuElement {
  /// The identity of an action.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier by name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// The identity of the action; unique unless it was given.
  open var identifier: Identifier { ownIdentifier }

  private let ownIdentifier: Identifier

  /// Whether it can be performed, and how it looks.
  open var attributes: UIMenuElement.Attributes = []

  /// Whether it has a mark; no by default.
  open var state = UIMenuElement.State.off

  /// The image in a menu while the state is `.on`; nil, `image`, by default.
  open var selectedImage: UIImage?

  /// A description of the action, for people who look for it; nil by default. A stored value.
  open var discoverabilityTitle: String?

  /// The object that is performing the action; nil at other times.
  open internal(set) var sender: Any?

  let handler: UIActionHandler

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

  /// An action that calls `handler`.
  ///
  /// - Parameters:
  ///   - title: The text. Default: none.
  ///   - subtitle: A second line of text. Default: none.
  ///   - image: The image beside the text. Default: none.
  ///   - selectedImage: The image while the state is `.on`. Default: `image`.
  ///   - identifier: The identity. Default: one of its own.
  ///   - discoverabilityTitle: A description of the action, for people who look for it. Default:
  ///     nil.
  ///   - attributes: Whether it can be performed, and how it looks. Default: it can.
  ///   - state: Whether it has a mark. Default: no.
  ///   - handler: Called with the action. It lives as long as the action.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      identifier ?? Identifier(UUID().uuidString), title: title, image: image, handler: handler)
    self.subtitle = subtitle
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  init(
    _ identifier: Identifier, title: String, image: UIImage?, handler: @escaping UIActionHandler
  ) {
    ownIdentifier = identifier
    self.handler = handler
    super.init(title: title, image: image)
  }

  deinit {}

  override var shownAttributes: UIMenuElement.Attributes { attributes }

  override var shownState: UIMenuElement.State {
    get { state }
    set { state = newValue }
  }

  override var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }

  override func choose(from responder: UIResponder, sender: AnyObject?) { perform(sender: sender) }

  override func duplicate() -> UIMenuElement {
    let copy = UIAction(identifier, title: title, image: image, handler: handler)
    copy.subtitle = subtitle
    copy.selectedImage = selectedImage
    copy.discoverabilityTitle = discoverabilityTitle
    copy.attributes = attributes
    copy.state = state
    return copy
  }

  /// Performs the action, unless it is disabled.
  ///
  /// - Parameters:
  ///   - sender: The value of `sender` meanwhile.
  ///   - target: Not used: an action calls its handler.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  /// Calls the handler while `sender` is set, unless the action is disabled.
  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
