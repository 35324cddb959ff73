import OpenUIKit

/// A line of the log on the screen: time, name, event; or a heading for an action, and the calls
/// below it.
final class LogRow: UIView {
  /// The height of every row, in points.
  static let height: CGFloat = 19

  private let time = UILabel()
  private let source = UILabel()
  private let text = UILabel()
  private let rule = UIView()
  private let indent: NSLayoutConstraint

  /// The line that the row shows.
  var line: LogLine {
    didSet { if line != oldValue { update() } }
  }

  /// Makes the row of a line.
  init(_ line: LogLine) {
    self.line = line
    indent = text.leadingAnchor.constraint(equalTo: time.leadingAnchor)
    super.init(frame: .zero)
    time.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    time.textColor = Theme.consoleDim
    time.textAlignment = .right
    source.font = .monospacedSystemFont(ofSize: 11, weight: .bold)
    source.textAlignment = .center
    rule.backgroundColor = Theme.consoleLine
    addConstrained(rule, time, source, text)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: Self.height),
      rule.topAnchor.constraint(equalTo: topAnchor),
      rule.heightAnchor.constraint(equalToConstant: 1),
      rule.leadingAnchor.constraint(equalTo: leadingAnchor),
      rule.trailingAnchor.constraint(equalTo: trailingAnchor),
      time.leadingAnchor.constraint(equalTo: leadingAnchor),
      time.widthAnchor.constraint(equalToConstant: 44),
      source.leadingAnchor.constraint(equalTo: time.trailingAnchor, constant: 6),
      source.widthAnchor.constraint(equalToConstant: 22),
      indent,
      text.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
    ])
    for label in [time, source, text] {
      label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
    update()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func update() {
    time.text = line.tone == .code ? nil : line.timeText
    source.text = line.source
    text.text = line.text
    let isAction = line.tone == .action
    rule.isHidden = !isAction
    indent.constant =
      switch line.tone {
      case .action: 56
      case .code: 16
      default: 78
      }
    let color = Self.color(of: line.tone)
    source.textColor = color
    text.textColor = line.tone == .other ? Theme.consoleText : color
    text.font =
      isAction
      ? .systemFont(ofSize: 12, weight: .semibold)
      : .monospacedSystemFont(ofSize: 11, weight: .regular)
  }

  private static func color(of tone: LogLine.Tone) -> UIColor {
    switch tone {
    case .action: .white
    case .code: Theme.code
    case .appears: Theme.appears
    case .disappears: Theme.disappears
    case .containment: Theme.containment
    case .delegate: Theme.delegate
    case .breach: Theme.breach
    case .other: Theme.consoleText
    }
  }
}
