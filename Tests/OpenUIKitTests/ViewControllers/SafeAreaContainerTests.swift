import NestTesting
import OpenUIKit
import Testing

/// A container with a bar at the bottom: the child's view fills the container's, less what it is
/// raised by, and receives the bar by its additional insets.
private final class BarController: UIViewController {
  let content: UIViewController
  let bar = UIView()
  var barHeight: CGFloat = 80 {
    didSet { content.additionalSafeAreaInsets.bottom = barHeight }
  }
  var raise: CGFloat = 0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.additionalSafeAreaInsets.bottom = barHeight
    addChild(content)
    view.addSubview(content.view)
    view.addSubview(bar)
    content.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    content.view.frame = view.bounds
    content.view.frame.size.height -= raise
    let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bottom - barHeight, width: view.bounds.width, height: barHeight)
  }
}

struct SafeAreaContainerTests {
  @Test(
    "UIKit 7.4 a container of which 80 points are covered, a child raised by 30: the child has 50")
  func overlap() throws {
    let host = try TestHost()
    let log = Log()
    let child = InsetController("child", log)
    let root = BarController(child)
    root.barHeight = 0
    root.raise = 30
    root.additionalSafeAreaInsets.bottom = 80

    host.show(root)
    let received = log.take().filter { $0.contains("SafeArea") }
    host.turn { root.raise = 90 }

    #expect(root.view.safeAreaInsets == insets(0, 0, 80, 0))
    #expect(received == ["child.viewSafeAreaInsetsDidChange 0 0 50 0"])
    #expect(child.view.safeAreaInsets == .zero)
  }

  @Test(
    "UIKit 7.4 the child receives the bar and the device, once; the container of the device alone"
  )
  func bar() throws {
    let host = try TestHost.phone()
    let log = Log()
    let child = InsetController("child", log)
    let root = BarController(child)

    host.show(root)
    let first = log.take()
    host.turn { root.barHeight = 50 }

    #expect(root.view.safeAreaInsets == insets(59, 0, 34, 0))
    #expect(
      first == [
        "child.viewWillAppear 0 0 0 0", "child.viewLayoutMarginsDidChange 59 16 114 16",
        "child.viewSafeAreaInsetsDidChange 59 0 114 0", "child.viewIsAppearing 59 0 114 0",
        "child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews", "child.viewDidAppear",
      ])
    #expect(
      log.take() == [
        "child.viewLayoutMarginsDidChange 59 16 84 16",
        "child.viewSafeAreaInsetsDidChange 59 0 84 0", "child.viewWillLayoutSubviews",
        "child.viewDidLayoutSubviews",
      ])
  }

  @Test(
    "UIKit 7.4 five nested containers: every bar adds up, and one change reaches all below"
  )
  func nested() throws {
    let host = try TestHost.phone()
    let log = Log()
    let leaf = InsetController("leaf", log)
    var containers: [BarController] = []
    var content: UIViewController = leaf
    for height in [1, 2, 3, 4, 5] as [CGFloat] {
      let container = BarController(content)
      container.barHeight = height
      containers.append(container)
      content = container
    }
    host.show(content)
    let first = log.take().filter { $0.contains("SafeArea") }
    let bottoms = containers.map(\.view.safeAreaInsets.bottom)

    host.turn {
      containers[4].barHeight = 10
      containers[2].barHeight = 30
    }
    let changed = log.take().filter { $0.contains("SafeArea") }
    host.turn { containers[3].raise = 20 }

    #expect(first == ["leaf.viewSafeAreaInsetsDidChange 59 0 49 0"])
    #expect(bottoms == [48, 46, 43, 39, 34])
    #expect(changed == ["leaf.viewSafeAreaInsetsDidChange 59 0 81 0"])
    #expect(
      log.take().filter { $0.contains("SafeArea") } == [
        "leaf.viewSafeAreaInsetsDidChange 59 0 61 0"
      ])
  }

  @Test("UIKit 7.4 rotating the device gives every controller the insets of its sides, once")
  func rotation() throws {
    let host = try TestHost.phone()
    let log = Log()
    let child = InsetController("child", log)
    let root = BarController(child)
    host.show(root)
    _ = log.take()

    host.rotateDevice(to: .landscapeLeft)
    try host.settle()
    let turned = log.take().filter { $0.contains("SafeArea") }
    host.rotateDevice(to: .portrait)
    try host.settle()

    #expect(turned == ["child.viewSafeAreaInsetsDidChange 0 59 114 59"])
    #expect(
      log.take().filter { $0.contains("SafeArea") } == [
        "child.viewSafeAreaInsetsDidChange 59 0 114 0"
      ])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("UIKit 7.4 a screen of another size leaves insets that do not depend on it alone")
  func resize() throws {
    let host = try TestHost(size: CGSize(width: 800, height: 600))
    host.setSafeAreaInsets(insets(20, 0, 0, 0), landscape: insets(20, 0, 0, 0))
    let log = Log()
    let child = InsetController("child", log)
    host.show(BarController(child))
    _ = log.take()

    try host.resize(to: CGSize(width: 1000, height: 700))

    #expect(log.take().filter { $0.contains("SafeArea") } == [])
    #expect(child.view.frame.size == CGSize(width: 1000, height: 700))
    #expect(child.view.safeAreaInsets == insets(20, 0, 80, 0))
  }

  @Test("UIKit 7.4 in an animation the model counts: one change at once, none in between")
  func animated() throws {
    let host = try TestHost.phone()
    let log = Log()
    let child = InsetController("child", log)
    let root = BarController(child)
    host.show(root)
    _ = log.take()

    host.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        root.raise = 100
        root.view.layoutIfNeeded()
      }
    }
    let received = log.take().filter { $0.contains("SafeArea") }
    let during = child.view.safeAreaInsets
    host.advance(by: 0.5)
    let half = child.view.layer.presentation()?.bounds.height
    host.advance(by: 1)

    #expect(received == ["child.viewSafeAreaInsetsDidChange 59 0 80 0"])
    #expect(during == insets(59, 0, 80, 0))
    #expect(half == 802)
    #expect(log.take() == [])
  }

  @Test(
    "UIKit 7.4 a child that moves to another container has that one's bar, and no trace of the first"
  )
  func moves() throws {
    let host = try TestHost.phone()
    let log = Log()
    let child = InsetController("child", log)
    let first = UIViewController()
    host.show(first)
    host.turn { add(child, to: first) }
    child.additionalSafeAreaInsets.bottom = 80
    host.commit()
    _ = log.take()

    host.turn {
      remove(child)
      child.additionalSafeAreaInsets = .zero
      add(child, to: first)
    }

    #expect(
      log.take().filter { $0.contains("SafeArea") } == [
        "child.viewSafeAreaInsetsDidChange 59 0 34 0"
      ])
  }

  @Test("UIKit 7.4 a view that is no longer the controller's root loses what the controller adds")
  func replacedView() throws {
    let host = try TestHost()
    let root = UIViewController()
    root.additionalSafeAreaInsets.top = 10
    host.show(root)
    let old = root.view

    host.turn { root.view = nil }

    #expect(old?.safeAreaInsets == .zero)
    #expect(old?.layoutMargins == insets(8, 8, 8, 8))
  }
}
