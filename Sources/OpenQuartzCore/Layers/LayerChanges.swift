/// What changed on a layer since the last composition.
nonisolated package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The position and appearance in the superlayer: position, transform, bounds, opacity,
  /// visibility, clipping.
  package static let placement = LayerChanges(rawValue: 1)
  /// What the layer itself shows: backing, contents, background, border, corner radius.
  package static let pixels = LayerChanges(rawValue: 2)
  /// The list of sublayers, or their order.
  package static let children = LayerChanges(rawValue: 4)
  /// Which of its siblings the layer is in front of.
  package static let siblingOrder = LayerChanges(rawValue: 8)
}

/// Work that is due at a layer; done by the next commit of the tree that it is in.
nonisolated struct LayerPending: OptionSet, Sendable {
  let rawValue: UInt8

  static let layout = LayerPending(rawValue: 1)
  static let layoutBelow = LayerPending(rawValue: 2)
  static let display = LayerPending(rawValue: 4)
  static let displayBelow = LayerPending(rawValue: 8)
  /// No commit has seen the layer in a tree that is shown.
  static let firstCommit = LayerPending(rawValue: 16)

  static let anyLayout: LayerPending = [.layout, .layoutBelow]
  static let anyDisplay: LayerPending = [.display, .displayBelow, .firstCommit]
}
