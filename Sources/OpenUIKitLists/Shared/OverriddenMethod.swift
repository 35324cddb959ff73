/// Says whether a class overrides a method of one of its superclasses, without a call.
///
/// A class has the methods of its superclass at the same places of its method table. The place of a
/// method is where a subclass that overrides just that one differs from its superclass, and a
/// subclass that overrides none does not. `OverriddenMethodTests` fail for a compiler that lays out
/// method tables differently; where nothing differs, or more than one place, the answer is nil.
nonisolated struct OverriddenMethod {
  private let base: AnyClass
  private let place: Int?

  /// A method.
  ///
  /// - Parameters:
  ///   - base: The class that has the method.
  ///   - other: A subclass that overrides it, and nothing else.
  ///   - same: A subclass that overrides nothing.
  init(of base: AnyClass, overriddenIn other: AnyClass, butNotIn same: AnyClass) {
    self.base = base
    let (table, changed, copied) = (Self.words(base), Self.words(other), Self.words(same))
    guard let count = Self.count(base), Self.count(other) == count, Self.count(same) == count else {
      place = nil
      return
    }
    let places = (Self.header..<count).filter {
      table[$0] != changed[$0] && table[$0] == copied[$0]
    }
    place = places.count == 1 ? places[0] : nil
  }

  /// Whether a class overrides the method, itself or by a class between; nil where that cannot be
  /// seen, and for a class that is no subclass.
  func isOverridden(in type: AnyClass) -> Bool? {
    guard let place, Self.isSubclass(type, of: base) else { return nil }
    return Self.words(type)[place] != Self.words(base)[place]
  }

  // MARK: Method tables

  /// The words before the first method.
  private static let header = 7

  private static func words(_ type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// The number of words of a class; nil for one that does not look like a class of Swift.
  private static func count(_ type: AnyClass) -> Int? {
    let words = words(type)
    // The size of the class and what of it is before its address, of four bytes each.
    let (size, before) = (Int(words[4] & 0xFFFF_FFFF), Int(words[4] >> 32))
    guard size > before, before < 64, size < 1 << 16 else { return nil }
    return (size - before) / MemoryLayout<UInt>.size
  }

  private static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let known = current {
      if known == base { return true }
      current = _getSuperclass(known)
    }
    return false
  }
}
