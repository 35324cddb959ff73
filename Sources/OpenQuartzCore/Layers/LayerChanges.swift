/// The changes of a layer since the last composition.
nonisolated package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The position and appearance in the superlayer: position, transform, bounds, opacity,
  /// visibility, clipping.
  package static let placement = LayerChanges(rawValue: 1)
  /// The appearance of the layer itself: backing, contents, background, border, corner radius.
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

/// The marks of a layer for the next commit and composition.
package struct LayerMarks {
  /// The changes since the last composition. `markChanged(_:)` adds to them.
  package var changes: LayerChanges = []
  /// Whether this layer or one below it changed. True for a layer means true for all above it.
  package var subtreeHasChanges = false
  /// Whether a layer below this one changed. True for a layer means true for all above it.
  package var sublayersHaveChanges = false
  /// The work of the next commit at the layer.
  var pending: LayerPending = .firstCommit
  /// Changes whenever sublayers come, go, or may be elsewhere in the model.
  package var arrangement: UInt32 = 0
  /// The number of entries in the list of children, at its beginning, that are not used.
  var unusedChildEntries: Int32 = 0
  /// Whether a request for display leads to a backing store.
  var drawsContent = true
  /// Whether somebody observes properties of the layer or of its owner.
  package var isObserved = false
  /// Whether the layer masks its parent, and is not one of its sublayers.
  var isMask = false
  /// Whether bounds or position were set, to whatever value, since the layer left its superlayer.
  var isPlacedOutside = false
}

/// The order of a layer's children by their z positions, and whether the layer's own z position
/// changes the order of its siblings.
struct LayerDepth {
  /// The children in their order; nil until it is needed.
  var order: [CALayer]?
  /// The number of children that may have a z position other than 0. While none, the order is the
  /// list's.
  var deepChildren: Int32 = 0
  /// Whether the superlayer counts this layer.
  var isCounted = false
}
