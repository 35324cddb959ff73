/// The icons of bars: the back indicator and those of the system's items, drawn by paths in a square of 24 points.
nonisolated enum BarIcon: Hashable, Sendable {
  case back, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward, undo, redo, close
  case more, star, rosette, clock, history, person, downloads, page, eye

  /// The size in points.
  var size: CGSize {
    self == .back ? CGSize(width: 13, height: 22) : CGSize(width: 24, height: 24)
  }

  /// The icon as a template, with the pixels of a scale. Costs its drawing.
  @MainActor func image(scale: CGFloat = UITraitCollection.mainScreen.displayScale) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale > 0 ? scale : 1
    let marks = marks
    let lineWidth = self == .back ? 2.4 : 1.7
    return UIGraphicsImageRenderer(size: size, format: format)
      .image { _ in
        UIColor.black.set()
        for mark in marks { mark.draw(lineWidth: lineWidth) }
      }
      .withRenderingMode(.alwaysTemplate)
  }
}

extension BarIcon {
  /// The icon of an item of the system; nil for text and spaces.
  init?(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: return nil
    case .add: self = .add
    case .compose: self = .compose
    case .reply: self = .reply
    case .action: self = .action
    case .organize: self = .organize
    case .bookmarks: self = .bookmarks
    case .search: self = .search
    case .refresh: self = .refresh
    case .stop: self = .stop
    case .camera: self = .camera
    case .trash: self = .trash
    case .play: self = .play
    case .pause: self = .pause
    case .rewind: self = .rewind
    case .fastForward: self = .fastForward
    case .undo: self = .undo
    case .redo: self = .redo
    case .close: self = .close
    }
  }

  /// The icon of a tab of the system.
  init(_ item: UITabBarItem.SystemItem) {
    switch item {
    case .more: self = .more
    case .favorites, .featured: self = .star
    case .topRated: self = .rosette
    case .recents: self = .clock
    case .history: self = .history
    case .contacts: self = .person
    case .bookmarks: self = .bookmarks
    case .search: self = .search
    case .downloads: self = .downloads
    case .mostRecent: self = .page
    case .mostViewed: self = .eye
    }
  }

  /// What the icon consists of.
  var marks: [IconMark] {
    switch self {
    case .back: [.line([11, 1.8, 2, 11, 11, 20.2])]
    case .add: [.line([12, 3.5, 12, 20.5]), .line([3.5, 12, 20.5, 12])]
    case .compose:
      [
        .line([13, 4.8, 3.8, 4.8, 3.8, 20.2, 19.2, 20.2, 19.2, 11], radius: 3),
        .line([20.4, 3.6, 10.6, 13.4]), .line([8.9, 15.1, 8.9, 15.1]),
      ]
    case .reply:
      [
        .line([9.5, 4.5, 3.2, 10.6, 9.5, 16.7]),
        .curve([3.8, 10.6, 12, 10.6, 17.5, 10.6, 20.6, 13.6, 20.6, 19]),
      ]
    case .action:
      [
        .line([8.3, 9, 4.8, 9, 4.8, 21.2, 19.2, 21.2, 19.2, 9, 15.7, 9], radius: 2.2),
        .line([12, 15, 12, 2.6]), .line([8.2, 6.4, 12, 2.6, 15.8, 6.4]),
      ]
    case .organize:
      [.shape([2.8, 5.2, 9, 5.2, 11.2, 7.8, 21.2, 7.8, 21.2, 19.4, 2.8, 19.4], radius: 2)]
    case .bookmarks:
      [
        .shape([12, 6.4, 2.8, 4.2, 2.8, 18, 12, 20.4], radius: 1.4),
        .shape([12, 6.4, 21.2, 4.2, 21.2, 18, 12, 20.4], radius: 1.4),
      ]
    case .search: [.circle(10.2, 10.2, 6.8), .line([15.2, 15.2, 21, 21])]
    case .refresh:
      [.arc(12, 12.8, 8.2, from: -20, to: 270), .line([9.2, 1.2, 12.6, 4.6, 9.2, 8])]
    case .stop: [.line([4.8, 4.8, 19.2, 19.2]), .line([19.2, 4.8, 4.8, 19.2])]
    case .camera:
      [
        .shape(
          [2.4, 7.4, 7, 7.4, 8.8, 4.8, 15.2, 4.8, 17, 7.4, 21.6, 7.4, 21.6, 19.6, 2.4, 19.6],
          radius: 2),
        .circle(12, 13.2, 3.9),
      ]
    case .trash:
      [
        .line([3.8, 6, 20.2, 6]), .line([8.8, 6, 8.8, 3, 15.2, 3, 15.2, 6], radius: 1.2),
        .line([5.6, 6, 6.8, 21.4, 17.2, 21.4, 18.4, 6], radius: 2),
        .line([9.8, 10, 10.1, 17.4]), .line([14.2, 10, 13.9, 17.4]),
      ]
    case .play: [.filled([6, 3.4, 20.6, 12, 6, 20.6], radius: 1.5)]
    case .pause:
      [
        .filled([6, 4, 10, 4, 10, 20, 6, 20], radius: 1),
        .filled([14, 4, 18, 4, 18, 20, 14, 20], radius: 1),
      ]
    case .rewind:
      [
        .filled([12, 5.4, 1.6, 12, 12, 18.6], radius: 1.2),
        .filled([22, 5.4, 11.6, 12, 22, 18.6], radius: 1.2),
      ]
    case .fastForward:
      [
        .filled([12, 5.4, 22.4, 12, 12, 18.6], radius: 1.2),
        .filled([2, 5.4, 12.4, 12, 2, 18.6], radius: 1.2),
      ]
    case .undo:
      [
        .line([8.4, 3.4, 3.8, 8, 8.4, 12.6]), .line([3.8, 8, 14.6, 8]),
        .arc(14.6, 13.6, 5.6, from: -90, to: 90), .line([14.6, 19.2, 8.4, 19.2]),
      ]
    case .redo:
      [
        .line([15.6, 3.4, 20.2, 8, 15.6, 12.6]), .line([20.2, 8, 9.4, 8]),
        .arc(9.4, 13.6, 5.6, from: 90, to: 270), .line([9.4, 19.2, 15.6, 19.2]),
      ]
    case .close:
      [
        .disc(12, 12, 11, alpha: 0.18), .line([8.2, 8.2, 15.8, 15.8]),
        .line([15.8, 8.2, 8.2, 15.8]),
      ]
    case .more: [.disc(5, 12, 2.1), .disc(12, 12, 2.1), .disc(19, 12, 2.1)]
    case .star:
      [
        .filled(
          [
            12, 2, 15, 8.6, 22.2, 9.4, 16.8, 14.2, 18.3, 21.3, 12, 17.6, 5.7, 21.3, 7.2, 14.2, 1.8,
            9.4, 9, 8.6,
          ], radius: 0.7)
      ]
    case .rosette:
      [
        .disc(12, 9, 6.8),
        .filled([8.4, 13.6, 7.2, 22.2, 12, 19.4, 16.8, 22.2, 15.6, 13.6], radius: 0.6),
      ]
    case .clock: [.circle(12, 12, 9.2), .line([12, 6.6, 12, 12.4, 15.8, 14.4])]
    case .history:
      [
        .arc(12.6, 12, 8.8, from: -150, to: 140), .line([4.2, 3.6, 4.9, 8.1, 9.4, 7.4]),
        .line([12.6, 7.2, 12.6, 12.4, 16, 14.2]),
      ]
    case .person:
      [
        .disc(12, 7.8, 4.4),
        .filledCurve([3.8, 21, 3.8, 16, 7.4, 13.9, 12, 13.9, 16.6, 13.9, 20.2, 16, 20.2, 21]),
      ]
    case .downloads:
      [
        .line([12, 2.8, 12, 14.6]), .line([7.4, 10.2, 12, 14.8, 16.6, 10.2]),
        .line([3.4, 15.4, 3.4, 20.6, 20.6, 20.6, 20.6, 15.4], radius: 2),
      ]
    case .page:
      [
        .shape([4.8, 2.6, 19.2, 2.6, 19.2, 21.4, 4.8, 21.4], radius: 2.4),
        .line([8.4, 7.6, 15.6, 7.6]), .line([8.4, 12, 15.6, 12]), .line([8.4, 16.4, 12.6, 16.4]),
      ]
    case .eye:
      [
        .curve([1.8, 12, 4.6, 7.4, 8.2, 5, 12, 5, 15.8, 5, 19.4, 7.4, 22.2, 12]),
        .curve([1.8, 12, 4.6, 16.6, 8.2, 19, 12, 19, 15.8, 19, 19.4, 16.6, 22.2, 12]),
        .disc(12, 12, 3.4),
      ]
    }
  }
}

