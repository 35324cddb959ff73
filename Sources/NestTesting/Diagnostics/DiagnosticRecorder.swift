import NestKit

/// Collects the reports of wrong use that would otherwise go to standard error, while it is active.
///
/// It receives the reports of NestKit's containers on every system, and on Linux also those of
/// views, layers and controllers. Recorders may nest and stop in any order: the active one that
/// began last receives the reports.
public final class DiagnosticRecorder {
  /// What was reported, oldest first.
  public private(set) var misuses: [Misuse] = []

  /// The active recorders; the last one receives the reports.
  private static var listening: [Listener] = []
  /// The handler before the first recorder.
  private static var interceptorBefore: ((Misuse) -> Void)?

  /// A recorder that is not retained: one that was freed has stopped.
  private struct Listener { weak var recorder: DiagnosticRecorder? }

  /// Makes a recorder that is active from now on.
  public init() {
    if Self.listening.isEmpty { Self.interceptorBefore = Misuse.interceptor }
    Self.listening.append(Listener(recorder: self))
    Misuse.interceptor = { Self.receive($0) }
  }

  deinit {}

  /// Stops receiving reports; what was collected stays.
  public func stop() {
    Self.listening.removeAll { $0.recorder === self || $0.recorder == nil }
    if Self.listening.isEmpty { Misuse.interceptor = Self.interceptorBefore }
  }

  private static func receive(_ misuse: Misuse) {
    if let recorder = listening.last(where: { $0.recorder != nil })?.recorder {
      recorder.misuses.append(misuse)
    } else {
      // All were freed before they were stopped.
      listening = []
      Misuse.interceptor = interceptorBefore
      Misuse.report(misuse)
    }
  }
}

/// Runs a closure and returns what was reported meanwhile, instead of printing it.
///
/// - Parameter body: What is done.
/// - Returns: The reports, oldest first; empty when nothing was wrong.
public func withMisuseIntercepted(_ body: () throws -> Void) rethrows -> [Misuse] {
  let recorder = DiagnosticRecorder()
  defer { recorder.stop() }
  try body()
  return recorder.misuses
}
