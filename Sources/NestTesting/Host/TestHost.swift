#if os(Linux)
  import CTestIssues
  import DisplayServer
  import MisuseReports
  import OpenUIKit

  /// A screen without a display and with a manual clock, and the main queue of a program.
  ///
  /// While a host lives it is the system: its screen is `UIScreen.main`, its clock is that of every
  /// animation and of `CACurrentMediaTime()`. The work that the program leaves to
  /// `DispatchQueue.main`, to a `Timer`, to `RunLoop.perform`, to a task of the main actor or to a
  /// `CADisplayLink` is performed in its turns, and delays pass in its time; see <doc:TheHost>.
  /// Nothing takes real time, and two runs give the same pixels.
  ///
  /// A host belongs to the code that made it, and to all that this dispatches. Hosts may follow
  /// each other, or one may exist during another: the one that was made or called last is in force,
  /// and when it is freed the one before it is again. While a test awaits, other tests run without
  /// its host, with their own or in real time; it is in force again when the test continues.
  ///
  ///     let host = try TestHost()
  ///     host.show(controller)
  ///     host.tap(button)
  ///     try host.settle()
  ///     try host.expectPicture("after-the-tap")
  @MainActor
  public final class TestHost {
    /// The window that shows the controller of `show(_:)`. It fills the screen.
    public let window: UIWindow

    /// Whether what UIKit answers with an exception makes an issue of the running test; true by
    /// default. Such a request is refused here and changes nothing, but would stop the program on
    /// Apple's systems.
    ///
    /// It holds from the first host of a program on, in tests of Swift Testing and of XCTest, for
    /// each `Misuse` with `raisesInUIKit` that the test does not intercept, for example by a
    /// ``DiagnosticRecorder``.
    public static var failsTestsForExceptions = true

    let runtime: UIRuntime
    let backend: HeadlessBackend
    let clock: ManualFrameSource
    let queue: HostQueue
    /// The host that was suspended together with this one, which was made during it.
    weak var suspendedOuter: TestHost?
    /// The receivers of reports of misuse from the time before this host was suspended.
    var suspendedRecorders: DiagnosticRecorder.SuspendedRecorders?

    /// Makes a screen and puts the system under the control of this host.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in points. Default: that of a phone.
    ///   - scale: Pixels per point. Default: 1.
    ///   - paintsEveryFrame: Whether every frame is painted, as on a device. Default: no, what is
    ///     shown is painted when its pixels are read, which gives the same pixels.
    /// - Throws: When there can be no screen of that size.
    public convenience init(
      size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 1,
      paintsEveryFrame: Bool = false
    ) throws {
      try self.init(
        size: size, scale: scale, painting: paintsEveryFrame ? .everyFrame : .onDemand)
    }

    /// The frames that are painted.
    enum Painting {
      case everyFrame
      /// The frame that is shown when its pixels are read.
      case onDemand
      /// Nothing, and nothing is composed: no pixels are read.
      case nothing
    }

    init(
      size: CGSize, scale: CGFloat = 1, painting: Painting, framesPerSecond: Double = 60
    ) throws {
      backend = HeadlessBackend(clock: .manual, framesPerSecond: framesPerSecond)
      guard let clock = backend.manualFrames else {
        preconditionFailure("A headless backend with a manual clock has no manual clock.")
      }
      self.clock = clock
      queue = HostQueue(clock: clock)
      Misuse.unintercepted = { Self.recordIssue(of: $0) }
      runtime = UIRuntime(backend: backend, screenSize: size, scale: scale)
      runtime.paintsOnDemand = painting != .everyFrame
      runtime.renderContext.composesFrames = painting != .nothing
      runtime.install()
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      queue.begin(for: self)
      HostQueue.functions?.set_current_host(queue.id)
    }

    // The class has `@MainActor` for this: an optimizing compiler does not see the default
    // isolation of the module here.
    isolated deinit {
      queue.end()
      if UIRuntime.installed === runtime {
        clock.turn {
          window.isHidden = true
          window.rootViewController = nil
        }
      }
      // Windows that are made without a host have real time again.
      runtime.uninstall()
      let functions = HostQueue.functions
      if functions?.current_host() == queue.id {
        functions?.set_current_host(HostQueues.shared.hostInForce?.queue.id ?? 0)
      }
    }

    /// Makes an issue of what would have stopped the test on Apple's systems.
    private static func recordIssue(of misuse: Misuse) {
      guard failsTestsForExceptions, misuse.raisesInUIKit else { return }
      _ = nest_testing_record(
        "UIKit raises an exception here. Intercept the misuse if the test is about it. \(misuse)")
    }

    // MARK: Showing

    /// Makes this host the one in force again, after another one.
    func activate() {
      HostQueue.functions?.set_current_host(queue.id)
      queue.callBegins()
      guard UIRuntime.installed !== runtime else { return }
      if let outer = suspendedOuter {
        suspendedOuter = nil
        outer.activate()
        HostQueue.functions?.set_current_host(queue.id)
      }
      runtime.install()
      if let suspended = suspendedRecorders {
        suspendedRecorders = nil
        DiagnosticRecorder.resume(suspended)
      }
    }

    /// Shows a controller as the root of the window and ends the turn, so that it has appeared
    /// when this returns.
    ///
    /// - Parameter root: The controller to show.
    public func show(_ root: UIViewController) {
      turn {
        window.rootViewController = root
        window.makeKeyAndVisible()
      }
    }

    /// Shows the window again that `hide()` hid, and ends the turn.
    public func unhide() {
      turn { window.isHidden = false }
    }

    /// Hides the window, so that its root disappears, and ends the turn.
    public func hide() {
      turn { window.isHidden = true }
    }

    // MARK: Time

    /// The virtual time in seconds, 0 when the host was made.
    public var now: TimeInterval { clock.now }

    /// Whether nothing is pending: no animation runs, nothing is ready or delayed, no other thread
    /// works for the program.
    public var isIdle: Bool { clock.nextFrameTime == nil && queue.isEmpty }

    /// The longest real time that the host waits for one thing which another thread does for the
    /// program, in seconds, before virtual time moves. Default: 5.
    ///
    /// Work that takes longer is not waited for again; `settle()` names it.
    public var longestWait: TimeInterval {
      get { queue.longestWait }
      set { queue.longestWait = newValue }
    }

    /// Advances the virtual time: every frame of that time is made, at 60 a second, and one at the
    /// end.
    ///
    /// - Parameter seconds: How much time; 0 only ends the turn. Negative is a programming error.
    public func advance(by seconds: TimeInterval) {
      activate()
      clock.advance(by: seconds)
    }

    /// Advances the virtual time frame by frame, at 60 a second.
    ///
    /// - Parameters:
    ///   - seconds: How much time.
    ///   - body: Called after each frame, and at the end.
    public func advance(by seconds: TimeInterval, eachFrame body: () -> Void) {
      let frames = max(1, (seconds * 60).rounded(.up))
      for _ in 0..<Int(frames) {
        advance(by: seconds / frames)
        body()
      }
    }

    /// Ends the turn of the run loop: layout, drawing and deferred callbacks happen now.
    public func commit() {
      activate()
      clock.endTurn()
    }

    /// Runs a closure as one turn of the run loop, like all code of a real program.
    ///
    /// - Parameter body: The closure; the turn ends after it.
    /// - Returns: The result of `body`.
    @discardableResult
    public func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
      activate()
      defer { clock.endTurn() }
      return try body()
    }

    /// Advances the virtual time, from one event to the next, until nothing is pending: no
    /// animation runs, no timer waits, nothing is delayed, and no other thread works for the
    /// program.
    ///
    /// - Parameters:
    ///   - limit: The most virtual seconds that may take. Default: 60.
    ///   - body: Called after each frame, and after what is due between two. Default: nothing.
    /// - Returns: The seconds that this took.
    /// - Throws: `TestHostError.notSettled` at the limit, or when another thread takes longer than
    ///   `longestWait`; it says what is pending.
    @discardableResult
    public func settle(
      limit: TimeInterval = 60, eachFrame body: () -> Void = {}
    ) throws -> TimeInterval {
      commit()
      let start = clock.now
      while true {
        clock.finishWork()
        guard !clock.turnsAreEndless else { throw notSettled(after: clock.now - start) }
        guard let next = clock.nextTime else { break }
        guard next - start <= limit else { throw notSettled(after: limit) }
        clock.advance(by: max(0, next - clock.now))
        body()
      }
      guard queue.isEmpty else { throw notSettled(after: clock.now - start) }
      return clock.now - start
    }

    /// The work that is pending now, a line each: animations, calls in each frame, items that are
    /// ready or delayed, and the work of other threads for the program. Empty when the host is
    /// idle.
    public var pendingWork: [String] {
      (clock.turnsAreEndless ? ["each turn of the run loop requests another one"] : [])
        + runtime.renderContext.pendingWork + queue.pending
    }

    func notSettled(after time: TimeInterval) -> TestHostError {
      .notSettled(
        after: time, pending: pendingWork,
        last: queue.last.map { "\($0.text) at \(HostQueue.State.seconds($0.time))" })
    }
  }
#endif
