import Dispatch
import NestTesting
import Testing

@testable import OpenUIKit

/// Links to objects that the other end does not keep alive.
struct LinkTests {
  @Test(
    "a link leads nowhere once its target is deallocated, wherever the last reference was released",
    arguments: Link.allCases, ReleasingThread.allCases)
  func targetIsReleased(_ link: Link, _ thread: ReleasingThread) throws {
    let host = try TestHost()
    let (last, target) = try link.make(in: host)
    weak let watched = last.object
    #expect(watched != nil && target() === watched)

    thread.release(last)

    #expect(watched == nil)
    #expect(target() == nil)
    host.commit()
    #expect(target() == nil)
  }

  @Test(
    "what was inside a deallocated view can be added elsewhere", arguments: ReleasingThread.allCases
  )
  func retainedSubview(_ thread: ReleasingThread) async throws {
    let host = try TestHost()
    let retained = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: retained.bounds)
    retained.addSubview(inner)
    func make() -> LastReference {
      let window = UIWindow()
      let view = UIView(frame: window.bounds)
      view.addSubview(retained)
      window.addSubview(view)
      host.turn { window.isHidden = false }
      return LastReference(window)
    }

    thread.release(make())
    #expect(retained.window == nil && inner.window == nil)
    // A view that is released elsewhere releases its subviews in the main queue.
    await MainQueue.passed()
    #expect(retained.superview == nil)
    host.window.addSubview(retained)
    host.turn { host.window.isHidden = false }

    #expect(retained.superview === host.window && inner.window === host.window)
    #expect(host.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
  }

  @Test("a view may take a subview out in its deinitialiser")
  func subviewTakenOut() throws {
    let host = try TestHost()
    let retained = UIView()
    func make() {
      let view = UnpackingView(retained)
      host.window.addSubview(view)
      host.turn { host.window.isHidden = false }
      view.removeFromSuperview()
    }

    make()

    #expect(retained.superview == nil && retained.layer.superlayer == nil)
    host.window.addSubview(retained)
    host.commit()
    #expect(retained.window === host.window)
  }

  @Test("a window may take a subview out in its deinitialiser, even the first responder")
  func subviewOfWindowTakenOut() throws {
    let host = try TestHost()
    let retained = FocusableView()
    func make() {
      let window = UnpackingWindow(retained)
      host.turn { window.makeKeyAndVisible() }
      #expect(retained.becomeFirstResponder())
    }

    make()

    #expect(retained.superview == nil && retained.window == nil && !retained.isFirstResponder)
    host.window.addSubview(retained)
    host.turn { host.window.isHidden = false }
    #expect(retained.window === host.window && retained.becomeFirstResponder())
  }

  @Test(
    "what was inside a view that was deallocated elsewhere can be added at once to another one")
  func retainedSubviewAtOnce() async throws {
    let host = try TestHost()
    let retained = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    func make() -> LastReference {
      let view = UIView()
      view.addSubview(retained)
      return LastReference(view)
    }

    ReleasingThread.other.release(make())
    host.window.addSubview(retained)
    await MainQueue.passed()
    host.turn { host.window.isHidden = false }

    #expect(retained.superview === host.window && retained.layer.superlayer === host.window.layer)
    #expect(host.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === retained)
  }

  @Test("R13.3 no link leads to an object any more when its deinitialiser runs")
  func superviewInDeinitialiser() {
    let (log, retained) = (Log(), UIView())
    func make() { _ = AskingView(retained, log) }

    make()

    #expect(log.lines == ["0 of 1"])
    #expect(retained.superview == nil)
  }

  @Test("what a view requests in its deinitialiser keeps nothing of it")
  func workInDeinitialiser() throws {
    let host = try TestHost()
    let log = Log()
    host.turn { host.window.isHidden = false }
    weak var gone: UIView?
    func make() {
      let view = BusyView(log)
      gone = view
      host.window.addSubview(view)
      host.commit()
      view.removeFromSuperview()
    }

    make()
    try host.settle()

    #expect(log.lines == ["animated"])
    #expect(gone == nil)
  }

  @Test("a controller may take its own view out of the window in its deinitialiser")
  func ownViewTakenOut() throws {
    let host = try TestHost()
    func make() -> UIView? {
      let controller = SelfRemovingController()
      host.window.addSubview(controller.view)
      host.turn { host.window.isHidden = false }
      return controller.view
    }

    let view = make()
    host.commit()

    #expect(view?.window == nil && view?.superview == nil)
    #expect(view?.next == nil)
  }

  @Test("a controller may remove its children in its deinitialiser")
  func childrenRemoved() throws {
    let host = try TestHost()
    let child = UIViewController()
    func make() -> UIView {
      let parent = UnpackingController(child)
      host.window.addSubview(parent.view)
      host.turn { host.window.isHidden = false }
      return parent.view
    }

    let view = make()
    host.commit()

    #expect(child.parent == nil)
    #expect(view.subviews.isEmpty && view.next === host.window)
    host.show(child)
    #expect(child.view.window === host.window)
  }

  @Test("a root controller that is removed together with its window finds its view in no superview")
  func rootIsReleasedWithWindow() throws {
    let host = try TestHost()
    let log = Log()
    func make() {
      let window = ListeningWindow(log)
      window.rootViewController = LeavingController(log)
      host.turn { window.makeKeyAndVisible() }
    }

    make()
    host.commit()

    #expect(log.lines == ["no superview"])
  }
}

