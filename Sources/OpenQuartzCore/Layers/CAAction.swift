/// Something that runs when a layer's property changes or when an event happens to it.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action; is called right after the property has changed.
  ///
  /// - Parameters:
  ///   - event: the key that changed.
  ///   - anObject: the layer.
  ///   - dict: parameters of the event, usually none.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// "No action": where it is found, the search ends.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
