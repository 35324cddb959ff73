import NestTesting
import OpenUIKit
import Testing

/// A transition that was called off leaves no trace of what it has animated, and everything else as
/// it is.
@Suite struct CancelledTransitionTests {
  /// A dismissal that an interactor drives, of a custom presentation.
  private func stage() throws -> (CustomStage, UIPercentDrivenInteractiveTransition) {
    let custom = try CustomStage()
    try custom.present()
    let interactor = UIPercentDrivenInteractiveTransition()
    custom.delegate.interactor = interactor
    return (custom, interactor)
  }

  /// Changes everything of a view and its layer that an animation block animates.
  private func change(_ view: UIView?) {
    guard let view else { return }
    view.bounds.size.width -= 40
    view.center.y += 500
    view.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
    view.alpha = 0.5
    view.backgroundColor = .red
    view.layer.zPosition = 3
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.layer.anchorPointZ = 4
    view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    view.layer.cornerRadius = 12
    view.layer.borderWidth = 3
    view.layer.borderColor = UIColor.green.cgColor
    view.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
  }

  private func look(of view: UIView) -> [String] {
    let layer = view.layer
    return [
      "\(view.bounds) \(view.center) \(view.transform3D) \(view.alpha)",
      "\(view.backgroundColor?.description ?? "nil") \(layer.zPosition) \(layer.anchorPoint)",
      "\(layer.anchorPointZ) \(layer.sublayerTransform) \(layer.cornerRadius)",
      "\(layer.borderWidth) \(String(describing: layer.borderColor)) \(layer.contentsRect)",
    ]
  }

  @Test("UIKit 5.7 Every property that can be animated is put back, of views inside too")
  func everyProperty() throws {
    let (custom, interactor) = try stage()
    let view = try #require(custom.modal.view)
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.addSubview(inner)
    custom.animator.extra = { [self] context in
      change(context.view(forKey: .from))
      change(inner)
    }
    custom.stage.host.commit()
    let looks = [view, inner].map(look)

    custom.modal.dismiss(animated: true)
    interactor.update(0.3)
    #expect([view, inner].map(look) != looks)
    interactor.cancel()
    try custom.stage.host.settle()

    #expect([view, inner].map(look) == looks)
  }

  @Test("UIKit 5.7 So it is after pause and cancel of a transition that began by itself")
  func beganByItself() throws {
    let (custom, interactor) = try stage()
    interactor.wantsInteractiveStart = false
    let view = try #require(custom.modal.view)
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.addSubview(inner)
    custom.animator.extra = { [self] _ in change(inner) }
    custom.stage.host.commit()
    let before = look(of: inner)

    custom.modal.dismiss(animated: true)
    custom.stage.host.advance(by: 0.1)
    interactor.pause()
    interactor.cancel()
    try custom.stage.host.settle()

    #expect(look(of: inner) == before)
    #expect(view.alpha == 1)
    #expect(custom.root.presentedViewController === custom.modal)
  }

  @Test("UIKit 5.7 What others animate, and what is set without animation, stays as it is")
  func othersUntouched() throws {
    let (custom, interactor) = try stage()
    let view = try #require(custom.modal.view)
    let spinner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.addSubview(spinner)
    UIView.animate(withDuration: 10) { spinner.alpha = 0.5 }
    custom.stage.host.commit()
    custom.animator.extra = { _ in view.layer.cornerRadius = 20 }

    custom.modal.dismiss(animated: true)
    custom.stage.host.commit()
    interactor.update(0.3)
    spinner.alpha = 0.75
    view.layer.borderWidth = 5
    interactor.cancel()
    custom.stage.host.advance(by: 1)

    #expect(spinner.alpha == 0.75)
    #expect(view.layer.borderWidth == 5)
    #expect(view.layer.cornerRadius == 0)
    try custom.stage.host.settle()
  }
}
