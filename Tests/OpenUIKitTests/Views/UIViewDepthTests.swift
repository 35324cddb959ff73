import NestTesting
import OpenUIKit
import Testing

struct UIViewDepthTests {
  private func chain(_ count: Int) -> [UIView] {
    let views = (0..<count).map { _ in UIView() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  /// Takes a chain apart, so that freeing it needs no stack.
  private func takeApart(_ views: [UIView]) {
    for view in views { view.removeFromSuperview() }
  }

  @Test("R14.3 R14.4 a view is refused where the tree would become too deep, and nothing changes")
  func tooDeep() {
    let views = chain(4_096)
    let one = UIView()

    let misuse = withMisuseIntercepted { views[4_095].addSubview(one) }

    #expect(misuse.map(\.id) == ["hierarchy.too-deep"])
    #expect(one.superview == nil)
    #expect(views[4_095].superview === views[4_094])
    takeApart(views)
  }

  @Test("R14.3 a tree is refused as a whole, from above as from below")
  func tooDeepTree() {
    let (upper, lower) = (chain(2_500), chain(1_600))

    let misuse = withMisuseIntercepted {
      upper[2_499].addSubview(lower[0])
      upper[2_000].addSubview(lower[0])
    }

    #expect(misuse.map(\.id) == ["hierarchy.too-deep"])
    #expect(lower[0].superview === upper[2_000])
    takeApart(upper + lower)
  }

  @Test("R14.4 views that have left do not count")
  func leftViews() {
    let views = chain(4_096)
    for view in views.dropFirst(10) { view.removeFromSuperview() }

    let misuse = withMisuseIntercepted { views[9].addSubview(views[4_000]) }

    #expect(misuse.isEmpty)
    takeApart(views)
  }

  @Test("R14.4 a tree of the greatest depth is laid out, drawn, hit and freed")
  func deepestTree() throws {
    let host = try TestHost(size: CGSize(width: 50, height: 50))
    host.window.isHidden = false
    let views = chain(4_000)
    for view in views { view.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }

    host.turn { host.window.addSubview(views[0]) }

    #expect(host.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === views.last)
    #expect(views.last?.window === host.window)
    host.turn { views[0].removeFromSuperview() }
    #expect(views.last?.window == nil)
    takeApart(views)
  }
}
