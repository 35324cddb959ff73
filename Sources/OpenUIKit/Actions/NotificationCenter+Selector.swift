import Foundation
import Synchronization

/// The observers that were added with a selector.
nonisolated private let selectorObservers = Mutex<[SelectorObserver]>([])

nonisolated private struct SelectorObserver: @unchecked Sendable {
  // Unchecked because of the token, which is only passed to its own center.

  let target: ActionTarget
  let center: ObjectIdentifier
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  let token: any NSObjectProtocol
}

nonisolated extension NotificationCenter {
  /// Calls a method of `observer`, which is not retained, for each notification that fits, on the
  /// thread that posts it. The method of a responder stops the program outside of the main thread.
  ///
  /// - Parameters:
  ///   - observer: The object with the method.
  ///   - aSelector: A method without arguments, or with the `Notification` as its argument. It has
  ///     to be a selector with a method: another one is reported as misuse, and nothing is added.
  ///   - aName: The name of the notifications; nil for all.
  ///   - anObject: The sender of the notifications; nil for all.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    guard let target = ActionTarget(observer, aSelector, of: self) else { return }
    // The block references the target as the observer does: not.
    nonisolated(unsafe) let link = target
    let token = addObserver(forName: aName, object: anObject, queue: nil) { link.perform($0) }
    let added = SelectorObserver(
      target: target, center: ObjectIdentifier(self), name: aName,
      object: anObject.map { ObjectIdentifier($0 as AnyObject) }, token: token)
    remove { $0.target.isFreed }
    selectorObservers.withLock { $0.append(added) }
  }

  /// Ends all observations of `observer`: an object that was added with selectors, or what
  /// `addObserver(forName:object:queue:using:)` has returned.
  public func removeObserver(_ observer: AnyObject) {
    remove { $0.target.matches(observer, nil) }
    removeObserver(observer as Any)
  }

  /// Ends observations of `observer`: those with this name and this sender; nil stands for all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    remove {
      $0.target.matches(observer, nil) && (aName == nil || aName == $0.name)
        && (object == nil || object == $0.object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  /// Removes observers of this center. Those of other centers whose target was freed stay until
  /// then.
  private func remove(where fits: (SelectorObserver) -> Bool) {
    let center = ObjectIdentifier(self)
    var removed: [SelectorObserver] = []
    selectorObservers.withLock { observers in
      removed = observers.filter { $0.center == center && fits($0) }
      observers.removeAll { $0.center == center && fits($0) }
    }
    for observer in removed { removeObserver(observer.token as Any) }
  }
}
