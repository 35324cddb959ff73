import NestTesting
import Testing

@testable import OpenUIKitText

/// Input views for a window that is smaller than its screen.
@Suite struct InputWindowTests {
  private struct Stage {
    let host: TestHost
    let small: UIWindow
    let field: UITextField
    let accessory: UIView
    let recorder: InputRecorder
  }

  /// A window of 100 × 150 points that clips, in a screen of 300 × 400.
  private func makeStage() throws -> Stage {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    host.show(UIViewController())
    let small = UIWindow(frame: CGRect(x: 40, y: 30, width: 100, height: 150))
    small.clipsToBounds = true
    small.rootViewController = UIViewController()
    small.makeKeyAndVisible()
    let field = UITextField(frame: CGRect(x: 5, y: 20, width: 80, height: 34))
    small.rootViewController?.view.addSubview(field)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    field.inputAccessoryView = accessory
    let recorder = InputRecorder()
    field.delegate = recorder
    return Stage(
      host: host, small: small, field: field, accessory: accessory, recorder: recorder)
  }

  @Test(
    "R23.130 For a window smaller than the screen input views are at the bottom of that, in front")
  func isSeen() throws {
    let stage = try makeStage()
    stage.small.overrideUserInterfaceStyle = .dark

    stage.host.turn { stage.field.becomeFirstResponder() }
    #expect(stage.recorder.covered(in: 400) == [0, 44])
    try stage.host.settle()
    let window = try #require(stage.accessory.window)
    #expect(window !== stage.small && window.frame == stage.small.screen.bounds)
    let frame = window.convert(
      stage.accessory.convert(stage.accessory.bounds, to: nil), to: nil as UIWindow?)
    #expect(frame == CGRect(x: 0, y: 356, width: 300, height: 44))
    #expect(stage.accessory.traitCollection.userInterfaceStyle == .dark)

    // The key window is that of the field, and no list has the one of the views.
    #expect(stage.small.isKeyWindow && stage.field.isFirstResponder)
    #expect(!UIApplication.shared.windows.contains(window))
    #expect(stage.small.windowScene?.windows.contains(window) == false)
    stage.host.type("a")
    #expect(stage.field.text == "a")

    stage.host.turn { stage.field.resignFirstResponder() }
    try stage.host.settle()
    #expect(stage.accessory.window == nil && window.isHidden)
  }

  @Test("R23.131 Touches reach such views, and what is beside them; a field inside is edited")
  func isTouched() throws {
    let stage = try makeStage()
    let inner = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
    stage.accessory.addSubview(inner)
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    stage.small.rootViewController?.view.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.host.turn { stage.field.becomeFirstResponder() }
    try stage.host.settle()

    stage.host.tap(at: CGPoint(x: 60, y: 150))
    #expect(taps == 1)
    stage.host.tap(at: CGPoint(x: 100, y: 378))
    #expect(inner.isFirstResponder && stage.small.isKeyWindow)
    #expect(stage.small.firstResponder === inner)
    stage.host.type("b")
    #expect(inner.text == "b" && stage.accessory.window != nil)

    stage.host.turn { _ = stage.accessory.endEditing(true) }
    #expect(!inner.isFirstResponder)
  }

  @Test("R23.132 A window that fills the screen later has the views itself")
  func followsSize() throws {
    let stage = try makeStage()
    stage.host.turn { stage.field.becomeFirstResponder() }
    try stage.host.settle()
    let own = try #require(stage.accessory.window)

    stage.host.turn { stage.small.frame = stage.small.screen.bounds }
    try stage.host.settle()
    #expect(stage.accessory.window === stage.small && own.isHidden)
    #expect(stage.field.isFirstResponder)

    stage.host.turn { stage.small.frame = CGRect(x: 10, y: 10, width: 80, height: 80) }
    try stage.host.settle()
    #expect(stage.accessory.window !== stage.small)
    try stage.host.resize(to: CGSize(width: 200, height: 500))
    try stage.host.settle()
    #expect(stage.accessory.window?.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
    #expect(stage.accessory.bounds.width == 200)

    stage.host.turn { stage.small.isHidden = true }
    try stage.host.settle()
    #expect(stage.accessory.window == nil)
  }
}
