/// A request that was refused, or a use that cannot be right, described so that a developer can repair it
/// without a debugger.
///
/// Bad input is refused before any event is sent: nothing has changed when a misuse is reported. For a
/// container of NestKit the same value is the outcome of the refused operation.
///
/// | `id` | Refused by a container |
/// |---|---|
/// | `containment.self` | a container as its own child |
/// | `containment.cycle` | an ancestor of the container as its child |
/// | `containment.already-parented` | a child of another parent, or of this one in another role |
/// | `containment.shown-elsewhere` | a controller whose view is shown somewhere else |
/// | `containment.container-gone` | an operation whose container does not exist any more |
/// | `stack.duplicate` | a child that is in the stack already, or twice in a new list |
/// | `stack.not-in-stack` | a controller to go to, or to remove, that the stack does not hold |
/// | `stack.index-out-of-range` | an index that does not exist |
/// | `stack.fixed-root` | replacing, removing or underlaying a fixed root |
/// | `stack.empty` | a pop with nothing to pop |
/// | `stack.capacity` | a capacity below one |
/// | `stack.capacity-exceeded` | a child that the capacity would remove at once, or does not hold |
/// | `stack.busy` | an operation during another one, where the policy says refuse |
/// | `stack.unbalanced-appearance` | an appearance call that does not fit the ones before |
/// | `placeholder.region-count`, `.regions`, `.regions-too-early`, `.region-outside`, `.nested-regions`, `.regions-missing` | views that cannot be the regions of a placeholder |
/// | `placeholder.no-region` | a region that does not exist |
/// | `wizard.no-pages`, `wizard.no-page`, `wizard.not-a-page`, `pages.not-a-page`, `pages.no-list` | a page that does not exist |
/// | `wizard.invalid-page` | going forward over a page that is not valid; the outcome only, not reported |
/// | `tabs.not-a-child`, `.index-out-of-range`, `.duplicate` | a child that cannot be selected or listed |
/// | `split.columns`, `split.widths` | columns or widths that do not fit a split container |
/// | `split.no-drawer` | opening or closing a drawer where the first column is none |
/// | `transition.invalid-duration` | a negative or undefined duration |
/// | `animation.invalid-time`, `.invalid-value`, `.start-outside` | numbers that an animation cannot have |
/// | `animation.repetition`, `.endless-without-duration` | an animation that is played less than once, or without end in no time |
public struct Misuse: Error, Hashable, Sendable {
  /// The stable name of the mistake, such as `stack.duplicate`.
  public let id: String
  /// What happened and to whom, with the values that matter.
  public let message: String
  /// Why it cannot be done.
  public let reason: String
  /// What to do instead.
  public let remedy: String
  /// Whether the same stops a program on Apple's systems, where UIKit raises an exception.
  public let raisesInUIKit: Bool

  /// Creates the description of a refused request.
  ///
  /// - Parameters:
  ///   - id: The stable name of the mistake: area, dot, kind.
  ///   - message: What happened, with values; a sentence without its full stop.
  ///   - reason: Why it cannot be done; a sentence without its full stop.
  ///   - remedy: What to do instead; a sentence without its full stop.
  ///   - raisesInUIKit: Whether UIKit raises an exception. Default: no.
  public init(
    id: String, message: String, reason: String, remedy: String, raisesInUIKit: Bool = false
  ) {
    self.id = id
    self.message = message
    self.reason = reason
    self.remedy = remedy
    self.raisesInUIKit = raisesInUIKit
  }
}

extension Misuse: CustomStringConvertible {
  /// The whole misuse, as it is written to standard error: on one line, except that constraints which
  /// contradict each other have a line each.
  public var description: String { "[\(id)] \(sentence) \(reason). \(remedy)." }

  /// UIKit ends some of its messages with an exclamation mark.
  private var sentence: String { message.hasSuffix("!") ? message : message + "." }
}
