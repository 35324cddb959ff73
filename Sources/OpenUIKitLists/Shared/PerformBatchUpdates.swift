// Apple's methods take a closure that may be nil and does not escape, which only a header can
// declare: here the closure that does not escape has a method of its own.

extension UITableView {
  /// The same, for a closure that does not escape. Calls
  /// `performBatchUpdates(_:completion:)`, which subclasses override.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes, moves and reloads.
  ///   - completion: Called after the animation, with whether it has finished.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates(Optional($0), completion: completion)
    }
  }
}

extension UICollectionView {
  /// The same, for a closure that does not escape. Calls
  /// `performBatchUpdates(_:completion:)`, which subclasses override.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes, moves and reloads.
  ///   - completion: Called after the animation, with whether it has finished.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates(Optional($0), completion: completion)
    }
  }
}
