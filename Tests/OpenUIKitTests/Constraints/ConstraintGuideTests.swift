import NestTesting
import OpenUIKit
import Testing

struct ConstraintGuideTests {
  @Test("R18.1 views follow safe area, margins and the readable column, also after a change")
  func insets() throws {
    let host = try TestHost.phone()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    host.window.addSubview(root)
    let (safe, margins, readable) = (
      constrained(UIView(), in: root), constrained(UIView(), in: root),
      constrained(UIView(), in: root)
    )
    safe.pinEdges(to: root.safeAreaLayoutGuide)
    margins.pinEdges(to: root.layoutMarginsGuide)
    readable.pinEdges(to: root.readableContentGuide)
    host.turn { host.window.isHidden = false }
    let first = [safe, margins, readable].map(\.frame)

    host.turn { root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    let second = [safe, margins, readable].map(\.frame)
    host.turn { root.frame = CGRect(x: 0, y: 100, width: 1000, height: 300) }

    #expect(first[0] == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(first[1] == CGRect(x: 8, y: 67, width: 377, height: 743))
    #expect(first[2] == first[1])
    #expect(second[0] == first[0])
    #expect(second[1] == CGRect(x: 2, y: 60, width: 387, height: 755))
    #expect(safe.frame == CGRect(x: 0, y: 0, width: 1000, height: 300))
    #expect(margins.frame == CGRect(x: 2, y: 1, width: 994, height: 296))
    #expect(readable.frame == root.readableContentGuide.layoutFrame)
    #expect(readable.frame == CGRect(x: 163, y: 1, width: 672, height: 296))
  }

  @Test("R18.1 a guide of the program is where constraints place it, and costs no view")
  func ownGuides() {
    let root = makeRoot()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let (left, right) = (constrained(ContentView(), in: root), constrained(ContentView(), in: root))
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      guide.leftAnchor.constraint(equalTo: left.rightAnchor),
      guide.topAnchor.constraint(equalTo: left.topAnchor),
      guide.heightAnchor.constraint(equalTo: left.heightAnchor),
      guide.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 0.5),
      right.leftAnchor.constraint(equalTo: guide.rightAnchor),
      right.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])

    root.layoutIfNeeded()

    #expect(guide.layoutFrame == CGRect(x: 60, y: 0, width: 30, height: 20))
    #expect(right.frame == CGRect(x: 90, y: 20, width: 60, height: 20))
    #expect(root.subviews.count == 2)
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical).count >= 2)
  }

  @Test("R18.1 a guide that is removed takes its constraints with it")
  func removal() {
    let root = makeRoot()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraint = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true

    root.removeLayoutGuide(guide)

    #expect(!constraint.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test("R18.1 the edges of a scroll view are those of its content, sizes and centres of its frame")
  func scrollViews() throws {
    let host = try TestHost()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    host.window.addSubview(scroll)
    let content = constrained(UIView(), in: scroll)
    content.pinEdges(to: scroll, inset: 10)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    let header = constrained(UIView(), in: scroll)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 30),
    ])
    host.turn { host.window.isHidden = false }
    let first = (scroll.contentSize, content.frame, header.frame)

    host.turn { scroll.contentOffset = CGPoint(x: 5, y: 400) }

    #expect(first.0 == CGSize(width: 120, height: 1020))
    #expect(first.1 == CGRect(x: 10, y: 10, width: 100, height: 1000))
    #expect(first.2 == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(header.frame == CGRect(x: 5, y: 400, width: 100, height: 30))
    #expect(content.frame == first.1)
    #expect(scroll.contentLayoutGuide.layoutFrame.size == first.0)
  }

  @Test("R18.1 leading and trailing, their constants and margins change sides from right to left")
  func rightToLeft() throws {
    let host = try TestHost()
    let root = makeRoot()
    host.window.addSubview(root)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 5)
    root.insetsLayoutMarginsFromSafeArea = false
    let (first, second, third) = (
      constrained(UIView(), in: root), constrained(UIView(), in: root),
      constrained(UIView(), in: root)
    )
    for view in [first, second, third] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    second.leadingAnchor.constraint(
      greaterThanOrEqualTo: first.trailingAnchor, constant: 8
    ).isActive = true
    let near = second.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    near.priority = .defaultLow
    near.isActive = true
    third.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
    host.turn { host.window.isHidden = false }
    let leftToRight = [first, second, third].map(\.frame.minX)

    host.turn { host.simulateTraits { $0.layoutDirection = .rightToLeft } }

    #expect(leftToRight == [20, 78, 30])
    #expect([first, second, third].map(\.frame.maxX) == [300, 242, 290])
  }

  @Test("R18.1 baselines of labels of different fonts are on one line, in the middle of the height")
  func baselines() {
    let root = makeRoot()
    let (small, large, tall) = (
      constrained(UILabel(), in: root), constrained(UILabel(), in: root),
      constrained(UILabel(), in: root)
    )
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 30)
    for label in [small, large, tall] {
      label.text = "Text"
      label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      tall.heightAnchor.constraint(equalToConstant: 100),
      tall.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])

    root.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat {
      label.frame.midY - label.intrinsicContentSize.height / 2 + label.font.ascender
    }

    #expect(abs(baseline(small) - baseline(large)) <= 1)
    #expect(abs(baseline(tall) - baseline(large)) <= 1)
    #expect(large.frame.minY == 10)

    large.font = .systemFont(ofSize: 60)
    root.layoutIfNeeded()

    #expect(abs(baseline(small) - baseline(large)) <= 1)
  }

  @Test("R18.1 labels of several lines have the height for the width that constraints give them")
  func multilineLabels() {
    let root = makeRoot()
    let label = constrained(UILabel(), in: root)
    let below = constrained(ContentView(), in: root)
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    ])

    root.layoutIfNeeded()
    let wide = label.frame.height
    root.frame.size.width = 160
    root.layoutIfNeeded()

    #expect(wide == label.sizeThatFits(CGSize(width: 320, height: 0)).height)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 160, height: 0)).height)
    #expect(label.frame.height > wide * 1.8)
    #expect(below.frame.minY == label.frame.maxY)
  }

  @Test("R18.1 system spacing is 8 points times the multiplier")
  func systemSpacing() {
    let root = makeRoot()
    let (first, second) = (
      constrained(ContentView(), in: root), constrained(ContentView(), in: root)
    )
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
      second.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
    ])

    root.layoutIfNeeded()

    #expect(first.frame.minY == 16)
    #expect(second.frame.minX == 68)
    #expect(second.frame.minY >= 44)
  }

  @Test("R18.1 a guide that is not used any more keeps its view from nothing")
  func unusedGuide() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 0)
    width.priority = .defaultLow
    width.isActive = true
    let room = view.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 0)
    room.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 16)

    room.isActive = false
    root.layoutIfNeeded()

    #expect(view.frame.width == 0)
  }

  @Test("R18.1 a guide keeps to its view, also when that has no other constraint for a time")
  func guideOfViewWithOwnEngine() {
    let root = makeRoot()
    let page = constrained(UIView(), in: root)
    let view = constrained(ContentView(), in: root)
    let place = page.leftAnchor.constraint(equalTo: root.leftAnchor)
    place.isActive = true
    view.widthAnchor.constraint(lessThanOrEqualTo: page.layoutMarginsGuide.widthAnchor)
      .isActive = true
    root.layoutIfNeeded()

    place.isActive = false
    root.layoutIfNeeded()
    page.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()

    #expect(view.frame.width == 34)
  }
}
