import NestTesting
import OpenUIKit
import Testing

struct TintTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("a tint is inherited down to views that have their own, and sent where it changes")
  func inheritance() {
    let (root, inner, own, below) = (Tinted(), Tinted(), Tinted(), Tinted())
    root.addSubview(inner)
    root.addSubview(own)
    own.addSubview(below)
    own.tintColor = .green
    for view in [root, inner, own, below] { view.changes = 0 }

    root.tintColor = .red
    let colors = [root, inner, own, below].map { $0.tintColor }
    let changes = [root, inner, own, below].map(\.changes)
    own.tintColor = nil

    #expect(colors == [.red, .red, .green, .green])
    #expect(changes == [1, 1, 0, 0])
    #expect([own, below].map { $0.tintColor } == [.red, .red])
    #expect([own, below].map(\.changes) == [1, 1])
  }

  @Test("a view adopts the tint of a new superview")
  func newSuperview() {
    let (root, child) = (Tinted(), Tinted())
    root.tintColor = .red

    root.addSubview(child)

    #expect(child.tintColor == .red)
    #expect(child.changes == 1)
    #expect(UIView().tintColor == .systemBlue)
  }

  @Test("a dimmed tint is a grey, for everything below as well")
  func dimmed() {
    let (root, child) = (Tinted(), Tinted())
    root.addSubview(child)

    root.tintAdjustmentMode = .dimmed
    let dimmed = child.tintColor.getWhite(nil, alpha: nil)
    child.tintAdjustmentMode = .normal

    #expect(dimmed)
    #expect(root.tintAdjustmentMode == .dimmed)
    #expect(child.tintColor == .systemBlue)
    #expect(child.changes == 2)
  }
}
