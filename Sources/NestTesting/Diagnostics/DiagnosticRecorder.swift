import NestKit

/// Collects the reports of wrong use that would otherwise go to standard error, while it listens.
///
/// It hears the containers of NestKit on every system, and on Linux views, layers and controllers too.
/// Recorders may nest and stop in any order: the one that began last hears.
public final class DiagnosticRecorder {
  /// What was reported, oldest first.
  public private(set) var misuses: [Misuse] = []

  /// Those that listen, the last one hears.
  private static var listening: [Listener] = []
  /// What heard before the first one listened.
  private static var interceptorBefore: ((Misuse) -> Void)?

  /// A recorder that is not kept alive: one that goes has stopped.
  private struct Listener { weak var recorder: DiagnosticRecorder? }

  /// Makes a recorder that listens from now on.
  public init() {
    if Self.listening.isEmpty { Self.interceptorBefore = Misuse.interceptor }
    Self.listening.append(Listener(recorder: self))
    Misuse.interceptor = { Self.hear($0) }
  }

  /// Stops listening; what was collected stays.
  public func stop() {
    Self.listening.removeAll { $0.recorder === self || $0.recorder == nil }
    if Self.listening.isEmpty { Misuse.interceptor = Self.interceptorBefore }
  }

  private static func hear(_ misuse: Misuse) {
    listening.last { $0.recorder != nil }?.recorder?.misuses.append(misuse)
  }
}

/// Does something and returns what was reported meanwhile, instead of printing it.
///
/// - Parameter body: What is done.
/// - Returns: The reports, oldest first; empty when nothing was wrong.
public func withMisuseIntercepted(_ body: () throws -> Void) rethrows -> [Misuse] {
  let recorder = DiagnosticRecorder()
  defer { recorder.stop() }
  try body()
  return recorder.misuses
}
