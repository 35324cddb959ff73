import OpenUIKitLists

/// The methods that the classes named `Overriding…` override, and the calls of them.
enum OverriddenCalls {
  /// The methods whose overrides do nothing; the others call `super`.
  static var silent: Set<String> = []
  /// The methods that were called.
  static var called: Set<String> = []

  /// Calls `body`, which calls `super`, unless the method is silent.
  fileprivate static func note(_ name: String, _ body: () -> Void) {
    called.insert(name)
    if !silent.contains(name) { body() }
  }

  /// Calls `body` while some methods do nothing, and returns its result.
  static func silencing<Result>(
    _ names: [String], _ body: () throws -> Result
  ) rethrows -> Result {
    silent = Set(names)
    defer { silent = [] }
    return try body()
  }
}

extension UIView {
  func note(_ name: String = #function, _ body: () -> Void) {
    OverriddenCalls.note("UIView.\(name)", body)
  }
}

extension UIViewController {
  func note(_ name: String = #function, _ body: () -> Void) {
    OverriddenCalls.note("UIViewController.\(name)", body)
  }
}

extension UICollectionViewLayout {
  func note(_ name: String = #function, _ body: () -> Void) {
    OverriddenCalls.note("UICollectionViewLayout.\(name)", body)
  }
}
