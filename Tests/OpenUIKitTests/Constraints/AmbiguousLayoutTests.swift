import NestTesting
import OpenUIKit
import Testing

/// The frames where constraints are ambiguous, with the numbers that UIKit gives.
struct AmbiguousLayoutTests {
  /// One constraint between a view and its superview of 393 × 852 points, or of the view alone, and
  /// the frame.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let first: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    let constant: CGFloat
    let frame: CGRect

    var testDescription: String { "\(first) \(relation) \(constant)" }
  }

  nonisolated private static func origin(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 0, height: 0)
  }

  @Test(
    "R18.1 UIKit 7.5 a single constraint moves the view, and what nothing sizes has no size",
    arguments: [
      Case(first: .bottom, constant: -23, frame: origin(0, 829)),
      Case(first: .right, constant: -23, frame: origin(370, 0)),
      Case(first: .trailing, constant: -23, frame: origin(370, 0)),
      Case(first: .top, constant: 23, frame: origin(0, 23)),
      Case(first: .centerX, constant: 0, frame: origin(196.5, 0)),
      Case(first: .width, relation: .lessThanOrEqual, constant: 23, frame: origin(0, 0)),
      Case(first: .height, relation: .lessThanOrEqual, constant: 23, frame: origin(0, 0)),
      Case(
        first: .width, relation: .greaterThanOrEqual, constant: 23,
        frame: CGRect(x: 0, y: 0, width: 23, height: 0)),
      Case(first: .top, relation: .lessThanOrEqual, constant: 23, frame: origin(0, 23)),
      Case(first: .left, relation: .lessThanOrEqual, constant: 23, frame: origin(23, 0)),
      Case(first: .leading, relation: .lessThanOrEqual, constant: 23, frame: origin(23, 0)),
      Case(first: .bottom, relation: .greaterThanOrEqual, constant: -23, frame: origin(0, 829)),
      Case(first: .right, relation: .greaterThanOrEqual, constant: -23, frame: origin(370, 0)),
      Case(first: .right, relation: .lessThanOrEqual, constant: -23, frame: origin(370, 0)),
    ], [Float(1000), 751, 250])
  func one(_ example: Case, priority: Float) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let view = constrained(UIView(), in: host)
    // A former frame has no effect.
    view.bounds.size = CGSize(width: 70, height: 70)
    let isSize = example.first == .width || example.first == .height
    for attribute in isSize ? [.width, .height] : [example.first] {
      let isExample = attribute == example.first
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute,
        relatedBy: isExample ? example.relation : .lessThanOrEqual,
        toItem: isSize ? nil : host, attribute: isSize ? .notAnAttribute : example.first,
        multiplier: 1, constant: isExample ? example.constant : 500)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }

    host.layoutIfNeeded()

    #expect(view.frame.size == example.frame.size)
    if !isSize { #expect(abs(view.frame.minX - example.frame.minX) <= 0.5) }
    if !isSize { #expect(view.frame.minY == example.frame.minY) }
  }

  @Test("R18.1 UIKit 7.5 an inequality between two views is tight, and follows its constant")
  func siblings() {
    let root = makeRoot()
    let (one, other) = (constrained(UIView(), in: root), constrained(UIView(), in: root))
    one.pin(CGRect(x: 10, y: 20, width: 30, height: 40))
    let distance = other.topAnchor.constraint(
      lessThanOrEqualTo: one.bottomAnchor, constant: 23)
    distance.isActive = true

    root.layoutIfNeeded()
    let first = other.frame.minY
    distance.constant = 3
    root.layoutIfNeeded()
    let nearer = other.frame.minY
    distance.constant = 50
    root.layoutIfNeeded()

    #expect([first, nearer, other.frame.minY] == [83, 63, 110])
    #expect(other.hasAmbiguousLayout)
  }

  @Test("R18.1 UIKit 7.5 a tight inequality yields to what determines the view")
  func tightInequality() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8),
      view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 100),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
    ])

    root.layoutIfNeeded()
    let open = view.frame
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()

    #expect(open == CGRect(x: 160, y: 7, width: 0, height: 0))
    #expect(view.frame == CGRect(x: 140, y: 7, width: 40, height: 0))
  }
}
