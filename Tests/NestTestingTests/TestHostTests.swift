import NestTesting
import OpenUIKit
import Testing

@Suite struct TestHostTests {
  /// A view that counts the touches that end on it.
  final class Button: UIView {
    var taps = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      taps += touches.count
    }
  }

  /// A root with a button in its middle.
  final class ButtonViewController: UIViewController {
    let button = Button()
    var keys: [UIKey] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      button.backgroundColor = .red
      view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      button.frame = view.bounds.insetBy(dx: 10, dy: 20)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap(\.key)
    }
  }

  @Test("R16.2 the screen has the size and scale that were requested")
  func screen() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 80), scale: 2)
    host.show(UIViewController())

    let picture = try host.snapshot()

    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(UIScreen.main.scale == 2)
    #expect(picture.width == 200)
    #expect(picture.height == 160)
  }

  @Test("R16.2 time passes only when it is advanced")
  func time() throws {
    let host = try TestHost()
    let before = CACurrentMediaTime()

    host.advance(by: 0.25)

    #expect(CACurrentMediaTime() - before == 0.25)
    #expect(host.now == 0.25)
  }

  @Test("R16.2 settling ends with the last animation and takes as long as it")
  func settling() throws {
    let host = try TestHost()
    let root = ButtonViewController()
    host.show(root)
    try host.settle()
    var finished: [Bool] = []
    host.turn {
      UIView.animate(
        withDuration: 0.5, animations: { root.button.alpha = 0 },
        completion: { finished.append($0) })
    }
    #expect(!host.isIdle)

    let time = try host.settle()

    #expect(abs(time - 0.5) <= 1.0 / 60)
    #expect(finished == [true])
    #expect(host.isIdle)
  }

  @Test("R16.2 settling ends at its limit")
  func endless() throws {
    let host = try TestHost()
    let root = ButtonViewController()
    host.show(root)
    host.turn {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat], animations: { root.button.alpha = 0 })
    }

    #expect(throws: TestHostError.self) { try host.settle(limit: 3) }
  }

  @Test("R16.2 a tap reaches the control under it")
  func tap() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    let root = ButtonViewController()
    host.show(root)

    host.tap(at: CGPoint(x: 50, y: 50))
    host.tap(at: CGPoint(x: 5, y: 5))
    try host.tap(root.button)

    #expect(root.button.taps == 2)
  }

  @Test("R16.2 a view that is not on the screen cannot be tapped")
  func tapElsewhere() throws {
    let host = try TestHost()
    host.show(UIViewController())

    #expect(throws: TestHostError.self) { try host.tap(UIView()) }
  }

  @Test("R16.2 a key reaches the root with its modifiers")
  func keys() throws {
    let host = try TestHost()
    let root = ButtonViewController()
    host.show(root)

    host.press(.keyboardM, modifiers: .control)

    #expect(root.keys.map(\.keyCode) == [.keyboardM])
    #expect(root.keys.map(\.modifierFlags) == [.control])
  }

  @Test("R16.2 a new size and a rotation of the device reach the root view")
  func sizes() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 200))
    let root = ButtonViewController()
    host.show(root)

    try host.resize(to: CGSize(width: 120, height: 220))
    #expect(root.view.bounds.size == CGSize(width: 120, height: 220))

    host.rotateDevice()
    #expect(root.view.bounds.size == CGSize(width: 220, height: 120))
    #expect(root.button.frame == CGRect(x: 10, y: 20, width: 200, height: 80))

    try host.settle()
    host.rotateDevice()
    #expect(root.view.bounds.size == CGSize(width: 120, height: 220))
  }

  @Test("R16.2 hiding and showing the window, and a memory warning, are received")
  func window() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    host.show(RecordingViewController("A", recorder: recorder))
    recorder.removeAll()

    host.hide()
    host.unhide()
    host.sendMemoryWarning()

    try recorder.expect(
      """
      A.viewWillDisappear
      A.viewDidDisappear
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      A.didReceiveMemoryWarning
      """)
  }

  @Test("R16.2 a snapshot shows what changed just before")
  func snapshot() throws {
    let host = try TestHost(size: CGSize(width: 40, height: 60))
    let root = ButtonViewController()
    host.show(root)
    let red = try host.snapshot()
    root.button.backgroundColor = .blue

    let blue = try host.snapshot()

    #expect(red.bitmap.pixel(x: 20, y: 30) == 0xFFFF_0000)
    #expect(blue.bitmap.pixel(x: 20, y: 30) == 0xFF00_00FF)
    #expect(blue.bitmap.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
  }

  @Test("R16.2 before anything is shown there is no picture")
  func nothingShown() throws {
    let host = try TestHost()

    #expect(throws: TestHostError.nothingShown) { try host.snapshot() }
  }

  @Test("R16.2 an inner host is in force until it is freed")
  func nesting() throws {
    let outer = try TestHost(size: CGSize(width: 100, height: 100))
    outer.show(UIViewController())
    do {
      let inner = try TestHost(size: CGSize(width: 50, height: 50))
      inner.show(UIViewController())
      #expect(UIScreen.main.bounds.width == 50)
      inner.advance(by: 2)
    }

    #expect(UIScreen.main.bounds.width == 100)
    #expect(CACurrentMediaTime() == outer.now)
  }
}
