import NestTesting
import OpenUIKit
import Testing

struct LayoutMarginsTests {
  private let full = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// A view that is shown on a phone, with nothing noted yet.
  private func shownView(_ host: TestHost, _ log: Log, frame: CGRect) -> InsetView {
    let view = InsetView("view", log, frame: frame)
    host.turn {
      host.window.addSubview(view)
      host.window.isHidden = false
    }
    _ = log.take()
    return view
  }

  @Test("margins are 8 points, and 16 or 20 at the sides of a controller's root view, by its width")
  func defaults() {
    let controller = UIViewController()
    var sides: [CGFloat] = []
    for width in [0, 320, 413, 414, 1280] as [CGFloat] {
      controller.view.frame.size.width = width
      #expect(
        controller.systemMinimumLayoutMargins
          == NSDirectionalEdgeInsets(
            top: 0, leading: controller.view.layoutMargins.left, bottom: 0,
            trailing: controller.view.layoutMargins.right))
      sides.append(controller.view.layoutMargins.left)
    }

    #expect(UIView(frame: full).layoutMargins == insets(8, 8, 8, 8))
    #expect(sides == [16, 16, 16, 20, 20])
  }

  @Test("margins begin at the safe area, or, where the view prefers it, at the bounds")
  func safeArea() throws {
    let host = try TestHost.phone()
    let log = Log()
    let view = shownView(host, log, frame: full)
    let first = view.layoutMargins

    host.turn { view.layoutMargins = insets(1, 2, 3, 4) }
    let set = log.take()
    host.turn { view.insetsLayoutMarginsFromSafeArea = false }

    #expect(first == insets(67, 8, 42, 8))
    #expect(set == ["view.layoutMarginsDidChange 60 2 37 4", "view.layoutSubviews"])
    #expect(log.take() == ["view.layoutMarginsDidChange 1 2 3 4", "view.layoutSubviews"])
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test(
    "leading is at the left or at the right, by the layout direction; left and right do not change")
  func direction() throws {
    let host = try TestHost()
    let log = Log()
    let view = shownView(host, log, frame: full)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    host.commit()
    let leftToRight = (view.layoutMargins, log.take())

    host.turn { view.semanticContentAttribute = .forceRightToLeft }
    let rightToLeft = (view.layoutMargins, log.take())
    host.turn { view.layoutMargins = insets(5, 6, 7, 8) }
    let set = view.directionalLayoutMargins
    view.semanticContentAttribute = .forceLeftToRight

    #expect(leftToRight.0 == insets(1, 2, 3, 4))
    #expect(leftToRight.1.first == "view.layoutMarginsDidChange 1 2 3 4")
    #expect(rightToLeft.0 == insets(1, 4, 3, 2))
    #expect(rightToLeft.1 == ["view.layoutMarginsDidChange 1 4 3 2", "view.layoutSubviews"])
    #expect(set == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
    #expect(view.layoutMargins == insets(5, 6, 7, 8))
  }

  @Test("a view that preserves the superview's margins has at least what of them reaches over it")
  func preserved() throws {
    let host = try TestHost()
    let log = Log()
    let outer = shownView(host, log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = InsetView("inner", log, frame: CGRect(x: 10, y: 0, width: 150, height: 100))
    outer.layoutMargins = insets(30, 30, 30, 60)
    host.turn { outer.addSubview(inner) }
    let off = inner.layoutMargins
    _ = log.take()

    inner.preservesSuperviewLayoutMargins = true
    host.commit()
    let on = log.take()
    host.turn { outer.layoutMargins.left = 50 }
    let changed = log.take()
    host.turn { inner.frame.origin.y = 25 }
    let moved = log.take()
    host.turn { outer.bounds.size.width = 170 }
    let resized = log.take().filter { $0.hasPrefix("inner") }
    host.turn { inner.preservesSuperviewLayoutMargins = false }

    #expect(off == insets(8, 8, 8, 8))
    #expect(on == ["inner.layoutMarginsDidChange 30 20 8 20", "inner.layoutSubviews"])
    #expect(
      changed == [
        "view.layoutMarginsDidChange 30 50 30 60", "view.layoutSubviews",
        "inner.layoutMarginsDidChange 30 40 8 20", "inner.layoutSubviews",
      ])
    #expect(moved == ["inner.layoutMarginsDidChange 8 40 8 20", "inner.layoutSubviews"])
    #expect(resized == ["inner.layoutMarginsDidChange 8 40 8 50", "inner.layoutSubviews"])
    #expect(
      log.take() == ["inner.layoutMarginsDidChange 8 8 8 8", "inner.layoutSubviews"])
  }

  @Test("preserved margins go down a chain of views, also of views that are added later")
  func chain() throws {
    let host = try TestHost()
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100)) }
    views[0].layoutMargins = insets(40, 40, 0, 0)
    for (outer, inner) in zip(views, views.dropFirst()) {
      inner.preservesSuperviewLayoutMargins = true
      outer.addSubview(inner)
    }
    host.window.addSubview(views[0])
    host.turn { host.window.isHidden = false }

    #expect(views.map(\.layoutMargins.left) == [40, 35, 30, 25])
    host.turn { views[0].layoutMargins = insets(20, 20, 0, 0) }
    #expect(views.map(\.layoutMargins.left) == [20, 15, 10, 8])
  }

  @Test("a root view has at least the system's margins, unless its controller does not care")
  func minimum() throws {
    let host = try TestHost()
    let log = Log()
    let root = InsetController("root", log)
    host.show(root)
    _ = log.take()

    host.turn { root.view.layoutMargins = insets(5, 5, 5, 30) }
    let respected = log.take()
    host.turn { root.viewRespectsSystemMinimumLayoutMargins = false }

    #expect(
      respected == [
        "root.viewLayoutMarginsDidChange 5 16 5 30", "root.viewWillLayoutSubviews",
        "root.viewDidLayoutSubviews",
      ])
    #expect(
      log.take() == [
        "root.viewLayoutMarginsDidChange 5 5 5 30", "root.viewWillLayoutSubviews",
        "root.viewDidLayoutSubviews",
      ])
  }

  @Test("a root view that becomes wide gets wider margins and one callback")
  func width() throws {
    let host = try TestHost()
    let log = Log()
    let root = InsetController("root", log)
    root.rootView = InsetView("view", log, frame: full)
    host.show(root)
    _ = log.take()

    host.turn { root.view.frame.size.width = 500 }
    let wide = log.take()
    host.turn { root.view.frame.size.width = 600 }
    let wider = log.take()
    host.turn { root.view.layoutMargins.left = 40 }
    _ = log.take()
    host.turn { root.view.frame.size.width = 300 }

    let pass = [
      "root.viewWillLayoutSubviews", "view.layoutSubviews", "root.viewDidLayoutSubviews",
    ]
    #expect(
      wide == [
        "view.layoutMarginsDidChange 0 20 0 20", "root.viewLayoutMarginsDidChange 0 20 0 20",
      ] + pass)
    #expect(wider == pass)
    #expect(root.view.layoutMargins == insets(0, 40, 0, 20))
    #expect(log.take() == pass)
  }

  @Test("margins that are not finite are refused and reported")
  func notFinite() {
    let view = UIView()

    let misuses = withMisuseIntercepted {
      view.layoutMargins = insets(0, .nan, 0, 0)
      view.directionalLayoutMargins.trailing = .infinity
    }

    #expect(misuses.map(\.id) == ["insets.not-finite", "insets.not-finite"])
    #expect(misuses.first?.message == "layoutMargins cannot be (0.0, nan, 0.0, 0.0)")
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
  }
}
