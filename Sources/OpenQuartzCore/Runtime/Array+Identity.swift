extension Array where Element: AnyObject {
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
