import NestTesting
import OpenUIKit

/// An operation of a random driver on a transition that is cancelled in the end.
nonisolated enum CancelledTransitionOperation: DriverOperation {
  /// Only as the first operation.
  case setUp(fillsScreen: Bool, isDismissal: Bool, startsInteractively: Bool)
  /// One change of one view, by the animator before or after its own; only before the transition
  /// begins.
  case change(AnimatorChange, isLate: Bool)
  /// There and back, after some seconds.
  case drive(after: Double, to: Double, Ending)

  nonisolated enum Ending: Sendable { case finish, cancel, wait }

  var simpler: [CancelledTransitionOperation] {
    switch self {
    case .change(let change, let isLate):
      change.isAnimated ? [.change(change.withoutAnimation, isLate: isLate)] : []
    case .drive(let seconds, let fraction, .finish), .drive(let seconds, let fraction, .cancel):
      [.drive(after: seconds, to: fraction, .wait)]
    default: []
    }
  }
}

/// One change of one view.
nonisolated struct AnimatorChange: Sendable {
  var view: Int
  var kind: Int
  var amount: CGFloat
  var isAnimated: Bool

  var withoutAnimation: AnimatorChange {
    var change = self
    change.isAnimated = false
    return change
  }

  @MainActor func make(in views: [UIView]) {
    if isAnimated {
      UIView.animate(withDuration: 0.3 * amount, delay: 0.1) { change(views[view]) }
    } else {
      UIView.performWithoutAnimation { change(views[view]) }
    }
  }

  @MainActor private func change(_ view: UIView) {
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

/// A transition whose animator changes anything, and that is driven by hand and cancelled: nothing
/// has changed.
final class CancelledTransitionSystem: DrivenSystem {
  private static let changeCount = 12
  /// None of them takes long enough for an end.
  private static let driveCount = 6

  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private var custom: CustomStage
  private let interactor = UIPercentDrivenInteractiveTransition()
  private var isDismissal = false
  private var isUntouched = true
  private var changes: [(change: AnimatorChange, isLate: Bool)] = []
  private var drives = 0
  private var views: [UIView] = []
  /// How the views looked; nil before the transition.
  private var before: [String]?

  init() throws { custom = try CustomStage(.custom) }

  deinit {}

  // MARK: Choosing

  func nextOperation(using generator: inout SeededGenerator) -> CancelledTransitionOperation {
    if isUntouched {
      return .setUp(
        fillsScreen: Bool.random(using: &generator), isDismissal: Bool.random(using: &generator),
        startsInteractively: Bool.random(using: &generator))
    }
    if changes.count < Self.changeCount {
      let change = AnimatorChange(
        view: generator.number(below: 6), kind: generator.number(below: 13),
        amount: CGFloat.random(in: 0.1...0.9, using: &generator),
        isAnimated: Bool.random(using: &generator))
      return .change(change, isLate: changes.count >= Self.changeCount / 2)
    }
    return .drive(
      after: Double.random(in: 0...0.05, using: &generator),
      to: Double.random(in: 0.3...0.8, using: &generator),
      [CancelledTransitionOperation.Ending.finish, .cancel, .wait, .wait][
        generator.number(below: 4)])
  }

  // MARK: Performing

  func perform(_ operation: CancelledTransitionOperation) throws {
    switch operation {
    case .setUp(let fillsScreen, let isDismissal, let startsInteractively):
      guard isUntouched else { return }
      if fillsScreen { custom = try CustomStage(.fullScreen) }
      self.isDismissal = isDismissal
      interactor.wantsInteractiveStart = startsInteractively
    case .change(let change, let isLate): if before == nil { changes.append((change, isLate)) }
    case .drive(let seconds, let fraction, let ending):
      try begin()
      drive(seconds, fraction, ending)
    }
    isUntouched = false
  }

  func finish() throws {
    try begin()
    // A transition that was finished is cancelled after all.
    interactor.pause()
    interactor.update(0.5)
    interactor.cancel()
    try custom.stage.host.settle()
    let presented = isDismissal ? custom.modal : nil
    if custom.root.presentedViewController !== presented {
      problem = "\(custom.root.presentedViewController as Any) is presented"
    }
    for (index, pair) in zip(before ?? [], views.map(look)).enumerated() where pair.0 != pair.1 {
      problem = "view \(index) is\n\(pair.1)\nand was\n\(pair.0)"
    }
  }

  private func begin() throws {
    guard before == nil else { return }
    makeViews()
    if isDismissal { try custom.present() }
    custom.delegate.interactor = interactor
    let (changes, views) = (changes, views)
    custom.animator.inspect = { _ in
      for item in changes where !item.isLate { item.change.make(in: views) }
    }
    custom.animator.extra = { _ in
      for item in changes where item.isLate { item.change.make(in: views) }
    }
    custom.stage.host.commit()
    before = views.map(look)
    if isDismissal {
      custom.modal.dismiss(animated: true)
    } else {
      custom.root.present(custom.modal, animated: true)
    }
  }

  private func drive(
    _ seconds: Double, _ fraction: Double, _ ending: CancelledTransitionOperation.Ending
  ) {
    guard drives < Self.driveCount else { return }
    drives += 1
    custom.stage.host.advance(by: seconds)
    interactor.pause()
    interactor.update(CGFloat(fraction))
    switch ending {
    case .finish: interactor.finish()
    case .cancel: interactor.cancel()
    case .wait: break
    }
  }

  private func makeViews() {
    views = [custom.root.view, custom.modal.view]
    for number in 0..<4 {
      let view = UIView(frame: CGRect(x: 3.3 * CGFloat(number), y: 5, width: 60, height: 40))
      view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      views[number].addSubview(view)
      views.append(view)
    }
  }

  private func look(of view: UIView) -> String {
    let layer = view.layer
    let values = LayerProperty.allCases.map { "\(layer.modelValues[$0])" }
    let background = view.backgroundColor?.description ?? "nil"
    return (values + [background, "\(view.isOpaque)"]).joined(separator: "\n")
  }
}
