// The views of one superview, or the layers of one superlayer, in their order; each is in the array
// once.
//
// They are mostly removed from the end, or all of them from the beginning. The latter would move
// what is left for each of them, so that removing n of them would cost n²: instead what was removed
// at the beginning leaves entries that are not used, until the array is read. All these entries
// refer to one element of the array, so that nothing that was removed is retained. Extensions of
// Array, since a type of its own is not specialized in other modules.

extension Array where Element: AnyObject {
  /// Removes an object; false if it is not in the array. Costs its distance from the nearer end,
  /// and where it is not near the beginning, moving what is behind it.
  ///
  /// - Parameters:
  ///   - object: An object that is in the array once at the most.
  ///   - unused: The number of entries at the beginning that are not used.
  @inlinable
  nonisolated package mutating func removeSibling(_ object: Element, unused: inout Int32) -> Bool {
    if unused > 0, self[0] === object { removeUnused(&unused) }
    let first = Int(unused)
    guard let index = place(of: object, from: first) else { return false }
    // Few entries are moved one by one, where moving all that is behind costs more.
    if index - first < 16, count - index > 512 {
      let filler = first > 0 ? self[0] : self[count - 1]
      for later in stride(from: index, to: first, by: -1) { self[later] = self[later - 1] }
      self[first] = filler
      unused += 1
      if Int(unused) > count / 2 { removeUnused(&unused) }
    } else {
      remove(at: index)
    }
    return true
  }

  /// Removes the entries at the beginning that are not used.
  @inlinable
  nonisolated package mutating func removeUnused(_ unused: inout Int32) {
    removeSubrange(0..<Int(unused))
    unused = 0
  }
}
