/// A part of a symbol, in a square of 24 units with y down.
///
/// The notation is a letter, perhaps a slash and the radius of the corners, and numbers:
/// - `l` a line through points, `p` a polygon, `u` a line that is closed where it is filled, `f` a
///   filled polygon
/// - `c` a curve: a point, and then two control points and a point each; `k` the same, closed; `F`
///   the same, filled
/// - `o` a circle: middle and radius; `d` a disc; `e` an ellipse: middle and both radii; `.` a dot:
///   middle and its diameter in widths of the line
/// - `r` a rectangle: corner, size, radius; `R` the same, filled
/// - `a` an arc: middle, radius, and two angles in degrees, clockwise from the right
/// - `w` a wedge: as an arc, with its middle
/// - `s` a star: middle, both radii, points; `g` a gear: middle, both radii, teeth
///
/// Before the letter, `-` takes the mark away from what was drawn before it, and `!` takes it away
/// with a margin around it.
nonisolated struct SymbolMark: Equatable, Sendable {
  enum Purpose: Sendable { case draws, erases, erasesAround }

  let purpose: Purpose
  let kind: Character
  let radius: CGFloat
  let numbers: [CGFloat]

  /// The marks of a text, separated by semicolons; nil if it is none.
  static func marks(_ text: Substring) -> [SymbolMark]? {
    let parts = text.split(separator: ";")
    let marks = parts.compactMap { SymbolMark($0) }
    return marks.count == parts.count ? marks : nil
  }

  private init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard var head = words.first else { return nil }
    let purpose: Purpose =
      head.hasPrefix("!") ? .erasesAround : head.hasPrefix("-") ? .erases : .draws
    if purpose != .draws { head = head.dropFirst() }
    guard let kind = head.first else { return nil }
    let numbers = words.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
    let radius = head.count > 1 ? Double(head.dropFirst(2)) : 0
    guard numbers.count == words.count - 1, let radius, Self.fits(kind, numbers.count)
    else { return nil }
    self.purpose = purpose
    self.kind = kind
    self.radius = CGFloat(radius)
    self.numbers = numbers
  }

  private static func fits(_ kind: Character, _ count: Int) -> Bool {
    switch kind {
    case "l", "p", "u", "f": count >= 4 && count.isMultiple(of: 2)
    case "c", "k", "F": count >= 8 && count % 6 == 2
    case "o", "d", ".": count == 3
    case "e": count == 4
    case "r", "R", "a", "w", "s", "g": count == 5
    default: false
    }
  }

  /// Whether the mark is an area, and not a line around one.
  var isArea: Bool { "fFdR.".contains(kind) }

  /// Whether the mark has an inside.
  var isClosed: Bool { "pukoersgw".contains(kind) }

  private var points: [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// The path of the mark.
  ///
  /// - Parameter lineWidth: in units; dots follow it.
  func path(lineWidth: CGFloat) -> CGPath {
    let path = CGMutablePath()
    switch kind {
    case "l", "u": path.addPolygon(points, radius, isClosed: false)
    case "p", "f": path.addPolygon(points, radius, isClosed: true)
    case "c", "k", "F":
      path.addCurves(points)
      if kind != "c" { path.closeSubpath() }
    case "o", "d": path.addOval(numbers[0], numbers[1], numbers[2], numbers[2])
    case ".":
      let radius = numbers[2] * lineWidth / 2
      path.addOval(numbers[0], numbers[1], radius, radius)
    case "e": path.addOval(numbers[0], numbers[1], numbers[2], numbers[3])
    case "r", "R":
      let side = min(numbers[2], numbers[3]) / 2
      path.addRoundedRect(
        in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        cornerWidth: min(numbers[4], side), cornerHeight: min(numbers[4], side))
    case "a", "w":
      if kind == "w" { path.move(to: points[0]) }
      path.addArc(
        center: points[0], radius: numbers[2], startAngle: numbers[3] * .pi / 180,
        endAngle: numbers[4] * .pi / 180, clockwise: false)
      if kind == "w" { path.closeSubpath() }
    default:
      path.addPolygon(Self.ring(points[0], numbers, isGear: kind == "g"), radius, isClosed: true)
    }
    return path
  }

  /// The corners of a star or a gear.
  private static func ring(_ middle: CGPoint, _ numbers: [CGFloat], isGear: Bool) -> [CGPoint] {
    let count = Int(numbers[4])
    // A star has an outer and an inner corner for each point, a gear two of each for each tooth.
    let shifts: [(CGFloat, Bool)] =
      isGear
      ? [(-0.26, false), (-0.15, true), (0.15, true), (0.26, false)] : [(0, true), (0.5, false)]
    return (0..<count).flatMap { index in
      shifts.map { shift, isOuter in
        let angle = (CGFloat(index) + shift) * 2 * .pi / CGFloat(count) - .pi / 2
        let radius = isOuter ? numbers[2] : numbers[3]
        return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
      }
    }
  }
}

nonisolated extension CGMutablePath {
  fileprivate func addOval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    addEllipse(in: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
  }

  fileprivate func addCurves(_ points: [CGPoint]) {
    move(to: points[0])
    for next in stride(from: 1, to: points.count - 2, by: 3) {
      addCurve(to: points[next + 2], control1: points[next], control2: points[next + 1])
    }
  }

  /// Lines through points, with round corners.
  fileprivate func addPolygon(_ points: [CGPoint], _ radius: CGFloat, isClosed: Bool) {
    let count = points.count
    func toward(_ target: CGPoint, from point: CGPoint) -> CGPoint {
      let (dx, dy) = (target.x - point.x, target.y - point.y)
      let length = max(hypot(dx, dy), 0.001)
      let distance = min(radius, length / 2)
      return CGPoint(x: point.x + dx / length * distance, y: point.y + dy / length * distance)
    }
    for (index, point) in points.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == count - 1)
      if isEnd || radius == 0 {
        if index == 0 { move(to: point) } else { addLine(to: point) }
        continue
      }
      let start = toward(points[(index + count - 1) % count], from: point)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      addQuadCurve(to: toward(points[(index + 1) % count], from: point), control: point)
    }
    if isClosed { closeSubpath() }
  }
}
