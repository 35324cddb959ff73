/// The view of an alert or an action sheet: a card with texts and buttons, and in an action sheet
/// the card of the cancel action beneath it.
final class AlertView: UIView {
  /// The arrangement of the parts.
  enum Look { case alert, actionSheet, popover }

  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private let card = UIView(frame: .zero)
  private let cancelCard = UIView(frame: .zero)
  private var fields: [UIView] = []
  private var buttons: [AlertActionButton] = []
  private var lines: [UIView] = []
  private var arrangement = AlertArrangement(cancel: nil, preferred: nil, count: 0, isBeside: false)

  /// Called when the user has chosen an action.
  var onChoice: (UIAlertAction) -> Void = { _ in }

  private(set) var look = Look.alert

  init() {
    super.init(frame: .zero)
    for view in [card, cancelCard] {
      view.clipsToBounds = true
      addSubview(view)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
    // Fidelity: what is above other content has the elevated level. [documented]
    traitOverrides.userInterfaceLevel = .elevated
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  // MARK: Content

  /// Shows the texts and actions of an alert.
  func show(_ alert: UIAlertController, look: Look) {
    self.look = look
    let isAlert = look == .alert
    titleLabel.font = .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    titleLabel.textColor = isAlert ? .label : .secondaryLabel
    messageLabel.textColor = isAlert ? .label : .secondaryLabel
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    showCards()
    showFields(of: alert)
    showActions(of: alert)
    setNeedsLayout()
  }

  private func showCards() {
    // A popover looks like its bubble.
    let color: UIColor? = look == .popover ? nil : .secondarySystemBackground
    card.backgroundColor = color
    cancelCard.backgroundColor = look == .popover ? nil : .tertiarySystemBackground
    let radius =
      switch look {
      case .alert: AlertLayout.alertCornerRadius
      case .actionSheet: AlertLayout.actionSheetCornerRadius
      case .popover: CGFloat(0)
      }
    card.layer.cornerRadius = radius
    cancelCard.layer.cornerRadius = radius
  }

  private func showFields(of alert: UIAlertController) {
    for field in fields where !alert.fields.contains(field) { field.removeFromSuperview() }
    fields = alert.fields
    for field in fields where field.superview !== card { card.addSubview(field) }
  }

  private func showActions(of alert: UIAlertController) {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    // Fidelity: in a popover there is no cancel button; a tap outside performs its action.
    // [documented]
    let shown = alert.actions.filter { look != .popover || $0.style != .cancel }
    let bold = AlertArrangement(
      cancel: shown.firstIndex { $0.style == .cancel },
      preferred: shown.firstIndex { $0 === alert.preferredAction }, count: shown.count,
      isBeside: false
    ).bold
    let made = shown.indices.map { index in
      AlertActionButton(
        shown[index], fontSize: look == .alert ? 17 : 20, isBold: index == bold)
    }
    arrangement = AlertArrangement(
      cancel: shown.firstIndex { $0.style == .cancel }, preferred: bold, count: shown.count,
      isBeside: fitsBeside(made))
    buttons = arrangement.order.map { made[$0] }
    for (index, button) in buttons.enumerated() {
      button.isTappedBySpring = alert.isSpringLoaded
      button.addAction(
        UIAction { [zeroingLink, action = button.action] _ in zeroingLink.target?.onChoice(action)
        },
        for: .touchUpInside)
      (hasCancelCard && index == buttons.count - 1 ? cancelCard : card).addSubview(button)
    }
  }

  /// Shows which actions are enabled.
  func showStates() {
    for button in buttons { button.showState() }
  }

  // Fidelity: two buttons of an alert are side by side where both titles fit. [observed]
  private func fitsBeside(_ buttons: [AlertActionButton]) -> Bool {
    look == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.titleWidth <= AlertLayout.Measures.alert.width / 2 }
  }

  private var isBeside: Bool { look == .alert && buttons.count == 2 && fitsBeside(buttons) }

  /// Whether the last button has a card of its own: the cancel action of an action sheet.
  private var hasCancelCard: Bool {
    look == .actionSheet && buttons.last?.action.style == .cancel
  }

  // MARK: Layout

  /// The layout in a view of the given width.
  private func layout(width: CGFloat, maximumHeight: CGFloat) -> AlertLayout {
    let measures: AlertLayout.Measures =
      look == .alert ? .alert : .actionSheet(width: width)
    let room = CGSize(
      width: max(0, measures.width - 2 * measures.side), height: CGFloat.greatestFiniteMagnitude)
    return AlertLayout(
      measures,
      texts: (
        titleLabel.text?.isEmpty == false ? titleLabel.sizeThatFits(room).height : 0,
        messageLabel.text?.isEmpty == false ? messageLabel.sizeThatFits(room).height : 0
      ), fields: fields.map { $0.sizeThatFits(room).height }, buttonCount: buttons.count,
      isBeside: isBeside, lastApart: hasCancelCard,
      maximumHeight: maximumHeight)
  }

  /// The size that shows everything, at most as high as `size`.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    layout(width: size.width, maximumHeight: size.height).size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width, maximumHeight: bounds.height)
    card.frame = layout.card
    cancelCard.frame = layout.cancelFrame
    titleLabel.frame = layout.title
    messageLabel.frame = layout.message
    for (field, frame) in zip(fields, layout.fields) { field.frame = frame }
    for (button, frame) in zip(buttons, layout.buttons) {
      button.frame =
        button.superview === cancelCard ? CGRect(origin: .zero, size: frame.size) : frame
    }
    showLines(layout.lines)
  }

  private func showLines(_ frames: [CGRect]) {
    while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
    while lines.count < frames.count {
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      card.addSubview(line)
      lines.append(line)
    }
    for (line, frame) in zip(lines, frames) {
      line.frame = frame
      card.bringSubviewToFront(line)
    }
  }
}