// MARK: Links

/// The only reference to an object.
private nonisolated final class LastReference: @unchecked Sendable {
  var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// Where the last reference is released.
nonisolated enum ReleasingThread: CaseIterable {
  case main
  case other

  fileprivate func release(_ last: LastReference) {
    guard self == .other else {
      last.object = nil
      return
    }
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      last.object = nil
      done.signal()
    }
    done.wait()
  }
}

/// A link from one object to another.
nonisolated enum Link: CaseIterable {
  case superview, window, windowOfLeaf, rootWindow, owningController, parent
  case layerDelegate, superlayer, guide, ownGuide, recognizer
  case touchedView, touchedWindow, firstResponder

  /// Makes two objects with the link between them: the only reference to the one, and what the link
  /// of the other, which remains, leads to.
  @MainActor
  fileprivate func make(in host: TestHost) throws -> (LastReference, () -> AnyObject?) {
    switch self {
    case .superview:
      let (view, subview) = (UIView(), UIView())
      view.addSubview(subview)
      return (LastReference(view), { subview.superview })
    case .window:
      let (window, view) = (UIWindow(), UIView())
      window.addSubview(view)
      return (LastReference(window), { view.window })
    case .windowOfLeaf:
      let (window, view, leaf) = (UIWindow(), UIView(), UIView())
      view.addSubview(leaf)
      window.addSubview(view)
      host.turn { window.makeKeyAndVisible() }
      return (LastReference(window), { leaf.window })
    case .rootWindow:
      let (window, controller) = (UIWindow(), UIViewController())
      window.rootViewController = controller
      host.turn { window.makeKeyAndVisible() }
      return (LastReference(window), { controller.rootWindow })
    case .owningController:
      let controller = UIViewController()
      let view = try #require(controller.view)
      return (LastReference(controller), { view.next })
    case .parent:
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      return (LastReference(parent), { child.parent })
    case .layerDelegate:
      let view = UIView()
      let layer = view.layer
      return (LastReference(view), { layer.delegate })
    case .superlayer:
      let (layer, sublayer) = (CALayer(), CALayer())
      layer.addSublayer(sublayer)
      return (LastReference(layer), { sublayer.superlayer })
    case .guide:
      let (view, guide) = (UIView(), UILayoutGuide())
      view.addLayoutGuide(guide)
      return (LastReference(view), { guide.owningView })
    case .ownGuide:
      let view = UIView()
      let guide = view.safeAreaLayoutGuide
      return (LastReference(view), { guide.owningView })
    case .recognizer:
      let (view, recognizer) = (UIView(), UITapGestureRecognizer())
      view.addGestureRecognizer(recognizer)
      return (LastReference(view), { recognizer.view })
    case .touchedView:
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let touch = try touch(on: view, in: host.window, of: host)
      view.removeFromSuperview()
      host.commit()
      return (LastReference(view), { touch.view })
    case .touchedWindow:
      let (window, view) = (UIWindow(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      let touch = try touch(on: view, in: window, of: host)
      return (LastReference(window), { touch.window })
    case .firstResponder:
      let controller = FocusableController()
      host.window.addSubview(controller.view)
      host.turn { host.window.isHidden = false }
      try #require(controller.becomeFirstResponder())
      return (LastReference(controller), { host.window.firstResponder })
    }
  }

  /// A touch that has been on `view`.
  @MainActor
  private func touch(on view: UIView, in window: UIWindow, of host: TestHost) throws -> UITouch {
    let superview = TouchKeepingView(frame: window.bounds)
    superview.addSubview(view)
    window.addSubview(superview)
    host.turn { window.isHidden = false }
    host.press(at: CGPoint(x: 5, y: 5))
    host.release(at: CGPoint(x: 5, y: 5))
    return try #require(superview.touch)
  }
}

// MARK: Classes

/// Keeps the last touch that it or a subview got.
private final class TouchKeepingView: UIView {
  var touch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touch = touches.first
  }
}

private final class FocusableView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class FocusableController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  deinit {}
}

