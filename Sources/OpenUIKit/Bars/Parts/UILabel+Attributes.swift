extension UILabel {
  /// Shows a text of a bar in a font and a colour, which attributes of its appearance may replace.
  final func show(
    _ text: String?, font: UIFont, color: UIColor, attributes: [NSAttributedString.Key: Any]
  ) {
    let font = attributes[.font] as? UIFont ?? font
    let color = attributes[.foregroundColor] as? UIColor ?? color
    self.text = text
    self.font = font
    textColor = color
    let others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    guard let text, !others.isEmpty else { return }
    let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    attributedText = NSAttributedString(string: text, attributes: base.merging(others) { $1 })
  }
}
