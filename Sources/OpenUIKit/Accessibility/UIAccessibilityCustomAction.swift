/// An action that an element offers besides being activated.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; returns whether it has succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action, in the language of the user.
  open var name: String
  /// A picture of the action. A stored value.
  open var image: UIImage?
  /// The closure that performs the action; nil, which is the default, for an action that its target
  /// performs. It is used where there are both.
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  /// The object whose method performs the action, if no closure does; not retained.
  open var target: AnyObject? {
    get { link.target }
    set { link = ObjectLink(newValue) }
  }
  /// The method that performs the action. It takes nothing or the action, and returns whether it
  /// has succeeded.
  open var selector: Selector

  private final var link = ObjectLink(nil)

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
    selector = Selector("")
    super.init()
  }

  /// An action that a method of an object performs.
  ///
  /// - Parameters:
  ///   - name: The name, in the language of the user.
  ///   - target: The object, which is not retained.
  ///   - selector: The method; see `selector`.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.selector = selector
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// An action with a picture that a method of an object performs.
  ///
  /// - Parameters:
  ///   - name: The name, in the language of the user.
  ///   - image: The picture.
  ///   - target: The object, which is not retained.
  ///   - selector: The method; see `selector`.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.selector = selector
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// Performs the action, as an assistive technology does. A selector without a method, or whose
  /// method is of another class, is reported, and nothing is called.
  ///
  /// - Returns: Whether it has succeeded; no where nothing performs it.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let call = ActionTarget(target, selector, of: self) else { return false }
    return call.selector.call(on: target, self) as? Bool ?? false
  }

  deinit {}
}
