import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Presentations and the orientation of the interface.
@Suite struct PresentationOrientationTests {
  /// A controller with opinions about orientations.
  private final class Opinionated: RecordingViewController {
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    var rotates = true
    var preferred: UIInterfaceOrientation?

    override var shouldAutorotate: Bool { rotates }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
  }

  private let tall = CGSize(width: 393, height: 852)
  private let wide = CGSize(width: 852, height: 393)

  private func modal(
    _ stage: ControllerStage, _ style: UIModalPresentationStyle = .fullScreen
  ) -> Opinionated {
    let modal = Opinionated("M", recorder: stage.recorder)
    modal.modalPresentationStyle = style
    modal.loadViewIfNeeded()
    stage.recorder.removeAll()
    return modal
  }

  @Test(
    "UIKit 6.2 What is presented over the full screen has its preferred orientation; then the old one is back"
  )
  func preferred() throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let stage = try ControllerStage()
      let root = stage.shownRoot()
      let modal = modal(stage, style)
      modal.mask = .landscape
      modal.preferred = .landscapeLeft
      let isFull = style == .fullScreen

      root.present(modal, animated: true, completion: stage.note())
      #expect(stage.interfaceOrientation == .landscapeLeft)
      try stage.host.settle()
      try stage.recorder.expect(
        Timeline(
          """
          P.viewWillTransition(852×393)
          \(isFull ? "P.viewWillDisappear(animated)\n" : "")M.viewWillAppear(animated) [presented]
          M.viewIsAppearing(animated) [presented]
          M.viewDidAppear(animated) [presented]
          \(isFull ? "P.viewDidDisappear(animated)\n" : "")test.completion
          """))
      #expect(modal.view.bounds.size == wide)

