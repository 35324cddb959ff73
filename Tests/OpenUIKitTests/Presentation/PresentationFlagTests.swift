import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// `isBeingPresented` and `isBeingDismissed`: UIKit 1.5.
@Suite struct PresentationFlagTests {
  /// The flags of the presented controller at each event, of others too.
  private final class Flags {
    private(set) var lines: [String] = []

    init(of controller: UIViewController, at recorder: LifecycleRecorder) {
      recorder.onEvent = { [weak self, weak controller] event in
        guard let self, let controller else { return }
        let name = "\(event.source).\(event.callback)"
        lines.append(
          controller.isBeingPresented
            ? "\(name): presented" : controller.isBeingDismissed ? "\(name): dismissed" : name)
      }
    }

    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: "\n")
    }
  }

  @Test(
    "R14.1 UIKit 1.5 They are true from the beginning of the transition to its end, for every caller"
  )
  func wholeTransition() throws {
    let custom = try CustomStage()
    let (stage, modal) = (custom.stage, custom.modal)
    add(stage.controller("C"), to: modal)
    let flags = Flags(of: modal, at: stage.recorder)

    custom.root.present(modal, animated: true, completion: stage.note())
    try stage.host.settle()
    #expect(
      flags.take() == """
        delegate.presentationController(M)
        delegate.animationController(M, presenting: P, source: P)
        delegate.interactionControllerForPresentation
        presentation.presentationTransitionWillBegin: presented
        M.viewWillAppear(animated): presented
        C.viewWillAppear(animated): presented
        animator.animateTransition: presented
        presentation.alongside: presented
        M.viewIsAppearing(animated): presented
        C.viewIsAppearing(animated): presented
        animator.animation ended(true): presented
        animator.animationEnded(true): presented
        presentation.presentationTransitionDidEnd(true): presented
        M.viewDidAppear(animated): presented
        C.viewDidAppear(animated): presented
        presentation.coordinator completed
        test.completion
        """)

    custom.root.dismiss(animated: true, completion: stage.note())
    try stage.host.settle()
    #expect(
      flags.take() == """
        delegate.animationController(dismissed: M)
        delegate.interactionControllerForDismissal
        presentation.dismissalTransitionWillBegin: dismissed
        M.viewWillDisappear(animated): dismissed
        C.viewWillDisappear(animated): dismissed
        animator.animateTransition: dismissed
        animator.animation ended(true): dismissed
        animator.animationEnded(true): dismissed
        presentation.dismissalTransitionDidEnd(true): dismissed
        M.viewDidDisappear(animated): dismissed
        C.viewDidDisappear(animated): dismissed
        test.completion
        """)
  }

  @Test(
    "R14.1 UIKit 1.5 The presenting controller and the children of the presented one read false")
  func others() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    let child = stage.controller("C")
    add(child, to: modal)

    root.present(modal, animated: true)
    #expect(modal.isBeingPresented && !modal.isBeingDismissed)
    #expect(!root.isBeingPresented && !child.isBeingPresented)
    try stage.host.settle()
    #expect(!modal.isBeingPresented)

    root.dismiss(animated: true)
    #expect(modal.isBeingDismissed && !modal.isBeingPresented)
    #expect(!root.isBeingDismissed && !child.isBeingDismissed)
    try stage.host.settle()
    #expect(!modal.isBeingDismissed)
  }

  @Test("R14.1 UIKit 1.5 Of several that are dismissed together each one is being dismissed")
  func chain() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let (first, second) = (stage.modal("M"), stage.modal("N"))
    try stage.present(first, on: root)
    try stage.present(second, on: first)

    root.dismiss(animated: true)
    #expect(first.isBeingDismissed && second.isBeingDismissed)
    try stage.host.settle()
    #expect(!first.isBeingDismissed && !second.isBeingDismissed)
  }

  @Test("R14.1 UIKit 1.5 An alert and a sheet are being presented and dismissed as well")
  func builtIn() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))

    for modal in [alert, stage.modal("M", .pageSheet)] {
      root.present(modal, animated: true)
      stage.host.advance(by: 0.1)
      #expect(modal.isBeingPresented)
      try stage.host.settle()
      #expect(!modal.isBeingPresented)
      modal.dismiss(animated: true)
      stage.host.advance(by: 0.1)
      #expect(modal.isBeingDismissed)
      try stage.host.settle()
      #expect(!modal.isBeingDismissed)
    }
  }
}
