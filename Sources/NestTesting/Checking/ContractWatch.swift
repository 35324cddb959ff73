import Foundation
import NestKit

/// Checks the contract while a test runs, and stops at the first breach, with the events until
/// then.
///
///     let watch = ContractWatch(recorder, in: host.window) { Issue.record($0) }
///     …
///     watch.look(isAtRest: true)
///
/// It judges callbacks as they are recorded, and the tree of a window whenever it is asked to look.
/// Events after the first breach are not judged: they are usually its consequences.
public final class ContractWatch {
  /// The reaction to the first breach.
  public struct Reaction {
    let react: (ContractBreach) -> Void

    /// Calls a closure, for example one that records an issue of a test.
    public static func calls(_ body: @escaping (ContractBreach) -> Void) -> Reaction {
      Reaction(react: body)
    }

    /// Nothing: the test reads ``ContractWatch/breach``.
    public static let collects = Reaction { _ in }

    /// Writes the breach to standard error.
    public static let logs = Reaction {
      FileHandle.standardError.write(Data("The contract of a container is broken. \($0)\n".utf8))
    }

    /// Stops the program, where a debugger shows which code of the container made the call.
    public static let stops = Reaction { preconditionFailure("\($0)") }

    #if os(Linux)
      /// Makes an issue of the running test, of Swift Testing or XCTest. Without a test it stops
      /// the program.
      public static let failsTest = Reaction { breach in
        if !TestIssue.record("\(breach)") { preconditionFailure("\(breach)") }
      }
    #endif
  }

  /// Judges the rules.
  public let checker: ContractChecker
  /// The first breach; nil if there was none.
  public private(set) var breach: ContractBreach?
  private let recorder: LifecycleRecorder
  private let window: UIWindow?
  private let reaction: Reaction

  /// Makes a watch, which has the recorder's `onEvent` from now on.
  ///
  /// - Parameters:
  ///   - recorder: That of all controllers.
  ///   - window: Where the containers are. Default: nil, only callbacks are judged.
  ///   - rules: The rules that are judged. Default: all.
  ///   - reaction: The reaction to the first breach.
  public init(
    _ recorder: LifecycleRecorder, in window: UIWindow? = nil,
    rules: Set<ContractRule> = Set(ContractRule.all), _ reaction: Reaction
  ) {
    self.recorder = recorder
    self.window = window
    self.reaction = reaction
    checker = ContractChecker(rules: rules)
    // Objects that are released with the watch may still send events.
    recorder.onEvent = { [weak self] event in
      guard let self, breach == nil else { return }
      checker.check(event)
      stopAtBreach()
    }
  }

  deinit {}

  /// Judges what moves in a container that owns a core, as those of NestKit and UIKit do, from now
  /// on. Others are not followed.
  ///
  /// - Parameter container: Who reports its progress.
  public func follow(_ container: UIViewController) {
    container.ownedCore?.observeProgress { [weak self, unowned container] in
      guard let self, breach == nil else { return }
      checker.check($0, of: container)
      stopAtBreach()
    }
  }

  /// Looks at the tree. O(views of the window).
  ///
  /// - Parameter isAtRest: Whether nothing runs: no transition, no finger, and the turn has ended.
  public func look(isAtRest: Bool) {
    guard breach == nil, let window else { return }
    checker.check(window, at: isAtRest ? .rest : .transition)
    stopAtBreach()
  }

  /// Reports something that nothing follows, such as a *will* without its *did*, after the last
  /// event.
  public func finish() {
    look(isAtRest: true)
    guard breach == nil, let violation = checker.unfinished.first else { return }
    stop(at: violation)
  }

  /// Whether every controller has appeared or disappeared, and has reached its parent.
  public var isFinished: Bool { checker.unfinished.isEmpty }

  private func stopAtBreach() {
    if let violation = checker.violations.first { stop(at: violation) }
  }

  private func stop(at violation: ContractViolation) {
    let breach = ContractBreach(violation: violation, timeline: recorder.timeline)
    self.breach = breach
    reaction.react(breach)
  }
}

/// The first rule that was broken, with the events until then.
public nonisolated struct ContractBreach: Error, Hashable, Sendable {
  /// Which rule, by whom and when.
  public let violation: ContractViolation
  /// The events that the recorder had recorded until then.
  public let timeline: Timeline
}

nonisolated extension ContractBreach: CustomStringConvertible {
  /// The violation, and below it the last events.
  public var description: String {
    let shown = timeline.lines.suffix(20)
    let omitted = timeline.lines.count - shown.count
    let lines = (omitted > 0 ? ["… \(omitted) events before"] : []) + shown
    return (["\(violation)"] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}
