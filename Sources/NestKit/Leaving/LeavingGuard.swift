/// A controller that says whether it may be left, and may ask somebody before it answers.
///
/// ```swift
/// final class EditorViewController: UIViewController, LeavingGuard {
///   func leavingDecision(for kind: LeavingKind) -> LeavingDecision { hasChanges ? .ask : .allow }
///   func mayLeave(by kind: LeavingKind) async -> Bool { await confirmDiscarding() }
/// }
/// ```
///
/// All containers of NestKit ask before an operation that leaves the controller begins: nothing has
/// changed yet, and no event has been sent. Where several would be left, all of them are asked,
/// those inside others first, children of plain parents among them where their views are in the
/// window; one that refuses ends it. Without a question to anybody the operation
/// begins inside the call that requests it, as without a guard.
///
/// ## While a question is open
///
/// The operation waits, and so do those that are requested later, as behind an operation that runs:
/// with the policy ``TransitionConflictPolicy/refuse`` they are refused. A finger that wanted to
/// leave the controller meets resistance, and what it moves springs back. With yes the operation
/// begins, with its transition; with no it is refused (`leaving.refused`), which is reported to
/// nobody. ``ContainerOperation/cancel()`` takes the question back, which counts as no; so does the
/// end of the container. The task in which ``mayLeave(by:)`` runs is cancelled then.
///
/// A question may change the tree. When it has been answered, those that would be left then and
/// have not been asked yet are asked.
public protocol LeavingGuard: UIViewController {
  /// The answer that is known without asking anybody. Default: ``LeavingDecision/ask``.
  ///
  /// - Parameter kind: How the controller would be left.
  func leavingDecision(for kind: LeavingKind) -> LeavingDecision
  /// Asks, after ``leavingDecision(for:)`` has said so. Default: yes.
  ///
  /// - Parameter kind: How the controller would be left.
  /// - Returns: Whether it may be left.
  func mayLeave(by kind: LeavingKind) async -> Bool
  /// Seconds after which a question without an answer is reported (`leaving.no-answer`). Default:
  /// 60. It stays open, but does not stop what waits behind it any more: for that it counts as no.
  /// Return `.infinity` where a person may think for as long as they like.
  var leavingTimeout: TimeInterval { get }
}

extension LeavingGuard {
  /// Asks.
  public func leavingDecision(for kind: LeavingKind) -> LeavingDecision { .ask }
  /// Yes.
  public func mayLeave(by kind: LeavingKind) async -> Bool { true }
  /// A minute.
  public var leavingTimeout: TimeInterval { 60 }
}
