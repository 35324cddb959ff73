import NestTesting
import OpenUIKit
import Testing

/// Constraints as objects: subclasses, anchors, attributes that libraries combine.
struct ConstraintObjectTests {
  private final class LabelledConstraint: NSLayoutConstraint {
    var label = "none"
    deinit {}
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view: UIView
  private let other: UIView

  init() {
    view = constrained(UIView(), in: root)
    other = constrained(UIView(), in: root)
  }

  @Test("R18.1 a subclass of constraints is made by attribute, and lays out")
  func subclass() {
    let constraint = LabelledConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left,
      multiplier: 1, constant: 12)
    constraint.label = "left"
    constraint.isActive = true

    root.layoutIfNeeded()

    #expect(view.frame.minX == 12)
    #expect((root.constraints.first as? LabelledConstraint)?.label == "left")
  }

  @Test("R18.1 a constraint of nothing can be made, and is reported when it is activated")
  func empty() {
    let constraint = LabelledConstraint()
    let reports = withMisuseIntercepted { constraint.isActive = true }

    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute && constraint.multiplier == 1)
    #expect(reports.map(\.id) == ["constraint.item-gone"])
    #expect(!constraint.isActive)
  }

  @Test("R18.1 the anchors of a constraint equal those of its items, and are of their class")
  func anchors() {
    let top = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    let leading = view.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    let width = view.widthAnchor.constraint(equalTo: other.heightAnchor)
    let height = view.heightAnchor.constraint(equalToConstant: 3)

    #expect(top.firstAnchor as NSObject == view.topAnchor)
    #expect(top.secondAnchor as NSObject? == other.bottomAnchor)
    #expect(leading.firstAnchor as NSObject == view.leadingAnchor)
    #expect(leading.firstAnchor as NSObject != view.leftAnchor)
    #expect(width.secondAnchor as NSObject? == other.heightAnchor)
    #expect(height.secondAnchor == nil)
    #expect((top.firstAnchor as Any) is NSLayoutYAxisAnchor)
    #expect(type(of: leading.firstAnchor as AnyObject) == NSLayoutXAxisAnchor.self)
    #expect(type(of: width.firstAnchor as AnyObject) == NSLayoutDimension.self)
    #expect(top.firstAnchor.item === view)
    #expect(top.firstAnchor.description.hasPrefix("<NSLayoutYAxisAnchor"))
  }

  @Test("R18.1 UIKit 7.5 a multiplier of 0 compares with the constant alone")
  func zeroMultiplier() {
    let byAttribute = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: other, attribute: .width,
      multiplier: 0, constant: 31)
    let byAnchor = view.heightAnchor.constraint(
      equalTo: other.heightAnchor, multiplier: 0, constant: 17)
    NSLayoutConstraint.activate([byAttribute, byAnchor])

    root.layoutIfNeeded()

    for constraint in [byAttribute, byAnchor] {
      #expect(constraint.multiplier == 1 && constraint.secondItem == nil)
      #expect(constraint.secondAttribute == .notAnAttribute && constraint.secondAnchor == nil)
    }
    #expect(view.frame.size == CGSize(width: 31, height: 17))
  }

  @Test(
    "R18.1 UIKit 7.5 a position along one axis may follow one along the other",
    arguments: [false, true])
  func acrossAxes(isMirrored: Bool) {
    if isMirrored { root.semanticContentAttribute = .forceRightToLeft }
    other.pin(CGRect(x: 30, y: 50, width: 10, height: 20))
    func relate(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: other, attribute: second,
        multiplier: 1, constant: 4)
    }
    NSLayoutConstraint.activate([
      relate(isMirrored ? .leading : .left, .top), relate(.bottom, .right),
    ])

    root.layoutIfNeeded()

    // From right to left leading positions are measured from the right edge.
    let left: CGFloat = isMirrored ? 266 : 54
    #expect(view.frame.minX == left)
    #expect(view.frame.maxY == 44)
  }

  @Test("R20.2 UIKit 7.5 leading and trailing follow the direction of the view that holds them")
  func direction() {
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 40),
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ])

    root.layoutIfNeeded()
    let mirrored = [view.frame, other.frame]
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()

    #expect(
      mirrored == [
        CGRect(x: 270, y: 0, width: 40, height: 0), CGRect(x: 20, y: 0, width: 242, height: 0),
      ])
    #expect(view.frame.minX == 10 && other.frame.minX == 58)
  }

  @Test(
    "R18.1 UIKit 7.5 edges lie on pixels of the screen, of a plain view too",
    arguments: [(1.0, 33.0), (2.0, 33.5), (3.0, 33 + 1.0 / 3)])
  func pixels(scale: Double, expected: Double) throws {
    let host = try TestHost(scale: CGFloat(scale))
    let controller = UIViewController()
    host.show(controller)
    let inner = constrained(UIView(), in: controller.view)
    inner.leftAnchor.constraint(
      equalTo: controller.view.leftAnchor, constant: 33.4
    ).isActive = true

    host.turn {}

    #expect(abs(inner.frame.minX - CGFloat(expected)) < 1e-9)
  }
}
