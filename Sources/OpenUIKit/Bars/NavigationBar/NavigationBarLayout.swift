/// Where the parts of a navigation bar are, in one row from the leading edge to the trailing one. A
/// pure value.
nonisolated struct NavigationBarLayout {
  /// The width in points.
  var width: CGFloat
  /// The height of the row.
  var height: CGFloat
  /// Between the edges and the contents.
  var leadingMargin: CGFloat
  var trailingMargin: CGFloat
  /// The widths that the back button may have, the widest first; empty without a back button.
  var backWidths: [CGFloat] = []
  /// The outermost first.
  var leading: [BarCell] = []
  var trailing: [BarCell] = []
  var titleWidth: CGFloat = 0
  var isTitleLeading = false
  var isMirrored = false

  /// Between the title and what is beside it.
  private static let titleGap: CGFloat = 8
  /// Between the leading edge and the back indicator.
  private static let backMargin: CGFloat = 8

  /// Frames in the coordinates of the bar, with the height of the row.
  struct Frames: Equatable {
    var back: CGRect?
    /// Which of `backWidths` is shown.
    var backChoice = 0
    var leading: [CGRect] = []
    var trailing: [CGRect] = []
    var title = CGRect.zero
  }

  // Fidelity: the title of the back button becomes the word Back, and then disappears, before the
  // title is truncated. [observed]
  func frames() -> Frames {
    var frames = Frames()
    let trailingWidth = BarCell.width(of: trailing)
    let trailingStart =
      trailing.isEmpty
      ? width - trailingMargin
      : width - trailingMargin + (trailing.first?.inset ?? 0) - trailingWidth
    let titleEnd = trailingStart - (trailing.isEmpty ? 0 : Self.titleGap)

    if !backWidths.isEmpty {
      let choice = backWidths.firstIndex { back in
        titleWidth + leadingEnd(besides: back) + Self.titleGap <= titleEnd
      }
      frames.backChoice = choice ?? backWidths.count - 1
      let back = backWidths[frames.backChoice]
      frames.back = CGRect(
        x: leadingMargin - 16 + Self.backMargin, y: 0, width: back, height: height)
    }
    let back = frames.back?.width
    frames.leading = row(leading, from: leadingStart(besides: back))
    // The outermost trailing item is last in the row.
    frames.trailing = row(trailing.reversed(), from: trailingStart).reversed()

    let hasLeading = back != nil || !leading.isEmpty
    let start = leadingEnd(besides: back) + (hasLeading ? Self.titleGap : 0)
    let room = max(0, titleEnd - start)
    let shown = min(titleWidth, room)
    var x = isTitleLeading ? start : (width - shown) / 2
    x = max(start, min(x, titleEnd - shown))
    frames.title = CGRect(x: x, y: 0, width: shown, height: height)
    return isMirrored ? frames.mirrored(in: width) : frames
  }

  /// Where the leading items begin, beside a back button of a width.
  private func leadingStart(besides back: CGFloat?) -> CGFloat {
    if let back { return leadingMargin - 16 + Self.backMargin + back }
    return leadingMargin - (leading.first?.inset ?? 0)
  }

  /// Where what is at the leading edge ends.
  private func leadingEnd(besides back: CGFloat?) -> CGFloat {
    let start = leadingStart(besides: back)
    return leading.isEmpty
      ? max(start, back == nil ? leadingMargin : 0) : start + BarCell.width(of: leading)
  }

  private func row(_ cells: [BarCell], from start: CGFloat) -> [CGRect] {
    var x = start
    return cells.enumerated().map { index, cell in
      if index > 0 { x += BarCell.distance(from: cells[index - 1], to: cell) }
      defer { x += cell.width }
      return CGRect(x: x, y: 0, width: cell.width, height: height)
    }
  }
}

nonisolated extension NavigationBarLayout.Frames {
  fileprivate func mirrored(in width: CGFloat) -> Self {
    func mirror(_ frame: CGRect) -> CGRect {
      CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    var frames = self
    frames.back = back.map(mirror)
    frames.leading = leading.map(mirror)
    frames.trailing = trailing.map(mirror)
    frames.title = mirror(title)
    return frames
  }
}
