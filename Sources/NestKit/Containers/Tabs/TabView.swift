/// A tab: its title, on up to two lines, and a mark above that of the selected one, so that the
/// selection is not said by colour alone.
final class TabView: UIButton {
  private let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.isHidden = true
    mark.isUserInteractionEnabled = false
    addSubview(mark)
    titleLabel?.numberOfLines = TabTitles.lines
    titleLabel?.lineBreakMode = .byTruncatingTail
    titleLabel?.textAlignment = .center
    setTitleColor(ContainerColor.control, for: .normal)
    updateTint()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var isSelected: Bool {
    didSet { mark.isHidden = !isSelected }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  private func updateTint() {
    setTitleColor(tintColor, for: .selected)
    mark.backgroundColor = tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = min(TabTitles.margin, bounds.width / 2)
    titleLabel?.frame = bounds.insetBy(dx: margin, dy: 0)
    mark.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 3)
  }
}
