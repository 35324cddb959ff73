import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// UIKit 1.1.
@Suite struct LoadingTests {
  @Test("R3.1 UIKit 1.1 The view loads when it is read, not with isViewLoaded")
  func lazyLoading() throws {
    let stage = try ControllerStage()
    let controller = RecordingViewController("A", recorder: stage.recorder)

    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    try stage.recorder.expect("")

    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view)
    #expect(controller.viewIfLoaded === view)
    try stage.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      """)
  }

  @Test("UIKit 1.1 The default view has the size of the screen and grows with its superview")
  func defaultView() throws {
    let stage = try ControllerStage()
    let controller = UIViewController()

    #expect(controller.view.frame == stage.host.window.frame)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.backgroundColor == nil)
  }

  @Test("UIKit 1.1 A view that is assigned from outside sends no viewDidLoad")
  func assignedView() throws {
    let stage = try ControllerStage()
    let controller = RecordingViewController("A", recorder: stage.recorder)
    let view = UIView()

    controller.view = view

    #expect(controller.viewIfLoaded === view)
    #expect(view.next === controller)
    try stage.recorder.expect("")
  }

  @Test("UIKit 0.1 A loadView that sets no view: viewDidLoad is called, and there is no view")
  func loadViewThatSetsNothing() {
    final class Empty: UIViewController {
      var isLoadedInViewDidLoad: Bool?
      override func loadView() {}
      override func viewDidLoad() { isLoadedInViewDidLoad = isViewLoaded }
    }
    let controller = Empty()

    controller.loadViewIfNeeded()

    #expect(controller.isLoadedInViewDidLoad == false)
    #expect(controller.viewIfLoaded == nil)
  }

  @Test("R14.3 UIKit 1.1 A view that belongs to another controller is refused")
  func viewWithOwner() throws {
    let stage = try ControllerStage()
    let owner = stage.controller("A")
    let otherParent = UIViewController()
    let view = UIView()
    owner.view = view

    let misuse = withMisuseIntercepted { otherParent.view = view }

    #expect(misuse.map(\.id) == ["controller.view-has-owner"])
    #expect(
      misuse.first?.message.hasPrefix(
        "A view can only be associated with at most one view controller at a time!") == true)
    #expect(owner.viewIfLoaded === view)
    #expect(otherParent.viewIfLoaded == nil)
    #expect(view.next === owner)
    try stage.recorder.expect("")
  }

  @Test("UIKit 1.1 Reading the view in loadView before it is set stops, with a message")
  func recursiveLoading() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Recursive: UIViewController {
          override func loadView() { view.backgroundColor = nil }
        }
        Recursive().loadViewIfNeeded()
      }
    }
  }

  @Test("UIKit 1.1 A nib name stops when the view is loaded: there are no nib files")
  func nibName() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewController(nibName: "Main", bundle: nil).loadViewIfNeeded()
      }
    }
  }

  @Test(
    "UIKit 1.1 What counts as reading the view: everything that names it, no query for it")
  func whatLoads() throws {
    let stage = try ControllerStage()
    let readers: [(String, (UIViewController) -> Void, loads: Bool)] = [
      ("view", { _ = $0.view }, true),
      ("loadViewIfNeeded", { $0.loadViewIfNeeded() }, true),
      ("addSubview", { UIView().addSubview($0.view) }, true),
      ("begin(true)", { $0.beginAppearanceTransition(true, animated: false) }, true),
      ("isViewLoaded", { _ = $0.isViewLoaded }, false),
      ("viewIfLoaded", { _ = $0.viewIfLoaded }, false),
      ("addChild", { UIViewController().addChild($0) }, false),
      ("parent, children, next", { _ = ($0.parent, $0.children, $0.next) }, false),
      ("title", { $0.title = "T" }, false),
    ]

    for (name, read, loads) in readers {
      let controller = stage.controller("A")
      read(controller)
      #expect(controller.isViewLoaded == loads, "\(name)")
    }
  }

  @Test("UIKit 1.1 2.1 In viewDidLoad: no window, no superview; the parent is there after addChild")
  func surroundingsInViewDidLoad() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    var seen: [Bool] = []
    child.on(.viewDidLoad) { [unowned child] in
      seen = [child.view.window == nil, child.view.superview == nil, child.parent === parent]
    }

    add(child, to: parent)

    #expect(seen == [true, true, true])
  }

  @Test("UIKit 1.1 An assigned view needs no load: reading it sends nothing")
  func assignedViewIsLoaded() throws {
    let stage = try ControllerStage()
    let controller = stage.controller("A")
    let first = UIView()
    let second = UIView()

    controller.view = first
    controller.loadViewIfNeeded()
    controller.view = second

    #expect(controller.view === second)
    #expect(first.next == nil)
    #expect(second.next === controller)
    try stage.recorder.expect("")
  }

  @Test(
    "UIKit 0.1 A loadView that sets no view is called again, and viewDidLoad with it, at each read")
  func loadViewThatSetsNothingAgain() {
    final class Empty: UIViewController {
      var calls: [String] = []
      override func loadView() { calls.append("loadView") }
      override func viewDidLoad() { calls.append("viewDidLoad") }
    }
    let controller = Empty()

    #expect(controller.view == nil)
    #expect(controller.view == nil)

    #expect(!controller.isViewLoaded)
    #expect(controller.calls == ["loadView", "viewDidLoad", "loadView", "viewDidLoad"])
  }

  @Test("UIKit 0.1 A viewDidLoad may set the view that loadView has not set, and read it then")
  func viewSetInViewDidLoad() {
    final class Late: UIViewController {
      override func loadView() {}
      override func viewDidLoad() {
        view = UIView()
        view.tag = 7
      }
    }

    #expect(Late().view.tag == 7)
  }

  @Test("UIKit 0.1 Reading the view in viewDidLoad that loadView has not set stops, with a message")
  func endlessLoading() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Empty: UIViewController {
          override func loadView() {}
          override func viewDidLoad() { _ = view }
        }
        Empty().loadViewIfNeeded()
      }
    }
  }

  @Test("UIKit 1.1 The text that refuses another controller's view is UIKit's")
  func viewWithOwnerText() throws {
    let stage = try ControllerStage()
    let owner = stage.controller("A")
    let otherParent = stage.controller("B")
    let view = owner.view

    let misuse = withMisuseIntercepted { otherParent.view = view }

    #expect(
      misuse.map(\.message) == [
        "A view can only be associated with at most one view controller at a time! View "
          + "\(owner.view.description) is associated with \(owner.diagnosticName). Clear this "
          + "association before associating this view with \(otherParent.diagnosticName)"
      ])
    #expect(!otherParent.isViewLoaded)
  }

  @Test("UIKit 1.1 A cleared association frees the view for another controller")
  func clearedAssociation() throws {
    let stage = try ControllerStage()
    let first = stage.controller("A")
    let second = stage.controller("B")
    let view = try #require(first.view)

    first.view = nil
    let misuse = withMisuseIntercepted { second.view = view }

    #expect(misuse.isEmpty)
    #expect(view.next === second)
    #expect(!first.isViewLoaded)
  }

  @Test(
    "UIKit 1.1 Names of nib and bundle are stored; a coder brings none; loadView may do without them"
  )
  func nibNames() throws {
    final class Coded: UIViewController {
      override func loadView() { view = UIView() }
    }
    let named = Coded(nibName: "Main", bundle: .main)
    let archive = NSKeyedArchiver(requiringSecureCoding: true)
    archive.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
    let decoded = try #require(UIViewController(coder: coder))

    #expect(named.nibName == "Main")
    #expect(named.nibBundle == .main)
    #expect(named.view != nil)
    #expect(decoded.nibName == nil && decoded.nibBundle == nil)
    #expect(UIViewController().nibName == nil)
    #expect(decoded.view != nil)
  }
}
