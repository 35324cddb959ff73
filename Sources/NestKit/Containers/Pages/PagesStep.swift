/// One thing that the owner of the state machine of pages does, in the order in which it receives
/// the steps.
///
/// A step that names a page which could not be loaded, or which the program has removed meanwhile,
/// is left out.
package nonisolated enum PagesStep: Sendable, Equatable {
  package typealias Member = PagesStateMachine.Member

  /// The controller of an index becomes a child, and its view is placed; see
  /// ``PagesStateMachine/loadDidFail(_:)``.
  case load(Member, index: Int, CGRect)
  /// The view of a page gets its frame, and enters the tree if it is not in it. `inherits` says
  /// whether an animation inside which that happens animates it.
  case place(Member, CGRect, inherits: Bool)
  /// The child is removed; it is loaded again when it is needed.
  case unload(Member, index: Int)
  /// A controller becomes a child, without its view; the step with which it is placed follows when
  /// the container is shown.
  case join(Member, index: Int)
  /// The child receives `willMove(toParent: nil)`.
  case willLeave(Member)
  /// The removal of a child that was announced is cancelled.
  case willStay(Member)
  /// The child is removed, since it is no page any more.
  case remove(Member)
  /// The view is unloaded, and the child stays.
  case unloadView(Member)
  /// The page begins to appear or to disappear.
  case begin(Member, appearing: Bool, animated: Bool)
  /// The page has appeared or disappeared.
  case end(Member)
  /// Everything gets its final frame.
  case layOut
  /// The scroll view gets its frame, its content and its position.
  case arrange(PageLayout, ClosedRange<CGFloat>, leadingOffset: CGFloat, inherits: Bool)
  /// The content scrolls, with an animation.
  case scroll(to: CGPoint)
  /// The movement of the content ends, and the content is at that position.
  case stop(at: CGPoint)
  /// The delegate receives that another page is going to be selected.
  case willSelect(Int, animated: Bool)
  /// The delegate receives that a page is selected.
  case didSelect(Int, animated: Bool)
  /// Another page may be selected; also after a selection has been undone.
  case selectionDidChange(isUndone: Bool)
  /// Another page decides about the status bar and the like.
  case updatePreferences
  /// The content rests.
  case didRest
  /// The operation that runs has ended.
  case finish(isDone: Bool)
  /// Another controller becomes a child in the place of one that is going to be removed.
  case exchange(Member, with: Member, index: Int, CGRect)
  /// Pages that are exchanged dissolve into each other.
  case dissolve(duration: TimeInterval)
  /// The dissolve of a page ends at once.
  case endDissolve(Member)
  /// The child receives `didMove(toParent:)`.
  case didJoin(Member)
  /// Controllers that have been made in advance are not needed any more.
  case releasePrepared
}
