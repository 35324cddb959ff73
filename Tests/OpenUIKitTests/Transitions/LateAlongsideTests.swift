import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// `transitionCoordinator?.animate(alongsideTransition:)` right after `present` and `dismiss`.
@Suite struct LateAlongsideTests {
  @Test(
    "UIKit 5.7 Asked for right after present, in the same turn, it runs with the transition",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func afterPresent(style: UIModalPresentationStyle) throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", style)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    modal.view.addSubview(mark)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    modal.view.addSubview(other)
    modal.once(.viewWillAppear) { [unowned modal] in
      modal.transitionCoordinator?.animate(alongsideTransition: { _ in other.alpha = 0 })
    }

    root.present(modal, animated: true)
    let isQueued = modal.transitionCoordinator?.animate { _ in
      stage.recorder.note("along \(UIView.inheritedAnimationDuration > 0)")
      mark.alpha = 0
    } completion: { _ in
      stage.recorder.note("completed")
    }

    #expect(isQueued == true)
    stage.host.advance(by: 0.1)
    let opacity = mark.layer.presentation()?.opacity ?? 0
    #expect(opacity < 1 && opacity > 0)
    // With the same timing as what was requested in time.
    #expect(opacity == other.layer.presentation()?.opacity)
    try stage.host.settle()
    #expect(stage.recorder.timeline.lines.contains("test.along true"))
    #expect(stage.recorder.timeline.lines.last == "test.completed")
    #expect(mark.layer.presentation()?.opacity ?? 0 == 0)
  }

  @Test(
    "UIKit 5.7 Asked for right after dismiss it runs with the dismissal; without animation at once")
  func afterDismiss() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", .overFullScreen)
    try stage.present(modal, on: root)

    modal.dismiss(animated: true)
    root.transitionCoordinator?.animate(alongsideTransition: { _ in root.view.alpha = 0.5 })
    stage.host.advance(by: 0.1)
    let opacity = root.view.layer.presentation()?.opacity ?? 0
    #expect(opacity < 1 && opacity > 0.5)
    try stage.host.settle()

    root.present(modal, animated: false)
    let isQueued = root.transitionCoordinator?.animate(alongsideTransition: { _ in
      #expect(UIView.inheritedAnimationDuration == 0)
      root.view.alpha = 1
    })
    #expect(isQueued == true)
    #expect(root.view.layer.animationKeys()?.isEmpty ?? true)
    try stage.host.settle()
  }

  @Test("UIKit 5.7 In an interactive transition it follows the finger, and returns with it")
  func interactive() throws {
    let custom = try CustomStage()
    try custom.present()
    let interactor = UIPercentDrivenInteractiveTransition()
    custom.delegate.interactor = interactor
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    custom.modal.view.addSubview(mark)
    let root = custom.root

    custom.modal.dismiss(animated: true)
    custom.modal.transitionCoordinator?.animate(alongsideTransition: { _ in mark.alpha = 0 })
    custom.modal.transitionCoordinator?.animateAlongsideTransition(in: root.view) { _ in
      root.view.alpha = 0
    }
    custom.stage.host.advance(by: 2)
    for view in [mark, root.view] {
      #expect(view?.layer.presentation()?.opacity == 1)
    }
    interactor.update(0.5)
    custom.stage.host.commit()
    for view in [mark, root.view] {
      let opacity = view?.layer.presentation()?.opacity ?? 0
      #expect(opacity > 0.3 && opacity < 0.7)
    }
    interactor.cancel()
    try custom.stage.host.settle()

    #expect(mark.alpha == 1 && root.view.alpha == 1)
  }
}
