extension Array where Element: AnyObject {
  /// Calls `body` with each object, without counting references to it: the array, which nobody else
  /// can change meanwhile, keeps them all.
  @inline(__always)
  nonisolated package func forEachUncounted(_ body: (Element) -> Void) {
    withExtendedLifetime(self) {
      withUnsafeBytes { bytes in
        let objects = bytes.bindMemory(to: Unmanaged<Element>.self)
        for index in objects.indices { objects[index]._withUnsafeGuaranteedRef(body) }
      }
    }
  }

  /// The last place at which an object stands; nil if it is not in the array.
  ///
  /// Compares addresses: counting references to every element would cost more than the search.
  @inlinable
  nonisolated package func lastPlace(of object: Element) -> Int? {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withUnsafeBytes { bytes in
      var place = count
      while place > 0 {
        place -= 1
        let offset = place * MemoryLayout<UnsafeRawPointer>.stride
        if bytes.load(fromByteOffset: offset, as: UnsafeRawPointer.self) == address { return place }
      }
      return nil
    }
  }
}
