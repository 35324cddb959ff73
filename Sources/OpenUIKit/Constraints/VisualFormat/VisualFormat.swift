/// The content of a visual format: views in a row or a column, their sizes and the gaps between
/// them.
///
/// It has only the names of views and numbers, not the views and numbers.
nonisolated struct VisualFormat: Equatable, Sendable {
  /// The direction of the row or the column.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap from the superview to the first view; nil if the format does not begin with `|`.
  var leading: Gap?
  /// The views in their order, at least one.
  var items: [Item] = []
  /// The gaps after each view but the last.
  var gaps: [Gap] = []
  /// The gap from the last view to the superview; nil if the format does not end with `|`.
  var trailing: Gap?

  /// The priorities that constraints can have.
  static let priorities = 1.0...1000.0

  /// A view, and what its size along the axis has to be.
  struct Item: Equatable, Sendable {
    var name: Name
    var sizes: [Predicate] = []
  }

  /// The gap between two neighbours.
  struct Gap: Equatable, Sendable {
    /// The kinds of gaps.
    enum Kind: Equatable, Sendable {
      /// The neighbours touch.
      case none
      /// The distance of the system.
      case standard
      /// Distances that the format states.
      case distances([Predicate])
    }

    var kind: Kind
    /// Where the gap begins in the format, in characters; does not count in comparisons.
    var position = 0

    static func == (left: Gap, right: Gap) -> Bool { left.kind == right.kind }
  }

  /// A condition for a size or a distance.
  struct Predicate: Equatable, Sendable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  /// A number, or the name of a number or a view.
  enum Value: Equatable, Sendable {
    case number(Double)
    case name(Name)
  }

  /// A name, and where it is in the format.
  struct Name: Equatable, Sendable {
    var text: String
    /// In characters from the beginning of the format; does not count in comparisons.
    var position = 0

    static func == (left: Name, right: Name) -> Bool { left.text == right.text }
  }
}

/// Why a visual format means nothing.
nonisolated struct VisualFormatError: Error, Equatable {
  /// The reason, a sentence without its full stop.
  let reason: String
  /// Where it went wrong, in characters from the beginning of the format.
  let position: Int
}
