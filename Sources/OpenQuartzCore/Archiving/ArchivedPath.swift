import OpenCoreGraphics

/// The pieces of a path as archives have them.
nonisolated package struct ArchivedPath: Codable, Sendable {
  /// One number a piece; see `CGPathElementType`.
  private var kinds: [Int32] = []
  /// The coordinates of all points, x before y.
  private var numbers: [Double] = []

  /// Archives a path.
  package init(_ path: CGPath) {
    path.applyWithBlock { element in
      let type = element.pointee.type
      kinds.append(type.rawValue)
      for index in 0..<type.pointCount {
        let point = element.pointee.points[index]
        numbers += [Double(point.x), Double(point.y)]
      }
    }
  }

  /// The path; nil if the archive is damaged.
  package var path: CGMutablePath? {
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let path = CGMutablePath()
    var rest = numbers[...]
    for kind in kinds {
      guard let type = CGPathElementType(rawValue: kind), rest.count >= type.pointCount * 2,
        !path.isEmpty || type == .moveToPoint
      else { return nil }
      let points = (0..<type.pointCount).map { index in
        CGPoint(
          x: rest[rest.startIndex + index * 2], y: rest[rest.startIndex + index * 2 + 1])
      }
      rest = rest.dropFirst(points.count * 2)
      path.add(type, points)
    }
    return rest.isEmpty ? path : nil
  }
}

nonisolated extension CGPathElementType {
  fileprivate var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

nonisolated extension CGMutablePath {
  fileprivate func add(_ type: CGPathElementType, _ points: [CGPoint]) {
    switch type {
    case .moveToPoint: move(to: points[0])
    case .addLineToPoint: addLine(to: points[0])
    case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
    case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
    case .closeSubpath: closeSubpath()
    }
  }
}
