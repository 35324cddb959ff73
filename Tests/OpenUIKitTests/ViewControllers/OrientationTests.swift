import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// A recording controller whose answers about orientations can be set, and are noted.
private final class VotingController: RecordingViewController {
  var mask: UIInterfaceOrientationMask?
  var rotates = true
  var preferred: UIInterfaceOrientation?
  var notesQuestions = false

  override var shouldAutorotate: Bool {
    if notesQuestions { recorder.note("shouldAutorotate", from: name) }
    return rotates
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if notesQuestions { recorder.note("supported", from: name) }
    return mask ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    if notesQuestions { recorder.note("preferred", from: name) }
    return preferred ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// An application delegate that limits the orientations.
private final class LimitingDelegate: NSObject, UIApplicationDelegate {
  var mask = UIInterfaceOrientationMask.all
  var asked = 0

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    asked += 1
    return mask
  }
}

struct OrientationTests {
  private func shown(_ stage: ControllerStage) -> VotingController {
    let root = VotingController("P", recorder: stage.recorder)
    stage.host.show(root)
    stage.recorder.removeAll()
    return root
  }

  private func turn(_ stage: ControllerStage, to device: UIDeviceOrientation) throws {
    stage.host.rotateDevice(to: device)
    try stage.host.settle()
  }

  // MARK: Which controller decides

  @Test(
    "UIKit 6.2 shouldAutorotate is read first; if it is false, orientations are not read")
  func questions() throws {
    let stage = try ControllerStage()
    let root = shown(stage)
    root.notesQuestions = true

    try turn(stage, to: .landscapeLeft)
    try stage.recorder.expect(
      """
      P.shouldAutorotate
      P.supported
      P.viewWillTransition(852×393)
      """)
    root.rotates = false
    try turn(stage, to: .portrait)

    try stage.recorder.expect("P.shouldAutorotate")
    #expect(stage.interfaceOrientation == .landscapeRight)
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test("UIKit 6.2 by default a phone is not upside down, a tablet does")
  func defaults() throws {
    for (size, isPad) in [
      (CGSize(width: 393, height: 852), false), (CGSize(width: 768, height: 1024), true),
    ] {
      let host = try TestHost(size: size)
      host.show(UIViewController())
      #expect(UIDevice.current.userInterfaceIdiom == (isPad ? .pad : .phone))

      host.rotateDevice(to: .portraitUpsideDown)
      try host.settle()

      #expect(
        host.window.windowScene?.interfaceOrientation == (isPad ? .portraitUpsideDown : .portrait))
      #expect(UIDevice.current.orientation == .portraitUpsideDown)
      #expect(UIScreen.main.bounds.size == size)
    }
  }

  @Test("UIKit 6.2 a device that is face up changes nothing")
  func flat() throws {
    let stage = try ControllerStage()
    _ = shown(stage)
    try turn(stage, to: .landscapeLeft)
    stage.recorder.removeAll()

    for device in [UIDeviceOrientation.faceUp, .faceDown, .unknown] { try turn(stage, to: device) }

    #expect(stage.interfaceOrientation == .landscapeRight)
    try stage.recorder.expect("")
  }

  @Test("UIKit 6.2 only the root is called: containers decide for their children")
  func containers() throws {
    let stage = try ControllerStage()
    let root = shown(stage)
    let child = VotingController("A", recorder: stage.recorder)
    stage.host.turn { add(child, to: root) }
    child.mask = .portrait
    child.notesQuestions = true
    stage.recorder.removeAll()

    try turn(stage, to: .landscapeLeft)

    try stage.recorder.expect(
      """
      P.viewWillTransition(852×393)
      A.viewWillTransition(852×393)
      """)
  }

