import MisuseReports
import OpenQuartzCore

// What the delegate and the properties say becomes sections.

extension UICollectionViewFlowLayout {
  final var isVertical: Bool { scrollDirection == .vertical }

  /// A size along the axis of scrolling and across it. What is no size is 0.
  final func flowSize(_ size: CGSize) -> FlowSize {
    let (width, height) = (FlowNumber.length(size.width), FlowNumber.length(size.height))
    return isVertical
      ? FlowSize(main: height, cross: width) : FlowSize(main: width, cross: height)
  }

  /// The sections in their places, made if they are to be made.
  final var flowSections: [FlowSection] {
    readSections()
    return flow.sections ?? []
  }

  final func readSections() {
    guard let owner else { return }
    let room = room(in: owner)
    let reference = referenceInsets(in: owner)
    if reference != flow.reference {
      flow.reference = reference
      flow.sections = nil
    }
    if room != flow.room {
      // Other widths, other lines; cells that were measured for the old one are measured again.
      if !flow.measured.isEmpty || !flow.measuredEdges.isEmpty {
        flow.forgetSizes()
        owner.core.measureShown()
      }
      flow.room = room
      flow.sections = nil
    }
    owner.core.readCountsIfNeeded()
    // The delegate may ask the layout in its answers.
    guard flow.sections == nil, !flow.isReading else { return }
    flow.isReading = true
    defer { flow.isReading = false }
    if let metrics = flow.metrics, metrics.map(\.count) != owner.core.counts.items {
      flow.metrics = nil
    }
    let metrics = flow.metrics ?? readMetrics(of: owner)
    flow.metrics = metrics
    makeSections(metrics, owner)
    reportSizes(metrics, owner)
  }

  private func makeSections(_ metrics: [FlowMetrics], _ owner: UICollectionView) {
    let (room, reference) = (flow.room, flow.reference)
    var sections: [FlowSection] = []
    sections.reserveCapacity(metrics.count)
    var start: CGFloat = 0
    for (index, metrics) in metrics.enumerated() {
      var metrics = metrics
      metrics.insets.crossStart += reference.crossStart
      metrics.insets.crossEnd += reference.crossEnd
      var section = FlowSection(metrics, room: room, start: start)
      for (item, size) in (flow.measured[index] ?? [:]).sorted(by: { $0.key < $1.key }) {
        section.lines.setSize(flowSize(size), of: item)
      }
      for (isHeader, length) in flow.measuredEdges[index] ?? [:] {
        section.setLength(length, ofHeader: isHeader)
      }
      start = section.end
      sections.append(section)
    }
    flow.sections = sections
  }

  // MARK: Room

  /// The width of the content, or the height for horizontal scrolling.
  final func room(in owner: UICollectionView) -> CGFloat {
    let (size, insets) = (owner.bounds.size, owner.adjustedContentInset)
    return max(
      0,
      isVertical
        ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom)
  }

  /// The insets of the reference for section insets, inside the content inset.
  final func referenceInsets(in owner: UICollectionView) -> FlowInsets {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return FlowInsets()
    case .fromSafeArea: reference = owner.safeAreaInsets
    case .fromLayoutMargins: reference = owner.layoutMargins
    }
    let inset = owner.adjustedContentInset
    return FlowInsets(
      crossStart: max(0, isVertical ? reference.left - inset.left : reference.top - inset.top),
      crossEnd: max(
        0, isVertical ? reference.right - inset.right : reference.bottom - inset.bottom))
  }

  // MARK: Metrics

  /// The size of items that nobody else says.
  private var commonSize: CGSize {
    let fixed = itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
    return estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? fixed : estimatedItemSize
  }

  private func readMetrics(of owner: UICollectionView) -> [FlowMetrics] {
    let counts = owner.core.counts.items
    let plain = FlowMetrics(
      count: 0, insets: flowInsets(sectionInset),
      lineSpacing: FlowNumber.finite(minimumLineSpacing),
      itemSpacing: FlowNumber.finite(minimumInteritemSpacing),
      header: FlowEdge(flowSize(headerReferenceSize).main),
      footer: FlowEdge(flowSize(footerReferenceSize).main),
      common: flowSize(commonSize))
    guard let delegate = owner.delegate as? any UICollectionViewDelegateFlowLayout else {
      return counts.map {
        var metrics = plain
        metrics.count = $0
        return metrics
      }
    }
    var reader = FlowReader(layout: self, view: owner, delegate: delegate)
    return counts.enumerated().map { reader.metrics(of: $0, count: $1, plain) }
  }

  final func flowInsets(_ insets: UIEdgeInsets) -> FlowInsets {
    let (top, left) = (FlowNumber.finite(insets.top), FlowNumber.finite(insets.left))
    let (bottom, right) = (FlowNumber.finite(insets.bottom), FlowNumber.finite(insets.right))
    return isVertical
      ? FlowInsets(start: top, end: bottom, crossStart: left, crossEnd: right)
      : FlowInsets(start: left, end: right, crossStart: top, crossEnd: bottom)
  }

  // Fidelity: an item that is as large as the room is not reported. [observed]
  private func reportSizes(_ metrics: [FlowMetrics], _ owner: UICollectionView) {
    let room = flow.room
    guard room > 0, flow.reportedRoom != room else { return }
    let isTooLarge = metrics.contains { metrics in
      guard metrics.count > 0 else { return false }
      let available = room - metrics.insets.crossStart - metrics.insets.crossEnd + 0.001
      return metrics.sizes?.contains { $0.cross > available } ?? (metrics.common.cross > available)
    }
    guard isTooLarge else { return }
    flow.reportedRoom = room
    Misuse.report(.flowItemIsTooLarge(isVertical: isVertical, of: owner))
  }
}

/// Numbers of a program, made usable.
enum FlowNumber {
  static func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }

  static func length(_ number: CGFloat) -> CGFloat { number.isFinite ? max(0, number) : 0 }
}
