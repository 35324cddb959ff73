import OpenUIKit

/// The newest lines of a log, as many as fit.
///
/// Adding a line changes one row, however long the log is; the oldest lines beyond `capacity` are
/// removed.
final class LogRowsView: UIView {
  /// How many lines are stored.
  static let capacity = 500

  /// Called with the calls to which the one belongs that the user has clicked.
  var onCopy: ([String]) -> Void = { _ in }

  /// The lines, also those that are not seen.
  private(set) var lines: [LogLine] = []

  private let rows = UIStackView(.vertical, [])
  /// How many rows there is space for.
  private var room = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addConstrained(rows)
    addGestureRecognizer(
      UITapGestureRecognizer { [unowned self] recognizer in copy(at: recognizer.location(in: self))
      })
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

  /// The calls that stand together with the one at a point.
  private func copy(at point: CGPoint) {
    let arranged = rows.arrangedSubviews
    guard let index = arranged.firstIndex(where: { $0.frame.contains(convert(point, to: rows)) })
    else { return }
    let shown = lines.suffix(arranged.count)
    let place = shown.startIndex + index
    guard lines[place].tone == .code else { return }
    let first = lines[..<place].lastIndex { $0.tone != .code }.map { $0 + 1 } ?? 0
    let end = lines[place...].firstIndex { $0.tone != .code } ?? lines.endIndex
    onCopy(lines[first..<end].map(\.text))
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
