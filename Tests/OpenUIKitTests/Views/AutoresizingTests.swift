import Testing

@testable import OpenUIKit

/// One line of the table: the flexible parts, the old axis in a parent of 100, and the new one of
/// it in the new parent.
private nonisolated struct Line: Sendable, CustomTestStringConvertible {
  let flexible: AutoresizingAxis.Flexibility
  let origin: CGFloat
  let length: CGFloat
  let newParent: CGFloat
  let newOrigin: CGFloat
  let newLength: CGFloat

  init(
    _ flexible: AutoresizingAxis.Flexibility, _ origin: CGFloat, _ length: CGFloat,
    _ newParent: CGFloat, _ newOrigin: CGFloat, _ newLength: CGFloat
  ) {
    self.flexible = flexible
    self.origin = origin
    self.length = length
    self.newParent = newParent
    self.newOrigin = newOrigin
    self.newLength = newLength
  }

  var testDescription: String {
    "\(flexible.rawValue): \(origin)+\(length) of 100, in \(newParent)"
  }
}

private nonisolated let near = AutoresizingAxis.Flexibility.nearMargin
private nonisolated let length = AutoresizingAxis.Flexibility.length
private nonisolated let far = AutoresizingAxis.Flexibility.farMargin

private nonisolated let table: [Line] = [
  // Nothing flexible, or the far margin only: the far margin takes all.
  Line([], 20, 50, 200, 20, 50),
  Line(far, 20, 50, 200, 20, 50),
  Line(far, 20, 50, 10, 20, 50),
  // One part takes all.
  Line(near, 20, 50, 200, 120, 50),
  Line(near, 20, 50, 10, -70, 50),
  Line(length, 20, 50, 200, 20, 150),
  Line(length, 20, 50, 60, 20, 10),
  // Two parts share in proportion.
  Line([near, far], 20, 50, 200, 60, 50),
  Line([near, far], 20, 50, 150, 40, 50),
  Line([near, length], 20, 60, 180, 40, 120),
  Line([length, far], 20, 60, 180, 20, 120),
  Line([length, far], 20, 60, 60, 20, 30),
  // Three parts scale with the parent.
  Line([near, length, far], 20, 50, 200, 40, 100),
  Line([near, length, far], 20, 50, 50, 10, 25),
  // Parts that add up to nothing: two margins share evenly, a length takes all.
  Line([near, far], 0, 100, 150, 25, 100),
  Line([near, far], -20, 140, 150, 5, 140),
  Line([near, length], 0, 0, 150, 0, 50),
  Line([length, far], 100, 0, 150, 100, 50),
  // Nothing is rounded.
  Line([near, far], 30, 20, 103, 31.125, 20),
  Line(length, 0.25, 50.125, 100.5, 0.25, 50.625),
  // A length does not become negative, and one that was 0 has lost its share.
  Line(length, 20, 50, 0, 20, 0),
  Line([length, far], 80, 10, 50, 80, 0),
  Line([length, far], 80, 0, 200, 80, 0),
  // No change of the parent, no change at all.
  Line([near, length, far], 20, 50, 100, 20, 50),
]

struct AutoresizingTests {
  @Test("R3.2 each axis follows the arithmetic of the mask", arguments: table)
  private func axis(_ line: Line) {
    let axis = AutoresizingAxis(origin: line.origin, length: line.length)

    let result = axis.resized(from: 100, to: line.newParent, flexible: line.flexible)

    #expect(result == AutoresizingAxis(origin: line.newOrigin, length: line.newLength))
  }

  @Test("UIKit 7.2 margins of 20 and 30 become 68 and 102 when they grow from 50 to 170")
  func proportionalMargins() {
    let axis = AutoresizingAxis(origin: 20, length: 50)

    let result = axis.resized(from: 100, to: 220, flexible: [.nearMargin, .farMargin])

    #expect(result == AutoresizingAxis(origin: 68, length: 50))
  }

  @Test("UIKit 7.2 0.2.4 every mask follows a rotation of every screen and back")
  func roundTrips() {
    let screens = [(320, 568), (393, 852), (430, 932), (768, 1024)]
    for bits in UInt8(0)..<8 {
      let flexible = AutoresizingAxis.Flexibility(rawValue: bits)
      for (small, large) in screens {
        let axis = AutoresizingAxis(origin: 16, length: 120.5)
        let turned = axis.resized(
          from: CGFloat(small), to: CGFloat(large), flexible: flexible)
        let back = turned.resized(
          from: CGFloat(large), to: CGFloat(small), flexible: flexible)

        #expect(abs(back.origin - axis.origin) < 1e-12)
        #expect(abs(back.length - axis.length) < 1e-12)
      }
    }
  }

