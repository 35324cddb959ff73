import OpenUIKit

/// The live log: as many lines as fit, the newest at the bottom. A click on a call copies it, with the others of
/// its action.
final class LifecycleLogView: CardView {
  /// What to do, shown while there are no lines.
  var invitation: String? { didSet { updateDetail() } }

  private let rows = LogRowsView()

  /// Makes an empty log.
  init() {
    super.init(rows, spacing: 8)
    backgroundColor = Theme.console
    layer.borderWidth = 0
    title.textColor = .white
    detail.font = .systemFont(ofSize: 12)
    detail.textColor = Theme.consoleDim
    rows.onCopy = { [unowned self] calls in
      UIPasteboard.general.string = calls.joined(separator: "\n")
      detail.text = "Copied"
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Adds a line at the bottom.
  func append(_ line: LogLine) {
    rows.append(line)
    updateDetail()
  }

  private func updateDetail() {
    detail.text = rows.lines.isEmpty ? invitation : "\(rows.lines.count) events"
  }
}
