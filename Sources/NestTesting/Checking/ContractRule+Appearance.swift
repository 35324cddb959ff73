// The rules of callbacks: those of one controller, and of a controller and its parent.

nonisolated extension ContractRule {
  /// A *will* that was called already, without the opposite one between.
  public static let begunTwice = ContractRule(
    "begunTwice", number: "1.1",
    requires: "A will is called once, until the opposite one is called",
    because: "What a controller begins in it, it would begin twice",
    source: "R2.1, UIKit 3.4", evidence: .events,
    remedy:
      "Call beginAppearanceTransition(_:animated:) once for each change, only where shouldAutomaticallyForwardAppearanceMethods is false, and never viewWillAppear(_:) itself"
  )

  /// `viewIsAppearing(_:)` or a *did* without its *will*.
  public static let notBegun = ContractRule(
    "notBegun", number: "1.2",
    requires: "viewIsAppearing and did come after their will",
    because: "What will prepares is missing",
    source: "R2.1, UIKit 3.4", evidence: .events,
    remedy:
      "Call beginAppearanceTransition(_:animated:) before endAppearanceTransition(), and never viewDidAppear(_:) itself"
  )

  /// `viewIsAppearing(_:)` twice for one `viewWillAppear(_:)`.
  public static let placedTwice = ContractRule(
    "placedTwice", number: "1.3",
    requires: "viewIsAppearing is called once for each appearance",
    because: "It is where a controller starts from its final geometry",
    source: "R2.1, UIKit 1.3", evidence: .events,
    remedy: "Leave viewIsAppearing(_:) to UIKit, which calls it when the view has been added")

  /// `viewDidAppear(_:)` without `viewIsAppearing(_:)`.
  public static let notPlaced = ContractRule(
    "notPlaced", number: "1.4",
    requires: "viewIsAppearing is called between viewWillAppear and viewDidAppear",
    because: "A controller that uses it would appear without its content",
    source: "R2.1, UIKit 1.3", evidence: .events,
    remedy:
      "Call beginAppearanceTransition(_:animated:) and endAppearanceTransition(), which send all callbacks, and no callback itself"
  )

  /// A callback whose `animated` differs from that of its *will*.
  public static let otherAnimation = ContractRule(
    "otherAnimation", number: "1.5",
    requires: "viewIsAppearing and did have the animated of their will",
    because: "A controller animates in one what it has prepared in the other",
    source: "R2.1", evidence: .events,
    remedy:
      "Call endAppearanceTransition(), which repeats the animated of the begin, and no callback itself"
  )

  /// Between a *will* and its *did*, while nothing runs.
  public static let unfinished = ContractRule(
    "unfinished", number: "1.6",
    requires: "Each will is followed by its did, also after a transition that was cancelled",
    because: "A controller would wait for ever, and the next will would not come",
    source: "R2.4, UIKit 3.4", evidence: .treeAtRest,
    remedy:
      "Call endAppearanceTransition() once for each change, in the completion of its animation, also where that was not finished"
  )

  /// Deallocation before `viewDidDisappear(_:)`.
  public static let freedTooEarly = ContractRule(
    "freedTooEarly", number: "1.7",
    requires: "A controller disappears before it is freed",
    because: "What it began when it appeared is never ended",
    source: "R2.1", evidence: .events,
    remedy:
      "Call removeFromSuperview() for the view before removeFromParent(), and begin and end the disappearance where you forward by hand"
  )

  /// Begins to appear while its parent has disappeared.
  public static let appearsBeforeParent = ContractRule(
    "appearsBeforeParent", number: "3.4",
    requires: "A parent receives viewWillAppear before its child",
    because: "A child finds its parent prepared",
    source: "R2.1, UIKit 3.1", evidence: .events,
    remedy:
      "Call super.viewWillAppear(_:) first, and beginAppearanceTransition(_:animated:) only while your own view is in a window"
  )

  /// An animated *will* without a transition coordinator.
  public static let coordinatorMissing = ContractRule(
    "coordinatorMissing", number: "4.1",
    requires: "In an animated will callback child and parent have a transitionCoordinator",
    because: "What a controller changes alongside the transition has no other means",
    source: "UIKit 5.7", evidence: .events, level: .complete,
    remedy:
      "Return a UIViewControllerTransitionCoordinator from transitionCoordinator while the animation runs"
  )

  /// An animated *did* while the animation still runs.
  public static let didDuringAnimation = ContractRule(
    "didDuringAnimation", number: "4.2",
    requires: "did follows the animation of the transition",
    because: "Work that begins in did would make the animation stutter, and show what still moves",
    source: "R2.3", evidence: .events,
    remedy: "Call endAppearanceTransition() in the completion of the animation")

  /// Progress without a begin or an end, beyond its ends, or of other children.
  public static let progressUnbalanced = ContractRule(
    "progressUnbalanced", number: "4.3",
    requires:
      "A movement reports its begin, then changes, then its end at 1, or at 0 where it is cancelled",
    because: "What follows it, such as an indicator, would stay between two children",
    source: "R12.4", evidence: .events, level: .complete,
    remedy: "Report the end in the completion of the animation, also where that was cancelled")

  /// Moves in a change whose *will* had `animated` false.
  public static let animationUnannounced = ContractRule(
    "animationUnannounced", number: "4.4",
    requires: "The callbacks of a change that is animated have animated true",
    because:
      "A child would not take part in the animation, and would begin its work while that runs",
    source: "R2.3", evidence: .tree, level: .complete,
    remedy:
      "Call beginAppearanceTransition(_:animated:) with true before you animate, and endAppearanceTransition() in the completion"
  )
}
