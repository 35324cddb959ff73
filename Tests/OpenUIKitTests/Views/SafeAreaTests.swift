import NestTesting
import OpenUIKit
import Testing

struct SafeAreaTests {
  private let full = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// A view that fills the window of a phone, which is shown, with nothing noted yet.
  private func shownView(
    _ host: TestHost, _ log: Log, frame: CGRect? = nil
  ) -> InsetView {
    let view = InsetView("view", log, frame: frame ?? full)
    host.turn {
      host.window.addSubview(view)
      host.window.isHidden = false
    }
    _ = log.take()
    return view
  }

  @Test("UIKit 7.4 nothing is covered in no window, in a hidden one, and on a plain screen")
  func off() throws {
    let plain = try TestHost()
    let view = UIView(frame: full)
    let none = view.safeAreaInsets
    plain.turn {
      plain.window.addSubview(view)
      plain.window.isHidden = false
    }
    let onPlainScreen = view.safeAreaInsets
    let host = try TestHost.phone()
    host.window.addSubview(view)
    let hidden = (host.window.safeAreaInsets, view.safeAreaInsets)
    host.turn { host.window.isHidden = false }
    let shown = view.safeAreaInsets
    view.removeFromSuperview()

    #expect(
      [none, onPlainScreen, hidden.0, hidden.1, view.safeAreaInsets].allSatisfy { $0 == .zero })
    #expect(shown == insets(59, 0, 34, 0))
  }

  @Test(
    "UIKit 0.1 7.4 1.3 margins and safe area are sent once, before viewIsAppearing; not in viewWillAppear"
  )
  func firstAppearance() throws {
    let host = try TestHost.phone()
    let log = Log()
    let root = InsetController("root", log)
    root.rootView = InsetView("view", log, frame: full)

    host.show(root)

    #expect(
      log.take() == [
        "root.viewWillAppear 0 0 0 0",
        "view.layoutMarginsDidChange 59 16 34 16",
        "root.viewLayoutMarginsDidChange 59 16 34 16",
        "view.safeAreaInsetsDidChange 59 0 34 0",
        "root.viewSafeAreaInsetsDidChange 59 0 34 0",
        "root.viewIsAppearing 59 0 34 0",
        "root.viewWillLayoutSubviews", "view.layoutSubviews", "root.viewDidLayoutSubviews",
        "root.viewDidAppear",
      ])
  }

  @Test(
    "UIKit 7.4 a controller is called before it first appears, changed or not, and not again later")
  func nothingCovered() throws {
    let host = try TestHost()
    let log = Log()
    let root = InsetController("root", log)

    host.show(root)
    let first = log.take()
    host.hide()
    host.unhide()

    #expect(
      first == [
        "root.viewWillAppear 0 0 0 0", "root.viewLayoutMarginsDidChange 0 16 0 16",
        "root.viewSafeAreaInsetsDidChange 0 0 0 0", "root.viewIsAppearing 0 0 0 0",
        "root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews", "root.viewDidAppear",
      ])
    #expect(
      log.take() == [
        "root.viewWillAppear 0 0 0 0", "root.viewIsAppearing 0 0 0 0", "root.viewDidAppear",
      ])
  }

  @Test(
    "UIKit 0.2.12 7.4 the safe area follows frame, bounds, center and transform, sent once a turn")
  func geometry() throws {
    let host = try TestHost.phone()
    let log = Log()
    let view = shownView(host, log)
    func after(_ change: () -> Void) -> [String] {
      host.turn(change)
      return log.take().filter { $0.contains("safeArea") }
    }
    let prefix = "view.safeAreaInsetsDidChange "

    #expect(after { view.frame.origin.y = 20 } == [prefix + "39 0 34 0"])
    #expect(after { view.frame.size.height = 812 } == [prefix + "39 0 14 0"])
    #expect(after { view.center.y += 20 } == [prefix + "19 0 34 0"])
    #expect(after { view.bounds.size.height -= 40 } == [prefix + "0 0 14 0"])
    #expect(after { view.frame = full } == [prefix + "59 0 34 0"])
    #expect(
      after { view.transform = CGAffineTransform(translationX: 0, y: 9) } == [prefix + "50 0 34 0"])
    #expect(
      after { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) } == [prefix + "0 0 0 0"])
    #expect(
      after { view.transform3D = CATransform3DIdentity } == [prefix + "59 0 34 0"])
    #expect(
      after {
        view.frame.origin.y = 300
        view.frame.origin.y = 0
      } == [])
    #expect(after { view.alpha = 0.5 } == [])
  }

  @Test(
    "UIKit 7.4 with a transform the rectangle around what is shown counts, in the superview's points"
  )
  func transform() throws {
    let host = try TestHost.phone()
    let view = shownView(host, Log(), frame: CGRect(x: 0, y: 0, width: 100, height: 300))

    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = view.safeAreaInsets
    view.transform = CGAffineTransform(scaleX: 1, y: 0.8)

    #expect(turned == .zero)
    #expect(view.frame.minY == 30)
    #expect(view.safeAreaInsets == insets(29, 0, 0, 0))
  }

  @Test("UIKit 7.4 scrolling the superview moves its subviews over its safe area")
  func scrolling() throws {
    let host = try TestHost.phone()
    let log = Log()
    let outer = shownView(host, log)
    let inner = InsetView("inner", log, frame: full)
    host.turn { outer.addSubview(inner) }
    let first = log.take()

    host.turn { outer.bounds.origin.y = -40 }

    #expect(
      first == [
        "view.layoutSubviews", "inner.layoutMarginsDidChange 67 8 42 8",
        "inner.safeAreaInsetsDidChange 59 0 34 0", "inner.layoutSubviews",
      ])
    #expect(outer.safeAreaInsets == insets(59, 0, 34, 0))
    #expect(inner.safeAreaInsets == insets(19, 0, 34, 0))
    #expect(log.take().contains("inner.safeAreaInsetsDidChange 19 0 34 0"))
  }

  @Test("UIKit 7.4 a view lays out when its safe area changes, after the callback, and only then")
  func layout() throws {
    let host = try TestHost.phone()
    let log = Log()
    let view = shownView(host, log)
    let inner = InsetView("inner", log, frame: CGRect(x: 10, y: 100, width: 10, height: 10))
    host.turn { view.addSubview(inner) }
    _ = log.take()

    host.turn { view.center.y += 9 }
    let moved = log.take()
    host.turn { inner.center.y += 9 }

    #expect(
      moved == [
        "view.layoutMarginsDidChange 58 8 42 8", "view.safeAreaInsetsDidChange 50 0 34 0",
        "view.layoutSubviews",
      ])
    #expect(log.take() == [])
  }

  @Test("UIKit 7.4 a change is sent down as far as views are covered")
  func depth() throws {
    let host = try TestHost.phone()
    let log = Log()
    let outer = shownView(host, log)
    let middle = InsetView("middle", log, frame: CGRect(x: 0, y: 10, width: 393, height: 400))
    let leaf = InsetView("leaf", log, frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    let clear = InsetView("clear", log, frame: CGRect(x: 0, y: 200, width: 20, height: 20))
    middle.addSubview(leaf)
    middle.addSubview(clear)
    host.turn { outer.addSubview(middle) }
    let received = log.take().filter { $0.contains("safeArea") }
    let before = [outer, middle, leaf, clear].map(\.safeAreaInsets.text)

    host.setSafeAreaInsets(insets(20, 0, 0, 0))
    let after = log.take().filter { $0.contains("safeArea") }

    #expect(before == ["59 0 34 0", "49 0 0 0", "39 0 0 0", "0 0 0 0"])
    #expect(
      received == [
        "middle.safeAreaInsetsDidChange 49 0 0 0", "leaf.safeAreaInsetsDidChange 39 0 0 0",
      ])
    #expect(
      after == [
        "view.safeAreaInsetsDidChange 20 0 0 0", "middle.safeAreaInsetsDidChange 10 0 0 0",
        "leaf.safeAreaInsetsDidChange 0 0 0 0",
      ])
  }

  @Test(
    "UIKit 7.4 a view that moves to another superview, or back into a window, receives what differs"
  )
  func moves() throws {
    let host = try TestHost.phone()
    let log = Log()
    let outer = shownView(host, log)
    let low = InsetView("low", log, frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let view = InsetView("child", log, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.turn {
      outer.addSubview(low)
      outer.addSubview(view)
    }
    func received() -> [String] { log.take().filter { $0.contains("safeArea") } }
    let first = received()

    host.turn { low.addSubview(view) }
    let clear = received()
    host.turn { outer.addSubview(view) }
    let covered = received()
    host.turn { view.removeFromSuperview() }
    view.frame.origin.y = 10
    view.layoutIfNeeded()
    let outside = received()
    host.turn { outer.addSubview(view) }

    #expect(first == ["child.safeAreaInsetsDidChange 59 0 0 0"])
    #expect(clear == ["child.safeAreaInsetsDidChange 0 0 0 0"])
    #expect(covered == ["child.safeAreaInsetsDidChange 59 0 0 0"])
    #expect(outside == [])
    #expect(received() == ["child.safeAreaInsetsDidChange 49 0 0 0"])
  }

  @Test(
    "UIKit 7.4 what changed inside a view while it was in no window is sent when it is in one again"
  )
  func deferred() throws {
    let host = try TestHost.phone()
    let log = Log()
    let outer = shownView(host, log)
    let inner = InsetView("inner", log, frame: full)
    host.turn { outer.addSubview(inner) }
    host.turn { outer.removeFromSuperview() }
    inner.frame.origin.y = 30
    outer.layoutIfNeeded()
    _ = log.take()

    host.turn { host.window.addSubview(outer) }
    let entered = log.take().filter { $0.contains("safeArea") }
    host.turn { host.window.isHidden = true }
    inner.frame.origin.y = 40
    host.window.layoutIfNeeded()
    let hidden = log.take().filter { $0.contains("safeArea") }
    host.turn { host.window.isHidden = false }

    #expect(entered == ["inner.safeAreaInsetsDidChange 29 0 34 0"])
    #expect(hidden == [])
    #expect(
      log.take().filter { $0.contains("safeArea") } == [
        "inner.safeAreaInsetsDidChange 19 0 34 0"
      ])
  }

  @Test("UIKit 7.4 a window that is not under the notch is not covered by it")
  func smallWindow() throws {
    let host = try TestHost.phone()
    let window = UIWindow(frame: CGRect(x: 100, y: 40, width: 100, height: 100))
    host.turn { window.isHidden = false }

    let first = window.safeAreaInsets
    host.turn { window.frame.origin.y = 60 }

    #expect(first == insets(19, 0, 0, 0))
    #expect(window.safeAreaInsets == .zero)
  }

  @Test(
    "UIKit 7.4 layoutIfNeeded sends what is due inside the view, with the insets of what is above it"
  )
  func synchronous() throws {
    let host = try TestHost.phone()
    let log = Log()
    let outer = shownView(host, log)
    let inner = InsetView("inner", log, frame: full)
    host.turn { outer.addSubview(inner) }
    _ = log.take()

    outer.frame.origin.y = 9
    inner.frame.origin.y = 10
    inner.layoutIfNeeded()
    let inside = log.take()
    host.commit()

    #expect(
      inside == [
        "inner.layoutMarginsDidChange 48 8 42 8", "inner.safeAreaInsetsDidChange 40 0 34 0",
        "inner.layoutSubviews",
      ])
    #expect(
      log.take() == [
        "view.layoutMarginsDidChange 58 8 42 8", "view.safeAreaInsetsDidChange 50 0 34 0",
        "view.layoutSubviews",
      ])
  }

  @Test(
    "UIKit 7.4 insets that are not finite are refused and reported; below zero a sum counts as zero"
  )
  func additional() throws {
    let host = try TestHost.phone()
    let root = UIViewController()
    host.show(root)
    root.additionalSafeAreaInsets = insets(1, 2, 3, 4)
    let sum = root.view.safeAreaInsets
    let intercepted = withMisuseIntercepted {
      root.additionalSafeAreaInsets = insets(.nan, 0, 0, 0)
      root.additionalSafeAreaInsets = insets(0, .infinity, 0, 0)
    }
    let retained = root.additionalSafeAreaInsets
    root.additionalSafeAreaInsets = insets(-100, 0, -4, 0)

    #expect(sum == insets(60, 2, 37, 4))
    #expect(intercepted.map(\.id) == ["insets.not-finite", "insets.not-finite"])
    #expect(
      intercepted.first?.message == "additionalSafeAreaInsets cannot be (nan, 0.0, 0.0, 0.0)")
    #expect(retained == insets(1, 2, 3, 4))
    #expect(root.view.safeAreaInsets == insets(0, 0, 30, 0))
  }

  @Test("UIKit 7.4 insets set before the view is loaded apply from its first appearance on")
  func earlyInsets() throws {
    let host = try TestHost()
    let log = Log()
    let root = InsetController("root", log)
    root.additionalSafeAreaInsets = insets(10, 0, 20, 0)

    host.show(root)
    let first = log.take()
    host.turn { root.additionalSafeAreaInsets = .zero }

    #expect(
      first.prefix(4) == [
        "root.viewWillAppear 0 0 0 0", "root.viewLayoutMarginsDidChange 10 16 20 16",
        "root.viewSafeAreaInsetsDidChange 10 0 20 0", "root.viewIsAppearing 10 0 20 0",
      ])
    #expect(
      log.take() == [
        "root.viewLayoutMarginsDidChange 0 16 0 16", "root.viewSafeAreaInsetsDidChange 0 0 0 0",
        "root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews",
      ])
  }

  @Test("UIKit 7.4 moving views costs nothing where nothing is covered")
  func nothingTracked() throws {
    let host = try TestHost()
    let log = Log()
    let view = InsetView("view", log, frame: full)
    host.turn {
      host.window.addSubview(view)
      host.window.isHidden = false
    }
    _ = log.take()

    host.turn {
      view.center.x += 10
      view.transform = CGAffineTransform(rotationAngle: 1)
    }

    #expect(log.take() == [])
  }
}
