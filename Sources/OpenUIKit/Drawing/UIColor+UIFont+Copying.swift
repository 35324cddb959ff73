// An immutable object is its own copy.

nonisolated extension UIColor: NSCopying {
  /// The colour itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

nonisolated extension UIFont: NSCopying {
  /// The font itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