  @Test("UIKit 6.2 the application limits what the controller supports")
  func application() throws {
    let stage = try ControllerStage()
    let delegate = LimitingDelegate()
    UIApplication.shared.delegate = delegate
    _ = shown(stage)
    delegate.mask = [.portrait, .landscapeLeft]

    try turn(stage, to: .landscapeLeft)
    let first = stage.interfaceOrientation
    try turn(stage, to: .landscapeRight)

    #expect(first == .portrait)
    #expect(stage.interfaceOrientation == .landscapeLeft)
    #expect(delegate.asked == 3)
  }

  @Test(
    "UIKit 6.2 nothing in common, or nothing at all, is reported; the interface keeps its orientation"
  )
  func nothingInCommon() throws {
    let stage = try ControllerStage()
    let delegate = LimitingDelegate()
    UIApplication.shared.delegate = delegate
    let root = shown(stage)
    for (own, application) in [
      (UIInterfaceOrientationMask.portrait, UIInterfaceOrientationMask.landscape), ([], .all),
    ] {
      root.mask = own
      delegate.mask = application
      let misuses = try withMisuseIntercepted {
        try turn(stage, to: .landscapeLeft)
      }
      _ = withMisuseIntercepted { stage.host.rotateDevice(to: .portrait) }

      #expect(misuses.map(\.id) == ["orientation.none-in-common"])
      #expect(
        misuses.first?.message
          == "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common "
          + "orientation with the application, and [\(root.diagnosticName) shouldAutorotate] is "
          + "returning YES")
      try stage.recorder.expect("")
      #expect(stage.interfaceOrientation == .portrait)
    }
  }

  // MARK: When it rotates

  @Test("UIKit 6.2 the device rotates, the interface does not; it follows when it may, animated")
  func followsLater() throws {
    let stage = try ControllerStage()
    let root = shown(stage)
    root.mask = .portrait
    try turn(stage, to: .landscapeLeft)
    #expect(stage.interfaceOrientation == .portrait)
    try stage.recorder.expect("")

    root.mask = .all
    stage.host.turn { root.setNeedsUpdateOfSupportedInterfaceOrientations() }

    try stage.recorder.expect("P.viewWillTransition(852×393)")
    #expect(try stage.host.settle() == 0.3)
    #expect(stage.interfaceOrientation == .landscapeRight)
  }

  @Test(
    "UIKit 6.3 a new mask rotates the interface that it forbids, at once where animations are off")
  func forbidden() throws {
    let stage = try ControllerStage()
    let root = SizedController("P", recorder: stage.recorder)
    let voter = shown(stage)
    voter.mask = .landscape
    stage.host.turn {
      UIView.performWithoutAnimation { voter.setNeedsUpdateOfSupportedInterfaceOrientations() }
    }

    try stage.recorder.expect("P.viewWillTransition(852×393)")
    #expect(stage.interfaceOrientation == .landscapeRight)
    #expect(stage.host.window.layer.animationKeys() == nil)
    withExtendedLifetime(root) {}
  }

  @Test("UIKit 6.2 attempting again follows the device, whatever the program requested in between")
  func attempt() throws {
    let stage = try ControllerStage()
    let root = shown(stage)
    root.mask = .all
    stage.host.turn {
      stage.host.window.windowScene?.requestGeometryUpdate(
        .iOS(interfaceOrientations: .landscapeLeft))
    }
    try stage.host.settle()
    #expect(stage.interfaceOrientation == .landscapeLeft)

    stage.host.turn { UIViewController.attemptRotationToDeviceOrientation() }
    try stage.host.settle()

    #expect(stage.interfaceOrientation == .portrait)
  }

  @Test(
    "UIKit 6.2 a root that is shown, or that replaces another, has the interface in its orientation"
  )
  func firstShown() throws {
    let stage = try ControllerStage()
    let sideways = LandscapeOnlyViewController("L", recorder: stage.recorder)
    stage.host.show(sideways)

    try stage.recorder.expect(
      """
      L.loadView
      L.viewDidLoad
      L.viewWillAppear
      L.viewIsAppearing
      L.viewDidAppear
      """)
    #expect(sideways.view.frame.size == CGSize(width: 852, height: 393))

    let upright = PortraitOnlyViewController("U", recorder: stage.recorder)
    stage.host.turn { stage.host.window.rootViewController = upright }
    try stage.recorder.expect(
      """
      L.viewWillDisappear
      U.loadView
      U.viewDidLoad
      U.viewWillAppear
      U.viewIsAppearing
      L.viewDidDisappear
      U.viewDidAppear
      """)
    #expect(upright.view.frame.size == CGSize(width: 393, height: 852))
  }

