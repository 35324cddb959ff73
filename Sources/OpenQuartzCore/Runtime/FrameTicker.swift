/// Calls a function in every frame while it is switched on, and requests frames meanwhile.
///
/// The call precedes the ends of animations are determined and before the frame's layout, so
/// that what it sets is shown in the same frame. Tickers are called in the order in which they were
/// switched on.
package final class FrameTicker {
  private let onTick: (CFTimeInterval) -> Void
  private let isNeeded: () -> Bool
  private let context: RenderContext

  /// A ticker of the present clock that is switched off.
  ///
  /// - Parameter onTick: Gets the time of the frame. Retained until the ticker is released.
  package init(onTick: @escaping (CFTimeInterval) -> Void) {
    self.onTick = onTick
    isNeeded = { true }
    context = .current
  }

  /// A ticker for an object that it does not keep alive; it is switched off when that is gone.
  package init<Target: LinkTarget>(
    for target: Target, onTick: @escaping (Target, CFTimeInterval) -> Void
  ) {
    let link = target.zeroingLink
    self.onTick = { time in
      if let target = link.target { onTick(target, time) }
    }
    isNeeded = { link.target != nil }
    context = .current
  }

  deinit {}

  /// Whether frames are requested. One that is switched on is retained until it is switched off.
  package var isRunning: Bool { context.tickers.contains { $0 === self } }

  /// Switches it on; the first call is in the next frame. Nothing if it is on.
  package func start() {
    guard !isRunning else { return }
    context.tickers.append(self)
    context.requestFrames()
  }

  /// Switches it off. Nothing if it is off.
  package func stop() {
    guard isRunning else { return }
    context.tickers.removeAll { $0 === self }
    context.hasObsoleteRequests = true
  }

  fileprivate func tick(at time: CFTimeInterval) {
    if isNeeded() { onTick(time) } else { stop() }
  }
}

extension RenderContext {
  /// Calls the tickers that are on; those that another one switches off meanwhile are left out.
  func callTickers(at time: CFTimeInterval) {
    for ticker in tickers where ticker.isRunning { ticker.tick(at: time) }
  }
}
