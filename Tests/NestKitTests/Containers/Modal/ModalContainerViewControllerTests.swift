import NestKit
import NestTesting
import OpenUIKit
import Testing

@Suite(.serialized) struct ModalContainerViewControllerTests {
  private let presentation: Timeline = """
    D.willPresent(M, animated)
    M.willMove(ModalContainerViewController)
    M.loadView
    M.viewDidLoad
    M.viewWillAppear(animated) [to]
    M.viewIsAppearing(animated) [to]
    M.viewDidAppear(animated) [to]
    M.didMove(ModalContainerViewController)
    D.didPresent(M, animated)
    """
  private let dismissal: Timeline = """
    D.willDismiss(M, animated)
    M.willMove(nil)
    M.viewWillDisappear(animated) [from]
    M.viewDidDisappear(animated) [from]
    M.didMove(nil)
    D.didDismiss(M, animated)
    """

  private func immediate(_ timeline: Timeline) -> Timeline {
    Timeline(
      lines: timeline.lines.map {
        $0.replacingOccurrences(of: "(animated)", with: "")
          .replacingOccurrences(of: ", animated)", with: ")")
      })
  }

  // MARK: Timelines

  @Test(
    "R8.1 Containers 4.18 A presentation and a dismissal send each callback once, the content none")
  func timeline() throws {
    let fixture = try ModalFixture()
    let modal = fixture.make("M")

    let operation = fixture.host.turn { fixture.container.presentModal(modal) }
    #expect(try abs(fixture.host.settle() - 0.3) < 0.05)
    try fixture.recorder.expect(presentation)
    #expect(operation.result == .done)
    #expect(modal.modalContainer === fixture.container)

    fixture.host.turn { fixture.container.dismissModal() }
    #expect(try abs(fixture.host.settle() - 0.3) < 0.05)
    try fixture.recorder.expect(dismissal)
    #expect(fixture.modal == nil && modal.parent == nil)
  }

  @Test("R10.3 Without animation the order is the same, all of it before the call returns")
  func withoutAnimation() throws {
    let fixture = try ModalFixture()
    let modal = fixture.make("M")

    fixture.container.presentModal(modal, animated: false)
    try fixture.recorder.expect(immediate(presentation))
    fixture.container.dismissModal(animated: false)
    try fixture.recorder.expect(immediate(dismissal))
  }

  @Test("R14.4 The container's appearance reaches content and what is presented, once each")
  func appearance() throws {
    let fixture = try ModalFixture()
    try fixture.present("M")

    fixture.host.hide()
    fixture.host.unhide()

    try fixture.recorder.expect(
      """
      A.viewWillDisappear
      M.viewWillDisappear
      A.viewDidDisappear
      M.viewDidDisappear
      A.viewWillAppear
      M.viewWillAppear
      A.viewIsAppearing
      M.viewIsAppearing
      A.viewDidAppear
      M.viewDidAppear
      """)
  }

  @Test("R6.3 What is presented before the first display appears with the container, dimmed")
  func preloaded() throws {
    let fixture = try ModalFixture(isShown: false)
    let modal = fixture.make("M")

    fixture.container.presentModal(modal)
    try fixture.recorder.expect(
      """
      M.willMove(ModalContainerViewController)
      M.didMove(ModalContainerViewController)
      """)
    fixture.host.show(fixture.container)

    #expect(fixture.dimming == 0.3)
    #expect(fixture.recorder.appearanceViolations() == [])
    #expect(modal.view.convert(modal.view.bounds, to: nil).midY == 100)
  }

  // MARK: Views

