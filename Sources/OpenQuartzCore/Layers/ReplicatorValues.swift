import OpenCoreGraphics

/// The values that only replicator layers have.
nonisolated package struct ReplicatorValues: Sendable {
  /// How many instances there are, with what is repeated; between two whole numbers in an
  /// animation.
  package var count: CGFloat = 1
  package var preservesDepth = false
  /// In seconds.
  package var delay: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var color: CGColor? = .white
  package var redOffset: Float = 0
  package var greenOffset: Float = 0
  package var blueOffset: Float = 0
  package var alphaOffset: Float = 0
}

nonisolated extension Int {
  /// The whole number at or below another one that is finite; the nearest where there is none.
  init(clamping number: CGFloat) {
    self = Int(Swift.min(Swift.max(number.native.rounded(.down), -1e15), 1e15))
  }
}
