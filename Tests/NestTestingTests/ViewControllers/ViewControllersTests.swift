import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The view controllers for tests of containers.
@Suite(.serialized) struct ViewControllersTests {
  private let size = CGSize(width: 200, height: 300)

  /// Adds the view of a child to that of a shown parent.
  private func place(_ child: UIViewController, in host: TestHost) -> UIViewController {
    let parent = UIViewController()
    parent.addChild(child)
    child.view.frame.size = CGSize(width: 100, height: 60)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    host.show(parent)
    return parent
  }

  @Test(
    "R16.1 A stretchable controller grows with the view around it, and one of a fixed size does not"
  )
  func sizes() throws {
    let host = try TestHost(size: size)
    let recorder = LifecycleRecorder()
    let stretchable = StretchableViewController("S", recorder: recorder)
    let fixed = FixedSizeViewController(
      "F", size: CGSize(width: 40, height: 50), recorder: recorder)
    let parent = place(stretchable, in: host)
    parent.addChild(fixed)
    parent.view.addSubview(fixed.view)
    fixed.didMove(toParent: parent)
    stretchable.view.frame = parent.view.bounds

    try host.resize(to: CGSize(width: 300, height: 320))

    #expect(stretchable.view.frame.size == CGSize(width: 300, height: 320))
    #expect(fixed.view.frame == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(fixed.preferredContentSize == fixed.size)
  }

  @Test("R16.1 A modal container gives a controller of a fixed size that size")
  func modalSize() throws {
    let host = try TestHost(size: size)
    let recorder = LifecycleRecorder()
    let modal = ModalContainerViewController(contentViewController: UIViewController())
    let fixed = FixedSizeViewController(
      "F", size: CGSize(width: 80, height: 90), recorder: recorder)
    host.show(modal)

    host.turn { modal.presentModal(fixed, animated: false) }

    #expect(fixed.view.bounds.size == CGSize(width: 80, height: 90))
  }

  @Test("R16.1 Through a transparent controller the one behind it can be seen, at each load")
  func transparent() throws {
    let host = try TestHost(size: size)
    let transparent = TransparentViewController("T", recorder: LifecycleRecorder())
    host.window.backgroundColor = .red
    host.show(transparent)

    #expect(transparent.view.backgroundColor == .clear && !transparent.view.isOpaque)
    let shown = try host.snapshot().pngData()
    #expect(try shown == picture(of: .red).pngData())
  }

  /// The screen of a window of one colour.
  private func picture(of color: UIColor) throws -> CGImage {
    let host = try TestHost(size: size)
    host.window.backgroundColor = color
    host.window.makeKeyAndVisible()
    host.commit()
    return try host.snapshot()
  }

  @Test("R16.1 R4.1 Controllers for one orientation bring the interface into it")
  func orientations() throws {
    let stage = try ControllerStage()
    stage.show(LandscapeOnlyViewController("L", recorder: stage.recorder))
    #expect(stage.interfaceOrientation.isLandscape)

    stage.host.turn {
      stage.host.window.rootViewController = PortraitOnlyViewController(
        "P", recorder: stage.recorder)
    }
    try stage.host.settle()
    #expect(stage.interfaceOrientation == .portrait)
  }

  @Test(
    "R16.1 A slow controller computes when its view is loaded, each time the same, and no time passes"
  )
  func slow() throws {
    let host = try TestHost(size: size)
    let slow = SlowViewController("S", recorder: LifecycleRecorder())
    slow.rounds = 1_000
    #expect(slow.result == nil)

    host.show(slow)

    var generator = SeededGenerator(seed: "S")
    for _ in 1..<1_000 { _ = generator.next() }
    #expect(slow.result == generator.next())
    #expect(host.now == 0)
  }

  @Test("R16.1 A heavy controller gives its memory back with its view")
  func heavy() throws {
    let heavy = HeavyViewController("H", recorder: LifecycleRecorder())
    heavy.byteCount = 1_000
    heavy.loadViewIfNeeded()
    weak let memory = heavy.view.subviews.first
    #expect(memory != nil)

    heavy.view = nil

    #expect(memory == nil && !heavy.isViewLoaded)
  }

