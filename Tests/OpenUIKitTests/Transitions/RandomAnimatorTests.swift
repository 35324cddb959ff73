import NestTesting
import OpenUIKit
import Testing

/// Whatever an animator changes, with and without animation: a cancelled transition has changed
/// nothing.
@Suite struct RandomAnimatorTests {
  @Test("UIKit 5.7 After a cancelled transition every property of every view is as it was before")
  func cancelled() throws {
    for seed in try DriverSeeds(0...59) {
      var random = SeededGenerator(seed: seed)
      let custom = try CustomStage(seed % 2 == 0 ? .custom : .fullScreen)
      let views = makeViews(in: custom)
      let isDismissal = Bool.random(using: &random)
      if isDismissal { try custom.present() }
      let interactor = UIPercentDrivenInteractiveTransition()
      interactor.wantsInteractiveStart = Bool.random(using: &random)
      custom.delegate.interactor = interactor
      let changes = (0..<12).map { _ in RandomChange(using: &random, views: views.count) }
      custom.animator.inspect = { _ in changes.prefix(6).forEach { $0.make(in: views) } }
      custom.animator.extra = { _ in changes.suffix(6).forEach { $0.make(in: views) } }
      custom.stage.host.commit()
      let before = views.map(look)

      if isDismissal {
        custom.modal.dismiss(animated: true)
      } else {
        custom.root.present(custom.modal, animated: true)
      }
      drive(interactor, custom.stage.host, &random)
      try custom.stage.host.settle()

      #expect(views.map(look) == before, "seed \(seed)")
      let presented = isDismissal ? custom.modal : nil
      #expect(custom.root.presentedViewController === presented, "seed \(seed)")
    }
  }

  /// There and back, and let go in the end.
  private func drive(
    _ interactor: UIPercentDrivenInteractiveTransition, _ host: TestHost,
    _ random: inout SeededGenerator
  ) {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      host.advance(by: Double.random(in: 0...0.05, using: &random))
      interactor.pause()
      interactor.update(CGFloat.random(in: 0.3...0.8, using: &random))
      switch Int.random(in: 0...3, using: &random) {
      case 0: interactor.finish()
      case 1: interactor.cancel()
      default: break
      }
    }
    // None of the ways took long enough for an end: what was finished is called off after all.
    interactor.pause()
    interactor.update(0.5)
    interactor.cancel()
  }

  private func makeViews(in custom: CustomStage) -> [UIView] {
    var views: [UIView] = [custom.root.view, custom.modal.view]
    for number in 0..<4 {
      let view = UIView(frame: CGRect(x: 3.3 * CGFloat(number), y: 5, width: 60, height: 40))
      view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      views[number].addSubview(view)
      views.append(view)
    }
    return views
  }

  private func look(of view: UIView) -> String {
    let layer = view.layer
    let values = LayerProperty.allCases.map { "\(layer.modelValues[$0])" }
    let background = view.backgroundColor?.description ?? "nil"
    return (values + [background, "\(view.isOpaque)"]).joined(separator: "\n")
  }
}

/// One change of one view.
private struct RandomChange {
  let view: Int
  let kind: Int
  let amount: CGFloat
  let isAnimated: Bool

  init(using random: inout SeededGenerator, views: Int) {
    view = Int.random(in: 0..<views, using: &random)
    kind = Int.random(in: 0..<13, using: &random)
    amount = CGFloat.random(in: 0.1...0.9, using: &random)
    isAnimated = Bool.random(using: &random)
  }

  func make(in views: [UIView]) {
    if isAnimated {
      UIView.animate(withDuration: 0.3 * amount, delay: 0.1) { change(views[view]) }
    } else {
      UIView.performWithoutAnimation { change(views[view]) }
    }
  }

  private func change(_ view: UIView) {
    let layer = view.layer
    switch kind {
    case 0: view.frame = view.frame.insetBy(dx: 10 * amount, dy: -7 * amount)
    case 1: view.center.x += 100 * amount
    case 2: view.bounds.size.width *= amount
    case 3: view.transform = CGAffineTransform(rotationAngle: amount)
    case 4: view.alpha = amount
    case 5: view.backgroundColor = UIColor(white: amount, alpha: 1)
    case 6: layer.cornerRadius = 10 * amount
    case 7: layer.anchorPoint = CGPoint(x: amount, y: 1 - amount)
    case 8: layer.borderColor = UIColor(white: amount, alpha: 1).cgColor
    case 9: layer.sublayerTransform.m34 = -amount / 100
    case 10: view.isHidden.toggle()
    case 11: layer.zPosition = amount
    default: view.clipsToBounds.toggle()
    }
  }
}