  @Test("UIKit 7.2 a length that became 0 stays 0: its share is lost")
  func clamped() {
    let axis = AutoresizingAxis(origin: 20, length: 50)

    let squeezed = axis.resized(from: 100, to: 30, flexible: .length)
    let back = squeezed.resized(from: 30, to: 100, flexible: .length)

    #expect(squeezed == AutoresizingAxis(origin: 20, length: 0))
    #expect(back == AutoresizingAxis(origin: 20, length: 70))
  }

  @Test("UIKit 7.2 the bounds' origin of the superview does not count")
  func scrolledSuperview() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrolled = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 37, y: -11)
    let children = [plain, scrolled].map { parent in
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin]
      parent.addSubview(child)
      return child
    }

    for parent in [plain, scrolled] { parent.bounds.size = CGSize(width: 180, height: 130) }

    #expect(children[0].frame == CGRect(x: 30, y: 20, width: 90, height: 40))
    #expect(children[1].frame == children[0].frame)
  }

  @Test("UIKit 7.2 subviews are resized inside the setter, before layoutSubviews, at every level")
  func synchronous() {
    let log = Log()
    let parent = RecordingView("parent", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    for view in [child, leaf] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.addSubview(child)
    child.addSubview(leaf)
    _ = log.take()

    parent.bounds.size = CGSize(width: 60, height: 200)
    let frames = [child.frame, leaf.frame]
    let soFar = log.take()
    parent.layoutIfNeeded()

    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 60, height: 200), CGRect(x: 10, y: 10, width: 40, height: 180),
      ])
    #expect(soFar == [])
    #expect(log.take() == ["parent.layoutSubviews"])
  }

  @Test("UIKit 7.2 a mask is empty, and views resize their subviews, unless one says otherwise")
  func defaults() {
    #expect(UIView().autoresizingMask == [])
    #expect(UIView().autoresizesSubviews)
  }

  @Test("three flexible parts of an empty parent share in thirds")
  func emptyParent() {
    let axis = AutoresizingAxis(origin: 0, length: 0)

    let result = axis.resized(from: 0, to: 90, flexible: [.nearMargin, .length, .farMargin])

    #expect(result == AutoresizingAxis(origin: 30, length: 30))
  }

  @Test("a mask maps left, right, top and bottom to the right parts")
  func maskParts() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]

    let results = masks.map {
      $0.resize(
        frame, from: CGSize(width: 100, height: 200), to: CGSize(width: 110, height: 220))
    }

    #expect(
      results == [
        CGRect(x: 20, y: 20, width: 30, height: 40), CGRect(x: 10, y: 20, width: 40, height: 40),
        CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 10, y: 40, width: 30, height: 40),
        CGRect(x: 10, y: 20, width: 30, height: 60), CGRect(x: 10, y: 20, width: 30, height: 40),
      ])
  }

  @Test("raw values of masks are Apple's")
  func rawValues() {
    let all: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]

    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test("R3.2 a view resizes its subviews at once, and a rotation and back restores every frame")
  func views() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let filling = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 180))
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let centred = UIView(frame: CGRect(x: 40, y: 90, width: 20, height: 20))
    centred.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    for view in [filling, centred, fixed] { parent.addSubview(view) }

    parent.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let turned = [filling, centred, fixed].map(\.frame)
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let restored = [filling, centred, fixed].map(\.frame)

    #expect(
      turned == [
        CGRect(x: 10, y: 10, width: 180, height: 80), CGRect(x: 90, y: 40, width: 20, height: 20),
        CGRect(x: 1, y: 2, width: 3, height: 4),
      ])
    #expect(
      restored == [
        CGRect(x: 10, y: 10, width: 80, height: 180), CGRect(x: 40, y: 90, width: 20, height: 20),
        CGRect(x: 1, y: 2, width: 3, height: 4),
      ])
  }

  @Test("a transformed subview is resized by its untransformed rectangle")
  func transformedSubview() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.addSubview(child)

    parent.bounds.size = CGSize(width: 200, height: 60)
    child.transform = .identity

    #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
  }

  @Test("a view whose autoresizesSubviews is false leaves its subviews alone")
  func switchedOff() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.autoresizesSubviews = false

    parent.frame.size = CGSize(width: 10, height: 10)

    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
