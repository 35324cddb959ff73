import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Where the views of a presentation are, which of them receive touches and keys, and what a resize
/// does.
@Suite struct PresentationViewsTests {
  @Test("R4.5 Presented in one size, dismissed in another: the presenting view fits at once")
  func resizedMeanwhile() throws {
    let stage = try ControllerStage()
    let root = RecordingViewController("P", recorder: stage.recorder)
    stage.host.show(root)
    let modal = stage.modal("M")
    try stage.present(modal, on: root)
    try stage.host.resize(to: CGSize(width: 700, height: 300))
    stage.host.commit()
    #expect(modal.view.frame.size == CGSize(width: 700, height: 300))

    var size = CGSize.zero
    root.on(.viewIsAppearing) { [unowned root] in size = root.view.bounds.size }
    root.dismiss(animated: false)
    stage.host.commit()

    #expect(size == CGSize(width: 700, height: 300))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 700, height: 300))
  }

  @Test("UIKit 6.3 A change of size reaches what is presented, through the presentation controller")
  func sizeTransition() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", .overFullScreen)
    let child = stage.controller("C")
    add(child, to: modal)
    try stage.present(modal, on: root)

    try stage.host.resize(to: CGSize(width: 700, height: 300))
    stage.host.commit()

    let lines = stage.recorder.timeline.lines.filter { $0.contains("viewWillTransition") }
    #expect(
      lines == [
        "P.viewWillTransition(700×300)", "M.viewWillTransition(700×300)",
        "C.viewWillTransition(700×300)",
      ])
    #expect(modal.view.frame.size == CGSize(width: 700, height: 300))
  }

  @Test("UIKit 5.5 A presented view without a mask fills the container all the same")
  func viewWithoutMask() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    modal.view.autoresizingMask = []
    modal.view.frame = CGRect(x: 3, y: 4, width: 5, height: 6)

    try stage.present(modal, on: root)
    #expect(modal.view.frame == stage.host.window.bounds)

    try stage.host.resize(to: CGSize(width: 700, height: 300))
    stage.host.commit()
    #expect(modal.view.frame.size == CGSize(width: 700, height: 300))
  }

  @Test(
    "UIKit 0.1 The frame is final in viewIsAppearing, animated or not", arguments: [true, false])
  func frameInIsAppearing(animated: Bool) throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    var frame = CGRect.zero
    modal.on(.viewIsAppearing) { [unowned modal] in frame = modal.view.frame }

    root.present(modal, animated: animated)
    try stage.host.settle()

    #expect(frame == stage.host.window.bounds)
  }

  @Test("UIKit 5.5 Touches do not reach what is below, even where the presented view is not")
  func touchesBelow() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    var taps = 0
    root.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    let modal = stage.modal("M", .overFullScreen)
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)

    root.present(modal, animated: true)
    stage.host.commit()
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    try stage.host.settle()
    modal.view.isHidden = true
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    root.dismiss(animated: true)
    stage.host.commit()
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)

    try stage.host.settle()
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 2)
  }

  @Test("UIKit 5.5 The next responder of what is presented is the presenting controller")
  func responderChain() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    try stage.present(modal, on: root)

    #expect(modal.view.next === modal)
    #expect(modal.next === root)
    #expect(root.next === stage.host.window)
    #expect(modal.responderChainEnds(in: stage.host.window))

    root.dismiss(animated: false)
    stage.host.commit()
    #expect(modal.next == nil)
  }

  @Test(
    "UIKit 5.5 The first responder below resigns, one in the presented view does when that is removed"
  )
  func firstResponder() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let below = FocusView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(below)
    #expect(below.becomeFirstResponder())
    let modal = stage.modal("M", .overFullScreen)

    try stage.present(modal, on: root)
    #expect(!below.isFirstResponder)

    let above = FocusView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    modal.view.addSubview(above)
    #expect(above.becomeFirstResponder())
    root.dismiss(animated: false)
    stage.host.commit()
    #expect(!above.isFirstResponder)
    #expect(below.becomeFirstResponder())
  }

  @Test("R15.1 The presentation controller changes the traits of what it presents")
  func traits() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    let presentation = try #require(modal.presentationController)
    presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)

    try stage.present(modal, on: root)
    #expect(modal.presentationController === presentation)
    #expect(modal.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)

    presentation.overrideTraitCollection = nil
    presentation.traitOverrides.userInterfaceStyle = .dark
    var changes = 0
    presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_, _) in
      changes += 1
    }
    presentation.containerView?.updateTraitsIfNeeded()
    stage.host.commit()
    #expect(modal.traitCollection.userInterfaceStyle == .dark)
    #expect(presentation.traitCollection.userInterfaceStyle == .dark)
    #expect(changes == 1)
  }

  @Test("UIKit 5.6 The presentation controller is there before, and is the one that is used")
  func preparedPresentation() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    weak var leaked: UIPresentationController?
    do {
      let unused = stage.modal("U")
      leaked = unused.presentationController
      #expect(leaked != nil)
    }
    #expect(leaked == nil)
    stage.recorder.removeAll()

    let modal = stage.modal("M")
    let prepared = modal.presentationController
    #expect(prepared === modal.presentationController)
    #expect(modal.activePresentationController == nil)
    try stage.present(modal, on: root)
    #expect(modal.presentationController === prepared)

    root.dismiss(animated: false)
    stage.host.commit()
    modal.modalPresentationStyle = .overFullScreen
    #expect(modal.presentationController !== prepared)
    #expect(modal.presentationController?.presentationStyle == .overFullScreen)
  }
}

/// A view that can become first responder.
private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

extension UIResponder {
  /// Whether the chain of this responder leads to the window.
  fileprivate func responderChainEnds(in window: UIWindow) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current === window { return true }
      responder = current.next
    }
    return false
  }
}
