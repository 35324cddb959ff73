// References that are not counted. Counting one takes several nanoseconds, and walks through a tree
// of views meet every view several times whenever it enters or leaves a window.

nonisolated extension Array where Element: AnyObject {
  /// Calls `body` for each element that the array has now.
  ///
  /// The array is retained meanwhile, and with it its elements, whatever `body` removes from the
  /// property in which the array is: only the reference to the array is counted.
  @inline(__always)
  func forEachUncounted(_ body: (Element) -> Void) {
    let objects = uncounted
    for index in objects.indices { objects[index]._withUnsafeGuaranteedRef(body) }
  }

  /// The result of `body` for the first element for which it is not nil; see
  /// ``forEachUncounted(_:)``.
  @inline(__always)
  func firstUncounted<Result>(_ body: (Element) -> Result?) -> Result? {
    let objects = uncounted
    for index in objects.indices {
      if let result = objects[index]._withUnsafeGuaranteedRef(body) { return result }
    }
    return nil
  }

  /// The number of elements without those at the end for which a condition holds; see
  /// ``forEachUncounted(_:)``.
  ///
  /// - Parameters:
  ///   - start: The index of the first element that is asked.
  ///   - end: The index behind the last one.
  @inline(__always)
  func endUncounted(from start: Int, below end: Int, skipping condition: (Element) -> Bool) -> Int {
    let objects = uncounted
    var index = end
    while index > start, objects[index - 1]._withUnsafeGuaranteedRef(condition) { index -= 1 }
    return index
  }

  /// The array, as one that counts no references to its elements.
  @inline(__always) private var uncounted: [Unmanaged<Element>] {
    unsafeBitCast(self, to: [Unmanaged<Element>].self)
  }
}

extension Unmanaged {
  // In each module: a closure that is passed to another one checks at each call that it is on the
  // main actor.

  /// Calls `body` with the object, which somebody else keeps meanwhile. Isolated code calls this
  /// instead of `_withUnsafeGuaranteedRef(_:)`, for whose closures it checks each time where they
  /// run.
  @inline(__always)
  nonisolated func withUncounted<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
