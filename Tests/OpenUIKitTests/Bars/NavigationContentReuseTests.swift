import NestTesting
import Testing

@testable import OpenUIKit

/// The views of the items of a navigation bar, which are used again.
@Suite(.serialized) struct NavigationContentReuseTests {
  private let host: TestHost
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  private let items = ["One", "Two"].map { UINavigationItem(title: $0) }

  init() throws {
    host = try TestHost(size: CGSize(width: 375, height: 600), scale: 2)
    bar.items = items
    host.turn {
      host.window.makeKeyAndVisible()
      host.window.addSubview(bar)
    }
  }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
      .flatMap { texts($0) + (($0 as? UILabel)?.text.map { [$0] } ?? []) }
  }

  @Test("R15.23 An item that is shown again has its view, with what has changed since")
  func again() throws {
    let view = try #require(items[1].contentView)
    host.turn { bar.popItem(animated: false) }
    #expect(view.superview == nil)
    items[1].title = "Second"
    items[0].title = "First"

    host.turn { bar.pushItem(items[1], animated: false) }
    #expect(items[1].contentView === view && view.superview === bar)
    #expect(texts(bar).sorted() == ["First", "Second"])
  }

  @Test("R15.23 What has left in a transition is whole when it is shown again")
  func afterTransition() throws {
    host.turn { bar.popItem(animated: true) }
    try host.settle()
    host.turn { bar.pushItem(items[1], animated: true) }
    host.advance(by: 0.1)
    host.turn { bar.popItem(animated: false) }
    host.turn { bar.pushItem(items[1], animated: false) }
    #expect(texts(bar).sorted() == ["One", "Two"])
    let view = try #require(items[1].contentView)
    #expect(view.titleGroup.transform.isIdentity && view.isUserInteractionEnabled)
  }

  @Test("R15.23 An item in two bars has a view in each, and another title view is where it was put")
  func twoBars() throws {
    let other = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
    host.turn {
      host.window.addSubview(other)
      other.items = [items[1]]
    }
    #expect(texts(bar).contains("Two") && texts(other).contains("Two"))

    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    host.turn { items[0].titleView = title }
    host.turn { bar.popItem(animated: false) }
    #expect(title.window != nil)
    host.turn { bar.pushItem(items[1], animated: false) }
    host.turn { title.removeFromSuperview() }
    host.turn { bar.popItem(animated: false) }
    #expect(title.window != nil)
  }

  @Test("R15.23 R13.2 An item that was popped is released with its view")
  func released() throws {
    weak var item: UINavigationItem?
    weak var view: UIView?
    host.turn {
      let made = UINavigationItem(title: "Three")
      item = made
      bar.pushItem(made, animated: false)
    }
    view = item?.contentView
    #expect(view != nil)
    host.turn { bar.popItem(animated: false) }
    #expect(item == nil && view == nil)
  }
}