private final class UnpackingView: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  deinit { MainActor.assumeIsolated { [content] in content.removeFromSuperview() } }
}

private final class UnpackingWindow: UIWindow {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  deinit { MainActor.assumeIsolated { [content] in content.removeFromSuperview() } }
}

/// Notes how many of its subviews have a superview at its end.
private final class AskingView: UIView {
  private let content: UIView
  private let log: Log

  init(_ content: UIView, _ log: Log) {
    self.content = content
    self.log = log
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    let identity = ObjectIdentifier(self)
    MainActor.assumeIsolated { [content, log] in
      let found = content.superview.map(ObjectIdentifier.init) == identity ? 1 : 0
      log.note("\(found) of 1")
    }
  }
}

/// Asks for all sorts of things when it is released.
private final class BusyView: UIView {
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let recognizer = UITapGestureRecognizer()
  private let guide = UILayoutGuide()
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    addSubview(content)
    addGestureRecognizer(recognizer)
    addLayoutGuide(guide)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.assumeIsolated { [content, recognizer, guide, log] in
      content.superview?.setNeedsLayout()
      content.superview?.setNeedsDisplay()
      content.superview?.layoutIfNeeded()
      content.superview?.bounds.size.width = 30
      content.superview?.setNeedsTraitUpdate()
      UIView.animate(withDuration: 0.1) {
        content.alpha = 0
        content.superview?.alpha = 0
      } completion: { _ in
        log.note("animated")
      }
      content.superview?.addSubview(UIView())
      recognizer.view?.removeGestureRecognizer(recognizer)
      guide.owningView?.removeLayoutGuide(guide)
    }
  }
}

private final class UnpackingController: UIViewController {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.assumeIsolated { [child] in
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }
}

/// Notes which subviews leave, with the help of an object of its own.
private final class ListeningWindow: UIWindow {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func willRemoveSubview(_ subview: UIView) { log.note("window loses a subview") }
}

/// Takes its view out when it is released.
private final class LeavingController: UIViewController {
  private let content = UIView()
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    view = content
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.assumeIsolated { [log, content] in
      log.note(content.superview == nil ? "no superview" : "superview")
      content.removeFromSuperview()
    }
  }
}

/// Takes its view out of the window when it is released.
private final class SelfRemovingController: UIViewController {
  private var ownView: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    ownView = view
  }

  deinit {
    MainActor.assumeIsolated { [ownView] in ownView?.removeFromSuperview() }
  }
}
