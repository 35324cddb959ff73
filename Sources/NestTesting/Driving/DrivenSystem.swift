/// What a `RandomDriver` drives: a system, what can be done to it, and the rules that hold whatever
/// is done.
///
///     final class CounterSystem: DrivenSystem {
///       enum Operation: DriverOperation { case add(Int), reset }
///       …
///       func nextOperation(using generator: inout SeededGenerator) -> Operation {
///         generator.number(below: 4) == 0 ? .reset : .add(generator.number(below: 10))
///       }
///     }
///
/// Operations are values, and mean the same whenever they are performed: what they name by number
/// may be gone, and then they do nothing. Only so can a failing sequence be made shorter. All that
/// is random is decided in `nextOperation(using:)`.
public protocol DrivenSystem: AnyObject {
  /// One thing that can be done.
  associatedtype Operation: DriverOperation

  /// Makes a system to which nothing was done.
  init() throws

  /// Chooses what to do next; it may look at the state of the system.
  ///
  /// - Parameter generator: The only source of chance.
  func nextOperation(using generator: inout SeededGenerator) -> Operation

  /// Does something. An error that is thrown counts as a problem.
  func perform(_ operation: Operation) throws

  /// Lets everything come to its end, after the last operation. An error that is thrown counts as a
  /// problem.
  func finish() throws

  /// The first rule that was broken, with who broke it; nil if none was. Asked after every
  /// operation and after the end.
  var problem: String? { get }

  /// What happens in the system; the driver notes the operations of a failure in it and prints it.
  var recorder: LifecycleRecorder { get }
}

/// One thing that can be done to a system, as a value: usually an enum.
public nonisolated protocol DriverOperation: Sendable {
  /// Operations to try instead of this one when a failing sequence is made simpler, the simplest
  /// first. Each has to be nearer to an end than this one. Default: none.
  var simpler: [Self] { get }
}

nonisolated extension DriverOperation {
  /// There is nothing simpler.
  public var simpler: [Self] { [] }
}

nonisolated extension Int {
  /// The numbers from 0 on that are worth a try instead of this one: 0, the half, one less.
  public var simplerNumbers: [Int] {
    self > 0 ? Array(Set([0, self / 2, self - 1])).sorted() : []
  }
}
