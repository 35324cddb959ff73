/// Sizes and positions of the indicators of a page control.
///
/// Positions are measured along the indicators in the order of the pages: from the left, or from
/// the right, the top or the bottom.
nonisolated struct PageIndicatorLayout: Hashable, Sendable {
  // Fidelity: four pages take 92 × 26 points: the indicators are 10 points wide, 8 apart, and have
  // margins of 14. The dot has 8 points. [observed iOS 17]
  /// The diameter of a dot, in points.
  static let dot: CGFloat = 8
  static let smallestSlot = CGSize(width: 10, height: 10)
  static let spacing: CGFloat = 8
  static let margin: CGFloat = 14
  static let crossMargin: CGFloat = 8
  // Fidelity: a page with progress has an indicator that is longer by two others. [decided]
  /// How much longer the current indicator is while it shows progress.
  static let progressLength: CGFloat = 18

  /// The size of the largest indicator: x along the indicators, y across.
  var slot = Self.smallestSlot
  /// How much longer the current indicator is than others.
  var extraLength: CGFloat = 0

  /// The distance of two indicators.
  var pitch: CGFloat { slot.width + Self.spacing }

  /// The size that a number of pages needs: x along the indicators, y across.
  func size(forPages count: Int) -> CGSize {
    CGSize(
      width: 2 * Self.margin + indicatorsLength(count), height: slot.height + 2 * Self.crossMargin)
  }

  private func indicatorsLength(_ count: Int) -> CGFloat {
    count > 0 ? CGFloat(count) * pitch - Self.spacing + extraLength : 0
  }

  /// How many indicators fit into a length; at least one.
  func capacity(in length: CGFloat) -> Int {
    let count = (length - 2 * Self.margin - extraLength + Self.spacing) / pitch
    return count >= 1 ? Int(min(count, 1e6)) : 1
  }

  /// The middle of an indicator.
  ///
  /// - Parameters:
  ///   - page: any page, also one that has no indicator.
  ///   - current: the page whose indicator may be longer.
  ///   - window: the pages with indicators, which are in the middle of the length.
  ///   - length: how long the control is.
  func position(
    of page: Int, current: Int, in window: PageIndicatorWindow, length: CGFloat
  ) -> CGFloat {
    let start = ((length - indicatorsLength(window.pages.count)) / 2).rounded(.down)
    let extra = page > current ? extraLength : page == current ? extraLength / 2 : 0
    return start + slot.width / 2 + CGFloat(page - window.first) * pitch + extra
  }
}
