import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Children of a container that no stack of it shows: a header, a toolbar.
@MainActor struct PlainChildrenTests {
  @Test(
    "R5.10 R5.1 R2.1 UIKit 0.1 A child in no stack receives in every container what it receives in a controller that is none",
    arguments: HeaderLife.all)
  private func likePlainParent(_ life: HeaderLife) throws {
    let expected = try timeline(of: life) { child, _ in
      let parent = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    }
    #expect(expected.count > 2)
    for kind in NestedKind.all {
      let actual = try timeline(of: life) { kind.make(of: $0, before: $1) }
      #expect(actual == expected, "\(kind)")
    }
  }

  @Test("R5.1 A child in no stack that the list of a container leaves out receives nothing")
  func list() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    let header = RecordingViewController("H", recorder: recorder)
    let stack = ListingStack(rootViewController: UIViewController())
    host.show(stack)
    host.turn { header.add(to: stack) }
    #expect(recorder.appearances == [])

    stack.isListed = true
    host.turn { stack.updateAppearanceOfChildren() }
    #expect(recorder.appearances == ["WillAppear", "IsAppearing", "DidAppear"])

    stack.isListed = false
    host.turn { stack.view.setNeedsLayout() }
    #expect(recorder.appearances.suffix(2) == ["WillDisappear", "DidDisappear"])
    #expect(recorder.appearanceViolations() == [])
  }

  @Test("R5.1 R1.1 A child in no stack that a stack shows then is called once")
  func becomesMember() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    let header = RecordingViewController("H", recorder: recorder)
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)
    host.turn { header.add(to: stack) }
    host.turn { header.remove() }
    recorder.removeAll()

    host.turn { stack.push(header, animated: false) }
    host.turn { stack.pop(animated: false) }

    #expect(
      recorder.appearances == [
        "WillAppear", "IsAppearing", "DidAppear", "WillDisappear", "DidDisappear",
      ])
    #expect(recorder.appearanceViolations() == [])
  }

  /// The callbacks of the header, with their flags.
  private func timeline(
    of life: HeaderLife, _ make: (UIViewController, UIViewController) -> UIViewController
  ) throws -> [String] {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    let recorder = LifecycleRecorder()
    let child = RecordingViewController("A", recorder: recorder)
    let parent = make(child, RecordingViewController("B", recorder: recorder))
    let header = RecordingViewController("H", recorder: recorder)
    let misuses = withMisuseIntercepted {
      life.lead(header, in: parent, beside: child, host)
    }
    try host.settle()
    #expect(misuses.isEmpty)
    #expect(recorder.appearanceViolations() == [])
    let name = LifecycleRecorder.name(of: parent)
    return recorder.timeline.lines.filter { $0.hasPrefix("H.") }
      .map { $0.replacing("(\(name))", with: "(parent)") }
  }
}

/// The life of a header, and of its parent, which shows another child, too.
nonisolated private enum HeaderLife: Sendable {
  case addedBefore, addedWhileShown, addedInsideView, removed, addedAndRemoved, hidden
  /// It loses its parent before its view leaves.
  case removedBeforeView
  case givenAway
  /// Inside a callback of the other child, when the parent appears or disappears.
  case addedInside(LifecycleCallback.Kind), removedInside(LifecycleCallback.Kind)
  case pushed, addedDuringPush, removedDuringPush, removedDuringCancelledPush, popped

  static let all: [HeaderLife] =
    [
      .addedBefore, .addedWhileShown, .addedInsideView, .removed, .addedAndRemoved, .hidden,
      .removedBeforeView, .givenAway, .pushed, .addedDuringPush, .removedDuringPush,
      .removedDuringCancelledPush, .popped,
    ]
    + [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear].flatMap {
      [.addedInside($0), .removedInside($0)]
    }
    // Which of two siblings is called first in a layout pass is no contract.
    + [.addedInside(.viewIsAppearing)]
}

