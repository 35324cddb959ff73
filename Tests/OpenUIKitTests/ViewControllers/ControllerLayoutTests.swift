import NestTesting
import OpenUIKit
import Testing

struct ControllerLayoutTests {
  private func makeStage() throws -> (host: TestHost, log: Log, root: InsetController) {
    let host = try TestHost()
    let log = Log()
    let root = InsetController("root", log)
    root.rootView = InsetView(
      "view", log, frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    root.rootView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.show(root)
    _ = log.take()
    return (host, log, root)
  }

  private static let pass = [
    "root.viewWillLayoutSubviews", "view.layoutSubviews", "root.viewDidLayoutSubviews",
  ]

  @Test("UIKit 1.4 a change of the safe area lays out the root view")
  func safeArea() throws {
    let (host, log, root) = try makeStage()

    host.turn { root.additionalSafeAreaInsets.top = 5 }

    #expect(
      log.take() == [
        "view.layoutMarginsDidChange 5 16 0 16", "root.viewLayoutMarginsDidChange 5 16 0 16",
        "view.safeAreaInsetsDidChange 5 0 0 0", "root.viewSafeAreaInsetsDidChange 5 0 0 0",
      ] + Self.pass)
  }

  @Test(
    "UIKit 1.4 at did the direct subviews are placed; those inside them are laid out afterwards"
  )
  func topDown() throws {
    let (host, log, root) = try makeStage()
    let middle = InsetView("middle", log)
    let leaf = InsetView("leaf", log)
    middle.addSubview(leaf)
    var framesInDid: [CGRect] = []
    (root.view as? InsetView)?.onLayout = { middle.frame = $0.bounds.insetBy(dx: 0, dy: 100) }
    middle.onLayout = { leaf.frame = $0.bounds.insetBy(dx: 10, dy: 0) }
    root.onLayout = { _ in framesInDid = [middle.frame, leaf.frame] }

    host.turn { root.view.addSubview(middle) }

    #expect(log.take() == Self.pass + ["middle.layoutSubviews", "leaf.layoutSubviews"])
    #expect(framesInDid == [CGRect(x: 0, y: 100, width: 393, height: 652), .zero])
    #expect(leaf.frame == CGRect(x: 10, y: 0, width: 373, height: 652))
  }

  @Test("UIKit 1.4 a child's layout is no layout of its container, and follows it")
  func nested() throws {
    let (host, log, root) = try makeStage()
    let child = InsetController("child", log)
    child.rootView = InsetView("childView", log, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    host.turn { add(child, to: root) }
    _ = log.take()

    host.turn { child.view.setNeedsLayout() }
    let own = log.take()
    host.turn {
      root.view.setNeedsLayout()
      child.view.setNeedsLayout()
    }

    let ofChild = [
      "child.viewWillLayoutSubviews", "childView.layoutSubviews", "child.viewDidLayoutSubviews",
    ]
    #expect(own == ofChild)
    #expect(log.take() == Self.pass + ofChild)
  }

  @Test(
    "UIKit 1.3 1.4 viewIsAppearing is sent although nothing is to be laid out, and then nothing else does"
  )
  func nothingToLayOut() throws {
    let (host, log, root) = try makeStage()

    host.hide()
    host.unhide()

    #expect(
      log.take() == [
        "root.viewWillAppear 0 0 0 0", "root.viewIsAppearing 0 0 0 0", "root.viewDidAppear",
      ])
    host.commit()
    #expect(log.take() == [])
    withExtendedLifetime(root) {}
  }

  @Test(
    "UIKit 1.3 the order of a child's first appearance: geometry, margins, safe area, then appearing"
  )
  func firstAppearance() throws {
    let host = try TestHost.phone()
    let log = Log()
    let root = InsetController("root", log)
    let child = InsetController("child", log)
    host.show(root)
    _ = log.take()
    root.onLayout = { child.view.frame = $0.view.bounds.insetBy(dx: 0, dy: 50) }

    host.turn { add(child, to: root) }

    #expect(
      log.take() == [
        "child.viewWillAppear 0 0 0 0", "root.viewWillLayoutSubviews",
        "root.viewDidLayoutSubviews", "child.viewLayoutMarginsDidChange 9 16 0 16",
        "child.viewSafeAreaInsetsDidChange 9 0 0 0", "child.viewIsAppearing 9 0 0 0",
        "child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews", "child.viewDidAppear",
      ])
  }
}
