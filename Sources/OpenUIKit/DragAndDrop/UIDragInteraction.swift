import OpenQuartzCore

/// Lets items be dragged from a view, as its delegate gives them.
///
/// A finger lifts them by staying down; then they follow it. The pointer drags them as soon as it
/// moves with its primary button. A tap of another finger on a view from which items can be dragged
/// adds what that gives. They return when Escape is pressed, when another finger does anything
/// else, and when the view leaves its window.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Gives the items; not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  /// Whether others may recognize the same touches while items are lifted; false by default. A menu
  /// of the view always may: it opens when the finger stays down.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether drags may begin; `isEnabledByDefault` at first. Switching it off ends one.
  open var isEnabled: Bool {
    get { lift.isEnabled }
    set { lift.isEnabled = newValue }
  }

  /// Called when a drag of another interaction is over to which items of this one were added.
  package final var onEndOfAddition: (() -> Void)?

  @ZeroingLink private var attachedView: UIView? = nil
  private let lift = DragLiftGestureRecognizer()
  private let filter = DragLiftFilter()

  /// An interaction on no view.
  ///
  /// - Parameter delegate: Gives the items; not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    filter.interaction = self
    lift.delegate = filter
    lift.isEnabled = Self.isEnabledByDefault
  }

  deinit {}

  // Fidelity: on tablets, and not on phones, before iOS 15; on all from then on for lists.
  // [decided]
  /// Whether new interactions are enabled: true.
  open class var isEnabledByDefault: Bool { true }

  /// The view from which items are dragged.
  public var view: UIView? { attachedView }

  /// Takes the recognizer from the former view, which ends its drag.
  public func willMove(to view: UIView?) {
    attachedView?.removeGestureRecognizer(lift)
  }

  /// Gives the recognizer to the new view.
  public func didMove(to view: UIView?) {
    attachedView = view
    view?.addGestureRecognizer(lift)
  }
}

extension UIDragInteraction {
  /// Asks for the items of a drag that is about to begin: without any there is none.
  final func makeDrag(at point: CGPoint) -> RunningDrag? {
    guard let delegate, let view = attachedView, view.window != nil,
      RunningDrag.current == nil
    else { return nil }
    let run = RunningDrag(self, at: point)
    run.session.items = delegate.dragInteraction(self, itemsForBeginning: run.session)
    guard !run.session.items.isEmpty, attachedView === view, view.window != nil,
      RunningDrag.current == nil
    else { return nil }
    return run
  }
}

/// Decides for the recognizer of an interaction.
final class DragLiftFilter: NSObject, UIGestureRecognizerDelegate {
  weak var interaction: UIDragInteraction?

  deinit {}

  /// Leaves touches on controls inside the view to them.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = interaction?.view else { return false }
    var touched = touch.view
    while let current = touched, current !== view {
      if current is UIControl { return false }
      touched = current.superview
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let lift = gestureRecognizer as? DragLiftGestureRecognizer, let interaction else {
      return false
    }
    lift.drag = interaction.makeDrag(at: lift.start)
    return lift.drag != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { interaction?.allowsSimultaneousRecognitionDuringLift ?? false }
}
