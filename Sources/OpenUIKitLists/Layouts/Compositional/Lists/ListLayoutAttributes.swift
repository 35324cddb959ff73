/// The attributes of what a list section shows, with what its cells need to draw separators and
/// corners.
final class ListLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The look of a cell, header or footer; nil for the background.
  var list: ListElementStyle?
  /// The colour of the background of the section.
  var backgroundColor: UIColor?

  override init() { super.init() }

  deinit {}

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? ListLayoutAttributes {
      copy.list = list
      copy.backgroundColor = backgroundColor
    }
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ListLayoutAttributes, super.isEqual(other) else { return false }
    return MainActor.assumeIsolated {
      list == other.list && backgroundColor == other.backgroundColor
    }
  }

  nonisolated override var hash: Int { super.hash }
}

/// How a cell, header or footer of a list looks.
struct ListElementStyle: Equatable {
  /// The role of an element in its section.
  nonisolated enum Role: Sendable {
    case item
    /// A header: a supplementary view, or the first item.
    case header
    case footer
  }

  /// A line.
  struct Separator: Equatable {
    /// The distances from the leading and trailing edge of the cell, in points; nil for that of the
    /// text, and for none.
    var leading: CGFloat?
    var trailing: CGFloat?
    var color: UIColor
    /// The colour beside items that are selected while several can be.
    var multipleSelectionColor: UIColor
    var effect: UIVisualEffect?

    static func == (first: Separator, second: Separator) -> Bool {
      first.leading == second.leading && first.trailing == second.trailing
        && first.color == second.color
        && first.multipleSelectionColor == second.multipleSelectionColor
        && first.effect === second.effect
    }
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role = Role.item
  /// Whether it is the first or last of those that are in one group: a header is not.
  var isFirst = false
  var isLast = false
  /// The radius of the corners of the group, in points; 0 for none.
  var cornerRadius: CGFloat = 0
  /// Whether the header or footer is pinned away from its place.
  var isPinned = false
  /// The lines above and below; nil for none.
  var topSeparator: Separator?
  var bottomSeparator: Separator?
}