  @Test(
    "UIKit 6.3 a window that the user has resized is not rotated, until the device is"
  )
  func freelySized() throws {
    let stage = try ControllerStage()
    let root = shown(stage)
    root.mask = .portrait
    try stage.host.resize(to: CGSize(width: 900, height: 400))
    stage.host.turn { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(stage.interfaceOrientation == .landscapeRight)

    try turn(stage, to: .portrait)
    #expect(UIScreen.main.bounds.size == CGSize(width: 400, height: 900))
    #expect(stage.interfaceOrientation == .portrait)
  }

  // MARK: One at a time

  @Test("R4.4 what is requested while the interface rotates happens after it, as one")
  func afterwards() throws {
    let stage = try ControllerStage()
    let root = shown(stage)
    root.recordsRotation = true
    stage.host.rotateDevice(to: .landscapeLeft)
    stage.host.advance(by: 0.1)
    stage.host.rotateDevice(to: .portraitUpsideDown)
    stage.host.rotateDevice(to: .landscapeRight)
    try stage.recorder.expect(
      """
      P.viewWillTransition(852×393)
      P.willRotate(landscapeRight)
      P.willAnimateRotation(landscapeRight)
      """)

    let time = try stage.host.settle()

    try stage.recorder.expect(
      """
      P.didRotate(portrait)
      P.viewWillTransition(852×393)
      P.willRotate(landscapeLeft)
      P.willAnimateRotation(landscapeLeft)
      P.didRotate(landscapeRight)
      """)
    #expect(time == 0.8)
  }

  @Test("R4.4 a device that is rotated inside a callback of a rotation is followed after it")
  func insideCallback() throws {
    let stage = try ControllerStage()
    let root = SizedController("P", recorder: stage.recorder)
    stage.host.show(root)
    stage.recorder.removeAll()
    root.onTransition = { _ in
      root.onTransition = { _ in }
      UIDevice.current.simulateRotation(to: .portrait)
    }

    try turn(stage, to: .landscapeLeft)

    try stage.recorder.expect(
      """
      P.viewWillTransition(852×393)
      P.viewWillTransition(393×852)
      """)
    #expect(stage.interfaceOrientation == .portrait)
  }

  @Test("R4.4 while anything is being presented nothing rotates; then it does")
  func holds() throws {
    let stage = try ControllerStage()
    let root = shown(stage)
    let other = UIWindow(frame: stage.host.window.frame)
    let otherRoot = stage.controller("Q")
    stage.host.turn {
      other.rootViewController = otherRoot
      other.isHidden = false
    }
    let quick = stage.modal("M", .overFullScreen)
    quick.modalTransitionStyle = .crossDissolve
    root.present(quick, animated: true)
    otherRoot.present(stage.modal("N", .overFullScreen), animated: true)

    stage.host.rotateDevice(to: .landscapeLeft)
    stage.host.advance(by: 0.4)

    #expect(quick.transitionCoordinator == nil && otherRoot.transitionCoordinator != nil)
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    try stage.host.settle()
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    #expect(stage.interfaceOrientation == .landscapeRight)
  }

  // MARK: The older callbacks

  @Test(
    "UIKit 6.1 the three callbacks reach the visible children, parents first, with the old and new side"
  )
  func legacy() throws {
    let stage = try ControllerStage()
    let root = shown(stage)
    let (shown, outside, deep) = (
      stage.controller("A"), stage.controller("O"), stage.controller("D")
    )
    stage.host.turn {
      add(shown, to: root)
      add(deep, to: shown)
      root.addChild(outside)
      outside.loadViewIfNeeded()
    }
    for controller in [root, shown, outside, deep] { controller.recordsRotation = true }
    stage.recorder.removeAll()

    try turn(stage, to: .landscapeRight)

    try stage.recorder.expect(
      """
      P.viewWillTransition(852×393)
      P.willRotate(landscapeLeft)
      A.willRotate(landscapeLeft)
      D.willRotate(landscapeLeft)
      A.viewWillTransition(852×393)
      D.viewWillTransition(852×393)
      P.willAnimateRotation(landscapeLeft)
      A.willAnimateRotation(landscapeLeft)
      D.willAnimateRotation(landscapeLeft)
      P.didRotate(portrait)
      A.didRotate(portrait)
      D.didRotate(portrait)
      """)
  }

  @Test(
    "UIKit 6.3 a rotation by 180° takes twice as long and is sent to the root, though the size stays"
  )
  func halfTurn() throws {
    let stage = try ControllerStage()
    let root = shown(stage)
    root.mask = .all
    let child = stage.controller("A")
    stage.host.turn { add(child, to: root) }
    for controller in [root, child] { controller.recordsRotation = true }
    stage.recorder.removeAll()

    stage.host.rotateDevice(to: .portraitUpsideDown)
    let time = try stage.host.settle()

    #expect(time == 0.6)
    try stage.recorder.expect(
      """
      P.viewWillTransition(393×852)
      P.willRotate(portraitUpsideDown)
      A.willRotate(portraitUpsideDown)
      P.willAnimateRotation(portraitUpsideDown)
      A.willAnimateRotation(portraitUpsideDown)
      P.didRotate(portrait)
      A.didRotate(portrait)
      """)
  }

  @Test(
    "UIKit 6.2 a container that forwards manually decides which children receive it, with all below"
  )
  func byHand() throws {
    final class Forwarding: RecordingViewController {
      override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }

      override func willRotate(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
      ) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        children.last?.willRotate(to: toInterfaceOrientation, duration: duration)
      }

      override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
        children.last?.didRotate(from: fromInterfaceOrientation)
      }
    }
    let stage = try ControllerStage()
    let root = Forwarding("P", recorder: stage.recorder)
    stage.host.show(root)
    let (first, last, deep) = (
      stage.controller("A"), stage.controller("B"), stage.controller("D")
    )
    stage.host.turn {
      add(first, to: root)
      add(last, to: root)
      add(deep, to: last)
    }
    for controller in [root, first, last, deep] { controller.recordsRotation = true }
    stage.recorder.removeAll()

    try turn(stage, to: .landscapeLeft)

    try stage.recorder.expect(
      """
      P.viewWillTransition(852×393)
      P.willRotate(landscapeRight)
      B.willRotate(landscapeRight)
      D.willRotate(landscapeRight)
      A.viewWillTransition(852×393)
      B.viewWillTransition(852×393)
      D.viewWillTransition(852×393)
      P.willAnimateRotation(landscapeRight)
      P.didRotate(portrait)
      B.didRotate(portrait)
      D.didRotate(portrait)
      """)
  }

  @Test(
    "UIKit 6.1 a child that is added or removed in the middle of a rotation receives no half of it"
  )
  func addedAndRemoved() throws {
    let stage = try ControllerStage()
    let root = shown(stage)
    let (removed, added) = (stage.controller("G"), stage.controller("C"))
    stage.host.turn { add(removed, to: root) }
    for controller in [root, removed, added] { controller.recordsRotation = true }
    stage.host.rotateDevice(to: .landscapeLeft)
    stage.host.turn {
      remove(removed)
      add(added, to: root)
    }
    stage.recorder.removeAll()

    try stage.host.settle()

    try stage.recorder.expect("P.didRotate(portrait)")
    #expect(added.view.window != nil)
  }
}
