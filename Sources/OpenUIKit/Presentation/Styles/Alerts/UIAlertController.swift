import MisuseReports

/// Requests a decision of the user: as an alert in the middle of the window, or as a list of
/// choices at its bottom edge, an action sheet.
///
/// Make it, add actions, and present it. A chosen action dismisses the controller first, and is
/// then handled:
/// ```
/// tap → viewWillDisappear → viewDidDisappear → the action's handler
/// ```
/// An action sheet in regular width is a popover, and needs a source: set
/// `sourceView` or `sourceItem` of its `popoverPresentationController` before it is presented.
///
/// The Escape key performs the cancel action, the Return key the preferred one. With text fields
/// the first one is edited as soon as the alert has appeared, Return leads to the next one, and in
/// the last one performs the preferred action.
open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// A list at the bottom edge, in regular width a popover.
    case actionSheet = 0
    /// A card in the middle.
    case alert = 1
  }

  /// The style of the alert controller; `actionSheet` unless it was made otherwise.
  open private(set) var preferredStyle = Style.actionSheet

  /// The text below the title; nil by default.
  open var message: String? {
    didSet { if message != oldValue { contentDidChange() } }
  }

  /// The text at the top; nil by default.
  open override var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The action that the Return key performs and whose title is bold; nil by default.
  ///
  /// It has to be one of `actions`; anything else is refused.
  open var preferredAction: UIAlertAction? {
    get { preferredStorage }
    set { prefer(newValue) }
  }

  /// Whether a drag that stays over a choice chooses it, as a tap does; false by default.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { showContent() } }
  }

  final var preferredStorage: UIAlertAction?
  /// The text fields, which a module above makes, in the order in which they were added.
  package final var fields: [UIView] = []
  /// The first responder before the alert.
  @ZeroingLink final var previousResponder: UIResponder? = nil

  /// Makes an alert without texts and actions.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    updatePresentationStyle()
  }

  /// Makes an alert without texts and actions: archives cannot be read on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updatePresentationStyle()
  }

  /// Makes an alert or an action sheet without actions.
  ///
  /// - Parameters:
  ///   - title: the text at the top.
  ///   - message: the text below it.
  ///   - preferredStyle: its style.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    updatePresentationStyle()
  }

  deinit {}

  /// Adds a choice at the end. A second cancel action, and one that is in an alert already, are
  /// refused.
  open func addAction(_ action: UIAlertAction) {
    if let misuse = misuse(adding: action) {
      Misuse.report(misuse)
      return
    }
    action.owner = self
    actions.append(action)
    contentDidChange()
  }

  // MARK: Life cycle

  /// Makes the view that shows texts and actions.
  open override func loadView() {
    let made = AlertView()
    made.onChoice = { [zeroingLink] in zeroingLink.target?.choose($0) }
    view = made
    showContent()
  }

  /// Becomes first responder.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    replaceFirstResponder()
  }

  /// Makes the previous first responder the first responder again.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    restoreFirstResponder()
  }

  // MARK: Presentation

  override func ownPresentation(
    _ style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController? {
    switch style {
    case .popover: nil
    case .custom: AlertPresentationController(self, presenting: presenting, place: .middle)
    default: AlertPresentationController(self, presenting: presenting, place: .bottom)
    }
  }

  // MARK: Keyboard

  /// True: keys perform actions.
  open override var canBecomeFirstResponder: Bool { true }

  /// Performs the cancel action, if there is one.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return false }
    choose(cancelAction)
    return true
  }

  /// Performs the preferred action for Return, unless a text field is edited, to which Return is
  /// text.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let action = action(for: presses) {
      choose(action)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

extension UIAlertController: UISpringLoadedInteractionSupporting {}
