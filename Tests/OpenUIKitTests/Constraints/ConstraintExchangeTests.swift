import NestTesting
import OpenUIKit
import Testing

/// Constraints that are removed and added while views are being placed.
struct ConstraintExchangeTests {
  /// Exchanges constraints for the same ones when it lays out.
  private final class Exchanger: UIView {
    var exchanged: [NSLayoutConstraint] = []

    override func layoutSubviews() {
      NSLayoutConstraint.deactivate(exchanged)
      super.layoutSubviews()
      NSLayoutConstraint.activate(exchanged)
      exchanged = []
    }
  }

  @Test("R18.1 views are not moved by constraints that are exchanged for the same ones in layout")
  func exchange() {
    let root = makeRoot()
    let box = constrained(Exchanger(), in: root)
    box.pin(CGRect(x: 10, y: 20, width: 100, height: 90))
    let leaf = constrained(UIView(), in: box)
    leaf.pin(CGRect(x: 5, y: 7, width: 30, height: 40))
    root.layoutIfNeeded()

    box.exchanged = leaf.constraints + box.constraints
    box.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(box.frame == CGRect(x: 10, y: 20, width: 100, height: 90))
    #expect(leaf.frame == CGRect(x: 5, y: 7, width: 30, height: 40))
  }

  @Test("R18.1 in another direction what lies alike on both sides keeps its place")
  func direction() {
    let root = makeRoot()
    let box = constrained(UIView(), in: root)
    box.pinEdges(to: root.safeAreaLayoutGuide)
    let column = constrained(UIStackView(), in: box)
    column.axis = .vertical
    column.pinEdges(to: box.layoutMarginsGuide)
    let views = [UIView(), UIView()]
    views.forEach(column.addArrangedSubview)
    views[0].heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    let before = [box, column] + views
    let frames = before.map(\.frame)

    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()

    #expect(before.map(\.frame) == frames)
    #expect(views[1].frame == CGRect(x: 0, y: 50, width: 304, height: 414))
  }
}
