extension Array where Element: AnyObject {
  /// The index of an object that is in the array once at the most; nil if it is not.
  ///
  /// - Parameter start: The index before which it is not looked for.
  ///
  /// Costs the distance from the nearer end. Compares addresses: counting references to every
  /// element would cost more than the search.
  @inlinable
  nonisolated package func place(of object: Element, from start: Int = 0) -> Int? {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withUnsafeBytes { bytes in
      let objects = bytes.bindMemory(to: UnsafeRawPointer.self)
      var (first, last) = (start, count - 1)
      while first <= last {
        if objects[last] == address { return last }
        if objects[first] == address { return first }
        first += 1
        last -= 1
      }
      return nil
    }
  }
}
