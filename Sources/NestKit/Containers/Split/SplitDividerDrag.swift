/// A finger that drags a divider of a split container: what was before, and what the delegate has
/// allowed.
struct SplitDividerDrag {
  /// The index of the column before the divider.
  let divider: Int
  /// The widths when the finger came down.
  let chosenWidths: [CGFloat]
  /// Whether the first column was collapsed when the finger came down.
  let prefersCollapsed: Bool
  /// The answers of the delegate, by whether a column collapses or returns.
  private var answers: [Bool: Bool] = [:]

  init(divider: Int, chosenWidths: [CGFloat], prefersCollapsed: Bool) {
    self.divider = divider
    self.chosenWidths = chosenWidths
    self.prefersCollapsed = prefersCollapsed
  }

  /// Returns the answer of the delegate, which is asked once for each direction in a drag.
  mutating func allows(collapse: Bool, asking question: () -> Bool) -> Bool {
    if let answer = answers[collapse] { return answer }
    let answer = question()
    answers[collapse] = answer
    return answer
  }
}
