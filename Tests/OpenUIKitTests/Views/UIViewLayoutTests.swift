import NestTesting
import OpenUIKit
import Testing

struct UIViewLayoutTests {
  /// Counts layout passes over a tree.
  private final class Counter: UIView {
    var count = 0
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
      count += 1
      onLayout()
    }
  }

  @Test("UIKit 7.3 a tree is laid out top down, once, before the first frame")
  func firstLayout() throws {
    let host = try TestHost()
    let log = Log()
    let (root, left, leaf, right) = (
      RecordingView("root", log), RecordingView("left", log), RecordingView("leaf", log),
      RecordingView("right", log)
    )
    root.addSubview(left)
    left.addSubview(leaf)
    root.addSubview(right)
    host.window.addSubview(root)
    host.window.isHidden = false
    _ = log.take()

    host.commit()
    let first = log.take()
    host.commit()

    #expect(
      first == [
        "root.layoutSubviews", "left.layoutSubviews", "leaf.layoutSubviews",
        "right.layoutSubviews",
      ])
    #expect(log.lines == [])
  }

  @Test("UIKit 7.3 many requests make one pass, and clean views are not laid out")
  func coalescing() throws {
    let host = try TestHost()
    let (parent, child, sibling) = (Counter(), Counter(), Counter())
    parent.addSubview(child)
    parent.addSubview(sibling)
    host.window.addSubview(parent)
    host.window.isHidden = false
    host.commit()
    let before = [parent, child, sibling].map(\.count)

    for _ in 0..<5 { child.setNeedsLayout() }
    host.commit()

    #expect(before == [1, 1, 1])
    #expect([parent, child, sibling].map(\.count) == [1, 2, 1])
  }

  @Test(
    "UIKit 7.3 layout follows new bounds, a new subview and a lost one; not a move or a transform")
  func causes() throws {
    let host = try TestHost()
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView()
    host.window.addSubview(view)
    host.window.isHidden = false
    host.commit()
    var counts: [Int] = []
    func after(_ change: () -> Void) {
      view.count = 0
      change()
      host.commit()
      counts.append(view.count)
    }

    after { view.frame.size.width = 20 }
    after { view.bounds.size.height = 30 }
    after { view.addSubview(child) }
    after { child.removeFromSuperview() }
    after { view.setNeedsLayout() }
    after { view.center.x = 50 }
    after { view.frame.origin.y = 5 }
    after { view.transform = CGAffineTransform(rotationAngle: 1) }
    after { view.alpha = 0.5 }
    after { view.bounds.origin.y = 5 }
    after { view.transform = .identity }
    after { view.frame = view.frame }
    after { view.isHidden = true }
    after { view.isHidden = false }
    after { view.autoresizingMask = .flexibleWidth }

    #expect(counts == [1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
  }

  @Test("UIKit 7.3 what marks or resizes the layer of a view lays out the view")
  func layerCauses() throws {
    let host = try TestHost()
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.window.addSubview(view)
    host.window.isHidden = false
    host.commit()

    view.layer.setNeedsLayout()
    #expect(view.layer.needsLayout())
    host.commit()
    #expect(view.count == 2)
    view.layer.bounds.size.width = 20
    view.layer.layoutIfNeeded()
    #expect(view.count == 3)
    view.layer.bounds.origin.x = 5
    host.commit()
    #expect(view.count == 4)
    #expect(!view.layer.needsLayout())
  }

  @Test(
    "UIKit 7.3 a view whose size changes lays out its superview, but not while that places it")
  func resizedSubview() throws {
    let host = try TestHost()
    let (parent, child) = (Counter(), Counter())
    parent.addSubview(child)
    host.window.addSubview(parent)
    host.window.isHidden = false
    host.commit()
    parent.count = 0

    child.bounds.size.width = 20
    host.commit()
    #expect(parent.count == 1)
    child.center.x = 20
    host.commit()
    #expect(parent.count == 1)
    parent.onLayout = { child.frame.size.width += 1 }
    parent.setNeedsLayout()
    host.commit()
    #expect(parent.count == 2)
  }

  @Test("UIKit 7.3 layers without a view are laid out in the pass of the view that they are in")
  func plainLayers() throws {
    let host = try TestHost()
    let view = Counter()
    let layer = CountingLayer()
    host.window.addSubview(view)
    host.window.isHidden = false
    host.commit()
    view.count = 0

    view.layer.addSublayer(layer)
    host.commit()
    layer.setNeedsLayout()
    host.commit()
    #expect(layer.count == 1)
    layer.bounds.size.width = 7
    view.layoutIfNeeded()

    #expect(layer.count == 2)
    #expect(view.count == 0)
  }

  @Test("UIKit 7.3 a view whose layer is in a tree of plain layers is laid out with that")
  func viewInPlainLayer() throws {
    let host = try TestHost()
    let (view, plain) = (Counter(), CALayer())
    host.window.layer.addSublayer(plain)
    host.window.isHidden = false
    host.commit()

    plain.addSublayer(view.layer)
    host.commit()
    #expect(view.count == 1)
    view.setNeedsLayout()
    host.commit()
    #expect(view.count == 2)
  }

  @Test(
    "UIKit 7.3 an override of layoutSublayers(of:) takes part in the pass, around layoutSubviews")
  func layoutSublayersOverride() throws {
    let host = try TestHost()
    let view = SublayersView()
    host.window.addSubview(view)
    host.window.isHidden = false

    host.commit()

    #expect(view.log == ["before", "layoutSubviews", "after"])
  }

  @Test(
    "UIKit 7.3 trees that do not settle are laid out as often as one in a turn, with one report")
  func guardOfTheTurn() throws {
    let host = try TestHost()
    let views = (0..<8).map { _ in Counter() }
    for view in views {
      view.onLayout = { [unowned view] in
        view.setNeedsLayout()
        view.superview?.setNeedsLayout()
        for other in views where other.superview === view { other.layoutIfNeeded() }
      }
    }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    host.window.isHidden = false
    host.commit()

    let misuse = withMisuseIntercepted {
      host.window.addSubview(views[0])
      host.commit()
    }

    #expect(misuse.map(\.id) == ["layout.endless"])
    #expect(views.map(\.count).reduce(0, +) < 40 * LayoutGuard.maximumPasses)
  }

  @Test("UIKit 7.3 a view that adds a subview in every layout grows by one bound in a turn")
  func growingView() throws {
    let host = try TestHost()
    let view = Counter()
    view.onLayout = { [unowned view] in view.addSubview(UIView()) }
    host.window.isHidden = false
    host.commit()

    let misuse = withMisuseIntercepted {
      host.window.addSubview(view)
      host.commit()
    }

    #expect(misuse.map(\.id) == ["layout.endless"])
    #expect(view.subviews.count == LayoutGuard.maximumPasses)
  }

  @Test("UIKit 7.3 layoutIfNeeded lays out the receiver's tree at once, and not what is above it")
  func layoutIfNeeded() {
    let (parent, child, leaf) = (Counter(), Counter(), Counter())
    parent.addSubview(child)
    child.addSubview(leaf)

    child.layoutIfNeeded()
    let first = [parent, child, leaf].map(\.count)
    child.layoutIfNeeded()
    let second = [parent, child, leaf].map(\.count)
    parent.layoutIfNeeded()
    let third = [parent, child, leaf].map(\.count)

    #expect(first == [0, 1, 1])
    #expect(second == [0, 1, 1])
    #expect(third == [1, 1, 1])
  }

  @Test("UIKit 7.3 what layoutSubviews makes due, above or below, is laid out in the same commit")
  func cascade() throws {
    let host = try TestHost()
    let (parent, child) = (Counter(), Counter())
    parent.addSubview(child)
    host.window.addSubview(parent)
    host.window.isHidden = false
    child.onLayout = { if child.count == 1 { parent.setNeedsLayout() } }
    parent.onLayout = { child.frame.size.width = CGFloat(parent.count) * 10 }

    host.commit()

    #expect(parent.count == 2)
    #expect(child.count == 2)
    #expect(child.frame.width == 20)
  }

  @Test(
    "R14.3 UIKit 7.3 a tree that requests layout without end is reported and not laid out again"
  )
  func endlessLayout() throws {
    let host = try TestHost()
    let view = Counter()
    view.onLayout = { view.setNeedsLayout() }
    host.window.isHidden = false
    host.commit()

    let misuses = withMisuseIntercepted {
      host.window.addSubview(view)
      host.commit()
    }

    #expect(misuses.map(\.id) == ["layout.endless"])
    #expect(misuses.first?.message.hasPrefix("The Counter in the tree of UIWindow") == true)
    #expect(view.count == LayoutGuard.maximumPasses)
  }

  @Test("UIKit 7.3 a view that entered the window dirty is laid out, wherever the mark was made")
  func dirtyTreeEnters() throws {
    let host = try TestHost()
    host.window.isHidden = false
    host.commit()
    let (parent, child) = (Counter(), Counter())
    parent.addSubview(child)
    parent.layoutIfNeeded()
    child.setNeedsLayout()

    host.window.addSubview(parent)
    host.commit()

    #expect([parent, child].map(\.count) == [1, 2])
  }

  @Test(
    "UIKit 7.3 setNeedsLayout only sets a mark, and one inside layoutSubviews makes another pass")
  func again() throws {
    let host = try TestHost()
    let view = Counter()
    host.window.addSubview(view)
    host.window.isHidden = false
    host.commit()
    view.onLayout = { if view.count < 4 { view.setNeedsLayout() } }

    view.setNeedsLayout()
    let before = view.count
    host.commit()

    #expect(before == 1)
    #expect(view.count == 4)
  }

  @Test(
    "UIKit 7.3 a subview that layoutSubviews adds or resizes is laid out after its superview, once")
  func topDown() throws {
    let host = try TestHost()
    let log = Log()
    let (root, child, late) = (
      RecordingView("root", log), RecordingView("child", log), RecordingView("late", log)
    )
    root.addSubview(child)
    host.window.addSubview(root)
    host.window.isHidden = false
    host.commit()
    _ = log.take()
    root.onCallback = { callback in
      guard callback == "layoutSubviews" else { return }
      child.frame.size = root.bounds.size
      if late.superview == nil { child.addSubview(late) }
    }

    host.turn { root.frame.size = CGSize(width: 10, height: 20) }

    #expect(
      log.take().filter { $0.hasSuffix("layoutSubviews") } == [
        "root.layoutSubviews", "child.layoutSubviews", "late.layoutSubviews",
      ])
  }

  @Test("UIKit 7.3 layout in an animation is animated; the frames meanwhile lay out nothing")
  func animated() throws {
    let host = try TestHost()
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(child)
    view.onLayout = { child.center.x = view.bounds.width }
    host.window.addSubview(view)
    host.turn { host.window.isHidden = false }

    host.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.bounds.size.width = 200
        view.layoutIfNeeded()
      }
    }
    host.advance(by: 0.5)

    #expect(view.count == 2)
    #expect(child.center.x == 200)
    #expect(child.layer.presentation()?.position.x == 150)
  }

  @Test("sizeToFit takes the size that fits and keeps the origin")
  func sizeToFit() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
    }
    let view = Fixed(frame: CGRect(x: 5, y: 6, width: 1, height: 1))

    view.sizeToFit()

    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
    #expect(
      UIView().intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }
}

private final class CountingLayer: CALayer {
  var count = 0
  override func layoutSublayers() { count += 1 }
}

private final class SublayersView: UIView {
  var log: [String] = []

  override func layoutSublayers(of layer: CALayer) {
    log.append("before")
    super.layoutSublayers(of: layer)
    log.append("after")
  }

  override func layoutSubviews() { log.append("layoutSubviews") }
}
