import MisuseReports

/// Presents an alert in the middle of the window, or an action sheet at its bottom edge, over a
/// dimming view.
final class AlertPresentationController: UIPresentationController {
  /// The position of the card.
  enum Place { case middle, bottom }

  // Fidelity: the space at the edges of the window. [observed]
  /// In points.
  static let margin: CGFloat = 8

  let place: Place
  private(set) var dimming: DimmingView?

  init(_ alert: UIAlertController, presenting: UIViewController?, place: Place) {
    self.place = place
    super.init(presentedViewController: alert, presenting: presenting)
  }

  deinit {}

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func prepareOrRefuse() -> Misuse? { participant?.refusalOfPresentation }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    var area = container.bounds.inset(by: container.safeAreaInsets)
    area.size.height = max(
      0, min(area.maxY, container.bounds.maxY - container.heightCoveredByKeyboard) - area.minY)
    let most = CGSize(
      width: max(0, min(area.width, area.height) - 2 * Self.margin),
      height: max(0, area.height - 2 * Self.margin))
    let width = place == .middle ? AlertLayout.Measures.alert.width : most.width
    let size =
      alert?.alertView?.sizeThatFits(CGSize(width: width, height: most.height)) ?? .zero
    // At an edge without safe area this space remains.
    let lift = container.safeAreaInsets.bottom == 0 ? Self.margin : 0
    let y = place == .middle ? area.midY - size.height / 2 : area.maxY - size.height - lift
    return CGRect(
      x: area.midX - width / 2, y: y.rounded(), width: width, height: size.height)
  }

  override func performWork(for phase: PresentationPhase) {
    switch phase {
    case .presentationWillBegin: prepareDimming()
    case .presentationDidEnd(let completed): if !completed { dimming?.removeFromSuperview() }
    case .dismissalWillBegin: break
    case .dismissalDidEnd(let completed): if completed { dimming?.removeFromSuperview() }
    case .containerLayout:
      guard state == .presented else { return }
      presentedView?.untransformedFrame = frameOfPresentedViewInContainerView
    }
  }

  private func prepareDimming() {
    guard let container else { return }
    participant?.prepareForPresentation()
    let made = DimmingView()
    made.frame = container.bounds
    made.onTap = { [weak self] in _ = self?.participant?.endByTapOutside() }
    container.insertSubview(made, at: 0)
    dimming = made
  }

  override func styleAnimator(isDismissal: Bool) -> BuiltInTransition? {
    AlertAnimator(self, isDismissal: isDismissal)
  }
}
