import Observation

extension RouteBinding {
  /// Shows what a closure returns, now and after each change of the observable properties that it
  /// reads.
  ///
  /// - Parameters:
  ///   - read: Returns the value.
  ///   - write: Stores what is shown by other means.
  public func follow(_ read: @escaping () -> Value, writingTo write: @escaping (Value) -> Void) {
    onChange = write
    observe(read)
  }

  /// Shows the value of a property, now and after each change of it that can be observed, and
  /// stores there what is shown by other means.
  ///
  /// The binding does not keep the owner of the property alive. Once that is gone, what is shown
  /// stays, and ``show(_:animated:)`` is refused.
  ///
  /// - Parameters:
  ///   - property: The property; observable if its changes are to be followed.
  ///   - owner: Who has it.
  public func follow<Owner: AnyObject>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, of owner: Owner
  ) {
    let link = RouteOwner(owner)
    findOwner = { link.target }
    onChange = { link.target?[keyPath: property] = $0 }
    observe { link.target?[keyPath: property] }
  }

  private func observe(_ read: @escaping () -> Value?) {
    let observer = PropertyObserver(
      read: { [weak self] in self?.observed = read() },
      apply: { [weak self] isFirst in self?.showObserved(animated: !isFirst) })
    self.observer = observer
    observer.run()
  }

  private func showObserved(animated: Bool) {
    if let observed, observed != requested { show(observed, animated: animated) }
  }
}

/// Reads observable properties, and reads them again after each change.
///
/// A change is seen in the next turn of the main actor, with all others of the same turn.
final class PropertyObserver {
  private let read: () -> Void
  private let apply: (_ isFirst: Bool) -> Void
  private var isFirst = true

  init(read: @escaping () -> Void, apply: @escaping (_ isFirst: Bool) -> Void) {
    self.read = read
    self.apply = apply
  }

  deinit {}

  func run() {
    withObservationTracking(read) { [weak self] in
      Task { @MainActor in self?.run() }
    }
    let wasFirst = isFirst
    isFirst = false
    apply(wasFirst)
  }
}
