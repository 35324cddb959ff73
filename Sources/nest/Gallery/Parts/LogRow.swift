import OpenUIKit

/// A line of the log on the screen: time, name, event; or a heading for an action.
final class LogRow: UIView {
  /// The height of every row, in points.
  static let height: CGFloat = 19

  private let time = UILabel()
  private let source = UILabel()
  private let text = UILabel()
  private let rule = UIView()

  /// What the row shows; nil shows nothing.
  var line: LogLine? {
    didSet { if line != oldValue { update() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let font = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
    time.font = font
    time.textColor = Theme.consoleDim
    time.textAlignment = .right
    source.font = .monospacedSystemFont(ofSize: 11, weight: .bold)
    source.textAlignment = .center
    text.font = font
    rule.backgroundColor = Theme.consoleLine
    for view in [rule, time, source, text] { addSubview(view) }
    update()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isAction = line?.tone == .action
    time.frame = CGRect(x: 0, y: 0, width: 44, height: bounds.height)
    source.frame = CGRect(x: 50, y: 0, width: 22, height: bounds.height)
    let x: CGFloat = isAction ? 56 : 78
    text.frame = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
    rule.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }

  private func update() {
    isHidden = line == nil
    guard let line else { return }
    time.text = line.timeText
    source.text = line.source
    text.text = line.text
    rule.isHidden = line.tone != .action
    let color = Self.color(of: line.tone)
    source.textColor = color
    text.textColor = line.tone == .other ? Theme.consoleText : color
    text.font =
      line.tone == .action
      ? .systemFont(ofSize: 12, weight: .semibold)
      : .monospacedSystemFont(ofSize: 11, weight: .regular)
    setNeedsLayout()
  }

  private static func color(of tone: LogLine.Tone) -> UIColor {
    switch tone {
    case .action: .white
    case .appears: Theme.appears
    case .disappears: Theme.disappears
    case .containment: Theme.containment
    case .delegate: Theme.delegate
    case .other: Theme.consoleText
    }
  }
}