  @Test(
    "R8.1 What is presented is in the middle, as large as it prefers, and not larger than the container"
  )
  func placement() throws {
    let fixture = try ModalFixture()
    let modal = try fixture.present("M")
    func frame() -> CGRect { modal.view.convert(modal.view.bounds, to: nil) }
    #expect(frame() == CGRect(x: 30, y: 80, width: 60, height: 40))

    fixture.host.turn { modal.preferredContentSize = CGSize(width: 80, height: 500) }
    #expect(frame() == CGRect(x: 20, y: 0, width: 80, height: 200))
    fixture.recorder.removeAll()
    try fixture.host.resize(to: CGSize(width: 60, height: 300))
    #expect(frame() == CGRect(x: 0, y: 0, width: 60, height: 300))
    #expect(fixture.recorder.timeline.lines.contains("M.viewWillTransition(60×300)"))
    try fixture.host.resize(to: CGSize(width: 200, height: 600))
    #expect(frame() == CGRect(x: 60, y: 50, width: 80, height: 500))
  }

  @Test("R8.1 A controller that prefers no size keeps that of its view")
  func ownSize() throws {
    let fixture = try ModalFixture()
    let modal = UIViewController()
    modal.view.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
    modal.view.autoresizingMask = .flexibleTopMargin

    fixture.host.turn { fixture.container.presentModal(modal, animated: false) }
    #expect(
      modal.view.convert(modal.view.bounds, to: nil)
        == CGRect(x: 45, y: 90, width: 30, height: 20))
    fixture.host.turn { fixture.container.dismissModal(animated: false) }

