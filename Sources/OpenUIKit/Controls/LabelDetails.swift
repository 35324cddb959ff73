/// The values that few labels have, and which therefore cost the others nothing.
final class LabelDetails {
  // Fidelity: a shadow is one point above the text. [documented]
  static let shadowOffset = CGSize(width: 0, height: -1)

  var attributedText: NSAttributedString?
  var shadowColor: UIColor?
  var shadowOffset = LabelDetails.shadowOffset
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var tightensForTruncation = false
  var adjustsFontSize = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The factor by which the sizes of fonts were last multiplied.
  var scale: CGFloat = 1
  /// From the top to the baseline before the font became smaller; nil if it has not.
  var unshrunk: CGFloat?

  deinit {}

  /// How far below the middle a text is whose font became smaller, in points.
  func shift(of layout: TextLayout) -> CGFloat {
    guard let unshrunk, layout.lineCount == 1 else { return 0 }
    let height = layout.size.height
    switch baselineAdjustment {
    case .alignCenters: return 0
    // The line as high as it was, and in it the same baseline, or the same top.
    case .alignBaselines: return unshrunk - height / scale / 2 - (layout.firstBaseline - height / 2)
    case .none: return (height - height / scale) / 2
    }
  }
}

/// Where text is whose font became smaller to have room.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same baseline.
  case alignBaselines = 0
  /// In the middle of the height.
  case alignCenters = 1
  /// With the top where it was.
  case none = 2
}
