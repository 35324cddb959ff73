import OpenUIKit

/// The newest lines of a log, as many as fit.
///
/// Adding a line changes one row, however long the log is; the oldest lines beyond `capacity` are
/// removed.
final class LogRowsView: UIView {
  /// How many lines are stored.
  static let capacity = 500

  /// The lines, also those that are not seen.
  private(set) var lines: [LogLine] = []

  private let rows = UIStackView(.vertical, [])
  /// How many rows there is space for.
  private var room = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addConstrained(rows)
    // Few lines are at the top; when there are more than fit, the newest is right at the bottom.
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
      rows.topAnchor.constraint(equalTo: topAnchor).withPriority(.defaultHigh),
      rows.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Adds a line at the bottom, in a row of its own or in that of the oldest line.
  func append(_ line: LogLine) {
    lines.append(line)
    if lines.count > Self.capacity { lines.removeFirst(lines.count - Self.capacity) }
    guard room > 0 else { return }
    if rows.arrangedSubviews.count < room {
      rows.addArrangedSubview(LogRow(line))
    } else if let oldest = rows.arrangedSubviews.first as? LogRow {
      oldest.line = line
      rows.addArrangedSubview(oldest)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = Int((bounds.height / LogRow.height).rounded(.up))
    guard room != self.room else { return }
    self.room = room
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    for line in lines.suffix(room) { rows.addArrangedSubview(LogRow(line)) }
  }
}
