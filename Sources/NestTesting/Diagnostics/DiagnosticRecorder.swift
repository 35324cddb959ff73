import NestKit

/// Collects the reports of wrong use that would otherwise go to standard error, while it is active.
///
/// It receives the reports of NestKit's containers on every system, and on Linux also those of
/// views, layers and controllers. Recorders may nest and stop in any order: the active one that
/// began last receives the reports. While a test with a host awaits, its recorders receive nothing
/// of other tests.
public final class DiagnosticRecorder {
  /// The misuses that were reported, oldest first.
  public private(set) var misuses: [Misuse] = []
  private var hasStopped = false

  /// The active recorders, and what received reports before the first of them.
  private static var active = ActiveRecorders()

  /// Makes a recorder that is active from now on.
  public init() {
    if Self.active.recorders.isEmpty { Self.active.interceptorBefore = Misuse.interceptor }
    Self.active.recorders.append(ActiveRecorders.Link(recorder: self))
    Misuse.interceptor = { Self.receive($0) }
  }

  deinit {}

  /// Stops receiving reports; what was collected stays.
  public func stop() {
    hasStopped = true
    guard Self.active.recorders.contains(where: { $0.recorder === self }) else { return }
    Self.active.removeUnused()
    if Self.active.recorders.isEmpty { Misuse.interceptor = Self.active.interceptorBefore }
  }

  private static func receive(_ misuse: Misuse) {
    active.removeUnused()
    if let recorder = active.recorders.last?.recorder {
      recorder.misuses.append(misuse)
    } else {
      // All were freed before they were stopped.
      Misuse.interceptor = active.interceptorBefore
      Misuse.report(misuse)
    }
  }

  // MARK: Tests that await

  /// Takes the recorders out of force; nothing receives reports instead.
  static func suspend() -> SuspendedRecorders {
    defer {
      active = ActiveRecorders()
      Misuse.interceptor = nil
    }
    return SuspendedRecorders(recorders: active, interceptor: Misuse.interceptor)
  }

  /// Puts recorders in force that were suspended.
  static func resume(_ suspended: SuspendedRecorders) {
    active = suspended.recorders
    active.removeUnused()
    Misuse.interceptor =
      active.recorders.isEmpty && !suspended.recorders.recorders.isEmpty
      ? active.interceptorBefore : suspended.interceptor
  }

  /// Recorders that are not retained: one that was freed has stopped.
  struct ActiveRecorders {
    struct Link { weak var recorder: DiagnosticRecorder? }

    /// The last one receives the reports.
    var recorders: [Link] = []
    var interceptorBefore: ((Misuse) -> Void)?

    mutating func removeUnused() { recorders.removeAll { $0.recorder?.hasStopped ?? true } }
  }

  /// The receivers of reports before a test began to wait.
  struct SuspendedRecorders {
    fileprivate let recorders: ActiveRecorders
    fileprivate let interceptor: ((Misuse) -> Void)?
  }
}

/// Runs a closure and returns what was reported meanwhile, instead of printing it.
///
/// - Parameter body: The closure.
/// - Returns: The reports, oldest first; empty when nothing was wrong.
public func withMisuseIntercepted(_ body: () throws -> Void) rethrows -> [Misuse] {
  let recorder = DiagnosticRecorder()
  defer { recorder.stop() }
  try body()
  return recorder.misuses
}
