/// Lets items be dropped on a view, as its delegate decides.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides what may be dropped, and takes it; not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  @ZeroingLink private var attachedView: UIView? = nil

  /// An interaction on no view.
  ///
  /// - Parameter delegate: Decides what may be dropped, and takes it; not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  deinit {}

  /// The view on which items are dropped.
  public var view: UIView? { attachedView }

  /// Ends the part of a drag over the former view.
  public func willMove(to view: UIView?) {
    if attachedView != nil { RunningDrag.current?.targetDisappears(self) }
  }

  /// Lets items be dropped on another view.
  public func didMove(to view: UIView?) { attachedView = view }

  /// Asks the delegate again, though the finger has not moved: what is under it has.
  package final func setNeedsUpdate() {
    guard let drag = RunningDrag.current, drag.isOver(self) else { return }
    drag.updateTarget()
  }
}
