#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A request that a container refused, told so that a developer can repair it without a debugger.
///
/// A container refuses bad input before it sends any event: nothing has changed when a misuse is
/// reported. The same value is the outcome of the refused ``ContainerOperation``.
///
/// | `id` | Refused |
/// |---|---|
/// | `containment.self` | a container as its own child |
/// | `containment.cycle` | an ancestor of the container as its child |
/// | `containment.already-parented` | a child of another parent, or of this one in another role |
/// | `containment.container-gone` | an operation whose container does not exist any more |
/// | `stack.duplicate` | a child that is in the stack already, or twice in a new list |
/// | `stack.presented-elsewhere` | a controller whose view is shown somewhere else |
/// | `stack.not-in-stack` | a controller to go to, or to remove, that the stack does not hold |
/// | `stack.index-out-of-range` | an index that does not exist |
/// | `stack.fixed-root` | replacing, removing or underlaying a fixed root |
/// | `stack.empty` | a pop with nothing to pop |
/// | `stack.capacity` | a capacity below one |
/// | `stack.capacity-exceeded` | a child that the capacity would remove at once |
/// | `stack.busy` | an operation during another one, where the policy says refuse |
/// | `stack.unbalanced-appearance` | an appearance call that does not fit the ones before |
/// | `transition.invalid-duration` | a negative or undefined duration |
public nonisolated struct ContainerMisuse: Error, Hashable, Sendable {
  /// The stable name of the mistake, such as `stack.duplicate`.
  public let id: String
  /// What happened, with the values that matter.
  public let message: String
  /// Why it cannot be done.
  public let reason: String
  /// What to do instead.
  public let remedy: String

  /// Creates the description of a refused request.
  ///
  /// - Parameters:
  ///   - id: The stable name of the mistake: area, dot, kind.
  ///   - message: What happened, with values; a sentence without its full stop.
  ///   - reason: Why it cannot be done; a sentence without its full stop.
  ///   - remedy: What to do instead; a sentence without its full stop.
  public init(id: String, message: String, reason: String, remedy: String) {
    self.id = id
    self.message = message
    self.reason = reason
    self.remedy = remedy
  }
}

extension ContainerMisuse: CustomStringConvertible {
  /// The whole misuse on one line, as it is written to standard error.
  public nonisolated var description: String {
    "[\(id)] \(message). \(reason). \(remedy)."
  }
}
