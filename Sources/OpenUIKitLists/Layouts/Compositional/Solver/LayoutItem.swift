// The values of descriptions, which the solver works on.

/// A width or height.
nonisolated enum LayoutLength: Equatable, Sendable {
  case fractionOfWidth(CGFloat)
  case fractionOfHeight(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)
  case uniform(CGFloat)

  var value: CGFloat {
    switch self {
    case .fractionOfWidth(let value), .fractionOfHeight(let value), .absolute(let value),
      .estimated(let value), .uniform(let value):
      value
    }
  }

  /// Whether views are measured along the axis.
  var isMeasured: Bool {
    switch self {
    case .estimated, .uniform: true
    default: false
    }
  }

  var isUniform: Bool { if case .uniform = self { true } else { false } }

  /// The length in points inside a container.
  func resolved(in container: CGSize) -> CGFloat {
    switch self {
    case .fractionOfWidth(let fraction): (fraction * container.width).length
    case .fractionOfHeight(let fraction): (fraction * container.height).length
    case .absolute(let length), .estimated(let length), .uniform(let length): length.length
    }
  }
}

/// A distance.
nonisolated struct LayoutSpacing: Equatable, Sendable {
  var length: CGFloat = 0
  var isFlexible = false

  init(_ length: CGFloat = 0, isFlexible: Bool = false) {
    self.length = length.finite
    self.isFlexible = isFlexible
  }
}

/// The room around an item.
struct LayoutEdges {
  var leading = LayoutSpacing()
  var top = LayoutSpacing()
  var trailing = LayoutSpacing()
  var bottom = LayoutSpacing()

  init(_ spacing: NSCollectionLayoutEdgeSpacing? = nil) {
    guard let spacing else { return }
    leading = spacing.leading?.value ?? leading
    top = spacing.top?.value ?? top
    trailing = spacing.trailing?.value ?? trailing
    bottom = spacing.bottom?.value ?? bottom
  }

  func start(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }

  func end(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }

  /// The room at both sides along an axis, without shares.
  func length(_ axis: LayoutAxis) -> CGFloat { start(axis).length + end(axis).length }

  /// How many shares of the room that is left it takes along an axis.
  func shares(_ axis: LayoutAxis) -> CGFloat {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}

/// A place at the edges of a rectangle.
nonisolated struct LayoutAnchor {
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  var isFractional: Bool

  /// How far a view of a size is moved.
  func displacement(for size: CGSize) -> CGPoint {
    let (x, y) = (offset.x.finite, offset.y.finite)
    return isFractional ? CGPoint(x: x * size.width, y: y * size.height) : CGPoint(x: x, y: y)
  }

  /// The point of a rectangle that is at the edges; the middle along an axis without edge.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) == edges.contains(.trailing)
        ? rect.midX : edges.contains(.leading) ? rect.minX : rect.maxX,
      y: edges.contains(.top) == edges.contains(.bottom)
        ? rect.midY : edges.contains(.top) ? rect.minY : rect.maxY)
  }
}

/// A view at the edges of an item, a group, a section or everything.
nonisolated struct LayoutSupplementary {
  var kind: String
  var width: LayoutLength
  var height: LayoutLength
  var insets = NSDirectionalEdgeInsets.zero
  var zIndex = 1
  var anchor: LayoutAnchor
  var ownAnchor: LayoutAnchor?

  func length(_ axis: LayoutAxis) -> LayoutLength { axis == .horizontal ? width : height }

  /// Whether the view is measured.
  var isMeasured: Bool { width.isMeasured || height.isMeasured }

  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    CGSize(
      width: width.isMeasured
        ? measured?.width ?? width.value.length : width.resolved(in: container),
      height: height.isMeasured
        ? measured?.height ?? height.value.length : height.resolved(in: container))
  }

  /// Where it is on a host.
  func frame(on host: CGRect, measured: CGSize?) -> CGRect {
    let size = size(in: host.size, measured: measured)
    let place = anchor.point(of: host)
    let own = (ownAnchor ?? LayoutAnchor(edges: anchor.edges, offset: .zero, isFractional: false))
    let ownPlace = own.point(of: CGRect(origin: .zero, size: size))
    let (first, second) = (anchor.displacement(for: size), own.displacement(for: size))
    let origin = CGPoint(
      x: place.x - ownPlace.x + first.x + second.x, y: place.y - ownPlace.y + first.y + second.y)
    return CGRect(origin: origin, size: size).inset(by: countingInsets)
  }

  /// The insets along the axes that are not measured.
  var countingInsets: NSDirectionalEdgeInsets {
    insets.finite.counting(width: width, height: height)
  }
}

/// A header or footer.
nonisolated struct LayoutBoundary {
  var item: LayoutSupplementary
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  var extends: Bool
  var isPinned: Bool
}

/// An item or a group.
struct LayoutItem {
  var width: LayoutLength
  var height: LayoutLength
  var insets: NSDirectionalEdgeInsets
  var edges: LayoutEdges
  var supplementaries: [LayoutSupplementary]
  var content: Content

  /// The content of an item.
  indirect enum Content {
    case leaf
    case group(LayoutGroup)
  }

  func length(_ axis: LayoutAxis) -> LayoutLength { axis == .horizontal ? width : height }

  /// The insets along the axes that are not measured.
  var countingInsets: NSDirectionalEdgeInsets {
    insets.finite.counting(width: width, height: height)
  }

  /// Whether the size of a view decides about something in it.
  var measuresViews: Bool {
    switch content {
    case .leaf: width.isMeasured || height.isMeasured
    case .group(let group): group.items.contains(where: \.measuresViews)
    }
  }

  /// Whether the number of items that fit depends on the sizes of views.
  ///
  /// - Parameter isNested: Whether it is in a group, which may give it another length.
  func hasVaryingCount(isNested: Bool = false) -> Bool {
    guard case .group(let group) = content else { return false }
    if group.items.contains(where: { $0.hasVaryingCount(isNested: true) }) { return true }
    guard case .fill(let axis) = group.arrangement, isNested || !length(axis).isMeasured else {
      return false
    }
    return group.items.contains { $0.length(axis).isMeasured }
  }
}

/// The items of a group.
struct LayoutGroup {
  var arrangement: NSCollectionLayoutGroup.Arrangement
  var items: [LayoutItem]
  var spacing: LayoutSpacing
}

nonisolated extension NSDirectionalEdgeInsets {
  // Fidelity: insets do not count along an axis with an estimate. [documented]
  /// The insets along the axes that are not measured.
  fileprivate func counting(width: LayoutLength, height: LayoutLength) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: height.isMeasured ? 0 : top, leading: width.isMeasured ? 0 : leading,
      bottom: height.isMeasured ? 0 : bottom, trailing: width.isMeasured ? 0 : trailing)
  }
}
