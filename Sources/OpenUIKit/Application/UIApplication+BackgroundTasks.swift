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
  /// Calls the handlers of the tasks that have not ended.
  func expireBackgroundTasks() {
    for handler in backgroundTasks.takeExpirationHandlers() { handler() }
  }
}
