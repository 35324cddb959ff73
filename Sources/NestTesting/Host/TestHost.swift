#if os(Linux)
  import CTestIssues
  import DisplayServer
  import MisuseReports
  import OpenUIKit

  /// A screen without a display and with a manual clock.
  ///
  /// While a host lives it is the system: its screen is `UIScreen.main`, its clock is that of
  /// every animation and of `CACurrentMediaTime()`. Nothing takes real time, and two runs give the
  /// same pixels. Hosts may follow each other, or one may exist during another: the one that was
  /// made or called last is in force, and when it is freed the one before it is again. Without any,
  /// time is real.
  ///
  /// Make the host in the body of a test, or in a fixture that is made there, not in the
  /// initializer of the suite: between that and the body, as at every `await`, other tests that
  /// run in parallel may put their own hosts in force.
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
    /// It holds from the first host of a program on, in tests of Swift Testing and of XCTest, for each
    /// `Misuse` with `raisesInUIKit` that the test does not intercept, for example by a
    /// ``DiagnosticRecorder``.
    public static var failsTestsForExceptions = true

    let runtime: UIRuntime
    let backend: HeadlessBackend
    let clock: ManualFrameSource

    /// Makes a screen and puts the system under the control of this host.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in points. Default: that of a phone.
    ///   - scale: Pixels per point. Default: 1.
    ///   - paintsEveryFrame: Whether every frame is painted, as on a device. Default: no, what is
    ///     shown is painted when its pixels are read, which gives the same pixels.
    /// - Throws: When there can be no screen of that size.
    public init(
      size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 1,
      paintsEveryFrame: Bool = false
    ) throws {
      backend = HeadlessBackend(clock: .manual)
      guard let clock = backend.manualFrames else {
        preconditionFailure("A headless backend with a manual clock has no manual clock.")
      }
      self.clock = clock
      Misuse.unintercepted = { Self.recordIssue(of: $0) }
      runtime = UIRuntime(backend: backend, screenSize: size, scale: scale)
      runtime.paintsOnDemand = !paintsEveryFrame
      runtime.install()
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    // The class has `@MainActor` for this: an optimizing compiler does not see the default
    // isolation of the module here.
    isolated deinit {
      if UIRuntime.installed === runtime {
        clock.turn {
          window.isHidden = true
          window.rootViewController = nil
        }
      }
      // Windows that are made without a host have real time again.
      runtime.retire()
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
      if UIRuntime.installed !== runtime { runtime.install() }
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

    /// Whether no further frame is requested: no animation runs and no timer is due.
    public var isIdle: Bool { clock.nextFrameTime == nil }

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
    /// - Parameter body: What happens in the turn; the turn ends after it.
    /// - Returns: What `body` returns.
    @discardableResult
    public func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
      activate()
      defer { clock.endTurn() }
      return try body()
    }

    /// Advances the virtual time, frame by frame, until no animation runs.
    ///
    /// - Parameters:
    ///   - limit: The most virtual seconds that may take. Default: 60.
    ///   - body: Called after each frame. Default: nothing.
    /// - Returns: The seconds that this took.
    /// - Throws: `TestHostError.stillAnimating` at the limit.
    @discardableResult
    public func settle(
      limit: TimeInterval = 60, eachFrame body: () -> Void = {}
    ) throws -> TimeInterval {
      commit()
      let start = clock.now
      while let next = clock.nextFrameTime {
        guard next - start <= limit else { throw TestHostError.stillAnimating(after: limit) }
        clock.advance(by: max(0, next - clock.now))
        body()
      }
      return clock.now - start
    }
  }
#endif
