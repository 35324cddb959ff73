import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

struct SizeTransitionTests {
  private let wide = CGSize(width: 852, height: 393)

  // MARK: Order

  @Test(
    "UIKit 0.2.9 6.3 a rotation: callbacks, then bounds, layout and alongside, then completions"
  )
  func rotationOrder() throws {
    let stage = try ControllerStage()
    let root = SizedController("P", recorder: stage.recorder)
    stage.host.show(root)
    root.recordsLayout = true
    root.recordsRotation = true
    root.asksCoordinator = true
    stage.recorder.removeAll()

    stage.host.rotateDevice(to: .landscapeLeft)
    let during = stage.recorder.takeTimeline()
    try stage.host.settle()

    try during.expect(
      """
      P.viewWillTransition(852×393)
      P.willRotate(landscapeRight)
      P.called: view 393×852, screen 393×852, orientation portrait, animated
      P.viewWillLayoutSubviews
      P.viewDidLayoutSubviews
      P.willAnimateRotation(landscapeRight)
      P.alongside: view 852×393, screen 852×393, orientation landscapeRight, animated
      """)
    try stage.recorder.expect(
      """
      P.didRotate(portrait)
      P.completed: view 852×393, screen 852×393, orientation landscapeRight, animated
      """)
  }

  @Test(
    "UIKit 6.3 a window that the user resizes: the same, without animation, over at the turn's end")
  func resizeOrder() throws {
    let stage = try ControllerStage()
    let root = SizedController("P", recorder: stage.recorder)
    stage.host.show(root)
    root.recordsLayout = true
    root.recordsRotation = true
    root.asksCoordinator = true
    stage.recorder.removeAll()

    try stage.host.resize(to: CGSize(width: 500, height: 600))
    try stage.recorder.expect(
      """
      P.viewWillTransition(500×600)
      P.called: view 393×852, screen 393×852, orientation portrait, at once
      P.viewWillLayoutSubviews
      P.viewDidLayoutSubviews
      P.alongside: view 500×600, screen 500×600, orientation portrait, at once
      P.completed: view 500×600, screen 500×600, orientation portrait, at once
      """)

    try stage.host.resize(to: CGSize(width: 700, height: 600))
    try stage.recorder.expect(
      """
      P.viewWillTransition(700×600)
      P.willRotate(landscapeRight)
      P.called: view 500×600, screen 500×600, orientation portrait, at once
      P.viewWillLayoutSubviews
      P.viewDidLayoutSubviews
      P.willAnimateRotation(landscapeRight)
      P.alongside: view 700×600, screen 700×600, orientation landscapeRight, at once
      P.didRotate(portrait)
      P.completed: view 700×600, screen 700×600, orientation landscapeRight, at once
      """)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(stage.host.window.layer.animationKeys() == nil)
  }

  // MARK: Forwarding

  @Test(
    "R4.1 UIKit 6.3 the size of each visible child is read once, parents first; one that has it is not called"
  )
  func forwarding() throws {
    let stage = try ControllerStage()
    let root = AskedController("P", recorder: stage.recorder)
    stage.host.show(root)
    let (first, fixed, deep) = (
      AskedController("A", recorder: stage.recorder), stage.controller("F"), stage.controller("D")
    )
    stage.host.turn {
      add(first, to: root)
      add(fixed, to: root)
      add(deep, to: first)
      fixed.view.autoresizingMask = []
      fixed.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    }
    root.sizes["F"] = CGSize(width: 100, height: 50)
    first.sizes["D"] = CGSize(width: 10, height: 20)
    stage.recorder.removeAll()

    stage.host.rotateDevice(to: .landscapeRight)
    try stage.host.settle()

    try stage.recorder.expect(
      """
      P.viewWillTransition(852×393)
      P.size(A, 852×393)
      A.viewWillTransition(852×393)
      A.size(D, 852×393)
      D.viewWillTransition(10×20)
      P.size(F, 852×393)
      """)
  }

