import NestTesting
import OpenUIKit

/// The live log, in one of two forms: as many lines as fit, the newest at the bottom, or the last
/// action as lanes. A click on a call in a line copies it, with the others of its action.
final class LifecycleLogView: CardView {
  /// The form in which the events are shown.
  enum Form: CaseIterable { case lines, lanes }

  /// The words that ask for an action, shown while there are no lines.
  var invitation: String? { didSet { updateDetail() } }

  private let rows = LogRowsView()
  private let lanes = TimelineLanesView()
  private let forms = ChipChoice(Form.lines)

  /// Makes an empty log.
  init() {
    let chips = [
      forms.makeChip("Lines", for: .lines, style: .console, fontSize: 11),
      forms.makeChip("Lanes", for: .lanes, style: .console, fontSize: 11),
    ]
    let content = UIView()
    super.init(
      content, spacing: 8, controls: [UIStackView(.horizontal, spacing: 4, chips)])
    content.addFilling(rows)
    content.addFilling(lanes)
    lanes.isHidden = true
    backgroundColor = Theme.console
    layer.borderWidth = 0
    title.textColor = .white
    detail.font = .systemFont(ofSize: 12)
    detail.textColor = Theme.consoleDim
    forms.onChange = { [unowned self] in showForm() }
    rows.onCopy = { [unowned self] calls in
      UIPasteboard.general.string = calls.joined(separator: "\n")
      detail.text = "Copied"
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Adds an event: a line at the bottom, and what follows from it in the lanes.
  func append(_ event: LifecycleEvent) {
    lanes.append(event)
    if case .progress = event.callback { return }
    rows.append(LogLine(event))
    updateDetail()
  }

  /// Shows the other form.
  func toggleForm() {
    forms.select(forms.value == .lines ? .lanes : .lines)
    showForm()
  }

  /// The chip of a form, for tests and pictures.
  func chip(for form: Form) -> Chip? { forms.chip(for: form) }

  private func showForm() {
    rows.isHidden = forms.value != .lines
    lanes.isHidden = forms.value != .lanes
    updateDetail()
  }

  private func updateDetail() {
    switch forms.value {
    case .lines: detail.text = rows.lines.isEmpty ? invitation : "\(rows.lines.count) events"
    case .lanes: detail.text = lanes.action ?? invitation
    }
  }
}