      modal.dismiss(animated: false)
      try stage.host.settle()
      #expect(stage.interfaceOrientation == .portrait)
      #expect(root.view.bounds.size == tall)
      #expect(stage.host.window.bounds.size == tall)
    }
  }

  @Test(
    "R14.3 UIKit 6.2 A preference that is not supported is reported, and the interface keeps its orientation"
  )
  func unsupported() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = modal(stage)
    modal.mask = .portrait
    modal.preferred = .landscapeRight

    let misuses = try withMisuseIntercepted {
      root.present(modal, animated: false)
      try stage.host.settle()
    }

    #expect(misuses.map(\.id) == ["orientation.preferred-unsupported"])
    #expect(
      misuses.first?.message == "UIApplicationInvalidInterfaceOrientation: "
        + "preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported "
        + "interface orientation: 'portrait'")
    #expect(stage.interfaceOrientation == .portrait)
    #expect(root.presentedViewController === modal)
  }

  @Test("UIKit 6.2 What does not rotate has the orientation of the interface, and keeps it")
  func doesNotRotate() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = modal(stage)
    modal.rotates = false
    modal.preferred = .landscapeLeft
    root.present(modal, animated: false)
    try stage.host.settle()
    #expect(stage.interfaceOrientation == .portrait)

    stage.host.rotateDevice(to: .landscapeLeft)
    try stage.host.settle()
    #expect(stage.interfaceOrientation == .portrait)

    root.dismiss(animated: false)
    try stage.host.settle()
    #expect(stage.interfaceOrientation == .landscapeRight)
    #expect(root.view.bounds.size == wide)
  }

  @Test("UIKit 6.2 The presented controller decides where it covers the screen, the root elsewhere")
  func whoDecides() throws {
    for style in [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet,
      .currentContext, .overCurrentContext, .custom,
    ] {
      let stage = try ControllerStage()
      let root = Opinionated("P", recorder: stage.recorder)
      stage.show(root)
      let modal = modal(stage, style)
      modal.mask = .portrait
      root.present(modal, animated: false)
      try stage.host.settle()

      stage.host.rotateDevice(to: .landscapeLeft)
      try stage.host.settle()
      let decides = style == .fullScreen || style == .overFullScreen
      #expect(stage.interfaceOrientation == (decides ? .portrait : .landscapeRight), "\(style)")

      modal.mask = .all
      modal.setNeedsUpdateOfSupportedInterfaceOrientations()
      try stage.host.settle()
      #expect(stage.interfaceOrientation == .landscapeRight, "\(style)")
      #expect(modal.view.window != nil)
    }
  }

  @Test("R4.4 UIKit 6.3 Presented while the interface rotates: both complete, balanced")
  func whileTurning() throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom] {
      let stage = try ControllerStage()
      let root = stage.shownRoot()
      let modal = modal(stage, style)
      stage.host.rotateDevice(to: .landscapeLeft)
      stage.host.advance(by: 0.1)
      stage.recorder.removeAll()

      let misuses = try withMisuseIntercepted {
        root.present(modal, animated: true, completion: stage.note())
        try stage.host.settle()
      }

      #expect(misuses.isEmpty, "\(style)")
      let removes = style == .fullScreen
      try stage.recorder.expect(
        Timeline(
          """
          \(removes ? "P.viewWillDisappear(animated)\n" : "")M.viewWillAppear(animated) [presented]
          M.viewIsAppearing(animated) [presented]
          M.viewDidAppear(animated) [presented]
          \(removes ? "P.viewDidDisappear(animated)\n" : "")test.completion
          """))
      #expect(stage.interfaceOrientation == .landscapeRight)
      #expect(stage.host.window.bounds.size == wide && stage.host.window.transform.isIdentity)
      #expect(modal.transitionCoordinator == nil && root.transitionCoordinator == nil)
      if style != .pageSheet { #expect(modal.view.bounds.size == wide, "\(style)") }
    }
  }

  @Test("R4.4 UIKit 6.2 Presented while the interface rotates, with another preferred orientation")
  func otherwiseWhileTurning() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = modal(stage)
    modal.mask = .portrait
    stage.host.rotateDevice(to: .landscapeLeft)
    stage.host.advance(by: 0.1)
    stage.recorder.removeAll()

    root.present(modal, animated: true, completion: stage.note())
    try stage.host.settle()

    try stage.recorder.expect(
      """
      P.viewWillTransition(393×852)
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      M.viewIsAppearing(animated) [presented]
      M.viewDidAppear(animated) [presented]
      P.viewDidDisappear(animated)
      test.completion
      """)
    #expect(stage.interfaceOrientation == .portrait)
    #expect(stage.host.window.bounds.size == tall && stage.host.window.transform.isIdentity)
    #expect(modal.view.frame == CGRect(origin: .zero, size: tall))
    #expect(modal.transitionCoordinator == nil)

    root.dismiss(animated: true)
    try stage.host.settle()
    #expect(stage.interfaceOrientation == .landscapeRight)
    #expect(root.view.frame == CGRect(origin: .zero, size: wide))
  }

  @Test(
    "R4.4 UIKit 6.3 Dismissed while the interface rotates: the presenting view has the new size"
  )
  func dismissedWhileTurning() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = modal(stage)
    root.present(modal, animated: false)
    try stage.host.settle()
    stage.host.rotateDevice(to: .landscapeLeft)
    stage.host.advance(by: 0.1)
    stage.recorder.removeAll()

    root.dismiss(animated: true, completion: stage.note())
    try stage.host.settle()

    try stage.recorder.expect(
      """
      M.viewWillDisappear(animated) [dismissed]
      P.viewWillAppear(animated)
      P.viewIsAppearing(animated)
      P.viewDidAppear(animated)
      M.viewDidDisappear(animated) [dismissed]
      test.completion
      """)
    #expect(root.view.frame == CGRect(origin: .zero, size: wide))
    #expect(stage.host.window.subviews == [root.view])
  }

  @Test(
    "R4.4 UIKit 6.3 A sheet that is dragged, an interactive presentation: the interface rotates afterwards"
  )
  func whileOnHold() throws {
    let custom = try CustomStage(.fullScreen)
    let interactor = UIPercentDrivenInteractiveTransition()
    custom.delegate.interactor = interactor
    custom.root.present(custom.modal, animated: true)
    interactor.update(0.5)
    custom.stage.host.rotateDevice(to: .landscapeLeft)
    custom.stage.host.advance(by: 2)
    #expect(custom.stage.interfaceOrientation == .portrait)

    interactor.cancel()
    try custom.stage.host.settle()

    #expect(custom.stage.interfaceOrientation == .landscapeRight)
    #expect(custom.root.view.frame == CGRect(origin: .zero, size: wide))
    #expect(custom.root.transitionCoordinator == nil)
  }

  @Test(
    "UIKit 6.2 The root determines the status bar again when what captures it begins to disappear"
  )
  func statusBar() throws {
    final class Dark: RecordingViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = Dark("M", recorder: stage.recorder)
    modal.modalPresentationStyle = .overFullScreen
    modal.modalPresentationCapturesStatusBarAppearance = true
    root.present(modal, animated: true)
    stage.host.commit()
    let manager = try #require(stage.host.window.windowScene?.statusBarManager)
    #expect(manager.statusBarStyle == .lightContent)
    try stage.host.settle()

    root.dismiss(animated: true)
    stage.host.commit()
    #expect(manager.statusBarStyle != .lightContent)
    try stage.host.settle()
  }
}