    #expect(modal.view.frame == CGRect(x: 1, y: 2, width: 30, height: 20))
    #expect(modal.view.autoresizingMask == .flexibleTopMargin)
  }

  @Test("R8.1 The background is black with an opacity of 0.3, which it reaches with the transition")
  func dimming() throws {
    let fixture = try ModalFixture()
    let modal = fixture.make("M")

    fixture.host.turn { fixture.container.presentModal(modal) }
    fixture.container.transition?.fractionComplete = 0.5
    fixture.host.advance(by: 0)
    #expect(fixture.dimming.map { abs($0 - 0.15) < 0.001 } == true)
    fixture.host.turn { fixture.container.transition?.resume() }
    try fixture.host.settle()
    #expect(fixture.dimming == 0.3)
    #expect(fixture.background?.backgroundColor == .black)
    #expect(fixture.background?.bounds.size == fixture.container.view.bounds.size)

    fixture.container.dimmingAlpha = 0.8
    fixture.host.turn { fixture.container.dismissModal(animated: false) }
    fixture.host.turn { fixture.container.presentModal(modal, animated: false) }
    #expect(fixture.dimming == 0.8)
  }

  @Test(
    "R8.1 Every transition presents and dismisses, and the alpha of the view is what it was",
    arguments: Transition.allTransitions)
  func transitions(_ transition: Transition) throws {
    let fixture = try ModalFixture()
    let modal = fixture.make("M")
    modal.view.alpha = 0.7
    let alpha = modal.view.alpha

    fixture.host.turn { fixture.container.presentModal(modal, transition: transition) }
    try fixture.host.settle()
    #expect(fixture.dimming == 0.3)
    #expect(
      modal.view.convert(modal.view.bounds, to: nil)
        == CGRect(x: 30, y: 80, width: 60, height: 40))
    fixture.host.turn { fixture.container.dismissModal() }
    try fixture.host.settle()

    #expect(modal.view.alpha == alpha)
    #expect(modal.view.superview == nil)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test(
    "R20.2 With reduced motion what is presented fades in, and is dimmed as always"
  )
  func reducedMotion() throws {
    let fixture = try ModalFixture()
    fixture.host.setReducesMotion(true)
    let modal = fixture.make("M")

    fixture.host.turn { fixture.container.presentModal(modal) }
    fixture.container.transition?.fractionComplete = 0.5
    fixture.host.advance(by: 0)
    #expect(fixture.dimming.map { abs($0 - 0.15) < 0.001 } == true)
    #expect(modal.view.superview?.layer.presentation()?.opacity == 0.5)
    #expect(modal.view.convert(modal.view.bounds, to: nil).midY == 100)
    fixture.host.turn { fixture.container.transition?.resume() }
    try fixture.host.settle()
    #expect(fixture.dimming == 0.3)
  }

  @Test(
    "R20.2 Containers 1.6 Reduce Motion is read when a transition begins: it fades where it moved before",
    arguments: [false, true])
  func reducedMotionLater(_ reducesFirst: Bool) throws {
    let fixture = try ModalFixture()
    fixture.host.setReducesMotion(reducesFirst)
    let modal = try fixture.present("M")
    fixture.host.setReducesMotion(!reducesFirst)

    fixture.host.turn { fixture.container.dismissModal() }
    fixture.host.turn { fixture.container.transition?.fractionComplete = 0.5 }
    fixture.host.advance(by: 0)

    let wrapper = try #require(modal.view.superview?.layer.presentation())
    #expect(wrapper.opacity == (reducesFirst ? 1 : 0.5))
    #expect(abs(wrapper.frame.minY - (reducesFirst ? 100 : 0)) < 0.01)
    #expect(fixture.dimming.map { abs($0 - 0.15) < 0.001 } == true)
    fixture.host.turn { fixture.container.transition?.resume() }
    try fixture.host.settle()
    #expect(fixture.modal == nil)
  }

  @Test("R4.6 What is presented is replaced when the interface rotates, above the same background")
  func orientationClone() throws {
    let fixture = try ModalFixture()
    let portrait = OrientedViewController("P", "L", isLandscape: false, recorder: fixture.recorder)
    portrait.preferredContentSize = CGSize(width: 60, height: 40)
    fixture.host.turn { fixture.container.presentModal(portrait) }
    try fixture.host.settle()

    fixture.host.rotateDevice()
    for _ in 0..<5 {
      fixture.host.advance(by: 0.05)
      let former = try #require(portrait.view.superview?.superview?.subviews.first)
      #expect(former.layer.presentation().map { abs($0.opacity - 0.3) < 0.001 } == true)
      let new = try #require(fixture.background)
      #expect(new.backgroundColor == nil || new === former)
    }
    try fixture.host.settle()

    #expect(fixture.modal == "L")
    #expect(fixture.background?.backgroundColor == .black)
    #expect(fixture.dimming == 0.3)
    fixture.host.turn { fixture.container.dismissModal() }
    fixture.host.turn { fixture.container.transition?.fractionComplete = 0.5 }
    fixture.host.advance(by: 0)
    #expect(fixture.dimming.map { abs($0 - 0.15) < 0.001 } == true)
  }

  // MARK: Interrupted

  @Test("Containers 1.3 A presentation that is cancelled leaves nothing, with balanced events")
  func cancelled() throws {
    let fixture = try ModalFixture()
    let operation = fixture.host.turn { fixture.container.presentModal(fixture.make("M")) }
    fixture.host.advance(by: 0.1)

    fixture.host.turn { fixture.container.transition?.reverse() }
    try fixture.host.settle()

    #expect(operation.result == .cancelled)
    #expect(fixture.modal == nil)
    #expect(fixture.container.children.count == 1)
    #expect(fixture.recorder.appearanceViolations() == [])
    #expect(
      fixture.recorder.timeline.lines.filter { $0.hasPrefix("D.") } == [
        "D.willPresent(M, animated)", "D.willDismiss(M, animated)", "D.didDismiss(M, animated)",
      ])
  }

  @Test(
    "R14.8 R8.1 A second presentation is refused while one is shown, and queued while it is dismissed"
  )
  func second() throws {
    let fixture = try ModalFixture()
    try fixture.present("M")

    var operation: ContainerOperation?
    let reports = withMisuseIntercepted {
      operation = fixture.container.presentModal(fixture.make("N"))
    }
    #expect(reports.map(\.id) == ["modal.presents-already"])
    #expect(operation?.result == reports.first.map { .refused($0) })
    #expect(fixture.recorder.timeline.lines.filter { $0 != "N.deinit" } == [])

    fixture.host.turn {
      fixture.container.dismissModal()
      operation = fixture.container.presentModal(fixture.make("N"))
    }
    try fixture.host.settle()
    #expect(operation?.result == .done)
    #expect(fixture.modal == "N")
  }

  @Test("R14.3 A dismissal of nothing, and what cannot be presented, are refused")
  func misuse() throws {
    let fixture = try ModalFixture()
    let content = try #require(fixture.container.contentViewController)

    let reports = withMisuseIntercepted {
      fixture.container.dismissModal()
      fixture.container.presentModal(content)
      fixture.container.presentModal(fixture.container)
      fixture.container.presentModal(UIViewController(), transition: .fadeIn.lasting(.nan))
    }

    #expect(
      reports.map(\.id) == [
        "modal.nothing-presented", "containment.already-parented", "containment.self",
        "transition.invalid-duration",
      ])
    try fixture.recorder.expect("")
  }

  @Test(
    "R14.2 A dismissal may be requested in any callback of the presentation",
    arguments: LifecycleCallback.Kind.allCases)
  func inCallbacks(_ callback: LifecycleCallback.Kind) throws {
    let fixture = try ModalFixture()
    let modal = fixture.make("M")
    weak let container = fixture.container
    var isCalled = false
    modal.once(callback) {
      isCalled = true
      container?.dismissModal()
    }

    fixture.host.turn { fixture.container.presentModal(modal) }
    try fixture.host.settle()

    #expect(fixture.modal == (isCalled ? nil : "M"))
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  // MARK: By hand

  @Test("R8.1 R20.1 A tap on the background dismisses, one on the controller does not")
  func tap() throws {
    let fixture = try ModalFixture()
    try fixture.present("M")

    fixture.host.tap(at: CGPoint(x: 60, y: 100))
    try fixture.host.settle()
    #expect(fixture.modal == "M" && fixture.asked == [])
    fixture.allowed = false
    fixture.host.tap(at: CGPoint(x: 10, y: 10))
    try fixture.host.settle()
    #expect(fixture.modal == "M" && fixture.asked == ["M"])
    fixture.allowed = true
    fixture.container.isTapEnabled = false
    fixture.host.tap(at: CGPoint(x: 10, y: 10))
    #expect(fixture.asked == ["M"])
    fixture.container.isTapEnabled = true
    fixture.host.tap(at: CGPoint(x: 10, y: 10))
    try fixture.host.settle()
    #expect(fixture.modal == nil)
    fixture.host.tap(at: CGPoint(x: 10, y: 10))
    #expect(fixture.asked == ["M", "M"], "nothing is presented")
  }

  @Test("R20.1 A drag down dismisses what came from below, and dims less in between")
  func drag() throws {
    let fixture = try ModalFixture()
    try fixture.present("M")

    fixture.host.press(at: CGPoint(x: 60, y: 100))
    fixture.host.movePointer(to: CGPoint(x: 60, y: 150))
    fixture.host.advance(by: 0.2)
    #expect(fixture.dimming.map { abs($0 - 0.225) < 0.001 } == true)
    fixture.host.release(at: CGPoint(x: 60, y: 150))
    try fixture.host.settle()
    #expect(fixture.modal == "M", "less than half of the height")
    #expect(fixture.dimming == 0.3)

    fixture.host.drag(
      from: CGPoint(x: 60, y: 90), to: CGPoint(x: 60, y: 196), duration: 2)
    try fixture.host.settle()
    #expect(fixture.modal == nil)
    #expect(fixture.recorder.appearanceViolations(appeared: ["M"]) == [])
  }

  @Test("R20.1 The drag moves where the controller came from, has a veto and can be switched off")
  func dragDirections() throws {
    let fixture = try ModalFixture()
    func drag(_ dx: CGFloat, _ dy: CGFloat) throws {
      fixture.host.drag(
        from: CGPoint(x: 60, y: 100), to: CGPoint(x: 60 + dx, y: 100 + dy), duration: 0.1)
      try fixture.host.settle()
    }
    try fixture.present("M", transition: .coverFromLeft)

    try drag(0, 80)
    try drag(55, 0)
    #expect(fixture.asked == [])
    fixture.container.isDragEnabled = false
    try drag(-55, 0)
    fixture.container.isDragEnabled = true
    fixture.allowed = false
    try drag(-55, 0)
    #expect(fixture.modal == "M" && fixture.asked == ["M"])
    fixture.allowed = true
    try drag(-55, 0)
    #expect(fixture.modal == nil)

    try fixture.present("N", transition: .emergeFromCenter)
    try drag(0, 80)
    #expect(fixture.modal == nil, "down, if it came from no edge")
  }

  @Test(
    "R20.1 A presentation is not taken up by a drag where the delegate does not allow to dismiss")
  func vetoOfContinuing() throws {
    let fixture = try ModalFixture()
    fixture.allowed = false

    let operation = fixture.host.turn { fixture.container.presentModal(fixture.make("M")) }
    fixture.host.advance(by: 0.1)
    fixture.host.drag(from: CGPoint(x: 60, y: 20), to: CGPoint(x: 60, y: 190), duration: 0.1)
    try fixture.host.settle()
    #expect(operation.result == .done)
    #expect(fixture.asked == ["M"])

    let dismissal = fixture.host.turn { fixture.container.dismissModal() }
    fixture.host.advance(by: 0.1)
    fixture.host.drag(from: CGPoint(x: 60, y: 190), to: CGPoint(x: 60, y: 20), duration: 0.1)
    try fixture.host.settle()
    #expect(dismissal.result == .cancelled)
    #expect(fixture.modal == "M")
  }

  @Test("R20.1 Escape dismisses where the delegate allows it, and can be switched off")
  func escape() throws {
    let fixture = try ModalFixture()
    try fixture.present("M")

    fixture.container.isKeyEnabled = false
    fixture.host.press(.keyboardEscape)
    fixture.container.isKeyEnabled = true
    fixture.allowed = false
    fixture.host.press(.keyboardEscape)
    #expect(fixture.modal == "M" && fixture.asked == ["M"])
    fixture.allowed = true
    fixture.host.press(.keyboardEscape)
    try fixture.host.settle()
    #expect(fixture.modal == nil)
  }

  @Test("R8.1 The content takes no touches while a controller is presented")
  func touches() throws {
    let fixture = try ModalFixture()
    let content = try #require(fixture.container.contentViewController?.view)
    let point = CGPoint(x: 10, y: 10)
    #expect(fixture.host.window.hitTest(point, with: nil) === content)

    try fixture.present("M")
    #expect(fixture.host.window.hitTest(point, with: nil)?.isDescendant(of: content) == false)

    fixture.host.turn { fixture.container.dismissModal(animated: false) }
    #expect(fixture.host.window.hitTest(point, with: nil) === content)
  }

  // MARK: Nesting and memory

  @Test(
    "R14.4 A modal container presented in a modal container: Escape dismisses the inner one first")
  func nested() throws {
    let fixture = try ModalFixture()
    let inner = ModalContainerViewController(contentViewController: fixture.make("X"))
    let innermost = fixture.make("Y")
    inner.presentModal(innermost)
    fixture.host.turn { fixture.container.presentModal(inner) }
    try fixture.host.settle()
    #expect(innermost.modalContainer === inner)

    fixture.host.press(.keyboardEscape)
    try fixture.host.settle()
    #expect(inner.modalContentViewController == nil && fixture.modal != nil)
    fixture.host.press(.keyboardEscape)
    try fixture.host.settle()
    #expect(fixture.modal == nil)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R13.2 What was dismissed, and the container, are deallocated")
  func memory() throws {
    weak var container: ModalContainerViewController?
    weak var modal: UIViewController?
    try {
      let fixture = try ModalFixture()
      container = fixture.container
      modal = try fixture.present("M")
      fixture.host.tap(at: CGPoint(x: 10, y: 10))
      try fixture.host.settle()
      #expect(modal == nil)
      modal = try fixture.present("N")
      fixture.host.turn { fixture.host.window.rootViewController = nil }
    }()

    #expect(container == nil)
    #expect(modal == nil)
  }
}