/// A part of an icon. Coordinates alternate: x, y, x, y.
nonisolated enum IconMark {
  case line([CGFloat], radius: CGFloat = 0)
  case shape([CGFloat], radius: CGFloat)
  case filled([CGFloat], radius: CGFloat)
  case circle(CGFloat, CGFloat, CGFloat)
  case disc(CGFloat, CGFloat, CGFloat, alpha: CGFloat = 1)
  /// Clockwise, in degrees from the right.
  case arc(CGFloat, CGFloat, CGFloat, from: CGFloat, to: CGFloat)
  /// A point, perhaps a line to a second one, and then curves of three points.
  case curve([CGFloat])
  case filledCurve([CGFloat])

  func draw(lineWidth: CGFloat) {
    let path = path
    path.lineWidth = lineWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    switch self {
    case .filled, .filledCurve: path.fill()
    case .disc(_, _, _, let alpha): path.fill(with: .normal, alpha: alpha)
    default: path.stroke()
    }
  }

  private var path: UIBezierPath {
    switch self {
    case .line(let numbers, let radius):
      Self.polygon(Self.points(numbers), radius, isClosed: false)
    case .shape(let numbers, let radius), .filled(let numbers, let radius):
      Self.polygon(Self.points(numbers), radius, isClosed: true)
    case .circle(let x, let y, let radius), .disc(let x, let y, let radius, _):
      UIBezierPath(
        ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    case .arc(let x, let y, let radius, let start, let end):
      UIBezierPath(
        arcCenter: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180,
        endAngle: end * .pi / 180, clockwise: true)
    case .curve(let numbers), .filledCurve(let numbers): Self.curve(Self.points(numbers))
    }
  }

  private static func points(_ numbers: [CGFloat]) -> [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private static func curve(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: points[0])
    var next = 1
    if (points.count - 1) % 3 == 1 {
      path.addLine(to: points[1])
      next = 2
    }
    while next + 2 < points.count {
      path.addCurve(
        to: points[next + 2], controlPoint1: points[next], controlPoint2: points[next + 1])
      next += 3
    }
    return path
  }

  /// A line whose corners are round.
  private static func polygon(
    _ points: [CGPoint], _ radius: CGFloat, isClosed: Bool
  ) -> UIBezierPath {
    let path = UIBezierPath()
    let count = points.count
    func toward(_ target: CGPoint, from point: CGPoint) -> CGPoint {
      let (dx, dy) = (target.x - point.x, target.y - point.y)
      let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
      let distance = min(radius, length / 2)
      return CGPoint(x: point.x + dx / length * distance, y: point.y + dy / length * distance)
    }
    func corner(_ index: Int) {
      let point = points[index]
      let before = points[(index + count - 1) % count]
      let after = points[(index + 1) % count]
      let start = toward(before, from: point)
      if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
      path.addQuadCurve(to: toward(after, from: point), controlPoint: point)
    }
    if isClosed {
      for index in points.indices { corner(index) }
      path.close()
    } else {
      path.move(to: points[0])
      for index in points.indices.dropFirst().dropLast() {
        if radius > 0 { corner(index) } else { path.addLine(to: points[index]) }
      }
      path.addLine(to: points[count - 1])
    }
    return path
  }
}
