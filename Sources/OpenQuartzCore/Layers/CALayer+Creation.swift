import Synchronization

extension CALayer {
  /// How many layers have been made. Wraps around.
  static var creations: UInt32 { creationCount.load(ordering: .relaxed) }
  private static let creationCount = Atomic<UInt32>(0)

  static func nextCreationNumber() -> UInt32 {
    creationCount.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
