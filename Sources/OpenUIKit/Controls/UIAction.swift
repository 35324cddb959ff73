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
  public let identifier: Identifier

  /// Whether it can be performed, and how it looks.
  open var attributes: UIMenuElement.Attributes

  /// What is performing it; nil otherwise.
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
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    attributes: UIMenuElement.Attributes = [], handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the handler while `sender` is set, unless the action is disabled.
  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
