/// One thing that is dragged: its data, and what it looks like meanwhile.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  open private(set) var itemProvider: NSItemProvider

  /// Anything that the program wants to find again where the item is dropped; nil by default. Since
  /// drags stay inside the program, every drop sees it.
  open var localObject: Any?

  /// Makes what the item looks like from the beginning of the drag on; nil, what was lifted, by
  /// default. It returns nil for an item that is not seen.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item of some data.
  ///
  /// - Parameter itemProvider: The data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  deinit {}
}
