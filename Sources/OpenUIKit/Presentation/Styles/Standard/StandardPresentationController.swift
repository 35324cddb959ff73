/// Presents in one of the styles that fill their context: full screen, over the full screen, and
/// the same for a current context.
final class StandardPresentationController: UIPresentationController {
  init(presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle)
  {
    super.init(presentedViewController: presented, presenting: presenting)
    styleStorage = style
  }

  deinit {}

  // Fidelity: the two styles without “over” remove the presenting view, and only those.
  // [documented]
  override var shouldRemovePresentersView: Bool {
    styleStorage == .fullScreen || styleStorage == .currentContext
  }

  override var shouldPresentInFullscreen: Bool {
    styleStorage != .currentContext && styleStorage != .overCurrentContext
  }

  override func performWork(for phase: PresentationPhase) {
    guard case .containerLayout = phase, state == .presented else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
