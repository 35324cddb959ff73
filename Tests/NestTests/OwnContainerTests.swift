import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import OwnContainer

/// The other containers of the guide for authors of containers: side by side, scrolling, dimmed.
@Suite(.serialized) struct OwnContainerTests {
  private let recorder = LifecycleRecorder()

  private func make(_ name: String, height: CGFloat = 0) -> RecordingViewController {
    let child = RecordingViewController(name, recorder: recorder)
    child.preferredContentSize = CGSize(width: 100, height: height)
    return child
  }

  private func frame(of child: UIViewController, in container: UIViewController) -> CGRect {
    child.view.convert(child.view.bounds, to: container.view)
  }

  @Test("R16.6 R5.1 The container that shows two children side by side keeps its contract")
  func pairConforms() throws {
    for half in 0...1 {
      var suite = ContainerConformance<PairViewController>("pair") {
        let pair = PairViewController()
        pair.show(UIViewController(), inHalf: 1 - half, animated: false)
        return pair
      } show: { pair, child, animated in
        pair.show(child, inHalf: half, animated: animated)
      }
      suite.remove = { $0.show(nil, inHalf: half, animated: $1) }
      let report = try suite.run()

      #expect(report.reaches(.complete), "\(report)")
    }
  }

  @Test("R4.1 R5.1 Two children stand beside each other, or above each other in a high container")
  func pair() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 100))
    let pair = PairViewController()
    let (first, second) = (make("A"), make("B"))
    pair.show(first, inHalf: 0)
    pair.show(second, inHalf: 1)
    host.show(pair)
    #expect(frame(of: second, in: pair) == CGRect(x: 100, y: 0, width: 100, height: 100))
    recorder.removeAll()

    try host.resize(to: CGSize(width: 100, height: 300))
    try host.settle()

    #expect(frame(of: second, in: pair) == CGRect(x: 0, y: 150, width: 100, height: 150))
    try recorder.expect(
      """
      A.viewWillTransition(100×150)
      B.viewWillTransition(100×150)
      """)
  }

  @Test("R16.6 R5.1 The container that scrolls keeps its contract")
  func shelfConforms() throws {
    var suite = ContainerConformance<ShelfViewController>("shelf") {
      ShelfViewController()
    } show: { shelf, child, animated in
      if let shown = shelf.shelves.last?.topViewController { shelf.remove(shown) }
      shelf.add(child, animated: animated)
    }
    suite.remove = { shelf, _ in
      if let shown = shelf.shelves.last?.topViewController { shelf.remove(shown) }
    }
    let report = try suite.run()

    #expect(report.reaches(.complete), "\(report)")
  }

  @Test(
    "R4.2 R5.1 Children in a scroll view are as high as they prefer, and move up when one leaves")
  func shelf() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 150))
    let shelf = ShelfViewController()
    let children = [make("A", height: 60), make("B", height: 80), make("C", height: 100)]
    host.show(shelf)
    host.turn { for child in children { shelf.add(child, animated: false) } }
    #expect(frame(of: children[2], in: shelf) == CGRect(x: 0, y: 140, width: 100, height: 100))

    host.turn { children[0].preferredContentSize.height = 90 }
    #expect(frame(of: children[1], in: shelf).minY == 90)
    host.drag(from: CGPoint(x: 50, y: 145), to: CGPoint(x: 50, y: 5), duration: 0.5, rest: 0.2)
    try host.settle()
    #expect(frame(of: children[2], in: shelf).maxY == 150)

    host.turn { _ = shelf.remove(children[1]) }
    try host.settle()
    #expect(shelf.children == [children[0], children[2]])
    #expect(
      frame(of: children[2], in: shelf).minY - frame(of: children[0], in: shelf).maxY == 0)
  }

  @Test(
    "R16.6 R5.3 A container that inherits from another class owns a core, and keeps its contract")
  func frameConforms() throws {
    var suite = ContainerConformance<ThemedFrameViewController>("frame") {
      ThemedFrameViewController()
    } show: { frame, child, animated in
      frame.show(child, animated: animated)
    }
    suite.remove = { $0.show(nil, animated: $1) }
    let report = try suite.run()

    #expect(report.reaches(.complete), "\(report)")
  }

  @Test(
    "R5.3 A core is found by the container around it, which asks it about keys and has it informed")
  func frame() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 100))
    let frame = ThemedFrameViewController()
    let outer = StackController(rootViewController: UIViewController())
    let inner = StackController(rootViewController: make("A"))
    inner.push(make("B"), animated: false)
    frame.show(inner, animated: false)
    outer.push(frame, animated: false)
    host.show(outer)
    #expect(frame.view.backgroundColor == .systemTeal)
    #expect(frame.containerCore.stacks.first?.topViewController === inner)
    recorder.removeAll()

    try host.resize(to: CGSize(width: 100, height: 200))
    try host.settle()
    try recorder.expect(
      """
      A.viewWillTransition(60×160)
      B.viewWillTransition(60×160)
      """)

    host.press(.keyboardEscape)
    try host.settle()
    #expect(inner.viewControllers.count == 1)
  }

  @Test("R16.6 R5.1 The container with a drawer keeps its contract, with and without one")
  func drawerConforms() throws {
    var content = ContainerConformance<DrawerViewController>("content") {
      DrawerViewController()
    } show: { container, child, animated in
      container.setContent(child, animated: animated)
    }
    content.cover = nil
    var drawer = ContainerConformance<DrawerViewController>("drawer") {
      let container = DrawerViewController()
      container.setContent(UIViewController(), animated: false)
      return container
    } show: { container, child, animated in
      container.open(child, animated: animated)
    }
    drawer.remove = { if $0.drawer.topViewController != nil { $0.close(animated: $1) } }
    let reports = [try content.run(), try drawer.run()]

    for report in reports { #expect(report.reaches(.complete), "\(report)") }
  }

  @Test("R5.1 R20.1 The drawer opens over a dimmed background, which takes the touches")
  func drawer() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 200))
    let container = DrawerViewController()
    let content = make("A")
    var taps = 0
    let button = UIButton(frame: CGRect(x: 260, y: 50, width: 50, height: 50))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    container.setContent(content)
    host.show(container)
    host.turn { content.view.addSubview(button) }
    host.tap(at: CGPoint(x: 280, y: 70))
    #expect(taps == 1)

    let menu = make("B")
    host.turn { _ = container.open(menu) }
    try host.settle()
    host.tap(at: CGPoint(x: 280, y: 70))

    #expect(taps == 1)
    #expect(frame(of: menu, in: container) == CGRect(x: 0, y: 0, width: 240, height: 200))
    host.turn { _ = container.close() }
    try host.settle()
    host.tap(at: CGPoint(x: 280, y: 70))
    #expect(taps == 2)
  }
}
