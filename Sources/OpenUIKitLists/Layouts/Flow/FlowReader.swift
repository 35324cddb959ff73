import OpenQuartzCore

/// Asks the delegate of a flow layout. A method that is left out is asked once.
struct FlowReader {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let delegate: any UICollectionViewDelegateFlowLayout
  private var leftOut: Set<String> = []

  init(
    layout: UICollectionViewFlowLayout, view: UICollectionView,
    delegate: any UICollectionViewDelegateFlowLayout
  ) {
    (self.layout, self.view, self.delegate) = (layout, view, delegate)
  }

  // Fidelity: the order of the questions of a section. [decided]
  mutating func metrics(of section: Int, count: Int, _ plain: FlowMetrics) -> FlowMetrics {
    var metrics = plain
    let (layout, view) = (layout, view)
    metrics.count = count
    if let insets = ask(
      "insetForSectionAt",
      {
        $0.collectionView(view, layout: layout, insetForSectionAt: section)
      })
    {
      metrics.insets = layout.flowInsets(insets)
    }
    if let spacing = ask(
      "minimumLineSpacingForSectionAt",
      {
        $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      })
    {
      metrics.lineSpacing = FlowNumber.finite(spacing)
    }
    if let spacing = ask(
      "minimumInteritemSpacingForSectionAt",
      {
        $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      })
    {
      metrics.itemSpacing = FlowNumber.finite(spacing)
    }
    if let size = ask(
      "referenceSizeForHeaderInSection",
      {
        $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      })
    {
      metrics.header = FlowEdge(layout.flowSize(size).main)
    }
    if let size = ask(
      "referenceSizeForFooterInSection",
      {
        $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      })
    {
      metrics.footer = FlowEdge(layout.flowSize(size).main)
    }
    metrics.sizes = sizes(of: section, count: count)
    return metrics
  }

  private mutating func sizes(of section: Int, count: Int) -> [FlowSize]? {
    guard count > 0 else { return nil }
    let (layout, view) = (layout, view)
    let shown = (0..<count).map { IndexPath(item: $0, section: section) }
    guard let source = shown.lazy.compactMap({ view.core.sourcePath(of: $0) }).first else {
      return nil
    }
    let first = ask("sizeForItemAt") {
      $0.collectionView(view, layout: layout, sizeForItemAt: source)
    }
    guard let first else { return nil }
    var isFirst = true
    return shown.map { path in
      guard let item = view.core.sourcePath(of: path) else {
        return layout.flowSize(view.core.extra(at: path)?.size ?? first)
      }
      defer { isFirst = false }
      return layout.flowSize(
        isFirst ? first : delegate.collectionView(view, layout: layout, sizeForItemAt: item))
    }
  }

  private mutating func ask<Result>(
    _ name: String, _ call: (any UICollectionViewDelegateFlowLayout) -> Result
  ) -> Result? {
    guard !leftOut.contains(name) else { return nil }
    let result = OptionalMethod.result(
      of: delegate, "collectionView(_:layout:\(name):)", call)
    if result == nil { leftOut.insert(name) }
    return result
  }
}
