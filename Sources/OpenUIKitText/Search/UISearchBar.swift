/// A bar with a search field, and buttons beside it.
///
/// It reports what the user does to its delegate, and does nothing else by itself: the button to
/// cancel is seen where the program shows it, and does not end the search. A
/// `UISearchController` has a search bar and does that.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// How visible the bar is.
  nonisolated public enum Style: UInt, Sendable {
    /// With a background.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The pictures in the field.
  nonisolated public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// Removes the text.
    case clear = 1
    /// The bookmarks.
    case bookmark = 2
    /// The list of results.
    case resultsList = 3
  }

  final let field = UISearchTextField(frame: .zero)
  final let cancelButton = UIButton(type: .system)
  final let sideButton = UIButton(type: .system)
  final let scopes = ScopeBar(frame: .zero)
  final let line = UIView(frame: .zero)
  /// Whether the bar is a part of another one, and has no background of its own.
  final var placement: UINavigationItem.SearchBarPlacement? {
    didSet { if placement != oldValue { lookDidChange() } }
  }
  /// The controller of the bar, which retains the bar.
  final weak var controller: UISearchController?
  final var position = UIBarPosition.any
  final var showsCancel = false
  final var showsScope = false
  final var scopeIndex = 0
  /// How visible what is in the field is; less while the bar collapses.
  final var shownFade: CGFloat = 1
  final var icons: [IconState: UIImage] = [:]

  /// A bar without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBar()
  }

  /// Reads a bar without text, as its superclass does; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar()
  }

  deinit {}

  /// Decides about editing, and is informed of it; nil by default. Not retained.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { position = delegate?.position(for: self) ?? .any }
  }

  // MARK: Content

  /// The text; never nil. Setting it reports nothing to the delegate.
  open var text: String? {
    get { field.text }
    set { setText(newValue) }
  }

  /// The text that is shown while there is none; nil by default.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The field of the bar.
  open var searchTextField: UISearchTextField { field }

  // MARK: Buttons

  /// Whether there is a button to cancel; false by default. Setting it ends that a controller shows
  /// and hides it.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Sets whether there is a button to cancel, and lets it move in.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    controller?.automaticallyShowsCancelButton = false
    showCancel(showsCancelButton, animated: animated)
  }

  /// Whether there is a button for bookmarks in the field; false by default. Not beside that for
  /// results.
  open var showsBookmarkButton = false { didSet { sideButtonDidChange() } }

  /// Whether there is a button for results in the field; false by default.
  open var showsSearchResultsButton = false { didSet { sideButtonDidChange() } }

  /// Whether the button for results is selected; false by default.
  open var isSearchResultsButtonSelected = false { didSet { sideButtonDidChange() } }

  // MARK: Scopes

  /// The titles of the scopes; nil by default. Fewer than two are not shown.
  open var scopeButtonTitles: [String]? {
    didSet {
      if scopeIndex >= max(1, scopeButtonTitles?.count ?? 0) { scopeIndex = 0 }
      scopesDidChange()
    }
  }

  /// The index of the chosen scope; 0 by default. Setting one that does not exist does nothing.
  /// Setting it reports nothing to the delegate.
  open var selectedScopeButtonIndex: Int {
    get { scopeIndex }
    set { setScope(newValue) }
  }

  /// Whether the scopes are shown; false by default. Setting it ends that a controller shows and
  /// hides them.
  open var showsScopeBar: Bool {
    get { showsScope }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Sets whether the scopes are shown, and lets them fade.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    if controller?.scopeBarActivation != .manual { controller?.scopeBarActivation = .manual }
    showScopes(show, animated: animate)
  }

  // MARK: Look

  /// How visible the bar is.
  open var searchBarStyle = Style.default { didSet { lookDidChange() } }

  /// The colour of the background; nil, that of the style, by default.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }

  /// A picture behind everything, stretched; nil by default. One without size is no background.
  open var backgroundImage: UIImage? { didSet { lookDidChange() } }

  /// Whether the user can search; true by default.
  open var isEnabled = true { didSet { enabledDidChange() } }

  /// Sets the picture of a part of the field. Nil restores that of the system.
  ///
  /// - Parameters:
  ///   - iconImage: The picture.
  ///   - icon: The part. The button that removes the text has one picture.
  ///   - state: Of `.normal` and `.selected`; another state has the normal one.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[IconState(icon: icon.rawValue, state: state.rawValue)] = iconImage
    iconsDidChange()
  }

  /// The picture that was set for a part of the field and a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons[IconState(icon: icon.rawValue, state: state.rawValue)]
  }

  /// Where the bar is, as the delegate says.
  open var barPosition: UIBarPosition { position }

  // MARK: First responder

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Whether the field is edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// The view above `inputView` while the field is edited; nil by default.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private final var accessory: UIView?

  /// Ends the search of the controller that is active.
  open override func accessibilityPerformEscape() -> Bool { controller?.cancelSearch() ?? false }

  // MARK: Traits of the input, which are those of the field

  /// Which letters become capital by themselves.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether the spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The kind of the text.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The look of a keyboard on the screen.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The text on the Return key; Search by default.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether Return does nothing while there is no text; true by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  // MARK: Layout

  /// The width that is given, and the height of the field with the scopes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  /// No width, and the height of the field with the scopes.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  /// Places field, buttons and scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }
}
