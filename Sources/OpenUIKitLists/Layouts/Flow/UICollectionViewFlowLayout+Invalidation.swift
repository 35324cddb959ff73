import OpenQuartzCore

// What a flow layout makes anew.

extension UICollectionViewFlowLayout {
  /// A property has changed from which places are made.
  final func metricsDidChange() {
    flow.forget(metrics: true, places: true)
    invalidateLayout()
  }

  /// Headers or footers stay in sight, or do not any more.
  final func pinningDidChange() {
    let context = makeInvalidationContext()
    keepFlow(context)
    invalidateLayout(with: context)
  }

  /// Lets a context keep what the delegate has said and all places.
  final func keepFlow(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
  }

  final func takeFlowInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { flow.forgetSizes() }
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      flow.forget(metrics: true, places: true)
    } else if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.forget(
        metrics: context.invalidateFlowLayoutDelegateMetrics,
        places: context.invalidateFlowLayoutAttributes)
    } else {
      flow.forget(metrics: true, places: true)
    }
  }

  // MARK: Bounds

  final func flowIsInvalid(in newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    if newBounds.size != owner.bounds.size { return true }
    return newBounds.origin != owner.bounds.origin
      && (sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds)
  }

  // Fidelity: the delegate is not asked again for other bounds. [observed]
  final func flowContext(
    for newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    keepFlow(context)
    guard let owner else { return context }
    if newBounds.size != owner.bounds.size {
      (context as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutAttributes = true
    } else {
      if sectionHeadersPinToVisibleBounds {
        name(UICollectionView.elementKindSectionHeader, in: context, owner)
      }
      if sectionFootersPinToVisibleBounds {
        name(UICollectionView.elementKindSectionFooter, in: context, owner)
      }
    }
    return context
  }

  /// Names the views of a kind that are shown.
  private func name(
    _ kind: String, in context: UICollectionViewLayoutInvalidationContext,
    _ owner: UICollectionView
  ) {
    let paths = owner.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    guard !paths.isEmpty else { return }
    context.invalidateSupplementaryElements(ofKind: kind, at: paths)
  }

  // MARK: Sizes of views

  // Fidelity: headers and footers are asked too once there are estimates. Those of a given length
  // keep it, unless a subclass of their view says another one. [decided]
  /// Whether the view of an element is asked for its size.
  final func asksForSize(of element: ListElement) -> Bool {
    guard let (section, isHeader) = edge(of: element) else {
      return estimatedItemSize != .zero && element.isCell
    }
    return estimatedItemSize != .zero || isAutomatic(section, isHeader)
  }

  /// The section of a header or footer; nil for other elements.
  private func edge(of element: ListElement) -> (section: Int, isHeader: Bool)? {
    guard case .supplementary(let kind, let path) = element, path.count == 2 else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader: return (path[0], true)
    case UICollectionView.elementKindSectionFooter: return (path[0], false)
    default: return nil
    }
  }

  private func isAutomatic(_ section: Int, _ isHeader: Bool) -> Bool {
    guard let sections = flow.sections, sections.indices.contains(section) else { return false }
    return (isHeader ? sections[section].headerEdge : sections[section].footerEdge).isAutomatic
  }

  final func flowIsInvalid(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard asksForSize(of: original.element) else { return false }
    let (wanted, size) = (preferred.size, original.size)
    guard original.element.isCell else {
      return abs(flowSize(wanted).main - flowSize(size).main) > 0.01
    }
    return abs(wanted.width - size.width) > 0.01 || abs(wanted.height - size.height) > 0.01
  }

  final func takeFlowSize(_ size: CGSize, of element: ListElement) {
    if let (section, isHeader) = edge(of: element) {
      let length = flowSize(size).main
      flow.measuredEdges[section, default: [:]][isHeader] = length
      guard flow.sections?.indices.contains(section) == true else { return }
      flow.sections?[section].setLength(length, ofHeader: isHeader)
      return moveSections(behind: section)
    }
    guard case .cell(let path) = element, path.count == 2 else { return }
    flow.measured[path[0], default: [:]][path[1]] = size
    guard flow.sections?.indices.contains(path[0]) == true else { return }
    flow.sections?[path[0]].lines.setSize(flowSize(size), of: path[1])
    moveSections(behind: path[0])
  }

  private func moveSections(behind section: Int) {
    var start = flow.sections?[section].end ?? 0
    for index in (section + 1)..<max(section + 1, flow.sections?.count ?? 0) {
      flow.sections?[index].start = start
      start = flow.sections?[index].end ?? start
    }
  }
}
