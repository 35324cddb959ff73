/// A control that performs actions when it is tapped.
///
/// Its look is defined by its `configuration`, or without one from its type and what was set for
/// each state. A tap performs the actions for `.touchUpInside` and then `.primaryActionTriggered`.
open class UIButton: UIControl {
  /// The look of a button without configuration.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// Text in the tint colour that fades while it is touched.
    case system = 1
    /// An “i” in a circle, in the tint colour: there are details.
    case detailDisclosure = 2
    /// The same; on old systems for dark backgrounds.
    case infoLight = 3
    /// The same; on old systems for light backgrounds.
    case infoDark = 4
    /// A plus sign in a circle, in the tint colour: a contact is added.
    case contactAdd = 5
    /// A cross on a grey circle: something is closed.
    case close = 7

    /// The same as `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The purpose of a button.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal
    /// The choice that the user most likely makes.
    case primary
    /// It leaves things as they are.
    case cancel
    /// It deletes something: a button with a configuration without colours of its own is red.
    case destructive
  }

  /// Changes a button after its state changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The look of the button without configuration.
  open internal(set) var buttonType = ButtonType.custom

  final var contents = ButtonContents()
  final var label: UILabel?
  /// The font of a title without attributes, while one with attributes has given its own to the
  /// label.
  final var plainTitleFont: UIFont?
  final var picture: UIImageView?
  final var backdrop: BackgroundView?
  final var subtitleView: UILabel?
  final var backgroundPicture: UIImageView?
  final var activityIndicator: UIActivityIndicatorView?
  final var menuOpener: MenuOpener?

  /// A button of no look.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a
  /// button of no look and size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard Properties.table.decode(self, from: coder), ArchivedButton.decode(self, from: coder)
    else { return nil }
  }

  /// Adds type, titles and their colours, images, and the configuration. Actions and the handler of
  /// the configuration are not written.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Properties.table.encode(self, with: coder)
    ArchivedButton.encode(self, with: coder)
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  override var preventsOuterTaps: Bool { true }

  override func archives(_ subview: UIView) -> Bool {
    let own: [UIView?] = [
      label, picture, backdrop, subtitleView, backgroundPicture, activityIndicator,
    ]
    return !own.contains { $0 === subview }
  }

  /// A button without title and action.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// A button that performs an action and shows its title and image.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let image = buttonType.symbol { contents.images[State.normal] = image }
    adopt(primaryAction)
  }

  /// A button with a look that performs an action and shows its title and image, where the look has
  /// none.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system, primaryAction: nil)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    self.configuration = configuration
    adopt(primaryAction)
    contentsDidChange()
  }

  deinit {}

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { contents.titles[State.normal] = action.title }
    if let image = action.image { contents.images[State.normal] = image }
    contentsDidChange()
  }

  // MARK: Look

  /// The look of the button; nil by default.
  open var configuration: UIButton.Configuration? {
    didSet { changed(Properties.all.configuration, from: oldValue, to: configuration) }
  }

  /// Whether the look follows the state by itself; true by default. Where it is false, a button
  /// looks the same in every state unless its handler changes the configuration.
  open var automaticallyUpdatesConfiguration = true {
    didSet {
      changed(
        Properties.all.automaticallyUpdatesConfiguration, from: oldValue,
        to: automaticallyUpdatesConfiguration)
    }
  }

  /// The purpose of the button, `.normal` by default.
  open var role = Role.normal {
    didSet { changed(Properties.all.role, from: oldValue, to: role) }
  }

  /// Whether a tap selects the button, or deselects it, before its actions are performed; false by
  /// default.
  ///
  /// A button for which a tap opens its menu has the title of the element that was chosen, which
  /// has a mark.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      changed(
        Properties.all.changesSelectionAsPrimaryAction, from: oldValue,
        to: changesSelectionAsPrimaryAction)
    }
  }

  /// The menu, a copy; nil by default. It is opened for a finger that stays down for half a second
  /// and for a click with the secondary button, or for a tap where
  /// ``UIControl/showsMenuAsPrimaryAction`` says so. `.menuActionTriggered` is sent before it is
  /// read.
  @NSCopying open var menu: UIMenu? {
    didSet { changed(Properties.all.menu, from: oldValue, to: menu) }
  }

  override func primaryMenuDidChange() { menuDidChange() }

  /// Whether a drag that stays over the button does what a tap does; false by default.
  open var isSpringLoaded: Bool {
    get { isTappedBySpring }
    set { isTappedBySpring = newValue }
  }

  /// Called when the state or the look changed, to adapt the look to the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { changed(Properties.all.configurationUpdateHandler, to: configurationUpdateHandler) }
  }

  /// Makes the next layout pass call `updateConfiguration()`.
  open func setNeedsUpdateConfiguration() {
    contents.needsUpdate = true
    setNeedsLayout()
  }

  /// Adapts the look to the state: calls the handler by default.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Title

  /// Sets the title in a state; states without one show that of `.normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents.titles[state] = title
    contentsDidChange()
  }

  /// The title that was set for a state, or for `.normal`.
  open func title(for state: UIControl.State) -> String? { contents.titles.value(for: state) }

  /// Sets the title with attributes in a state, which is copied; states without one show that of
  /// `.normal`.
  ///
  /// It is shown instead of a title without attributes. What has no colour or font in it has that
  /// of the button.
  // Fidelity: attributes are preferred to a plain title, and archives do not have them.
  // [documented, decided]
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents.attributedTitles[state] = title?.copy() as? NSAttributedString
    contentsDidChange()
  }

  /// The title with attributes that was set for a state, or for `.normal`.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents.attributedTitles.value(for: state)
  }

  /// Sets the colour of the title in a state; states without one have that of `.normal`.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleColors[state] = color
    contentsDidChange()
    recordAppearance(for: [Int(state.rawValue)]) { $0.setTitleColor(color, for: state) }
  }

  /// The colour that was set for a state, or for `.normal`.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents.titleColors.value(for: state)
  }

  /// Sets the colour of the shadow of the title in a state; states without one have that of
  /// `.normal`, and without that there is no shadow.
  ///
  /// The shadow is as far from the title as `shadowOffset` of the `titleLabel` says. A button with
  /// a configuration shows none.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleShadowColors[state] = color
    contents.hasTitleShadow = true
    contentsDidChange()
    recordAppearance(for: [Int(state.rawValue)]) { $0.setTitleShadowColor(color, for: state) }
  }

  /// The colour of the shadow that was set for a state, or for `.normal`.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents.titleShadowColors.value(for: state)
  }

  /// The colour of the shadow of the title that is shown without a configuration; nil for no
  /// shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Sets the image in a state; states without one show that of `.normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents.images[state] = image
    contentsDidChange()
  }

  /// The image that was set for a state, or for `.normal`.
  open func image(for state: UIControl.State) -> UIImage? { contents.images.value(for: state) }

  /// Sets how symbols are drawn in a state, where they say nothing themselves; states without a
  /// value have that of `.normal`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    contents.symbolConfigurations[state] = configuration
    contentsDidChange()
  }

  /// How symbols are drawn in a state, as it was set for that state or for `.normal`.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { contents.symbolConfigurations.value(for: state) }

  /// How symbols are drawn now, where they say nothing themselves.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
      ?? preferredSymbolConfigurationForImage(in: state)
  }

  /// Sets the image behind title and image in a state; states without one show that of `.normal`.
  /// It fills `backgroundRect(forBounds:)`. A button with a configuration shows none.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents.backgroundImages[state] = image
    contentsDidChange()
    recordAppearance(for: [Int(state.rawValue)]) { $0.setBackgroundImage(image, for: state) }
  }

  /// The image behind title and image that was set for a state, or for `.normal`.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents.backgroundImages.value(for: state)
  }

  /// The image behind title and image that is shown without a configuration.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The title with attributes that is shown; nil if it has none.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.title == nil ? attributedTitle(for: state) : nil
  }

  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { appearance.titleColor }

  /// The image that is shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  override var largeContentDefaults: LargeContent {
    LargeContent(title: shownTitle, image: currentImage)
  }

  /// The label of the title; its font may be changed, its text is the button's.
  open var titleLabel: UILabel? { makeLabel() }

  /// The label of the configuration's subtitle; nil without one. Its text is the configuration's.
  open var subtitleLabel: UILabel? { subtitleView }

  /// The view of the image.
  open var imageView: UIImageView? { makePicture() }

  // MARK: Changes

  override func stateDidChange() {
    super.stateDidChange()
    contents.needsUpdate = true
    // A touch shows at once; its end fades.
    if contents.wasHighlighted, !isHighlighted, window != nil {
      UIView.animate(
        withDuration: ButtonAppearance.fadeDuration, delay: 0, options: .allowUserInteraction
      ) { self.showAppearance() }
    } else {
      showAppearance()
    }
    contents.wasHighlighted = isHighlighted
  }

  override func touchUpInsideHappened() {
    if opensMenuAsPrimaryAction() { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  /// Performs the actions for `.primaryActionTriggered`, or opens the menu where that is what a tap
  /// does.
  open override func performPrimaryAction() {
    if !opensMenuAsPrimaryAction() { super.performPrimaryAction() }
  }

  /// Shows the new tint.
  override func didChange(_ change: ViewChange) {
    super.didChange(change)
    if case .tint = change { showAppearance() }
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    if change.affectsColors { showAppearance() }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = shownTitle ?? picture?.accessibilityLabel
    defaults.traits.insert(.button)
    if defaults.label == nil { defaults.label = buttonType.symbolName }
    if changesSelectionAsPrimaryAction, isSelected { defaults.traits.insert(.selected) }
    return defaults
  }

  // MARK: Layout

  /// The space around title and image, in points, without a configuration; 0 by default. The size
  /// of the button includes it. One that is not finite is refused.
  open var contentEdgeInsets: UIEdgeInsets {
    get { contents.contentInsets }
    set { setInsets(newValue, \.contentInsets, "contentEdgeInsets") }
  }

  /// Moves and narrows the title without a configuration, in points; 0 by default. The size of the
  /// button does not include it. One that is not finite is refused.
  open var titleEdgeInsets: UIEdgeInsets {
    get { contents.titleInsets }
    set { setInsets(newValue, \.titleInsets, "titleEdgeInsets") }
  }

  /// Moves the image without a configuration, in points; 0 by default. The size of the button does
  /// not include it. One that is not finite is refused.
  open var imageEdgeInsets: UIEdgeInsets {
    get { contents.imageInsets }
    set { setInsets(newValue, \.imageInsets, "imageEdgeInsets") }
  }

  /// Where the background image is: `bounds` by default. Not called with a configuration, like the
  /// three below.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image are: the background without `contentEdgeInsets` by default.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Where the title is in the area of `contentRect(forBounds:)`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inContentRect: contentRect).title
  }

  /// Where the image is in the area of `contentRect(forBounds:)`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inContentRect: contentRect).image
  }

  /// Places the background, the image and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contents.needsUpdate {
      contents.needsUpdate = false
      updateConfiguration()
      showAppearance()
    }
    placeContents()
  }

  /// The size that image, title and insets need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size that image, title and insets need.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// That of the title in the middle of the height.
  override var textBaseline: TextBaseline? {
    let font = titleFont
    return TextBaseline(
      fraction: 0.5, first: Double(font.ascender - font.lineHeight / 2),
      last: Double(font.lineHeight / 2 + font.descender), lineHeight: font.lineHeight)
  }
}
