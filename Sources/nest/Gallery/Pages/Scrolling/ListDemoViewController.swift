import Foundation
import OpenUIKit

/// A long list, which is refreshed by pulling it down.
final class ListDemoViewController: ScrollDemoViewController {
  /// Seconds that a refresh takes.
  static let refreshDuration: TimeInterval = 1.5

  private let column = UIStackView(.vertical, [])
  private var refreshCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.alwaysBounceVertical = true
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    scrollView.refreshControl = control
    for index in 0..<60 {
      column.addArrangedSubview(ListRow("Row \(index + 1)", color: Theme.distinctColor(index)))
    }
    scrollView.addColumn(column)
  }

  private func refresh() {
    onEvent("Refresh begins")
    RenderContext.ofProgram.schedule(after: Self.refreshDuration) { [weak self] in
      self?.endRefresh()
    }
  }

  private func endRefresh() {
    refreshCount += 1
    onEvent("Refresh ends")
    let row = ListRow("Refreshed \(refreshCount)", color: Theme.distinctColor(100 + refreshCount))
    column.insertArrangedSubview(row, at: 0)
    scrollView.refreshControl?.endRefreshing()
  }
}

/// A row of the list: a dot, a text, and a line below.
private final class ListRow: UIView {
  init(_ text: String, color: UIColor) {
    super.init(frame: .zero)
    let (dot, label, line) = (UIView(), UILabel(), UIView())
    dot.backgroundColor = color
    dot.layer.cornerRadius = 14
    label.text = text
    label.font = .systemFont(ofSize: 15)
    label.textColor = Theme.text
    line.backgroundColor = Theme.hairline
    addConstrained(dot, label, line)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 52),
      dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      dot.centerYAnchor.constraint(equalTo: centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 28),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      label.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 14),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
