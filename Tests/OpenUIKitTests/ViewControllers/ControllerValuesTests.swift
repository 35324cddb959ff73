import NestTesting
import OpenUIKit
import Testing

@Suite struct ControllerValuesTests {
  private final class Editor: UIViewController {
    var log: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.append("\(editing) \(animated)")
    }
  }

  @Test("isEditing is set by one function, which subclasses override")
  func editing() {
    let editor = Editor()

    editor.isEditing = true
    editor.setEditing(false, animated: true)

    #expect(!editor.isEditing)
    #expect(editor.log == ["true false", "false true"])
  }

  @Test("what containers with bars read has Apple's defaults")
  func defaults() {
    let controller = UIViewController()

    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars && !controller.hidesBottomBarWhenPushed)
    #expect(UIView().clearsContextBeforeDrawing)
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
  }

  @Test("R11.3 the application has the status bar and the orientation of the first scene")
  func statusBar() throws {
    let host = try TestHost(size: CGSize(width: 393, height: 852))
    host.show(UIViewController())
    host.setSafeAreaInsets(.zero, statusBarHeight: 20)
    let application = UIApplication.shared

    #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 20))
    #expect(!application.isStatusBarHidden && application.statusBarStyle == .default)
    #expect(application.statusBarOrientation == .portrait)
  }

  @Test("R17.1 the screen is stored on while the program asks for it")
  func idleTimer() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    defer { withExtendedLifetime(host) {} }
    #expect(!UIApplication.shared.isIdleTimerDisabled)

    UIApplication.shared.isIdleTimerDisabled = true

    #expect(UIRuntime.current.backend.keepsScreenOn)
    #expect(UIDevice.current.model == UIDevice.current.localizedModel)
  }
}
