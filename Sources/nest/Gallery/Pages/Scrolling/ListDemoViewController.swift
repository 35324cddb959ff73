import Foundation
import OpenUIKit

/// A long list, which is refreshed by pulling it down.
final class ListDemoViewController: ScrollDemoViewController {
  /// Seconds that a refresh takes.
  static let refreshDuration: TimeInterval = 1.5

  private static let rowHeight: CGFloat = 52
  private var rows: [ListRow] = []
  private var refreshCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.alwaysBounceVertical = true
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    scrollView.refreshControl = control
    for index in 0..<60 { addRow("Row \(index + 1)", color: Self.color(index), at: index) }
  }

  override func layOutContent() {
    let width = scrollView.bounds.width
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: width, height: Self.rowHeight)
    }
    scrollView.contentSize = CGSize(width: width, height: CGFloat(rows.count) * Self.rowHeight)
  }

  private func addRow(_ text: String, color: UIColor, at index: Int) {
    let row = ListRow(text, color: color)
    rows.insert(row, at: index)
    scrollView.addSubview(row)
  }

  private func refresh() {
    onEvent("Refresh begins")
    UIRuntime.current.renderContext.schedule(after: Self.refreshDuration) { [weak self] in
      self?.endRefresh()
    }
  }

  private func endRefresh() {
    refreshCount += 1
    onEvent("Refresh ends")
    addRow("Refreshed \(refreshCount)", color: Self.color(100 + refreshCount), at: 0)
    layOutContent()
    scrollView.refreshControl?.endRefreshing()
  }
}

/// A row of the list: a dot, a text, and a line below.
private final class ListRow: UIView {
  private let dot = UIView()
  private let label = UILabel()
  private let line = UIView()

  init(_ text: String, color: UIColor) {
    super.init(frame: .zero)
    dot.backgroundColor = color
    dot.layer.cornerRadius = 14
    label.text = text
    label.font = .systemFont(ofSize: 15)
    label.textColor = Theme.text
    line.backgroundColor = Theme.hairline
    for view in [dot, label, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: 16, y: 12, width: 28, height: 28)
    label.frame = CGRect(x: 58, y: 0, width: max(0, bounds.width - 74), height: bounds.height)
    line.frame = CGRect(x: 58, y: bounds.height - 1, width: max(0, bounds.width - 58), height: 1)
  }
}
