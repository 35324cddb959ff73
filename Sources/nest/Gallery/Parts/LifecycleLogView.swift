import OpenUIKit

/// The live log: as many lines as fit, the newest at the bottom.
///
/// Adding a line costs what the visible rows cost, however long the log is; the oldest lines beyond
/// `capacity` are removed.
final class LifecycleLogView: UIView {
  /// How many lines are kept.
  static let capacity = 500

  /// What the lines are about.
  var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }
  /// What to do, shown while there are no lines.
  var invitation: String? { didSet { setNeedsLayout() } }

  private let titleLabel = UILabel()
  private let hint = UILabel()
  private let clip = UIView()
  private var rows: [LogRow] = []
  private var lines: [LogLine] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Theme.console
    layer.cornerRadius = Theme.cardRadius
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    titleLabel.textColor = .white
    hint.font = .systemFont(ofSize: 12)
    hint.textColor = Theme.consoleDim
    hint.textAlignment = .right
    clip.clipsToBounds = true
    for view in [titleLabel, hint, clip] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Adds a line at the bottom.
  func append(_ line: LogLine) {
    lines.append(line)
    if lines.count > Self.capacity { lines.removeFirst(lines.count - Self.capacity) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Theme.padding, dy: 12)
    titleLabel.frame = CGRect(x: inner.minX, y: inner.minY, width: max(0, inner.width), height: 22)
    hint.frame = titleLabel.frame
    clip.frame = CGRect(
      x: inner.minX, y: inner.minY + 30, width: max(0, inner.width),
      height: max(0, inner.height - 30))
    hint.text = lines.isEmpty ? invitation : "\(lines.count) events"
    layOutRows()
  }

  /// One row view for each line that fits, reused. Few lines are at the top; when there are more
  /// than fit, the newest is right at the bottom.
  private func layOutRows() {
    let count = Int((clip.bounds.height / LogRow.height).rounded(.up))
    while rows.count < count {
      let row = LogRow()
      rows.append(row)
      clip.addSubview(row)
    }
    let visible = lines.suffix(count)
    let top = lines.count < count ? 0 : clip.bounds.height - CGFloat(count) * LogRow.height
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: top + CGFloat(index) * LogRow.height, width: clip.bounds.width,
        height: LogRow.height)
      row.line = index < visible.count ? visible[visible.startIndex + index] : nil
    }
  }
}
