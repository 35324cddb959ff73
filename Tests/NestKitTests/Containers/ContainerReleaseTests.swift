import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Containers whose last reference is released on another thread than the main one.
@Suite struct ContainerReleaseTests {
  /// Keeps what a detached task releases.
  private nonisolated final class Holder: @unchecked Sendable {
    var container: UIViewController?
    weak var observed: UIViewController?

    init(_ container: UIViewController) {
      self.container = container
      observed = container
    }
  }

  @Test(
    "R13.3 R19.1 A container may be released off the main actor", arguments: ContainerKind.allCases)
  func released(_ kind: ContainerKind) async {
    let holder = Holder(kind.makeContainer(of: UIViewController(), before: UIViewController()))
    holder.container?.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    holder.container?.view.layoutIfNeeded()

    await Task.detached { holder.container = nil }.value

    #expect(holder.observed == nil)
  }

  // MARK: Views that outlive their container

  /// Puts the view of a container into a window, and releases the container.
  ///
  /// - Returns: The host, and the view, which is all that is left.
  private func outlive(_ make: () -> UIViewController) throws -> (host: TestHost, view: UIView) {
    let host = try TestHost(size: CGSize(width: 301, height: 200))
    weak var released: UIViewController?
    let view = try {
      let container = make()
      released = container
      host.show(container)
      host.turn { host.window.rootViewController = UIViewController() }
      try host.settle()
      return try #require(container.viewIfLoaded)
    }()
    #expect(released == nil)
    host.turn {
      view.frame = host.window.bounds
      host.window.addSubview(view)
    }
    return (host, view)
  }

  /// Every kind of touch and key that a container takes.
  private func touch(_ host: TestHost) throws {
    for point in [CGPoint(x: 101, y: 100), CGPoint(x: 5, y: 100), CGPoint(x: 50, y: 190)] {
      host.tap(at: point)
      host.drag(from: point, to: CGPoint(x: 250, y: 100), duration: 0.2)
      host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 20, y: 100), duration: 0.2)
      try host.settle()
    }
    for key in [UIKeyboardHIDUsage.keyboardEscape, .keyboardLeftArrow, .keyboardRightArrow] {
      host.press(key)
    }
  }

  @Test(
    "R13.2 Containers 1.6 A touch on what is left of a container does nothing",
    arguments: ContainerKind.allCases)
  func outliving(_ kind: ContainerKind) throws {
    let (host, view) = try outlive {
      kind.makeContainer(of: UIViewController(), before: UIViewController())
    }

    try touch(host)

    #expect(view.window === host.window)
  }

  @Test("R13.2 R9.3 A touch on the divider of a split that has been released does nothing")
  func divider() throws {
    let (host, view) = try outlive {
      SplitContainerViewController(columns: [
        SplitColumn(minimumWidth: 80, preferredWidth: 100), SplitColumn(minimumWidth: 120),
      ])
    }
    let divider = try #require(view.subviews.first { $0 is UIControl })
    let frame = divider.frame

    host.putDown(0, at: CGPoint(x: 101, y: 100))
    #expect(divider.isFirstResponder, "the touch has reached it")
    host.move(0, to: CGPoint(x: 121, y: 100))
    host.lift(0, at: CGPoint(x: 121, y: 100))
    host.press(.keyboardRightArrow)
    host.turn { divider.accessibilityIncrement() }

    #expect(divider.frame == frame)
  }

  @Test("R13.2 R9.1 A touch on the bar of a tabs container that has been released does nothing")
  func bar() throws {
    let children = ["A", "B"].map { title in
      let child = UIViewController()
      child.title = title
      return child
    }
    let (host, view) = try outlive {
      let container = TabsViewController(viewControllers: children)
      container.showsTabBar = true
      return container
    }
    let bar = try #require(view.subviews.last)
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.isSelected) == [true, false])

    host.tap(at: CGPoint(x: 225, y: 175))
    #expect(buttons.map(\.isSelected) == [true, false])
    host.turn { for button in buttons { host.window.addSubview(button) } }
    host.tap(at: buttons[1].center)
    #expect(buttons.map(\.isSelected) == [true, false])
  }

  @Test("R13.2 A drag whose container has been released does nothing")
  func drag() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    let drag = {
      let container = UIViewController()
      return ContainerDrag(in: container, shouldBegin: { _, _, _ in true }, begin: { _, _ in nil })
    }()
    host.window.addGestureRecognizer(drag.recognizer)

    host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)

    #expect(!drag.isDriving && drag.recognizer.state == .possible)
  }
}
