import NestKit
import NestTesting

/// Transitions that move, that dissolve, and none.
let walkTransitions: [Transition] = [
  .none, .pushFromRight, .coverFromBottom, .crossDissolve, .flipVertically, .emergeFromCenter,
]

/// A value that a model expects. Operations are done in the order in which they were requested,
/// and the last one that was done counts, also where it was requested inside another one.
struct Modelled<Value> {
  private(set) var value: Value
  private var requested = 0
  private var done = 0

  init(_ value: Value) { self.value = value }

  /// The number of an operation that is about to be requested.
  mutating func request() -> Int {
    requested += 1
    return requested
  }

  /// An operation has been done.
  mutating func set(_ value: Value, by number: Int) {
    guard number > done else { return }
    (done, self.value) = (number, value)
  }

  /// A hand has changed it.
  mutating func set(_ value: Value) { self.value = value }
}
