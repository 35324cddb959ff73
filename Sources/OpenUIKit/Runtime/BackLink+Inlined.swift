import CSwiftRuntime
import OpenQuartzCore

extension BackLink {
  /// The target, read here: functions of a generic type in another module are called, not inlined,
  /// and every move of a view follows its links many times.
  @inline(__always) nonisolated var inlinedTarget: Target? {
    #if DEBUG
      return target
    #else
      guard let address, let object = swift_tryRetain(address) else { return nil }
      return Unmanaged<Target>.fromOpaque(object).takeRetainedValue()
    #endif
  }

  /// The target, without counting references, read here for the same reason.
  @inline(__always) nonisolated var inlinedUnretained: Unmanaged<Target>? {
    guard let address else { return nil }
    return Unmanaged.fromOpaque(address)
  }
}
