extension UIStackView {
  /// How arranged views share the length of a stack view.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill it: by their priorities of content, views are stretched or compressed.
    case fill = 0
    /// They fill it, all with the same length.
    case fillEqually = 1
    /// They fill it with lengths in the proportion of those of their contents.
    case fillProportionally = 2
    /// They keep the lengths of their contents, and the distances are equal.
    case equalSpacing = 3
    /// The distances of their centres are equal as far as `spacing` allows it.
    case equalCentering = 4
  }

  /// How arranged views lie across the axis of a stack view.
  nonisolated public enum Alignment: Int, Sendable {
    /// They fill the width of a column, or the height of a row.
    case fill = 0
    /// They begin at the leading side of a column, or at the top of a row.
    case leading = 1
    /// The first baselines in a row are equal, as high as possible.
    case firstBaseline = 2
    /// They are in the middle.
    case center = 3
    /// They end at the trailing side of a column, or at the bottom of a row.
    case trailing = 4
    /// The last baselines in a row are equal, as low as possible.
    case lastBaseline = 5

    /// The top of a row: `leading`.
    public static var top: Alignment { .leading }
    /// The bottom of a row: `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}

/// The values of a stack view that the program sets.
nonisolated struct StackSettings: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isBaselineRelative = false
  var isMarginsRelative = false
}
