extension CGMutablePath {
  /// Adds an arc of a circle, after a line from the current point if there is one.
  ///
  /// Angles are radians from the positive x axis towards the positive y axis. `clockwise` holds
  /// where y points up; where y points down the arc is drawn in the opposite direction. A full
  /// circle at most is drawn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise, delta > 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) - turn
    } else if !clockwise, delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc of a circle, after a line from the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: the centre of the circle.
  ///   - radius: at least 0.
  ///   - startAngle: radians from the positive x axis towards the positive y axis.
  ///   - delta: radians in the same direction; a full circle at most is drawn.
  ///   - transform: is applied to the arc.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard radius >= 0, radius.isFinite, startAngle.isFinite, delta.isFinite, center.isNumeric
    else { return }
    func onCircle(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = onCircle(startAngle)
    if isEmpty {
      move(to: start, transform: transform)
    } else {
      addLine(to: start, transform: transform)
    }
    let sweep = min(max(delta, -2 * .pi), 2 * .pi)
    // One cubic is good for a quarter of a circle: off by less than 0.03 % of the radius.
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4)
    guard step != 0 else { return }
    for piece in 0..<pieces {
      let first = startAngle + CGFloat(piece) * step
      let from = onCircle(first)
      let end = onCircle(first + step)
      addCurve(
        to: end,
        control1: CGPoint(
          x: from.x - handle * (from.y - center.y), y: from.y + handle * (from.x - center.x)),
        control2: CGPoint(
          x: end.x + handle * (end.y - center.y), y: end.y - handle * (end.x - center.x)),
        transform: transform)
    }
  }

  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and from there
  /// to `tangent2End`; a line leads to where the arc begins.
  ///
  /// Where the two lines are one, or the radius is 0, only the line to `tangent1End` is added.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty, tangent1End.isNumeric, tangent2End.isNumeric, radius.isFinite else { return }
    // The current point is already transformed; the geometry is done before the transform.
    let start = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
    let arrive = CGVector(dx: tangent1End.x - start.x, dy: tangent1End.y - start.y)
    let leave = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let product = hypot(arrive.dx, arrive.dy) * hypot(leave.dx, leave.dy)
    let cross = arrive.dx * leave.dy - arrive.dy * leave.dx
    let dot = arrive.dx * leave.dx + arrive.dy * leave.dy
    guard product > 0, radius > 0, abs(cross) > product * 1e-9 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let turn = atan2(cross, dot)
    let length = hypot(arrive.dx, arrive.dy)
    let direction = CGVector(dx: arrive.dx / length, dy: arrive.dy / length)
    let distance = radius * abs(tan(turn / 2))
    let side: CGFloat = turn > 0 ? 1 : -1
    let center = CGPoint(
      x: tangent1End.x - direction.dx * distance - side * direction.dy * radius,
      y: tangent1End.y - direction.dy * distance + side * direction.dx * radius)
    let startAngle = atan2(-side * direction.dx, side * direction.dy)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: turn, transform: transform)
  }
}
