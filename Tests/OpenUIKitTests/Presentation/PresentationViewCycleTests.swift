import NestTestSupport
import NestTesting
import Testing

@testable import OpenUIKit

/// Views of a presentation that would be inside themselves.
@Suite struct PresentationViewCycleTests {
  @Test(
    "R14.3 A controller whose view contains the presenter's view is refused",
    arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func holdsPresenter(style: UIModalPresentationStyle) throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let presenter = stage.controller("C")
    presenter.definesPresentationContext = true
    let wrapper = UIView(frame: root.view.bounds)
    root.view.addSubview(wrapper)
    root.addChild(presenter)
    wrapper.addSubview(presenter.view)
    presenter.didMove(toParent: root)
    stage.host.commit()
    stage.recorder.removeAll()
    let modal = stage.modal("M", style)
    modal.view = wrapper

    let misuse = withMisuseIntercepted {
      presenter.present(modal, animated: true) { Issue.record("completed") }
      stage.host.commit()
    }

    #expect(misuse.map(\.id) == ["presentation.view-holds-presenter"])
    try stage.recorder.expect("")
    #expect(modal.presentingViewController == nil && wrapper.superview === root.view)
  }

  @Test("R14.3 A presented view that contains the container is reported, and not moved")
  func holdsContainer() throws {
    let custom = try CustomStage()
    let stage = custom.stage
    let window = stage.host.window
    stage.recorder.once("presentation.presentationTransitionWillBegin") {
      custom.modal.view = window
    }
    custom.animator.ending = .never
    custom.delegate.animator = nil

    let misuse = try withMisuseIntercepted {
      custom.root.present(custom.modal, animated: false)
      try stage.host.settle()
    }

    #expect(misuse.map(\.id) == ["presentation.view-holds-container"])
    #expect(window.superview == nil)
  }

  @Test(
    "R14.3 A dismissal after the old superview has moved into the presenter's view ends, reported",
    arguments: [true, false])
  func placeInsidePresenter(isContextual: Bool) throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let presenter = stage.controller("C")
    presenter.definesPresentationContext = isContextual
    let wrapper = UIView(frame: root.view.bounds)
    root.view.addSubview(wrapper)
    root.addChild(presenter)
    wrapper.addSubview(presenter.view)
    presenter.didMove(toParent: root)
    stage.host.commit()
    let source = isContextual ? presenter : root
    let modal = stage.modal("M", isContextual ? .currentContext : .fullScreen)
    try stage.present(modal, on: source)
    let place = isContextual ? wrapper : stage.host.window
    if isContextual { presenter.view.addSubview(place) }

    let misuse = try withMisuseIntercepted {
      source.dismiss(animated: false, completion: stage.note())
      try stage.host.settle()
    }

    #expect(misuse.map(\.id) == (isContextual ? ["presentation.no-return"] : []))
    #expect(stage.recorder.timeline.lines.last == "test.completion")
    #expect(source.presentedViewController == nil)
  }
}
