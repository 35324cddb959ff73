/// Where headers and footers are around a rectangle that they extend.
struct BoundarySolution {
  /// How much room they take at the sides.
  private(set) var room = NSDirectionalEdgeInsets.zero
  /// Their sizes, by number.
  private(set) var sizes: [CGSize]
  private let boundaries: [LayoutBoundary]
  private let axis: LayoutAxis

  /// - Parameters:
  ///   - boundaries: The descriptions.
  ///   - axis: The axis of the layout.
  ///   - container: The size of which their sizes are fractions.
  ///   - measured: The sizes that views have asked for, by number.
  init(
    _ boundaries: [LayoutBoundary], along axis: LayoutAxis, in container: CGSize,
    measured: [Int: CGSize]
  ) {
    self.boundaries = boundaries
    self.axis = axis
    sizes = boundaries.indices.map {
      boundaries[$0].item.size(in: container, measured: measured[$0])
    }
    for side in Side.allCases {
      // Those with the same alignment are one behind the other; others beside each other.
      var lengths: [NSDirectionalRectEdge.RawValue: CGFloat] = [:]
      for (index, boundary) in boundaries.enumerated() where Side(boundary, axis) == side {
        guard boundary.extends else { continue }
        lengths[boundary.edges.rawValue, default: 0] += max(
          0, sizes[index][side.axis] + side.outward(boundary.offset))
      }
      side.add(lengths.values.max() ?? 0, to: &room)
    }
  }

  /// The side of a rectangle at which something is.
  private enum Side: CaseIterable {
    case top
    case bottom
    case leading
    case trailing

    /// Corners belong to the sides along the axis.
    init?(_ boundary: LayoutBoundary, _ axis: LayoutAxis) {
      let sides: [(NSDirectionalRectEdge, Side)] = [
        (.top, .top), (.bottom, .bottom), (.leading, .leading), (.trailing, .trailing),
      ]
      let present = sides.filter { boundary.edges.contains($0.0) }.map(\.1)
      guard let side = present.first(where: { $0.axis == axis }) ?? present.first else {
        return nil
      }
      self = side
    }

    var axis: LayoutAxis { self == .top || self == .bottom ? .vertical : .horizontal }

    func outward(_ offset: CGPoint) -> CGFloat {
      switch self {
      case .top: -offset.y.finite
      case .bottom: offset.y.finite
      case .leading: -offset.x.finite
      case .trailing: offset.x.finite
      }
    }

    func add(_ length: CGFloat, to insets: inout NSDirectionalEdgeInsets) {
      switch self {
      case .top: insets.top += length
      case .bottom: insets.bottom += length
      case .leading: insets.leading += length
      case .trailing: insets.trailing += length
      }
    }
  }

  /// Where the views are.
  ///
  /// - Parameters:
  ///   - content: What they extend.
  ///   - span: What they are aligned with: the same, but across the axis their own extent.
  func frames(around content: CGRect, span: CGRect) -> [CGRect] {
    var ends: [NSDirectionalRectEdge.RawValue: CGFloat] = [:]
    var frames = [CGRect](repeating: .zero, count: boundaries.count)
    // The last one at the beginning and the first one at the end is beside the content.
    let order =
      boundaries.indices.reversed().filter { isBefore($0) }
      + boundaries.indices.filter { !isBefore($0) }
    for index in order {
      let boundary = boundaries[index]
      let size = sizes[index]
      let anchor = LayoutAnchor(edges: boundary.edges, offset: .zero, isFractional: false)
      let place = anchor.point(of: span)
      let own = anchor.point(of: CGRect(origin: .zero, size: size))
      var origin = CGPoint(x: place.x - own.x, y: place.y - own.y)
      let key = boundary.edges.rawValue
      if boundary.extends {
        let distance = ends[key] ?? 0
        switch Side(boundary, axis) {
        case .top: origin.y = content.minY - size.height - distance
        case .bottom: origin.y = content.maxY + distance
        case .leading: origin.x = content.minX - size.width - distance
        case .trailing: origin.x = content.maxX + distance
        case nil: break
        }
        ends[key] = distance + size[Side(boundary, axis)?.axis ?? .vertical]
      }
      origin.x += boundary.offset.x.finite
      origin.y += boundary.offset.y.finite
      frames[index] = CGRect(origin: origin, size: size)
        .inset(by: boundary.item.countingInsets)
    }
    return frames
  }

  /// Whether it is at the top or the leading side.
  private func isBefore(_ index: Int) -> Bool {
    let side = Side(boundaries[index], axis)
    return side == .top || side == .leading
  }
}
