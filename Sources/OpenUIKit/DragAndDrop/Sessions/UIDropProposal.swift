/// The effect of the end of a drag on the items.
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// Nothing: they return.
  case cancel = 0
  /// Nothing, though they might be dropped here at another time: they return. The badge shows it.
  case forbidden = 1
  /// They are copied.
  case copy = 2
  /// They are moved: the source removes them. Where the source does not allow it, as `forbidden`.
  case move = 3
}

/// The effect on the items if they were dropped on a view now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The effect on the items.
  open private(set) var operation: UIDropOperation

  /// Whether the exact place counts: then the preview is above the finger. False by default.
  open var isPrecise = false

  /// Whether the previews have their full sizes; false by default: large ones are made smaller.
  open var prefersFullSizePreview = false

  /// A proposal.
  ///
  /// - Parameter operation: What becomes of the items.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  deinit {}
}
