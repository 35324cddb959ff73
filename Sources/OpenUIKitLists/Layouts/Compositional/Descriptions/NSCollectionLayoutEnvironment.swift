/// The room in which something of a compositional layout is arranged.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before the insets are deducted, in points.
  var contentSize: CGSize { get }
  /// The size after that.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room and the traits for which something of a compositional layout is described.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

// Fidelity: insets are points, also those below 1. [decided]
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  deinit {}
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let layoutContainer: LayoutContainer
  let traitCollection: UITraitCollection
  /// The margins of the collection view, of which lists make their insets.
  var margins = NSDirectionalEdgeInsets.zero

  var container: any NSCollectionLayoutContainer { layoutContainer }

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    layoutContainer = container
    traitCollection = traits
    super.init()
  }

  deinit {}

  /// The same for another room.
  func with(_ size: CGSize) -> LayoutEnvironment {
    LayoutEnvironment(LayoutContainer(size), traitCollection)
  }
}
