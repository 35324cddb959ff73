/// Calls a closure in every frame, until it is stopped.
final class FrameTicker: NSObject {
  private let action: () -> Void
  private var link: CADisplayLink?

  /// - Parameter action: Called at the beginning of each frame.
  init(action: @escaping () -> Void) { self.action = action }

  deinit {}

  func start() {
    #if canImport(UIKit)
      let selector = #selector(tick)
    #else
      let selector = Selector("tick", FrameTicker.tick)
    #endif
    let link = CADisplayLink(target: self, selector: selector)
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// The link keeps this object alive until then.
  func stop() {
    link?.invalidate()
    link = nil
  }

  #if canImport(UIKit)
    @objc private func tick() { action() }
  #else
    private func tick() { action() }
  #endif
}
