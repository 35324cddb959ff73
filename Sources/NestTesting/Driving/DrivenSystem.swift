/// A system for a `RandomDriver`: its operations, and the rules that hold after each of them.
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
/// may not exist any more, and then they do nothing. This is necessary for making a failing
/// sequence shorter. All random decisions are made in `nextOperation(using:)`.
public protocol DrivenSystem: AnyObject {
  /// The type of operations.
  associatedtype Operation: DriverOperation

  /// Makes a system before any operation.
  init() throws

  /// Chooses the next operation; it may depend on the state of the system.
  ///
  /// - Parameter generator: The only source of chance.
  func nextOperation(using generator: inout SeededGenerator) -> Operation

  /// Performs an operation. An error that is thrown counts as a problem.
  func perform(_ operation: Operation) throws

  /// Completes everything that is running, after the last operation. An error that is thrown counts
  /// as a
  /// problem.
  func finish() throws

  /// The first rule that was broken, and by what; nil if none was. Read after every
  /// operation and after the end.
  var problem: String? { get }

  /// The recorder of the system; the driver notes the operations of a failure in it and prints it.
  var recorder: LifecycleRecorder { get }
}

/// An operation of a system, as a value: usually an enum.
public nonisolated protocol DriverOperation: Sendable {
  /// Operations to try instead of this one when a failing sequence is made simpler, the simplest
  /// first. Each has to be simpler than this one, so that there is an end. Default: none.
  var simpler: [Self] { get }
}

nonisolated extension DriverOperation {
  /// No simpler operations.
  public var simpler: [Self] { [] }
}

nonisolated extension Int {
  /// The numbers from 0 on to try instead of this one: 0, the half, one less.
  public var simplerNumbers: [Int] {
    self > 0 ? Array(Set([0, self / 2, self - 1])).sorted() : []
  }
}
