/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// The default appearance on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    follow()
  }

  /// An appearance with the background of another one, and, if that is of a toolbar too, with all
  /// else.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance = other.buttonAppearance
      doneButtonAppearance = other.doneButtonAppearance
    }
    follow()
  }

  deinit {}

  override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

  private func follow() {
    for part in [buttonAppearance, doneButtonAppearance] {
      part.changed = { [weak self] in self?.reportBarChange(.appearance) }
    }
  }

  private func partDidChange() {
    follow()
    reportBarChange(.appearance)
  }

  /// How plain items look.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partDidChange() }
  }

  /// How items of the style `.done` look.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partDidChange() }
  }

  /// How items of a style look.
  final func appearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}