  @Test("R16.1 A controller changes its title whenever it has appeared, and when that is requested")
  func title() throws {
    let host = try TestHost(size: size)
    let changing = TitleChangingViewController("T", recorder: LifecycleRecorder())
    #expect(changing.title == nil)

    host.show(changing)
    #expect(changing.title == "T 1")
    changing.changeTitle()
    #expect(changing.title == "T 2")
    host.hide()
    host.unhide()
    #expect(changing.title == "T 3" && changing.changeCount == 3)
  }

  @Test("R16.1 R5.1 A tabs container shows the title that a controller gets while it is shown")
  func titleInTabs() throws {
    let host = try TestHost(size: size)
    let recorder = LifecycleRecorder()
    let changing = TitleChangingViewController("T", recorder: recorder)
    let tabs = TabsViewController(viewControllers: [changing, UIViewController()])
    host.show(tabs)
    host.turn { changing.changeTitle() }

    #expect(changing.title == "T 2")
  }

  @Test("R16.1 A controller changes its items in its callbacks, and when that is requested")
  func items() throws {
    let host = try TestHost(size: size)
    let changing = ItemsChangingViewController("I", recorder: LifecycleRecorder())
    host.show(changing)
    #expect(changing.changeCount == 4 && changing.title == "I 4")
    changing.changesInCallbacks = false
    host.turn { changing.changeItems() }

    host.hide()

    #expect(changing.changeCount == 5)
    #expect(changing.navigationItem.title == "I 5" && changing.navigationItem.prompt == nil)
    #expect(
      changing.navigationItem.rightBarButtonItems?.map(\.title) == ["right 5.0", "right 5.1"])
    #expect(changing.toolbarItems?.count == 2)
    #expect(changing.tabBarItem.title == "I 5")
  }

  @Test(
    "R16.1 A controller presents another one as soon as it has appeared, once",
    arguments: [true, false])
  func presenting(animated: Bool) throws {
    let host = try TestHost(size: size)
    let recorder = LifecycleRecorder()
    let presenting = PresentingOnAppearViewController("P", recorder: recorder)
    let presented = RecordingViewController("M", recorder: recorder)
    presenting.controllerToPresent = presented
    presenting.presentsAnimated = animated

    host.show(presenting)
    try host.settle()
    #expect(presenting.presentedViewController === presented)
    #expect(presenting.controllerToPresent == nil)

    presenting.dismiss(animated: false)
    try host.settle()
    host.hide()
    host.unhide()
    #expect(presenting.presentedViewController == nil)
  }

  @Test(
    "R16.1 R20.1 A field gets the keyboard when its controller has appeared, unless it is not to")
  func keyInput() throws {
    let host = try TestHost(size: size)
    let controller = KeyInputViewController("K", recorder: LifecycleRecorder())
    host.show(controller)

    host.press(.keyboardA)
    host.type("bc")
    host.press(.keyboardDeleteOrBackspace)

    #expect(controller.field.isFirstResponder && controller.field.text == "ab")

    let other = KeyInputViewController("O", recorder: LifecycleRecorder())
    other.takesKeyboard = false
    host.show(other)
    #expect(!other.field.isFirstResponder && !other.field.hasText)
  }

  @Test("R16.1 The controllers can be released on any thread")
  func release() async {
    let recorder = LifecycleRecorder()
    await Task.detached {
      [
        last = [
          SlowViewController("S", recorder: recorder), HeavyViewController("H", recorder: recorder),
          FixedSizeViewController("F", size: .zero, recorder: recorder),
          KeyInputViewController("K", recorder: recorder),
        ] as [UIViewController]
      ] in
      _ = last
    }.value
    // The deallocations are jobs of the main actor; they run before what is requested now.
    await Task.yield()

    #expect(recorder.timeline.lines.sorted() == ["F.deinit", "H.deinit", "K.deinit", "S.deinit"])
  }
}
