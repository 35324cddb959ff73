import Foundation
import MisuseReports

nonisolated extension Timer {
  /// A timer that calls a method of a target; it has to be added to a run loop. See
  /// `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`. Only a scheduled timer has a
  /// value for the method: `userInfo` other than nil is reported as misuse.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// A timer that calls a method of a target, at `date` for the first time; it has to be added to a
  /// run loop. See `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`. Only a
  /// scheduled timer has a value for the method: `userInfo` other than nil is reported as misuse.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    // The timer is used on the thread of its run loop alone, and so are its target and what it has.
    nonisolated(unsafe) let target = t as AnyObject
    self.init(fire: date, interval: ti, repeats: rep) { timer in s.call(on: target, timer) }
    if ui != nil { Misuse.reportFromAnyThread(.timerUserInfo(self)) }
  }

  /// A timer of this thread's run loop that calls a method of a target.
  ///
  /// It counts the real time, not that of the frame clock: a test waits for it, or calls `fire()`.
  ///
  /// - Parameters:
  ///   - ti: The time until the first call and between calls, in seconds.
  ///   - aTarget: The object that has the method; retained until the timer is invalid.
  ///   - aSelector: A method without arguments, or with the timer as its argument. It has to be a
  ///     selector with a method: each call of another one is reported as misuse.
  ///   - userInfo: A value for the method.
  ///   - yesOrNo: Whether it is called again and again.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = InformedTimer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: nil, repeats: yesOrNo)
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with a value; `Timer` lets nothing set its own.
nonisolated private final class InformedTimer: Timer {
  var info: Any?

  override var userInfo: Any? { info }
}

nonisolated extension Misuse {
  fileprivate static func timerUserInfo(_ timer: Timer) -> Misuse {
    Misuse(
      id: "action.timer-user-info",
      message: "A timer made with init is given a userInfo, which it cannot have here",
      reason: "Foundation of this platform does not let it be set",
      remedy:
        "Use scheduledTimer(timeInterval:target:selector:userInfo:repeats:), or a property of "
        + "the target")
  }
}
