import NestTesting
import Testing

@testable import OpenUIKit

struct TraitCostTests {
  /// Views inside a shown root, as a tree of ten by ten by ten and so on.
  private static func tree(depth: Int) -> UIView {
    let view = UIView()
    guard depth > 0 else { return view }
    for _ in 0..<10 { view.addSubview(tree(depth: depth - 1)) }
    return view
  }

  private static func forEach(_ view: UIView, _ body: (UIView) -> Void) {
    body(view)
    for subview in view.subviews { forEach(subview, body) }
  }

  private static func updates(_ body: () -> Void) -> Int {
    let before = TraitBookkeeping.shared.updates
    body()
    return TraitBookkeeping.shared.updates - before
  }

  @Test("UIKit 6.5 ten thousand views without overrides share one collection")
  func sharing() throws {
    let host = try TestHost()
    let root = UIViewController()
    root.view.addSubview(Self.tree(depth: 4))
    host.show(root)
    var objects: Set<ObjectIdentifier> = []
    var count = 0

    Self.forEach(host.window) { view in
      objects.insert(ObjectIdentifier(view.traitCollection))
      count += 1
    }

    #expect(count == 11_113)
    #expect(objects.count == 1)
  }

  @Test("UIKit 6.5 adding a tree under the same collection updates no view's traits")
  func adding() throws {
    let host = try TestHost()
    let root = UIViewController()
    host.show(root)
    let tree = Self.tree(depth: 3)

    let added = Self.updates {
      host.turn { root.view.addSubview(tree) }
      host.turn { tree.removeFromSuperview() }
      host.turn { root.view.addSubview(tree) }
    }

    #expect(added == 0)
  }

  @Test("UIKit 6.5 adding a tree under another collection updates each view once")
  func addingElsewhere() throws {
    let host = try TestHost()
    let root = UIViewController()
    root.overrideUserInterfaceStyle = .dark
    host.show(root)
    let tree = Self.tree(depth: 3)

    let added = Self.updates { host.turn { root.view.addSubview(tree) } }
    let moved = Self.updates {
      host.turn { tree.removeFromSuperview() }
      host.turn { root.view.addSubview(tree) }
    }

    #expect(added == 1111)
    #expect(moved == 0)
    var objects: Set<ObjectIdentifier> = []
    Self.forEach(root.view) { objects.insert(ObjectIdentifier($0.traitCollection)) }
    #expect(objects.count == 1)
  }

  @Test("UIKit 6.5 an update walks only where something has changed")
  func updating() throws {
    let host = try TestHost()
    let root = UIViewController()
    let (left, right) = (Self.tree(depth: 3), Self.tree(depth: 3))
    root.view.addSubview(left)
    root.view.addSubview(right)
    host.show(root)

    let same = Self.updates { host.turn { left.overrideUserInterfaceStyle = .light } }
    let leaf = Self.updates {
      host.turn { left.subviews[0].subviews[0].subviews[0].traitOverrides.mood = "angry" }
    }
    let half = Self.updates { host.turn { left.overrideUserInterfaceStyle = .dark } }
    let all = Self.updates { host.turn { root.overrideUserInterfaceStyle = .dark } }
    let nothing = Self.updates { host.turn { root.view.setNeedsLayout() } }

    #expect(same == 1)
    #expect(leaf == 1)
    #expect(half == 1111)
    // The left half is dark already: only its root has to be updated.
    #expect(all == 1 + 1 + 1111)
    #expect(nothing == 0)
  }

  @Test("UIKit 6.5 a size that changes no size class updates no view")
  func resizing() throws {
    let host = try TestHost()
    let root = UIViewController()
    host.show(root)

    let resized = Self.updates {
      host.turn { host.window.frame = CGRect(x: 0, y: 0, width: 320, height: 568) }
    }

    #expect(resized == 0)
  }
}
