nonisolated extension UITraitCollection: NSCopying {
  /// The collection itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
