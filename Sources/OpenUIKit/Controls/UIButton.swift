/// A control that performs actions when it is tapped.
///
/// Its look is defined by its `configuration`, or without one from its type and what was set for each
/// state. A tap performs the actions for `.touchUpInside` and then `.primaryActionTriggered`.
open class UIButton: UIControl {
  /// The look of a button without configuration.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// Text in the tint colour that fades while it is touched.
    case system = 1

    /// The same as `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// Changes a button after its state changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The look of the button without configuration.
  open internal(set) var buttonType = ButtonType.custom

  final var contents = ButtonContents()
  final var label: UILabel?
  final var picture: UIImageView?
  final var backdrop: UIView?

  /// A button of no look.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a button of
  /// no look and size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard ArchivedButton.decode(self, from: coder) else { return nil }
  }

  /// Adds type, titles and their colours, images, and the configuration. Actions and the handler of the
  /// configuration are not written.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    ArchivedButton.encode(self, with: coder)
  }

  override var winsOverTaps: Bool { true }

  override func archives(_ subview: UIView) -> Bool {
    subview !== label && subview !== picture && subview !== backdrop
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
    contents.images[State.normal] = action.image
    contentsDidChange()
  }

  // MARK: Look

  /// The look of the button; nil by default.
  open var configuration: UIButton.Configuration? {
    didSet { if configuration != oldValue { contentsDidChange() } }
  }

  /// Called when the state or the look changed, to adapt the look to the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
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

  /// Sets the title with attributes in a state, which is copied; states without one show that of `.normal`.
  ///
  /// It is shown instead of a title without attributes. What has no colour or font in it has that of the button.
  // Fidelity: attributes are preferred to a plain title, and archives do not have them. [documented, decided]
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
    recordAppearance(for: state) { $0.setTitleColor(color, for: state) }
  }

  /// The colour that was set for a state, or for `.normal`.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents.titleColors.value(for: state)
  }

  /// Sets the image in a state; states without one show that of `.normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents.images[state] = image
    contentsDidChange()
  }

  /// The image that was set for a state, or for `.normal`.
  open func image(for state: UIControl.State) -> UIImage? { contents.images.value(for: state) }

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

  /// The label of the title; its font may be changed, its text is the button's.
  open var titleLabel: UILabel? { makeLabel() }

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

  override func touchUpInsideHappened() { sendActions(for: .primaryActionTriggered) }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showAppearance()
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    if change.affectsColors { showAppearance() }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = shownTitle ?? picture?.accessibilityLabel
    defaults.traits.insert(.button)
    return defaults
  }

  // MARK: Layout

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