  @Test("UIKit 6.3 without a call of super the children are not called")
  func withoutSuper() throws {
    final class Silent: RecordingViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        recorder.note("silent", from: name)
      }
    }
    let stage = try ControllerStage()
    let root = Silent("P", recorder: stage.recorder)
    stage.host.show(root)
    let child = stage.controller("A")
    stage.host.turn { add(child, to: root) }
    root.recordsRotation = true
    child.recordsRotation = true
    stage.recorder.removeAll()

    stage.host.rotateDevice(to: .landscapeLeft)
    try stage.host.settle()

    try stage.recorder.expect("P.silent")
    #expect(child.view.bounds.size == wide)
  }

  @Test("UIKit 6.1 6.3 an invisible child is not called, and has the right frame when it appears")
  func invisible() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let (unloaded, outside, shown) = (
      stage.controller("U"), stage.controller("O"), stage.controller("S")
    )
    stage.host.turn {
      root.addChild(unloaded)
      root.addChild(outside)
      outside.loadViewIfNeeded()
      add(shown, to: root)
    }
    stage.recorder.removeAll()

    stage.host.rotateDevice(to: .landscapeLeft)
    try stage.host.settle()

    try stage.recorder.expect(
      """
      P.viewWillTransition(852×393)
      S.viewWillTransition(852×393)
      """)
    #expect(!unloaded.isViewLoaded)

    stage.host.turn {
      unloaded.view.frame = root.view.bounds
      root.view.addSubview(unloaded.view)
    }
    #expect(unloaded.view.frame.size == wide)
  }

  @Test(
    "UIKit 6.3 a child whose frame the program sets receives nothing, nor does the root of such a window"
  )
  func byHand() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let child = stage.controller("A")
    stage.host.turn { add(child, to: root) }
    stage.recorder.removeAll()

    stage.host.turn { child.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    stage.host.turn { stage.host.window.frame = CGRect(x: 0, y: 0, width: 200, height: 300) }

    try stage.recorder.expect("")
    #expect(root.view.bounds.size == CGSize(width: 200, height: 300))
  }

  @Test("UIKit 6.3 another preferred size reaches the parent, when it is another one")
  func preferredSize() throws {
    final class Parent: RecordingViewController {
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        recorder.note("preferred(\(container.preferredContentSize.width))", from: name)
      }
    }
    let stage = try ControllerStage()
    let parent = Parent("P", recorder: stage.recorder)
    let child = stage.controller("A")
    parent.addChild(child)
    stage.recorder.removeAll()

    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    try stage.recorder.expect("P.preferred(10.0)")
    child.removeFromParent()
    stage.recorder.removeAll()
    child.preferredContentSize = .zero
    try stage.recorder.expect("")

    parent.addChild(child)
    stage.recorder.removeAll()
    child.preferredContentSize = CGSize(width: 30, height: 20)
    try stage.recorder.expect("P.preferred(30.0)")
  }

  @Test("UIKit 6.3 a preferred size that is none is refused, and not sent")
  func impossiblePreferredSize() throws {
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 10, height: 20)

    let misuses = withMisuseIntercepted {
      controller.preferredContentSize = CGSize(width: CGFloat.nan, height: 20)
      controller.preferredContentSize = CGSize(width: 10, height: CGFloat.infinity)
    }

    #expect(misuses.map(\.id) == ["geometry.preferred-size", "geometry.preferred-size"])
    #expect(
      misuses.first?.message
        == "preferredContentSize of \(controller.diagnosticName) is nan × 20.0")
    #expect(controller.preferredContentSize == CGSize(width: 10, height: 20))
  }

  // MARK: Windows

  @Test("UIKit 6.3 hidden windows, windows that do not fill the screen, and several windows")
  func windows() throws {
    let stage = try ControllerStage()
    let host = stage.host
    _ = stage.shownRoot()
    let (front, small, hidden) = (
      UIWindow(frame: host.window.frame),
      UIWindow(frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
      UIWindow(frame: host.window.frame)
    )
    for (window, name) in [(front, "F"), (small, "S"), (hidden, "H")] {
      window.rootViewController = stage.controller(name)
      host.turn { window.isHidden = false }
    }
    host.turn { hidden.isHidden = true }
    stage.recorder.removeAll()

    host.rotateDevice(to: .landscapeLeft)
    try host.settle()

    try stage.recorder.expect(
      """
      P.viewWillTransition(852×393)
      F.viewWillTransition(852×393)
      """)
    #expect(front.frame.size == wide)
    #expect(small.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(hidden.rootViewController?.view.frame.size == wide)
    host.turn { hidden.isHidden = false }
    try stage.recorder.expect(
      """
      H.viewWillAppear
      H.viewIsAppearing
      H.viewDidAppear
      """)
  }

  @Test(
    "UIKit 6.3 the coordinator is set from the first callback to the last, with its values")
  func coordinator() throws {
    let stage = try ControllerStage()
    let root = SizedController("P", recorder: stage.recorder)
    stage.host.show(root)
    var seen: (any UIViewControllerTransitionCoordinator)?
    root.onTransition = { seen = $0 }
    #expect(root.transitionCoordinator == nil)

    stage.host.rotateDevice(to: .landscapeLeft)
    let coordinator = try #require(seen)
    #expect(root.transitionCoordinator === coordinator)
    #expect(coordinator.isAnimated && !coordinator.isInteractive && !coordinator.isCancelled)
    #expect(coordinator.transitionDuration == 0.3)
    #expect(coordinator.containerView === stage.host.window)
    #expect(coordinator.targetTransform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(coordinator.presentationStyle == .none)
    let time = try stage.host.settle()

    #expect(time == 0.3)
    #expect(root.transitionCoordinator == nil)
    #expect(!coordinator.animate(alongsideTransition: nil, completion: { _ in }))
  }

  @Test(
    "UIKit 6.3 what is changed alongside is animated with the window; what repeats delays nothing"
  )
  func alongside() throws {
    let stage = try ControllerStage()
    let root = SizedController("P", recorder: stage.recorder)
    stage.host.show(root)
    let (fading, blinking) = (UIView(), UIView())
    stage.host.turn {
      root.view.addSubview(fading)
      root.view.addSubview(blinking)
    }
    root.onTransition = { [recorder = stage.recorder] coordinator in
      coordinator.animate(alongsideTransition: { _ in
        fading.alpha = 0
        UIView.modifyAnimations(withRepeatCount: .infinity, autoreverses: true) {
          blinking.alpha = 0
        }
      }) { _ in
        recorder.note("completion")
      }
    }
    stage.recorder.removeAll()

    stage.host.rotateDevice(to: .landscapeLeft)
    stage.host.advance(by: 0.15)
    let half = fading.layer.presented.opacity
    stage.recorder.removeAll()
    stage.host.advance(by: 0.2)

    #expect(half == 0.5)
    #expect(root.transitionCoordinator == nil)
    try stage.recorder.expect("test.completion")
  }

  // MARK: Traits

  @Test(
    "UIKit 0.2.9 6.3 traits are sent before the size, with what children override; then they change"
  )
  func traits() throws {
    let host = try TestHost(size: CGSize(width: 430, height: 932))
    let recorder = LifecycleRecorder()
    let (root, narrow, fixed) = (
      RecordingViewController("P", recorder: recorder),
      RecordingViewController("N", recorder: recorder),
      RecordingViewController("F", recorder: recorder)
    )
    narrow.traitOverrides.horizontalSizeClass = .compact
    fixed.traitOverrides.horizontalSizeClass = .compact
    fixed.traitOverrides.verticalSizeClass = .regular
    host.show(root)
    host.turn {
      add(narrow, to: root)
      add(fixed, to: root)
    }
    for controller in [root, narrow, fixed] { controller.recordsTraits = true }
    root.recordsLayout = true
    recorder.removeAll()

    host.rotateDevice(to: .landscapeLeft)
    try host.settle()

    try recorder.expect(
      """
      P.willTransition(regular×compact)
      N.willTransition(compact×compact)
      P.viewWillTransition(932×430)
      N.viewWillTransition(932×430)
      F.viewWillTransition(932×430)
      P.traitCollectionDidChange(width, height)
      N.traitCollectionDidChange(height)
      P.viewWillLayoutSubviews
      P.viewDidLayoutSubviews
      """)
  }

  @Test("UIKit 6.3 a size that changes no traits sends none; views between may override too")
  func unchangedTraits() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let child = stage.controller("A")
    let middle = UIView(frame: root.view.bounds)
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    middle.traitOverrides.verticalSizeClass = .regular
    stage.host.turn {
      root.addChild(child)
      root.view.addSubview(middle)
      middle.addSubview(child.view)
      child.didMove(toParent: root)
    }
    for controller in [root, child] { controller.recordsTraits = true }
    stage.recorder.removeAll()

    try stage.host.resize(to: CGSize(width: 400, height: 860))
    try stage.recorder.expect(
      """
      P.viewWillTransition(400×860)
      A.viewWillTransition(400×860)
      """)

    try stage.host.resize(to: CGSize(width: 500, height: 300))
    try stage.recorder.expect(
      """
      P.willTransition(compact×compact)
      P.viewWillTransition(500×300)
      A.viewWillTransition(500×300)
      P.traitCollectionDidChange(height)
      """)
  }

  // MARK: Presentations

  @Test(
    "UIKit 6.3 5.6 what is presented is called after the controller that presents it, and decides")
  func presented() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let front = SizedController("B", recorder: stage.recorder)
    front.modalPresentationStyle = .fullScreen
    stage.host.turn { root.present(front, animated: false) }
    try stage.host.settle()
    for controller in [root, front] { controller.recordsRotation = true }
    var seen: (any UIViewControllerTransitionCoordinator)?
    front.onTransition = { seen = $0 }
    stage.recorder.removeAll()

    stage.host.rotateDevice(to: .landscapeLeft)
    #expect(seen != nil && front.transitionCoordinator === seen)
    try stage.host.settle()

    try stage.recorder.expect(
      """
      P.viewWillTransition(852×393)
      P.willRotate(landscapeRight)
      B.viewWillTransition(852×393)
      B.willRotate(landscapeRight)
      P.willAnimateRotation(landscapeRight)
      B.willAnimateRotation(landscapeRight)
      P.didRotate(portrait)
      B.didRotate(portrait)
      """)
    #expect(front.view.frame.size == wide)
    #expect(front.transitionCoordinator == nil)

    stage.host.turn { front.dismiss(animated: false) }
    try stage.host.settle()
    #expect(root.view.frame.size == wide)
  }

  // MARK: In the middle

  @Test("R14.2 a root that is replaced in the middle leaves nothing; the new one is right")
  func replacedRoot() throws {
    let stage = try ControllerStage()
    let root = SizedController("P", recorder: stage.recorder)
    stage.host.show(root)
    root.asksCoordinator = true
    let other = stage.controller("B")
    stage.recorder.removeAll()

    stage.host.rotateDevice(to: .landscapeLeft)
    stage.host.advance(by: 0.1)
    stage.recorder.removeAll()
    stage.host.turn { stage.host.window.rootViewController = other }
    try stage.host.settle()

    try stage.recorder.expect(
      """
      P.viewWillDisappear
      B.loadView
      B.viewDidLoad
      B.viewWillAppear
      B.viewIsAppearing
      P.viewDidDisappear
      B.viewDidAppear
      P.completed: view 852×393, screen 852×393, orientation landscapeRight, animated
      """)
    #expect(other.view.frame.size == wide)
    #expect(root.transitionCoordinator == nil)
  }

  @Test("R13.2 a window and a root without references are freed when their rotation is over")
  func deallocation() throws {
    let stage = try ControllerStage()
    let host = stage.host
    _ = stage.shownRoot()
    weak var lostWindow: UIWindow?
    weak var lostRoot: UIViewController?
    do {
      let window = UIWindow(frame: host.window.frame)
      let root = stage.controller("L")
      window.rootViewController = root
      host.turn { window.isHidden = false }
      host.rotateDevice(to: .landscapeLeft)
      host.advance(by: 0.1)
      (lostWindow, lostRoot) = (window, root)
    }
    try host.settle()

    #expect(lostWindow == nil)
    #expect(lostRoot == nil)
    host.rotateDevice(to: .portrait)
    try host.settle()
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test("R4.4 a window that is resized while it rotates ends exactly right")
  func resizeInTheMiddle() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let child = UIView(frame: root.view.bounds.insetBy(dx: 10, dy: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child)
    stage.host.rotateDevice(to: .landscapeLeft)
    stage.host.advance(by: 0.1)

    try stage.host.resize(to: CGSize(width: 700, height: 500))
    stage.host.advance(by: 0.1)
    #expect(stage.host.window.layer.presented.bounds.size != CGSize(width: 700, height: 500))
    try stage.host.settle()

    #expect(stage.host.window.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
    #expect(stage.host.window.transform == .identity)
    #expect(stage.host.window.layer.presented.bounds == stage.host.window.bounds)
    #expect(child.frame == CGRect(x: 10, y: 20, width: 680, height: 460))
  }

  @Test("UIKit 6.4 children that are exchanged while the interface rotates end in the right frames")
  func transitionInTheMiddle() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let (from, to) = (stage.controller("A"), stage.controller("B"))
    stage.host.turn { add(from, to: root) }
    stage.host.rotateDevice(to: .landscapeLeft)
    stage.host.advance(by: 0.1)
    stage.host.turn {
      root.addChild(to)
      to.view.frame = root.view.bounds
      to.view.alpha = 0
      root.view.addSubview(to.view)
      UIView.animate(withDuration: 1) {
        to.view.alpha = 1
      } completion: { _ in
        remove(from)
        to.didMove(toParent: root)
      }
    }
    try stage.host.settle()
    #expect(to.view.frame.size == wide && from.view.superview == nil)

    stage.host.turn {
      root.addChild(from)
      from.view.frame = root.view.bounds
      root.view.addSubview(from.view)
      UIView.animate(withDuration: 1) {
        to.view.alpha = 0
      } completion: { _ in
        remove(to)
      }
    }
    stage.recorder.removeAll()
    stage.host.rotateDevice(to: .portrait)
    try stage.host.settle()

    #expect(from.view.frame.size == CGSize(width: 393, height: 852))
    #expect(stage.recorder.timeline.lines.contains("B.viewWillTransition(393×852)"))
    #expect(stage.recorder.timeline.lines.contains("A.viewWillTransition(393×852)"))
  }

  @Test("R14.2 a resize from inside a callback is served after the change that sends it")
  func resizeInCallback() throws {
    let stage = try ControllerStage()
    let root = SizedController("P", recorder: stage.recorder)
    stage.host.show(root)
    stage.recorder.removeAll()
    root.onTransition = { _ in
      root.onTransition = { _ in }
      do {
        try stage.host.resize(to: CGSize(width: 400, height: 400))
      } catch {
        Issue.record(error)
      }
    }

    try stage.host.resize(to: CGSize(width: 500, height: 600))

    try stage.recorder.expect(
      """
      P.viewWillTransition(500×600)
      P.viewWillTransition(400×400)
      """)
    #expect(root.view.bounds.size == CGSize(width: 400, height: 400))
  }
}
