import Observation

/// The movements that run in one container, and their observers.
final class ContainerProgressTracker: Observable {
  /// Called first with every value.
  private let receive: (ContainerProgress) -> Void
  /// Whether ``receive`` has something to do with values.
  var hasReceiver = false {
    didSet { if hasReceiver != oldValue { updateTicker() } }
  }
  /// The movements that run, the one that began last at the end.
  private var movements: [ContainerMovement] = []
  private var movementCount = 0
  private var observers: [(number: Int, call: (ContainerProgress) -> Void)] = []
  private var observerCount = 0
  private let registrar = ObservationRegistrar()
  /// Whether ``progress`` was read since its last change was reported to those who track it.
  private var isRead = false
  private var ticker: FrameTicker?

  init(receive: @escaping (ContainerProgress) -> Void) { self.receive = receive }

  deinit {}

  /// The progress of the movement that runs; of several, that of the one that began last. `nil` at
  /// rest.
  var progress: ContainerProgress? {
    registrar.access(self, keyPath: \.progress)
    if !isRead {
      isRead = true
      updateTicker()
    }
    return movements.last?.progress
  }

  // MARK: Movements

  func begin(
    _ kind: ContainerProgress.Kind, from: UIViewController?, to: UIViewController?,
    isInteractive: Bool, fraction: @escaping () -> CGFloat
  ) -> ContainerMovement {
    movementCount += 1
    let movement = ContainerMovement(
      movementCount, kind, from: from, to: to, isInteractive: isInteractive, tracker: self,
      fraction: fraction)
    movements.append(movement)
    return movement
  }

  func remove(_ movement: ContainerMovement) { movements.removeAll { $0 === movement } }

  func report(_ progress: ContainerProgress) {
    if isRead {
      isRead = false
      registrar.withMutation(of: self, keyPath: \.progress) {}
    }
    receive(progress)
    for observer in observers where isObserving(observer.number) { observer.call(progress) }
    updateTicker()
  }

  // MARK: Observers

  func add(_ observer: @escaping (ContainerProgress) -> Void) -> Int {
    observerCount += 1
    observers.append((observerCount, observer))
    updateTicker()
    return observerCount
  }

  private func isObserving(_ number: Int) -> Bool { observers.contains { $0.number == number } }

  func removeObserver(_ number: Int) {
    observers.removeAll { $0.number == number }
    updateTicker()
  }

  // MARK: Frames

  /// Whether something is further in each frame, and somebody wants to know that.
  private var needsFrames: Bool {
    guard hasReceiver || isRead || !observers.isEmpty else { return false }
    return movements.contains(where: \.runs)
  }

  /// Whether it is called in each frame.
  var isFollowingFrames: Bool { ticker != nil }

  /// Follows what runs frame by frame, as long as it does and is observed.
  func updateTicker() {
    guard needsFrames else {
      ticker?.stop()
      ticker = nil
      return
    }
    guard ticker == nil else { return }
    let ticker = FrameTicker { [weak self] in self?.frameDidBegin() }
    self.ticker = ticker
    ticker.start()
  }

  private func frameDidBegin() {
    for movement in movements where movement.runs { movement.update() }
    updateTicker()
  }
}
