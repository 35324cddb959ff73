/// The identifier of a task that should be completed in the background.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// The identifier with the given number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The tasks that a program has begun and not ended.
struct BackgroundTasks {
  private struct BackgroundTask {
    let identifier: UIBackgroundTaskIdentifier
    let expirationHandler: (() -> Void)?
  }

  private var tasks: [BackgroundTask] = []
  private var count = 0

  /// Adds a task.
  mutating func begin(_ expirationHandler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    count += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: count)
    tasks.append(BackgroundTask(identifier: identifier, expirationHandler: expirationHandler))
    return identifier
  }

  /// Removes a task; nothing if it has ended.
  mutating func end(_ identifier: UIBackgroundTaskIdentifier) {
    tasks.removeAll { $0.identifier == identifier }
  }

  /// Removes all tasks; returns their handlers, in the order in which they began.
  mutating func takeExpirationHandlers() -> [() -> Void] {
    defer { tasks = [] }
    return tasks.compactMap(\.expirationHandler)
  }
}

extension UIApplication {
  /// Begins a task that should be completed although the program enters the background.
  ///
  /// Programs of this system are not suspended: a task can take as long as it needs. What is not
  /// ended when the program ends expires.
  ///
  /// - Parameter handler: called when the program ends and the task has not ended.
  /// - Returns: the identifier for `endBackgroundTask(_:)`, which is never `.invalid`.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task with a name for debuggers, which nothing here reads.
  ///
  /// - Parameters:
  ///   - taskName: the name.
  ///   - handler: called when the program ends and the task has not ended.
  /// - Returns: the identifier for `endBackgroundTask(_:)`, which is never `.invalid`.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }

  /// Ends a task. One that has ended, and `.invalid`, are ignored.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// How many seconds the program may run in the background: as long as it likes, which is the
  /// greatest number.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Calls the handlers of the tasks that have not ended.
  func expireBackgroundTasks() {
    for handler in backgroundTasks.takeExpirationHandlers() { handler() }
  }
}
