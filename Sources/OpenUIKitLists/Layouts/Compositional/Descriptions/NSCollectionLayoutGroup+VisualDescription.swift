extension NSCollectionLayoutGroup {
  /// A drawing of the group in characters, for logs: each item is a box with its number. Estimated
  /// lengths are as estimated, and fractions are those of 300 × 300 points.
  public func visualDescription() -> String {
    let room = CGSize(width: 300, height: 300)
    let environment = LayoutEnvironment(LayoutContainer(room), UITraitCollection.current)
    let solution = GroupSolver(environment: { environment.with($0) })
      .solve(layoutItem(), in: room, items: 0..<100)
    var drawing = CharacterDrawing(
      size: solution.size, columns: 60, rows: solution.size.height * 30 / max(1, room.width))
    drawing.addBox(CGRect(origin: .zero, size: solution.size), title: "")
    for (number, place) in solution.items.enumerated() {
      drawing.addBox(place.frame, title: "\(number)")
    }
    return drawing.text
  }
}

/// Boxes of characters.
private struct CharacterDrawing {
  private var lines: [[Character]]
  private let scale: CGSize

  init(size: CGSize, columns: Int, rows: CGFloat) {
    let rows = min(max(3, Int(rows.rounded())), 60)
    lines = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    scale = CGSize(
      width: CGFloat(columns - 1) / max(1, size.width),
      height: CGFloat(rows - 1) / max(1, size.height))
  }

  var text: String { lines.map { String($0) }.joined(separator: "\n") }

  mutating func addBox(_ frame: CGRect, title: String) {
    let (left, right) = (column(frame.minX), column(frame.maxX))
    let (top, bottom) = (row(frame.minY), row(frame.maxY))
    for x in left...max(left, right) {
      for y in [top, bottom] { lines[y][x] = x == left || x == right ? "+" : "-" }
    }
    for y in top...max(top, bottom) where y != top && y != bottom {
      for x in [left, right] { lines[y][x] = "|" }
    }
    for (offset, character) in title.enumerated()
    where left + 2 + offset < right && top + 1 < bottom {
      lines[top + 1][left + 2 + offset] = character
    }
  }

  private func column(_ x: CGFloat) -> Int {
    min(max(0, Int((x * scale.width).rounded())), lines[0].count - 1)
  }

  private func row(_ y: CGFloat) -> Int {
    min(max(0, Int((y * scale.height).rounded())), lines.count - 1)
  }
}
