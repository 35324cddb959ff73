import OpenUIKit

/// The title line of the gallery, with what the keys do.
final class HeaderView: UIView {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let keys = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "NestKit"
    title.font = .systemFont(ofSize: 22, weight: .bold)
    title.textColor = Theme.text
    subtitle.text = "Stack"
    subtitle.font = .systemFont(ofSize: 22)
    subtitle.textColor = Theme.secondaryText
    keys.text = "Esc pop   ·   Ctrl ← → rotate   ·   Ctrl M memory warning"
    keys.font = .systemFont(ofSize: 12)
    keys.textColor = Theme.secondaryText
    keys.textAlignment = .right
    for label in [title, subtitle, keys] { addSubview(label) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 4, y: 0, width: 92, height: bounds.height)
    subtitle.frame = CGRect(x: 98, y: 0, width: 100, height: bounds.height)
    keys.frame = CGRect(x: 200, y: 2, width: max(0, bounds.width - 204), height: bounds.height)
    keys.isHidden = bounds.width < 620
  }
}
