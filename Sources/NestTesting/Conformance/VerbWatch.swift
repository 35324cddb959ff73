import Dispatch
import Foundation

/// Stops the program, with words, where a closure of a suite does not return. It counts real time,
/// since no other passes meanwhile.
nonisolated enum VerbWatch {
  /// Calls a closure.
  ///
  /// - Parameters:
  ///   - what: A description of the call, for people.
  ///   - limit: The seconds after which it counts as one that never returns; nil for none.
  ///   - body: The call.
  @MainActor static func call(_ what: String, limit: TimeInterval?, _ body: () -> Void) {
    guard let limit else { return body() }
    let hasReturned = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      if hasReturned.wait(timeout: .now() + limit) == .timedOut {
        fatalError("\(what) has not returned after \(limit) seconds")
      }
    }
    body()
    hasReturned.signal()
  }
}
