/// An action that an element offers besides being activated.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; returns whether it has succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action, in the language of the user.
  open var name: String
  /// A picture of the action. A stored value.
  open var image: UIImage?
  /// The closure that performs the action; nil for an action that cannot be performed.
  open var actionHandler: UIAccessibilityCustomAction.Handler?

  /// An action.
  public convenience init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// An action with a picture.
  public init(
    name: String, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler?
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  deinit {}
}
