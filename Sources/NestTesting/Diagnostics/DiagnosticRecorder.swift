import NestKit

#if !canImport(UIKit)
  import OpenUIKit
#endif

/// Collects the reports of wrong use that would otherwise go to standard error, while it listens.
///
/// It hears the containers of NestKit on every system, and on Linux UIKit's own reports too.
/// Recorders may nest: the innermost hears, and stopping it gives the word back to the one before.
public final class DiagnosticRecorder {
  /// What was reported, oldest first.
  public private(set) var misuses: [InterceptedMisuse] = []

  private let previousContainerInterceptor = ContainerMisuse.interceptor
  #if !canImport(UIKit)
    private let previousInterceptor = UIKitDiagnostics.interceptor
  #endif

  /// Makes a recorder that listens from now on.
  public init() {
    ContainerMisuse.interceptor = { [weak self] misuse in
      self?.misuses.append(
        InterceptedMisuse(
          id: misuse.id, message: misuse.message, reason: misuse.reason, remedy: misuse.remedy))
    }
    #if !canImport(UIKit)
      UIKitDiagnostics.interceptor = { [weak self] misuse in
        self?.misuses.append(
          InterceptedMisuse(
            id: misuse.id, message: misuse.message, reason: misuse.reason, remedy: misuse.remedy))
      }
    #endif
  }

  /// Stops listening; what was collected stays.
  public func stop() {
    ContainerMisuse.interceptor = previousContainerInterceptor
    #if !canImport(UIKit)
      UIKitDiagnostics.interceptor = previousInterceptor
    #endif
  }
}

/// Does something and returns what was reported meanwhile, instead of printing it.
///
/// - Parameter body: What is done.
/// - Returns: The reports, oldest first; empty when nothing was wrong.
public func withMisuseIntercepted(_ body: () throws -> Void) rethrows -> [InterceptedMisuse] {
  let recorder = DiagnosticRecorder()
  defer { recorder.stop() }
  try body()
  return recorder.misuses
}
