import OpenQuartzCore

// From the solution to attributes.

extension UICollectionViewCompositionalLayout {
  /// The visible part of the content, inside the insets; leading is left.
  private var visibleRect: CGRect {
    guard let collectionView else { return .zero }
    return logical(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
  }

  /// A rectangle of the list as the layout counts: leading is left.
  private func logical(_ rect: CGRect) -> CGRect { mirror?.rect(rect) ?? rect }

  final func elementAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solution else { return [] }
    let placed = solution.elements(in: rect, visible: visibleRect) { orthogonal.range(of: $0) }
    let attributes = placed.map { self.attributes(of: $0) }
    guard let collectionView, rect == logical(collectionView.bounds) else { return attributes }
    orthogonal.removeUnused()
    return callHandlers(placed, attributes)
  }

  /// Where one element is.
  final func placed(_ element: ListElement) -> PlacedElement? {
    let path = element.indexPath
    guard let solution, path.count == 2 else { return nil }
    if case .supplementary(let kind, _) = element, path == IndexPath(item: 0, section: 0),
      let number = solution.boundaries.firstIndex(where: { $0.item.kind == kind })
    {
      return solution.boundary(number, visible: visibleRect)
    }
    guard solution.sections.indices.contains(path[0]) else { return nil }
    let section = solution.sections[path[0]]
    let origin = axis.point(solution.offsets[path[0]], 0)
    var result: PlacedElement?
    switch element {
    case .cell: result = section.item(path[1])
    case .supplementary(let kind, _):
      if let header = solution.headers(of: path[0], visible: visibleRect).first(where: {
        $0.element == element
      }) {
        return header
      }
      result = section.view(ofKind: kind, at: path[1])
    case .decoration:
      return solution.decorations(of: path[0]).first { $0.element == element }
    }
    if let frame = result?.frame { result?.frame.origin = frame.origin.moved(by: origin) }
    return result
  }

  // MARK: Attributes

  /// The attributes of an element.
  final func attributes(of placed: PlacedElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(for: placed)
    attributes.element = placed.element
    attributes.frame = aligned(placed.frame)
    attributes.zIndex = placed.zIndex
    attributes.measuredAxes = UIAxis(rawValue: UInt(placed.measuredAxes.rawValue) & 3)
    changes.apply(to: attributes)
    return attributes
  }

  private func makeAttributes(for placed: PlacedElement) -> UICollectionViewLayoutAttributes {
    if let attributes = listAttributes(of: placed) { return attributes }
    typealias Attributes = UICollectionViewLayoutAttributes
    guard let type = Swift.type(of: self).layoutAttributesClass as? Attributes.Type,
      type != Attributes.self
    else { return Attributes() }
    return unsafeDowncast(DynamicInstance.make(type), to: Attributes.self)
  }

  // Fidelity: frames begin and end at pixels. [decided]
  private func aligned(_ frame: CGRect) -> CGRect {
    let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (round(frame.minX), round(frame.minY))
    return CGRect(x: x, y: y, width: round(frame.maxX) - x, height: round(frame.maxY) - y)
  }

  // MARK: Handlers of visible items

  /// Lets the handlers of sections change what is visible.
  private func callHandlers(
    _ placed: [PlacedElement], _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let solution, !changes.isCalling,
      solution.sections.contains(where: { $0.section.handler != nil })
    else { return attributes }
    changes.isCalling = true
    defer { changes.isCalling = false }
    var result: [UICollectionViewLayoutAttributes] = []
    var visible: [Int: [UICollectionViewLayoutAttributes]] = [:]
    for (place, attributes) in zip(placed, attributes) {
      let index = place.element.indexPath[0]
      guard solution.sections[index].section.handler != nil else {
        result.append(attributes)
        continue
      }
      // Each call begins with what the layout says.
      changes.reset(attributes, zIndex: place.zIndex, frame: aligned(place.frame))
      visible[index, default: []].append(attributes)
    }
    for (index, attributes) in visible.sorted(by: { $0.key < $1.key }) {
      let section = solution.sections[index]
      let before = attributes.map(\.values)
      let offset =
        section.section.isOrthogonal
        ? orthogonal.contentOffset(of: section) : collectionView?.contentOffset ?? .zero
      section.section.handler?(attributes.map { VisibleItem($0) }, offset, section.environment)
      for (attributes, values) in zip(attributes, before) {
        changes.note(attributes, from: values)
      }
      result += attributes
    }
    return result
  }
}

/// The changes that handlers have made to elements, until they are called again.
struct VisibleItemChanges {
  /// Whether a handler is being called.
  var isCalling = false
  private var values: [ListElement: UICollectionViewLayoutAttributes.Values] = [:]

  mutating func removeAll() { values = [:] }

  /// Gives attributes what a handler has changed.
  func apply(to attributes: UICollectionViewLayoutAttributes) {
    if !values.isEmpty, let changed = values[attributes.element] { attributes.values = changed }
  }

  /// Forgets what a handler has changed.
  mutating func reset(
    _ attributes: UICollectionViewLayoutAttributes, zIndex: Int, frame: CGRect
  ) {
    guard values.removeValue(forKey: attributes.element) != nil else { return }
    attributes.values = UICollectionViewLayoutAttributes.Values()
    attributes.frame = frame
    attributes.zIndex = zIndex
  }

  /// Remembers what a handler has changed.
  mutating func note(
    _ attributes: UICollectionViewLayoutAttributes,
    from old: UICollectionViewLayoutAttributes.Values
  ) {
    if attributes.values != old { values[attributes.element] = attributes.values }
  }
}
