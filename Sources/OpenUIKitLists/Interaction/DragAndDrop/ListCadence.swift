import OpenQuartzCore

/// Makes room for what is dragged when the finger has stayed at a place for some time.
final class ListCadence {
  private lazy var ticker = FrameTicker { [weak self] in self?.tick(at: $0) }
  /// The place at which the finger is, and what makes room there.
  private var wanted: (path: IndexPath, delay: TimeInterval, work: () -> Void)?
  private var start: CFTimeInterval?
  /// The place where there is room.
  private var current: IndexPath?

  init() {}

  deinit {}

  /// The finger is at a place.
  ///
  /// - Parameters:
  ///   - delay: How long it has to stay there, in seconds; 0 makes room at once.
  ///   - work: Makes room there.
  func follow(_ path: IndexPath, after delay: TimeInterval, _ work: @escaping () -> Void) {
    guard delay > 0, path != current else {
      stop()
      current = path
      return work()
    }
    let isSame = wanted?.path == path
    wanted = (path, delay, work)
    guard !isSame else { return }
    start = nil
    if !ticker.isRunning { ticker.start() }
  }

  /// Makes room at once where that is waited for.
  func finish() {
    guard let wanted else { return }
    stop()
    current = wanted.path
    wanted.work()
  }

  /// There is no room any more, and nothing is waited for.
  func forget() {
    stop()
    current = nil
  }

  private func stop() {
    ticker.stop()
    (wanted, start) = (nil, nil)
  }

  private func tick(at time: CFTimeInterval) {
    guard let wanted else { return ticker.stop() }
    guard let start else { return start = time }
    if time - start >= wanted.delay - 1e-6 { finish() }
  }
}
