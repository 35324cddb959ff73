import Foundation

/// Surfaces in memory: for tests, pictures and machines without a display.
@MainActor
package final class HeadlessBackend: DisplayBackend {
  package enum Clock: Sendable, Hashable {
    /// Time does not move until `ManualFrameSource.advance(by:)`.
    case manual
    /// The system's time and the main run loop.
    case real
  }

  package let isHeadless = true
  package let frames: any FrameSource
  package var clipboard: any Clipboard { memoryClipboard }
  /// The clipboard of this backend only.
  package let memoryClipboard = HeadlessClipboard()
  package var style: DisplayStyle? { didSet { if style != oldValue { onEvent?(.style) } } }
  package var keepsScreenOn = false
  package var onEvent: ((BackendEvent) -> Void)?
  /// The open surfaces, oldest first.
  package private(set) var surfaces: [HeadlessSurface] = []

  private let realFrames: RealFrameSource?
  private var signals: SignalWatcher?

  /// - Parameters:
  ///   - clock: Which time it has.
  ///   - framesPerSecond: The rate of the frames.
  package init(clock: Clock, framesPerSecond: Double = 60) {
    switch clock {
    case .manual:
      frames = ManualFrameSource(framesPerSecond: framesPerSecond)
      realFrames = nil
    case .real:
      let source = RealFrameSource(framesPerSecond: framesPerSecond)
      frames = source
      realFrames = source
    }
  }

  /// The clock to advance; `nil` when it is the real one.
  package var manualFrames: ManualFrameSource? { frames as? ManualFrameSource }

  /// A surface of black pixels; the default scale is 1.
  package func makeSurface(
    width: Double, height: Double, scale: Double?, title: String
  ) throws -> any DisplayWindow {
    let size = try SurfaceSize(width: width, height: height, scale: scale ?? 1)
    let surface = HeadlessSurface(size: size, title: title, frames: frames)
    surface.onClose = { [weak self, unowned surface] in
      self?.surfaces.removeAll { $0 === surface }
    }
    surfaces.append(surface)
    return surface
  }

  package func handleEnds() {
    guard realFrames != nil else { return }
    signals = SignalWatcher { [weak self] in self?.onEvent?(.end(.signal($0))) }
  }

  package func run() -> Never {
    guard let realFrames else {
      preconditionFailure("a manual clock has no main loop: call advance(by:) instead of run()")
    }
    realFrames.run()
  }

  package func stop(exitCode: Int32) -> Never { exit(exitCode) }
}
