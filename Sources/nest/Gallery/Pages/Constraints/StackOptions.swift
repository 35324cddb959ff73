import OpenUIKit

/// How a stack view arranges its views.
struct StackOptions: Hashable {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 8

  /// The axes with the labels of their chips.
  static let axes: [(value: NSLayoutConstraint.Axis, label: String)] = [
    (.horizontal, "Row"), (.vertical, "Column"),
  ]
  /// The distributions with the labels of their chips.
  static let distributions: [(value: UIStackView.Distribution, label: String)] = [
    (.fill, "Fill"), (.fillEqually, "Equally"), (.fillProportionally, "Proportionally"),
    (.equalSpacing, "Equal spacing"), (.equalCentering, "Equal centering"),
  ]
  /// The alignments with the labels of their chips.
  static let alignments: [(value: UIStackView.Alignment, label: String)] = [
    (.fill, "Fill"), (.leading, "Leading"), (.center, "Center"), (.trailing, "Trailing"),
    (.firstBaseline, "First baseline"), (.lastBaseline, "Last baseline"),
  ]
  /// The spacings with the labels of their chips.
  static let spacings: [(value: CGFloat, label: String)] = [0, 8, 16, 32].map { ($0, "\(Int($0))") }
}

extension UIStackView {
  /// Arranges the views as the options say.
  func apply(_ options: StackOptions) {
    axis = options.axis
    distribution = options.distribution
    alignment = options.alignment
    spacing = options.spacing
  }
}
