import NestKit

/// Judges the contract between containers and children while a program runs, whatever the classes
/// of its controllers: one line in a debug build.
///
///     #if DEBUG
///       ContractMonitor.start()
///     #endif
///
/// It receives the callbacks of all controllers from then on, and looks at their windows when
/// nothing has moved for a moment. A breach is written to standard error, or passed to a closure,
/// with the last events until then. See <doc:WatchYourProgram>.
///
/// Its memory does not grow with time: it stores as many events as ``eventLimit`` says, and what it
/// knows of a controller until that is freed. A monitor that was never started costs nothing.
public final class ContractMonitor {
  /// Judges the rules.
  let checker: ContractChecker
  let recorder = LifecycleRecorder()
  let subjects = MonitoredControllers()
  private let reaction: ContractWatch.Reaction
  /// How many of the last events a breach shows; see ``LifecycleRecorder/eventLimit``.
  public let eventLimit: Int
  /// The number of breaches so far.
  public private(set) var breachCount = 0
  /// Whether it judges what happens: until another one is started, or ``stop()``.
  public private(set) var isRunning = false
  private var isReporting = false
  /// When the windows are looked at next.
  var looks = MonitorLooks()

  /// Starts a monitor, in place of one that runs already.
  ///
  /// It runs until it is stopped, and nothing need keep it. Of controllers that have appeared
  /// before, the first callback that it receives says so.
  ///
  /// - Parameters:
  ///   - reaction: The reaction to each breach. A closure may stop the monitor, release controllers
  ///     and request changes; breaches of these are passed to it when it has returned. Default:
  ///     writes it to standard error.
  ///   - rules: The rules that are judged; those that need statements of a test are never broken.
  ///     Default: those of the level ``ContractLevel/robust``, which every container has to keep.
  ///   - eventLimit: How many of the last events a breach shows. Default: 200. A number below 1
  ///     counts as 1.
  /// - Returns: The monitor.
  @discardableResult
  public static func start(
    _ reaction: ContractWatch.Reaction = .logs,
    rules: Set<ContractRule> = ContractLevel.robust.rules,
    eventLimit: Int = 200
  ) -> ContractMonitor {
    running?.stop()
    let monitor = ContractMonitor(reaction, rules: rules, eventLimit: max(1, eventLimit))
    monitor.isRunning = true
    running = monitor
    return monitor
  }

  private init(
    _ reaction: ContractWatch.Reaction, rules: Set<ContractRule>, eventLimit: Int
  ) {
    self.reaction = reaction
    self.eventLimit = eventLimit
    checker = ContractChecker(rules: rules, of: subjects)
    recorder.eventLimit = eventLimit
    recorder.onEvent = { [weak self] in self?.judge($0) }
    subjects.onRelease = { [weak self] in self?.noteRelease(of: $0) }
    subjects.onProgress = { [weak self] in self?.judge($0, of: $1) }
  }

  deinit {}

  /// Ends judging, and releases what was stored of controllers. Does nothing for a monitor that
  /// does not run.
  public func stop() {
    guard isRunning else { return }
    isRunning = false
    if Self.running === self { Self.running = nil }
    subjects.removeAll()
  }

  /// The last events, oldest first: at least ``eventLimit`` of them, if there were as many.
  public var events: [LifecycleEvent] { recorder.events }

  /// The last events as text, a line each.
  public var timeline: Timeline { recorder.timeline }

  /// The name of a controller in the timeline: that of its class, with a number from the second
  /// controller of the class on.
  ///
  /// - Parameter controller: Any controller.
  /// - Returns: Its name, which it has as long as the monitor runs.
  public func name(of controller: UIViewController) -> String {
    isRunning ? subjects.name(of: controller) : LifecycleRecorder.name(of: controller)
  }

  /// Adds a line of the program to the timeline, written `source.text`.
  ///
  /// - Parameters:
  ///   - text: The text, for example `received a link`.
  ///   - source: The name in front of it. Default: `program`.
  public func note(_ text: String, from source: String = "program") {
    if isRunning { recorder.note(text, from: source) }
  }

  // MARK: Events

  /// Records a callback of a controller.
  ///
  /// - Parameters:
  ///   - callback: The callback, which the controller receives next.
  ///   - controller: The controller.
  func receive(_ callback: LifecycleCallback, of controller: UIViewController) {
    let (name, isFirst) = subjects.note(callback, of: controller, in: recorder)
    if isFirst, let state = ContractChecker.State(of: controller, before: callback) {
      checker.begin(name, as: state)
    }
    let state = ReceiverState(
      of: controller, reading: ReceiverState.Parts(judging: callback), subjects.name)
    recorder.record(callback, from: name, flags: state.flags, receiver: state)
  }

  private func judge(_ event: LifecycleEvent) {
    checker.check(event)
    scheduleLook()
    report()
  }

  private func judge(_ progress: ContainerProgress, of container: UIViewController) {
    checker.check(progress, of: container)
    // What moves is looked at in any case.
    if progress.phase == .began || progress.isEnd { scheduleLook() }
    report()
  }

  private func noteRelease(of name: String) {
    if isRunning { recorder.record(.deinitialized, from: name) }
  }

  /// Passes the violations so far to the reaction, one after the other: also those that it causes.
  func report() {
    guard !checker.violations.isEmpty, !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    while isRunning, !checker.violations.isEmpty {
      for violation in checker.takeViolations() where isRunning {
        breachCount += 1
        reaction.react(ContractBreach(violation: violation, timeline: recorder.timeline))
      }
    }
  }
}
