import OpenUIKit

/// The view of a player above a toolbar.
final class BarsAccessoryView: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    label.text = "Now playing: Overture"
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textAlignment = .center
    addConstrained(label)
    NSLayoutConstraint.activate(label.filling(self))
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 52) }
}
