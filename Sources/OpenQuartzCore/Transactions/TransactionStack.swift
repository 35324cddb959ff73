/// The settings of one transaction; nil means those of the transaction around it.
struct TransactionLevel {
  var animationDuration: CFTimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var actionsAreDisabled: Bool?
  var completion: TransactionCompletion?
  /// The values that the program has set, by their keys.
  var values: [String: Any] = [:]
}

/// The open transactions: the implicit one of this turn, and the explicit ones inside it.
struct TransactionStack {
  /// The implicit transaction is the first and is always there.
  private var levels = [TransactionLevel()]
  /// Stored as a value, because every change of a property reads it.
  private(set) var actionsAreDisabled = false

  /// The number of open explicit transactions.
  var depth: Int { levels.count - 1 }

  var current: TransactionLevel {
    get { levels[levels.count - 1] }
    set {
      levels[levels.count - 1] = newValue
      updateActions()
    }
  }

  /// Fidelity: implicit animations last a quarter of a second [documented].
  var animationDuration: CFTimeInterval {
    levels.last { $0.animationDuration != nil }?.animationDuration ?? 0.25
  }

  var timingFunction: CAMediaTimingFunction? {
    levels.last { $0.timingFunction != nil }?.timingFunction
  }

  /// Fidelity: an animation counts for the innermost completion block around it [decided].
  var completion: TransactionCompletion? {
    for level in levels.reversed() where level.completion != nil { return level.completion }
    return nil
  }

  /// Returns the value that the program has set for a key; nil without one.
  func value(forKey key: String) -> Any? {
    for level in levels.reversed() { if let value = level.values[key] { return value } }
    return nil
  }

  mutating func begin() { levels.append(TransactionLevel()) }

  /// Ends the innermost explicit transaction; nil when none is open.
  mutating func end() -> TransactionLevel? {
    guard depth > 0 else { return nil }
    defer { updateActions() }
    return levels.removeLast()
  }

  /// Ends the implicit transaction and begins the next one.
  mutating func endImplicit() -> TransactionLevel {
    defer { updateActions() }
    let ended = levels[0]
    levels[0] = TransactionLevel()
    return ended
  }

  private mutating func updateActions() {
    actionsAreDisabled = levels.last { $0.actionsAreDisabled != nil }?.actionsAreDisabled ?? false
  }
}
