import Foundation

/// Where a suite shows containers, and what it can do there.
protocol ConformanceScreen: AnyObject {
  /// The window that shows the container.
  var window: UIWindow { get }

  /// Does something as a turn of the run loop, or in one.
  func turn(_ body: () -> Void)

  /// Why something cannot be done here; nil if it can.
  func obstacle(to event: ScreenEvent) -> String?

  /// Does something that only a device, a system or a hand can do.
  func send(_ event: ScreenEvent)
}

/// An event of a device.
nonisolated enum ScreenEvent: Hashable, Sendable {
  case rotation
  case size(width: CGFloat, height: CGFloat)
  case memoryWarning
  /// A finger touches down, moves or is lifted.
  case finger(Phase, x: CGFloat, y: CGFloat)

  enum Phase: Hashable, Sendable { case down, moved, up }
}

extension ConformanceScreen {
  /// Shows a controller, or removes what is shown.
  func show(_ root: UIViewController?) {
    turn {
      window.rootViewController = root
      if root != nil { window.makeKeyAndVisible() }
    }
  }

  func setHidden(_ isHidden: Bool) { turn { window.isHidden = isHidden } }
}

/// Something that does not end.
nonisolated struct NeverAtRest: Error, CustomStringConvertible {
  let limit: TimeInterval
  let what: String
  var description: String { "\(what) after \(limit) seconds" }
}

// MARK: - Real time

/// A window in real time, on any system. It has no hand, and does not rotate.
final class WindowScreen: ConformanceScreen {
  let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  deinit {}

  func turn(_ body: () -> Void) { body() }

  func obstacle(to event: ScreenEvent) -> String? {
    event == .memoryWarning ? nil : "only a test host rotates, resizes and touches"
  }

  func send(_ event: ScreenEvent) {
    guard event == .memoryWarning, let root = window.rootViewController else { return }
    for controller in TreeObservation.controllers(below: root) {
      controller.didReceiveMemoryWarning()
    }
  }

  /// Waits, frame by frame.
  ///
  /// - Throws: `NeverAtRest`.
  func wait(for pause: ConformancePause) async throws {
    let start = CACurrentMediaTime()
    switch pause {
    case .turn: await FrameWaiter.nextFrame()
    case .time(let seconds):
      repeat { await FrameWaiter.nextFrame() } while CACurrentMediaTime() - start < seconds
    case .rest(let limit):
      // Changes that wait for the end of an animation begin a frame later.
      var quietFrames = 0
      while quietFrames < 3 {
        await FrameWaiter.nextFrame()
        guard let motion else {
          quietFrames += 1
          continue
        }
        quietFrames = 0
        if CACurrentMediaTime() - start > limit { throw NeverAtRest(limit: limit, what: motion) }
      }
    }
  }

  /// A description of a movement that still runs; nil if nothing moves.
  private var motion: String? {
    guard let root = window.rootViewController else { return nil }
    let moving = TreeObservation.controllers(below: root).first { $0.transitionCoordinator != nil }
    if let moving { return "\(LifecycleRecorder.name(of: moving)) is in a transition" }
    var found: String?
    window.visitViews { view in
      if view.layer.animationKeys()?.isEmpty == false { found = "\(type(of: view)) is animated" }
    }
    return found
  }
}

/// Waits for frames.
private final class FrameWaiter: NSObject {
  private let continuation: CheckedContinuation<Void, Never>
  private var link: CADisplayLink?

  /// Waits until the next frame begins.
  static func nextFrame() async {
    await withCheckedContinuation { FrameWaiter($0).start() }
  }

  private init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  deinit {}

  private func start() {
    #if canImport(UIKit)
      let selector = #selector(tick)
    #else
      let selector = Selector("tick", FrameWaiter.tick)
    #endif
    // The link keeps this object alive until it is invalidated.
    let link = CADisplayLink(target: self, selector: selector)
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  #if canImport(UIKit)
    @objc private func tick() { end() }
  #else
    private func tick() { end() }
  #endif

  private func end() {
    link?.invalidate()
    link = nil
    continuation.resume()
  }
}
