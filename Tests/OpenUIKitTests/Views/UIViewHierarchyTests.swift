import NestTesting
import OpenUIKit
import Testing

struct UIViewHierarchyTests {
  @Test(
    "adding a tree outside of windows calls the view and its superview, and sends nothing about windows"
  )
  func addingOutsideWindows() {
    let log = Log()
    let parent = RecordingView("parent", log)
    let child = RecordingView("child", log)

    parent.addSubview(child)

    #expect(
      log.lines == [
        "child.willMove(toSuperview: parent)", "child.didMoveToSuperview",
        "parent.didAddSubview(child)",
      ])
    #expect(child.superview === parent)
    #expect(child.window == nil)
  }

  @Test("a tree that enters a window calls every view: window, superview, window, superview")
  func enteringWindow() throws {
    let host = try TestHost()
    let log = Log()
    let parent = RecordingView("parent", log)
    let child = RecordingView("child", log)
    parent.addSubview(child)
    _ = log.take()

    host.window.addSubview(parent)

    #expect(
      log.lines == [
        "parent.willMove(toWindow: window)", "child.willMove(toWindow: window)",
        "parent.willMove(toSuperview: view)", "parent.didMoveToWindow", "child.didMoveToWindow",
        "parent.didMoveToSuperview",
      ])
    #expect(child.window === host.window)
  }

  @Test("a tree that leaves its window calls every view")
  func leavingWindow() throws {
    let host = try TestHost()
    let log = Log()
    let outer = RecordingView("outer", log)
    let parent = RecordingView("parent", log)
    let child = RecordingView("child", log)
    host.window.addSubview(outer)
    outer.addSubview(parent)
    parent.addSubview(child)
    _ = log.take()

    parent.removeFromSuperview()

    #expect(
      log.lines == [
        "parent.willMove(toWindow: nil)", "child.willMove(toWindow: nil)",
        "parent.willMove(toSuperview: nil)", "outer.willRemoveSubview(parent)",
        "parent.didMoveToWindow", "child.didMoveToWindow", "parent.didMoveToSuperview",
      ])
    #expect(child.window == nil)
    #expect(parent.superview == nil)
    #expect(outer.subviews.isEmpty)
  }

  @Test("moving inside one window sends superviews and nothing about windows")
  func movingInsideWindow() throws {
    let host = try TestHost()
    let log = Log()
    let first = RecordingView("first", log)
    let second = RecordingView("second", log)
    let child = RecordingView("child", log)
    host.window.addSubview(first)
    host.window.addSubview(second)
    first.addSubview(child)
    _ = log.take()

    second.addSubview(child)

    #expect(
      log.lines == [
        "child.willMove(toSuperview: second)", "first.willRemoveSubview(child)",
        "child.didMoveToSuperview", "second.didAddSubview(child)",
      ])
  }

  @Test("adding a view to the superview it has moves it to the front without callbacks")
  func addingAgain() {
    let log = Log()
    let parent = RecordingView("parent", log)
    let child = RecordingView("child", log)
    let other = RecordingView("other", log)
    parent.addSubview(child)
    parent.addSubview(other)
    _ = log.take()

    parent.addSubview(child)

    #expect(log.lines == [])
    #expect(parent.subviews == [other, child])
    #expect(parent.layer.sublayers == [other.layer, child.layer])
  }

  @Test("every insertion and reordering puts subviews and layers at the same index")
  func order() {
    let parent = UIView()
    let (a, b, c, d, e) = (UIView(), UIView(), UIView(), UIView(), UIView())
    func names() -> String {
      let letters = [(a, "a"), (b, "b"), (c, "c"), (d, "d"), (e, "e")]
      let views = parent.subviews.compactMap { view in letters.first { $0.0 === view }?.1 }
      let layers = (parent.layer.sublayers ?? [])
        .compactMap { layer in letters.first { $0.0.layer === layer }?.1 }
      return views == layers ? views.joined() : "\(views) ≠ \(layers)"
    }
    var seen: [String] = []

    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    parent.insertSubview(c, at: 1)
    seen.append(names())
    parent.insertSubview(d, belowSubview: a)
    parent.insertSubview(e, aboveSubview: b)
    seen.append(names())
    parent.bringSubviewToFront(b)
    seen.append(names())
    parent.sendSubviewToBack(d)
    seen.append(names())
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    seen.append(names())
    parent.exchangeSubview(at: 2, withSubviewAt: 1)
    seen.append(names())
    parent.insertSubview(b, aboveSubview: a)
    seen.append(names())
    parent.insertSubview(d, belowSubview: c)
    seen.append(names())
    parent.insertSubview(a, at: 99)
    seen.append(names())
    parent.insertSubview(a, belowSubview: UIView())
    seen.append(names())

    #expect(
      seen == [
        "bca", "becda", "ecdab", "decab", "becad", "bcead", "ceabd", "dceab", "dceba", "dceba",
      ])
  }

  @Test("isDescendant and viewWithTag search the tree")
  func searching() {
    let root = UIView()
    let middle = UIView()
    let leaf = UIView()
    leaf.tag = 7
    root.addSubview(middle)
    middle.addSubview(leaf)

    #expect(leaf.isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: leaf))
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test("R14.2 a callback may remove the view again, and the tree stays consistent")
  func removingInsideCallback() throws {
    let host = try TestHost()
    let log = Log()
    let parent = RecordingView("parent", log)
    let child = RecordingView("child", log)
    host.window.addSubview(parent)
    child.onCallback = {
      if $0 == "didMoveToWindow", child.window != nil { child.removeFromSuperview() }
    }

    parent.addSubview(child)

    #expect(child.superview == nil)
    #expect(child.window == nil)
    #expect(parent.subviews.isEmpty)
    #expect(parent.layer.sublayers == nil)
    #expect(!log.lines.contains("parent.didAddSubview(child)"))
  }

  @Test("R14.2 a callback may move the view elsewhere; it is in one superview only")
  func movingInsideCallback() throws {
    let host = try TestHost()
    let log = Log()
    let first = RecordingView("first", log)
    let second = RecordingView("second", log)
    let child = RecordingView("child", log)
    host.window.addSubview(first)
    host.window.addSubview(second)
    child.onCallback = {
      if $0 == "willMove(toSuperview: first)" { second.addSubview(child) }
    }

    first.addSubview(child)

    #expect(child.superview === first)
    #expect(first.subviews == [child])
    #expect(second.subviews.isEmpty)
    #expect(child.window === host.window)
  }

  @Test("R13.2 a removed tree without references is freed")
  func lifetime() throws {
    let host = try TestHost()
    weak var lost: UIView?
    weak var lostInner: UIView?
    do {
      let view = UILabel()
      let inner = UIView()
      view.addSubview(inner)
      host.window.addSubview(view)
      lost = view
      lostInner = inner
      host.commit()
      view.removeFromSuperview()
    }
    host.commit()

    #expect(lost == nil)
    #expect(lostInner == nil)
  }

  @Test("adding a view to itself or into its own tree stops the program")
  func cycles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }
}
