import NestTesting
import OpenUIKit
import Testing

@Suite struct ViewLoadingTests {
  @Test("R3.1 1.1 The view loads when it is read, not when it is asked for")
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

  @Test("1.1 The default view has the size of the screen and grows with its superview")
  func defaultView() throws {
    let stage = try ControllerStage()
    let controller = UIViewController()

    #expect(controller.view.frame == stage.host.window.frame)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.backgroundColor == nil)
  }

  @Test("R3.5 1.2 A view set to nil is unloaded, and loads again when it is read")
  func unloading() throws {
    let stage = try ControllerStage()
    let controller = RecordingViewController("A", recorder: stage.recorder)
    weak let first = controller.view
    stage.recorder.removeAll()

    controller.view = nil

    #expect(!controller.isViewLoaded)
    #expect(first == nil)
    controller.loadViewIfNeeded()
    try stage.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      """)
  }

  @Test("1.1 A view that is assigned from outside sends no viewDidLoad")
  func assignedView() throws {
    let stage = try ControllerStage()
    let controller = RecordingViewController("A", recorder: stage.recorder)
    let view = UIView()

    controller.view = view

    #expect(controller.viewIfLoaded === view)
    #expect(view.next === controller)
    try stage.recorder.expect("")
  }

  @Test("0.1 A loadView that sets no view: viewDidLoad comes, and there is no view")
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

  @Test("1.1 R14.3 A view that belongs to another controller is refused")
  func viewWithOwner() throws {
    let stage = try ControllerStage()
    let owner = stage.controller("A")
    let thief = UIViewController()
    let view = UIView()
    owner.view = view

    let misuse = withMisuseIntercepted { thief.view = view }

    #expect(misuse.map(\.id) == ["controller.view-has-owner"])
    #expect(
      misuse.first?.message.hasPrefix(
        "A view can only be associated with at most one view controller at a time!") == true)
    #expect(owner.viewIfLoaded === view)
    #expect(thief.viewIfLoaded == nil)
    #expect(view.next === owner)
    try stage.recorder.expect("")
  }

  @Test("1.1 Reading the view in loadView before it is set stops, with a message")
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

  @Test("1.1 A nib name stops when the view is loaded: there are no nib files")
  func nibName() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewController(nibName: "Main", bundle: nil).loadViewIfNeeded()
      }
    }
  }
}
