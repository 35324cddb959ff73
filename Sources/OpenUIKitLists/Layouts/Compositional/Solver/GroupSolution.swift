/// Where the items of one group are, from its upper leading corner.
struct GroupSolution {
  /// The size of the group without the room around it.
  var size = CGSize.zero
  /// The items, in the order of the list.
  var items: [Place] = []
  /// The views at the edges of items and groups.
  var supplementaries: [Supplementary] = []
  /// Whether a view inside was measured.
  var isMeasured = false
  /// How many items the arrangement depends on, from its first one on: those in it, and those of
  /// the part behind them that has no room.
  var reach = 0

  /// An item.
  struct Place {
    var frame: CGRect
    var zIndex = 0
    /// The axes along which its view is measured.
    var measuredAxes = MeasuredAxes()
  }

  /// A view at the edges of an item or a group.
  struct Supplementary {
    var kind: String
    /// The item, or the first one of the group, counted inside the solution.
    var item: Int
    var frame: CGRect
    var zIndex: Int
    var measuredAxes: MeasuredAxes
  }

  /// Adds what a part has.
  mutating func add(_ part: GroupSolution, at origin: CGPoint) {
    let first = items.count
    for var place in part.items {
      place.frame.origin = place.frame.origin.moved(by: origin)
      items.append(place)
    }
    for var view in part.supplementaries {
      view.frame.origin = view.frame.origin.moved(by: origin)
      view.item += first
      supplementaries.append(view)
    }
    if part.isMeasured { isMeasured = true }
  }

  /// How far items and views are outside the group along an axis, before and behind it.
  func overhang(_ axis: LayoutAxis) -> (before: CGFloat, behind: CGFloat) {
    var (before, behind): (CGFloat, CGFloat) = (0, 0)
    for frame in items.lazy.map(\.frame) {
      before = max(before, -frame.start(axis))
      behind = max(behind, frame.end(axis) - size[axis])
    }
    for frame in supplementaries.lazy.map(\.frame) {
      before = max(before, -frame.start(axis))
      behind = max(behind, frame.end(axis) - size[axis])
    }
    return (before, behind)
  }
}

/// The axes along which a view decides about its size.
nonisolated struct MeasuredAxes: OptionSet, Sendable {
  let rawValue: UInt8
  static let horizontal = MeasuredAxes(rawValue: 1)
  static let vertical = MeasuredAxes(rawValue: 2)
  /// With the largest of the group.
  static let uniform = MeasuredAxes(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ width: LayoutLength, _ height: LayoutLength) {
    self = []
    if width.isMeasured { insert(.horizontal) }
    if height.isMeasured { insert(.vertical) }
    if width.isUniform || height.isUniform { insert(.uniform) }
  }

  func contains(_ axis: LayoutAxis) -> Bool {
    contains(axis == .horizontal ? MeasuredAxes.horizontal : MeasuredAxes.vertical)
  }
}

nonisolated extension CGPoint {
  func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}
