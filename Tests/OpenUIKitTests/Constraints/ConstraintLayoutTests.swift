import NestTesting
import OpenUIKit
import Testing

/// Layouts that were calculated by hand.
struct ConstraintLayoutTests {
  /// A constraint between a view and its superview of 320 × 480 points, and the frame that follows
  /// together with a width of 100 and a height of 50, or whatever else is missing.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let first: NSLayoutConstraint.Attribute
    let second: NSLayoutConstraint.Attribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    let frame: CGRect

    var testDescription: String { "\(first) = \(multiplier) · \(second) + \(constant)" }
  }

  nonisolated private static func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 100, height: 50)
  }

  @Test(
    "R18.1 each position of a view follows one of its superview",
    arguments: [
      Case(first: .left, second: .left, constant: 7, frame: frame(7, 0)),
      Case(first: .right, second: .right, constant: -7, frame: frame(213, 0)),
      Case(first: .leading, second: .leading, constant: 7, frame: frame(7, 0)),
      Case(first: .trailing, second: .trailing, constant: -7, frame: frame(213, 0)),
      Case(first: .centerX, second: .centerX, frame: frame(110, 0)),
      Case(first: .left, second: .centerX, constant: 1, frame: frame(161, 0)),
      Case(first: .right, second: .right, multiplier: 0.5, frame: frame(60, 0)),
      Case(first: .leading, second: .leadingMargin, frame: frame(8, 0)),
      Case(first: .trailing, second: .trailingMargin, frame: frame(212, 0)),
      Case(first: .right, second: .rightMargin, frame: frame(212, 0)),
      Case(first: .left, second: .leftMargin, frame: frame(8, 0)),
      Case(first: .centerX, second: .centerXWithinMargins, constant: 2, frame: frame(112, 0)),
      Case(first: .top, second: .top, constant: 7, frame: frame(0, 7)),
      Case(first: .bottom, second: .bottom, constant: -7, frame: frame(0, 423)),
      Case(first: .centerY, second: .centerY, multiplier: 0.5, frame: frame(0, 95)),
      Case(first: .top, second: .topMargin, frame: frame(0, 8)),
      Case(first: .bottom, second: .bottomMargin, frame: frame(0, 422)),
      Case(first: .centerY, second: .centerYWithinMargins, frame: frame(0, 215)),
      Case(first: .lastBaseline, second: .bottom, constant: -1, frame: frame(0, 429)),
      Case(first: .firstBaseline, second: .bottom, constant: -1, frame: frame(0, 479)),
    ])
  func positions(_ example: Case) {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    NSLayoutConstraint(
      item: view, attribute: example.first, relatedBy: .equal, toItem: root,
      attribute: example.second, multiplier: example.multiplier, constant: example.constant
    ).isActive = true
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let other =
      example.frame.minY == 0 && example.first != .top
      ? view.topAnchor.constraint(equalTo: root.topAnchor)
      : view.leftAnchor.constraint(equalTo: root.leftAnchor)
    other.isActive = true

    root.layoutIfNeeded()

    #expect(view.frame == example.frame)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("R18.1 sizes follow constants, other sizes across the axes, and distances of anchors")
  func sizes() {
    let root = makeRoot()
    let (first, second) = (constrained(UIView(), in: root), constrained(UIView(), in: root))
    first.pin(CGRect(x: 10, y: 20, width: 90, height: 30))
    let gap = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
    NSLayoutConstraint.activate([
      second.widthAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2, constant: 5),
      second.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      second.heightAnchor.constraint(lessThanOrEqualTo: first.heightAnchor, multiplier: 3),
      second.topAnchor.constraint(equalTo: first.bottomAnchor),
      second.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -300),
      gap.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
    ])
    let tall = second.heightAnchor.constraint(equalToConstant: 1000)
    tall.priority = .defaultHigh
    tall.isActive = true

    root.layoutIfNeeded()

    #expect(second.frame == CGRect(x: 145, y: 50, width: 65, height: 90))
  }

  @Test(
    "R18.1 of two optional constraints the more important one wins, and the other is nearly met")
  func priorities() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.pin(CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = constrained(UIView(), in: root)
    let strong = other.widthAnchor.constraint(equalToConstant: 120)
    strong.priority = UILayoutPriority(600)
    let weak = other.widthAnchor.constraint(equalToConstant: 200)
    weak.priority = UILayoutPriority(599)
    let left = other.leftAnchor.constraint(equalTo: view.rightAnchor)
    let right = other.rightAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 150)
    NSLayoutConstraint.activate([strong, weak, left, right])

    root.layoutIfNeeded()
    let first = other.frame.width
    strong.priority = UILayoutPriority(598)
    root.layoutIfNeeded()
    let second = other.frame.width
    weak.isActive = false
    root.layoutIfNeeded()

    #expect(first == 140)
    #expect(second == 200)
    #expect(other.frame.width == 140)
  }

  @Test("R18.1 a view keeps to its content between the priorities for larger and smaller")
  func contentSizes() {
    let root = makeRoot()
    let view = constrained(ContentView(), in: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    right.priority = UILayoutPriority(300)

    root.layoutIfNeeded()
    let natural = view.frame
    right.isActive = true
    root.layoutIfNeeded()
    let stretched = view.frame
    view.setContentHuggingPriority(UILayoutPriority(301), for: .horizontal)
    root.layoutIfNeeded()
    let hugging = view.frame
    view.content = CGSize(width: 400, height: UIView.noIntrinsicMetric)
    right.priority = UILayoutPriority(760)
    view.heightAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    let pressed = view.frame
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()

    #expect(natural == CGRect(x: 10, y: 0, width: 60, height: 20))
    #expect(stretched == CGRect(x: 10, y: 0, width: 310, height: 20))
    #expect(hugging == natural)
    #expect(pressed == CGRect(x: 10, y: 0, width: 310, height: 5))
    #expect(view.frame.width == 400)
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(301))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("R18.1 constraints reach across levels of the hierarchy")
  func acrossLevels() {
    let root = makeRoot()
    let outer = constrained(UIView(), in: root)
    outer.pin(CGRect(x: 30, y: 40, width: 200, height: 200))
    let inner = constrained(UIView(), in: outer)
    inner.pin(CGRect(x: 5, y: 6, width: 100, height: 100))
    let deep = constrained(UIView(), in: inner)
    let beside = constrained(UIView(), in: root)
    NSLayoutConstraint.activate([
      deep.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      deep.topAnchor.constraint(equalTo: inner.topAnchor, constant: 1),
      deep.rightAnchor.constraint(equalTo: outer.rightAnchor),
      deep.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      beside.leftAnchor.constraint(equalTo: deep.centerXAnchor),
      beside.topAnchor.constraint(equalTo: inner.bottomAnchor),
      beside.widthAnchor.constraint(equalTo: deep.widthAnchor),
      beside.heightAnchor.constraint(equalToConstant: 1),
    ])

    root.layoutIfNeeded()

    #expect(deep.frame == CGRect(x: 15, y: 1, width: 180, height: 433))
    #expect(beside.frame == CGRect(x: 140, y: 146, width: 180, height: 1))
  }

  @Test("R18.1 a view that the program places is a fixed point for others, also after a move")
  func placedByProgram() {
    let root = makeRoot()
    let placed = UIView(frame: CGRect(x: 100, y: 10, width: 50, height: 50))
    root.addSubview(placed)
    let view = constrained(UIView(), in: root)
    let inside = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    placed.addSubview(inside)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: placed.rightAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: inside.bottomAnchor),
      view.widthAnchor.constraint(equalTo: placed.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])

    root.layoutIfNeeded()
    let first = view.frame
    placed.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    inside.center.y += 30
    root.layoutIfNeeded()

    #expect(first == CGRect(x: 160, y: 25, width: 50, height: 10))
    #expect(view.frame == CGRect(x: 30, y: 45, width: 20, height: 10))
    #expect(placed.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("R18.1 the size of the root follows its frame, and what is inside follows the size")
  func resizing() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.pinEdges(to: root, inset: 10)
    let fill = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(fill)

    root.layoutIfNeeded()
    let first = (view.frame, fill.frame)
    root.frame.size = CGSize(width: 100, height: 80)
    root.layoutIfNeeded()

    #expect(first.0 == CGRect(x: 10, y: 10, width: 300, height: 460))
    #expect(first.1 == CGRect(x: 0, y: 0, width: 300, height: 460))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 60))
    #expect(fill.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test("R18.1 a view without constraints to its superview takes the size of what is inside it")
  func sizeFromInside() {
    let root = UIView()
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = constrained(ContentView(), in: root)
    view.pinEdges(to: root, inset: 4)

    root.layoutIfNeeded()

    #expect(root.frame == CGRect(x: 0, y: 0, width: 68, height: 28))
    #expect(view.frame == CGRect(x: 4, y: 4, width: 60, height: 20))
  }

  @Test("R18.1 edges are on whole pixels, and neighbours meet")
  func pixels() throws {
    let host = try TestHost()
    let scale = host.window.screen.scale
    let root = makeRoot()
    root.frame.size.width = 100
    host.window.addSubview(root)
    let views = (0..<3).map { _ in constrained(UIView(), in: root) }
    var left = root.leftAnchor
    for view in views {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: left),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 1),
      ])
      left = view.rightAnchor
    }

    host.turn { host.window.isHidden = false }

    for (view, next) in zip(views, views.dropFirst()) {
      #expect(view.frame.maxX == next.frame.minX)
      #expect((view.frame.maxX * scale).rounded() == view.frame.maxX * scale)
    }
    #expect(views[2].frame.maxX == 100)
  }

  @Test("R18.1 a transform stays: constraints set bounds and centre")
  func transforms() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.pin(CGRect(x: 100, y: 100, width: 40, height: 20))

    root.layoutIfNeeded()

    #expect(view.center == CGPoint(x: 120, y: 110))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.frame == CGRect(x: 80, y: 90, width: 80, height: 40))
  }

  @Test("R18.1 constraints align the frame without the alignment insets")
  func alignmentRects() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }

      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }
    let root = makeRoot()
    let badge = constrained(Badge(), in: root)
    let inside = constrained(UIView(), in: badge)
    inside.pinEdges(to: badge)
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])

    root.layoutIfNeeded()

    #expect(badge.frame == CGRect(x: 8, y: 9, width: 26, height: 14))
    #expect(inside.frame == CGRect(x: 2, y: 1, width: 20, height: 10))
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(badge.alignmentRect(forFrame: frame) == CGRect(x: 2, y: 1, width: 44, height: 46))
    #expect(badge.frame(forAlignmentRect: badge.alignmentRect(forFrame: frame)) == frame)
  }

  @Test("R18.1 the same passes give the same frames, bit by bit")
  func stability() {
    let root = makeRoot()
    let views = (0..<7).map { _ in constrained(ContentView(), in: root) }
    var last = root.leftAnchor
    for (index, view) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: last, constant: 1.1),
        view.widthAnchor.constraint(
          equalTo: root.widthAnchor, multiplier: CGFloat(index + 1) / 31, constant: 0.3),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) / 3),
      ])
      last = view.rightAnchor
    }
    root.layoutIfNeeded()
    let first = views.map(\.frame)

    for width in [400, 17, 320] as [CGFloat] {
      root.frame.size.width = width
      root.layoutIfNeeded()
    }

    #expect(views.map(\.frame) == first)
  }
}
