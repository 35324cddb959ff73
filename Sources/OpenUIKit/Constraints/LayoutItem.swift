/// An item of a constraint: a view or a guide.
enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  /// The view or guide that `object` is; nil for others.
  init?(_ object: Any) {
    switch object {
    case let view as UIView: self = .view(view)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  var object: AnyObject {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }

  /// The identity of the item in tables.
  var id: ObjectIdentifier { ObjectIdentifier(object) }

  /// The view itself, or the one that the guide is in.
  var hostView: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  /// The view in whose coordinates the position is.
  var container: UIView? {
    switch self {
    case .view(let view): view.parentView
    case .guide(let guide): guide.owningView
    }
  }
}

/// A link to an item, which it does not keep alive.
nonisolated struct LayoutItemLink: Hashable, Sendable {
  private let lifetime: Lifetime?

  /// A link to nothing.
  init() { lifetime = nil }

  @MainActor init(_ item: LayoutItem) {
    lifetime =
      switch item {
      case .view(let view): view.lifetime
      case .guide(let guide): guide.lifetime
      }
  }

  /// Whether the item was not freed yet.
  var exists: Bool { lifetime?.object != nil }

  /// The item if it is a view that exists.
  var view: UIView? { lifetime?.object as? UIView }

  /// The item; nil once it was freed.
  @MainActor var item: LayoutItem? {
    guard let object = lifetime?.object else { return nil }
    if let view = object as? UIView { return .view(view) }
    return (object as? UILayoutGuide).map(LayoutItem.guide)
  }

  static func == (left: LayoutItemLink, right: LayoutItemLink) -> Bool {
    left.lifetime === right.lifetime
  }

  func hash(into hasher: inout Hasher) { hasher.combine(lifetime.map { ObjectIdentifier($0) }) }
}

/// One side of a constraint: an attribute of an item, or the distance from one attribute to
/// another.
nonisolated struct LayoutOperand: Hashable, Sendable {
  /// An attribute of an item.
  struct Place: Hashable, Sendable {
    let item: LayoutItemLink
    let attribute: NSLayoutConstraint.Attribute
  }

  let place: Place
  /// Where the distance begins; nil for the attribute alone.
  let origin: Place?

  /// No item, which no constraint can be about.
  init() {
    place = Place(item: LayoutItemLink(), attribute: .notAnAttribute)
    origin = nil
  }

  @MainActor init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    place = Place(item: LayoutItemLink(item), attribute: attribute)
    origin = nil
  }

  /// The distance from `start` to `end`, two positions.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    place = end.place
    origin = start.place
  }

  /// The attribute that a constraint compares: for a distance the width or the height.
  var comparedAttribute: NSLayoutConstraint.Attribute {
    guard origin != nil else { return place.attribute }
    return place.attribute.axis == .horizontal ? .width : .height
  }

  /// The items; nil if one of them was freed.
  @MainActor var items: [LayoutItem]? {
    guard let item = place.item.item else { return nil }
    guard let origin else { return [item] }
    return origin.item.item.map { [item, $0] }
  }
}
