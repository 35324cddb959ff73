/// Why a controller appears or disappears: the values of its four properties for that inside a
/// callback.
public nonisolated struct LifecycleFlags: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// One bit for each flag.
  public let rawValue: Int

  /// Makes a set of flags from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// `isMovingToParent` was true; written `to`.
  public static let movingToParent = LifecycleFlags(rawValue: 1 << 0)
  /// `isMovingFromParent` was true; written `from`.
  public static let movingFromParent = LifecycleFlags(rawValue: 1 << 1)
  /// `isBeingPresented` was true; written `presented`.
  public static let beingPresented = LifecycleFlags(rawValue: 1 << 2)
  /// `isBeingDismissed` was true; written `dismissed`.
  public static let beingDismissed = LifecycleFlags(rawValue: 1 << 3)

  /// The words of the flags, in a fixed order, with commas between them.
  public var description: String {
    let words: [(LifecycleFlags, String)] = [
      (.movingToParent, "to"), (.movingFromParent, "from"),
      (.beingPresented, "presented"), (.beingDismissed, "dismissed"),
    ]
    return words.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
