import Dispatch
import Foundation

/// Receives SIGINT and SIGTERM on the main thread while it exists, each at most once: the next one
/// ends the process at once, also where the main thread is busy for ever.
@MainActor
package final class SignalWatcher {
  private var sources: [any DispatchSourceSignal] = []

  /// - Parameter onSignal: called on the main thread with the number of the signal.
  package init(onSignal: @escaping @MainActor (Int32) -> Void) {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in
        signal(number, SIG_DFL)
        Task { @MainActor in onSignal(number) }
      }
      source.resume()
      sources.append(source)
    }
  }

  isolated deinit {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
