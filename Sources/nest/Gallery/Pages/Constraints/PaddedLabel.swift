import OpenUIKit

/// A label on a rounded background that is larger than its text.
final class PaddedLabel: UILabel {
  private static let padding = CGSize(width: 10, height: 7)

  /// Makes a label.
  convenience init(_ text: String, font: UIFont, background: UIColor) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    backgroundColor = background
    layer.cornerRadius = 8
  }

  override var intrinsicContentSize: CGSize {
    let text = super.intrinsicContentSize
    return CGSize(
      width: text.width + 2 * Self.padding.width, height: text.height + 2 * Self.padding.height)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: Self.padding.width, dy: 0))
  }
}
