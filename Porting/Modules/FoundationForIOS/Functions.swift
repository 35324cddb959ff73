@_exported import Foundation
@_exported import FoundationNetworking
@_exported import OSLock

/// Calls a closure. Objects that it creates are freed as soon as nothing references them, since
/// there are no pools here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Seconds since the first day of 2001, in UTC.
public typealias CFAbsoluteTime = Double

/// The time now, in seconds since the first day of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The greatest finite number of `Float`: larger than any length in points.
public let HUGE = Float.greatestFiniteMagnitude

/// The implementation of a method as the runtime of Objective-C knows it.
@available(
  *, unavailable,
  message: "Linux has no runtime of Objective-C: override the method in a subclass"
)
public typealias IMP = OpaquePointer