extension HeaderLife {
  @MainActor func lead(
    _ header: UIViewController, in parent: UIViewController,
    beside child: RecordingViewController, _ host: TestHost
  ) {
    switch self {
    case .addedBefore:
      header.add(to: parent)
      host.show(parent)
    case .addedWhileShown:
      host.show(parent)
      host.turn { header.add(to: parent) }
    case .addedInsideView:
      host.show(parent)
      host.turn {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        parent.view.addSubview(bar)
        header.add(to: parent, in: bar)
      }
    case .removed:
      header.add(to: parent)
      host.show(parent)
      host.turn { header.remove() }
    case .addedAndRemoved:
      host.show(parent)
      host.turn {
        header.add(to: parent)
        header.remove()
      }
    case .removedBeforeView:
      header.add(to: parent)
      host.show(parent)
      host.turn {
        header.willMove(toParent: nil)
        header.removeFromParent()
        header.view.removeFromSuperview()
      }
    case .givenAway:
      header.add(to: parent)
      let root = UIViewController()
      let other = OtherParent()
      for (part, x) in [(parent, 0.0), (other, 150)] {
        root.addChild(part)
        part.view.frame = CGRect(x: x, y: 0, width: 150, height: 400)
        root.view.addSubview(part.view)
        part.didMove(toParent: root)
      }
      host.show(root)
      host.turn {
        header.remove()
        header.add(to: other)
      }
    case .hidden:
      header.add(to: parent)
      host.show(parent)
      host.hide()
      host.unhide()
    case .addedInside(let callback):
      child.once(callback) { header.add(to: parent) }
      showAndReplace(parent, host)
    case .removedInside(let callback):
      header.add(to: parent)
      child.once(callback) { header.remove() }
      showAndReplace(parent, host)
    case .pushed:
      header.add(to: parent)
      push(parent, host)
    case .addedDuringPush:
      push(parent, host)
      host.turn { header.add(to: parent) }
    case .removedDuringPush:
      header.add(to: parent)
      push(parent, host)
      host.turn { header.remove() }
    case .removedDuringCancelledPush:
      header.add(to: parent)
      let stack = push(parent, host)
      host.turn { header.remove() }
      host.turn { stack.transition?.cancel() }
    case .popped:
      header.add(to: parent)
      let stack = StackController(rootViewController: UIViewController())
      stack.push(parent, animated: false)
      host.show(stack)
      host.turn { stack.pop() }
    }
  }

  /// Shows the parent, and then something else in its window.
  @MainActor private func showAndReplace(_ parent: UIViewController, _ host: TestHost) {
    host.show(parent)
    host.commit()
    host.turn { host.window.rootViewController = UIViewController() }
    host.commit()
  }

  /// Begins to push the parent.
  @MainActor @discardableResult private func push(
    _ parent: UIViewController, _ host: TestHost
  ) -> StackController {
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)
    host.turn { stack.push(parent) }
    host.advance(by: 0.1)
    return stack
  }
}

extension UIViewController {
  fileprivate func add(to parent: UIViewController, in superview: UIView? = nil) {
    parent.addChild(self)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    (superview ?? parent.view).addSubview(view)
    didMove(toParent: parent)
  }

  fileprivate func remove() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

extension LifecycleRecorder {
  /// The callbacks of the header about its appearance.
  fileprivate var appearances: [String] {
    timeline.lines.filter { $0.hasPrefix("H.view") && $0 != "H.viewDidLoad" }
      .map { String($0.dropFirst("H.view".count).prefix { $0 != " " }) }
  }
}

/// The parent to which a header is given.
private final class OtherParent: UIViewController {
  deinit {}
}

/// A stack that decides whether children in no stack are called.
private final class ListingStack: StackController {
  var isListed = false
  deinit {}
  override var viewControllersForAppearance: [UIViewController] { isListed ? children : [] }
}
