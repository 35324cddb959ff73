/// The cost of the last frame, in numbers that do not depend on the machine.
nonisolated package struct FrameStatistics: Equatable, Sendable {
  /// Pixels of the surface that were painted again.
  package var damagedPixels = 0
  /// Layers that were visited for changes.
  package var visitedLayers = 0
  /// Layers that painted something, or may have: a flattened subtree counts as one layer.
  package var drawnLayers = 0
  /// Subtrees in the damage that were skipped because opaque layers cover them.
  package var culledLayers = 0
  /// Subtrees that were rendered into a picture of their own, or parts of it.
  package var flattenedLayers = 0
  /// Pictures that were drawn rotated, scaled or in perspective.
  package var projectedLayers = 0

  /// Backdrops behind which something was painted again.
  package var backdrops = 0

  package init() {}
}
