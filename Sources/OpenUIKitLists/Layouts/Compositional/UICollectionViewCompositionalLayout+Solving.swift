import MisuseReports

/// The state for which a solution was made.
struct SolvedState {
  var counts = ListCounts()
  var size = CGSize.zero
  var boundsSize = CGSize.zero
  var traits: UITraitCollection?
  /// Whether everything is to be arranged anew.
  var isInvalid = true
  /// The context of a change of the bounds that only scrolls.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
}

// From the descriptions to the solution.

extension UICollectionViewCompositionalLayout {
  final var axis: LayoutAxis {
    storedConfiguration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  /// Notes what an invalidation concerns: everything, unless it names elements, or only scrolls.
  final func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      sizes = []
      boundarySizes = [:]
    }
    let namesElements =
      context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
      || context.invalidatedDecorationIndexPaths != nil
    let isScroll = context === solved.boundsContext
    solved.boundsContext = nil
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || !(namesElements || isScroll)
    {
      solved.isInvalid = true
    }
  }

  final func solveIfNeeded() {
    guard let collectionView else { return solution = nil }
    let insets = collectionView.adjustedContentInset
    let bounds = collectionView.bounds.size
    let size = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let traits = collectionView.traitCollection
    let counts = collectionView.core.counts
    if solution != nil, !solved.isInvalid, solved.size == size, solved.counts == counts,
      solved.traits == traits
    {
      solved.boundsSize = bounds
      return
    }
    // Fidelity: another width and other traits drop what was measured. [decided]
    if solution != nil, solved.size[axis.other] != size[axis.other] || solved.traits != traits {
      sizes = []
      boundarySizes = [:]
      collectionView.core.measureShown()
    }
    solved = SolvedState(
      counts: counts, size: size, boundsSize: bounds, traits: traits, isInvalid: false)
    solve(in: room(of: collectionView, size))
  }

  private func solve(in room: LayoutRoom) {
    let counts = solved.counts.items
    if sizes.count != counts.count {
      sizes = Array(sizes.prefix(counts.count))
      sizes += Array(repeating: MeasuredSizes(), count: counts.count - sizes.count)
    }
    let sections = counts.indices.map { index in
      SectionSolution(
        description(of: index, room), index: index, count: counts[index], in: room,
        sizes: sizes[index])
    }
    solution = CompositionalSolution(
      sections, in: room, spacing: storedConfiguration.interSectionSpacing,
      boundaries: storedConfiguration.boundarySupplementaryItems.map { $0.layoutBoundary() },
      boundarySizes: boundarySizes)
    changes.removeAll()
    updateScrollViews()
  }

  private func description(of index: Int, _ room: LayoutRoom) -> LayoutSection {
    if let section = provider(index, room.environment) { return LayoutSection(section) }
    Misuse.report(.lacksSection(index, of: self))
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return LayoutSection(
      NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [])))
  }

  // MARK: Room

  private func room(of view: UICollectionView, _ size: CGSize) -> LayoutRoom {
    let axis = axis
    let reference = storedConfiguration.contentInsetsReference
    func insets(_ asked: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
      let asked = asked == .automatic ? reference : asked
      return view.layoutInsets(asked == .automatic ? .safeArea : asked).only(axis.other)
    }
    let container = LayoutContainer(size, insets: insets(.automatic))
    return LayoutRoom(
      size: size, axis: axis, insets: insets,
      environment: LayoutEnvironment(container, view.traitCollection))
  }
}

extension UICollectionView {
  // Fidelity: what is good for reading is at most 672 points wide. [known]
  private static let readableWidth: CGFloat = 672

  /// The insets of a reference, besides those that the content has.
  fileprivate final func layoutInsets(
    _ reference: UIContentInsetsReference
  ) -> NSDirectionalEdgeInsets {
    let insets =
      switch reference {
      case .automatic, .none: UIEdgeInsets.zero
      case .safeArea: safeAreaInsets
      case .layoutMargins: layoutMargins
      case .readableContent: readableInsets
      }
    let own = reference == .none ? .zero : adjustedContentInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (max(0, insets.left - own.left), max(0, insets.right - own.right))
    return NSDirectionalEdgeInsets(
      top: max(0, insets.top - own.top), leading: isMirrored ? right : left,
      bottom: max(0, insets.bottom - own.bottom), trailing: isMirrored ? left : right)
  }

  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = max(0, bounds.width - insets.left - insets.right - Self.readableWidth) / 2
    insets.left += excess
    insets.right += excess
    return insets
  }
}
