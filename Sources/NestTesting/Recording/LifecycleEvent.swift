import Foundation

/// One callback that reached a controller or a delegate, with everything needed to compare its
/// order.
///
/// The text form is one line: the receiver, the callback with its arguments, and the flags that
/// true while it ran.
///
///     B.viewWillAppear(animated) [to]
///     D.willPush(B, covering: A)
public nonisolated struct LifecycleEvent: Hashable, Sendable, CustomStringConvertible {
  /// When the callback ran: seconds on the recorder's clock, which starts at 0 with the recorder.
  public let time: TimeInterval
  /// The name of the receiver, for example `B`, or `D` for a delegate; empty for a note without
  /// one.
  public let source: String
  /// Which callback ran, with its arguments.
  public let callback: LifecycleCallback
  /// The flags of the receiver while the callback ran, where the timeline shows them.
  public let flags: LifecycleFlags
  /// The state of the receiver, beside its callback; nil for a delegate or a note. It is no part of
  /// the text.
  public let receiver: ReceiverState?

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - time: Seconds since the recorder was made.
  ///   - source: The name of the receiver.
  ///   - callback: The callback and its arguments.
  ///   - flags: The flags of the receiver meanwhile.
  ///   - receiver: The state of the receiver. Default: not known.
  public init(
    time: TimeInterval, source: String, callback: LifecycleCallback, flags: LifecycleFlags = [],
    receiver: ReceiverState? = nil
  ) {
    self.time = time
    self.source = source
    self.callback = callback
    self.flags = flags
    self.receiver = receiver
  }

  /// The line of this event in a timeline, without its time.
  public var description: String {
    let line = source.isEmpty ? "\(callback)" : "\(source).\(callback)"
    return flags.isEmpty ? line : "\(line) [\(flags)]"
  }

  /// The line of this event, which begins with its time in seconds.
  var timedDescription: String { String(format: "%6.3f", time) + "  \(self)" }
}
