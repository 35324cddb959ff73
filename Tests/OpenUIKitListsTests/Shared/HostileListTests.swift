import NestTesting
import Testing

@testable import OpenUIKitLists

/// Programs that do inside the callbacks of cells all that they should not.
@Suite struct HostileListTests {
  /// The methods of a cell that a list calls.
  nonisolated enum Place: String, CaseIterable {
    case traits, selected, configuration, fit, attributes, window, superview, reuse, layout
  }

  nonisolated enum Act: CaseIterable { case reload, insert, scroll, traits, batch }

  /// Called by cells in each of their methods.
  private static var onCall: (Place, UIView) -> Void = { _, _ in }

  private final class Row: UITableViewCell {
    var number = -1

    deinit {}

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      onCall(.traits, self)
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      onCall(.selected, self)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      onCall(.configuration, self)
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      onCall(.fit, self)
      return CGSize(width: targetSize.width, height: CGFloat(30 + number % 7))
    }

    override func didMoveToWindow() { onCall(.window, self) }
    override func didMoveToSuperview() { onCall(.superview, self) }
    override func prepareForReuse() { onCall(.reuse, self) }

    override func layoutSubviews() {
      super.layoutSubviews()
      onCall(.layout, self)
    }
  }

  private final class Item: UICollectionViewCell {
    var number = -1

    deinit {}

    override var isSelected: Bool { didSet { onCall(.selected, self) } }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      onCall(.traits, self)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      onCall(.configuration, self)
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      onCall(.attributes, self)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      onCall(.fit, self)
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
      preferred?.size = CGSize(width: 320, height: CGFloat(30 + number % 7))
      return preferred ?? layoutAttributes
    }

    override func didMoveToWindow() { onCall(.window, self) }
    override func didMoveToSuperview() { onCall(.superview, self) }
    override func prepareForReuse() { onCall(.reuse, self) }

    override func layoutSubviews() {
      super.layoutSubviews()
      onCall(.layout, self)
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var numbers = Array(0..<60)

    deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      numbers.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Row)?.number = numbers[indexPath.row]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { numbers.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      (cell as? Item)?.number = numbers[indexPath.item]
      return cell
    }
  }

  nonisolated enum Kind: CaseIterable { case table, flow, list }

  private func makeList(_ kind: Kind, _ source: Source) -> UIScrollView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    if kind == .table {
      let table = UITableView(frame: frame)
      table.register(Row.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      return table
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 40)
    let list = UICollectionView(
      frame: frame,
      collectionViewLayout: kind == .flow
        ? flow : UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.register(Item.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    return list
  }

  private func perform(_ act: Act, _ list: UIScrollView, _ view: UIView, _ source: Source) {
    let (table, collection) = (list as? UITableView, list as? UICollectionView)
    let first = [IndexPath(item: 0, section: 0)]
    switch act {
    case .reload:
      source.numbers = source.numbers.reversed()
      table?.reloadData()
      collection?.reloadData()
    case .insert:
      source.numbers.insert(source.numbers.count, at: 0)
      table?.insertRows(at: first, with: .fade)
      collection?.insertItems(at: first)
    case .scroll: list.contentOffset.y += 37
    case .traits:
      view.traitOverrides.userInterfaceStyle =
        view.traitCollection.userInterfaceStyle == .dark ? .light : .dark
    case .batch:
      table?.performBatchUpdates(nil)
      collection?.performBatchUpdates(nil)
    }
  }

  /// A place where the list disagrees with the data; nil if there is none.
  private func problem(_ list: UIScrollView, _ source: Source) -> String? {
    guard let core = (list as? any ListFront)?.core else { return "no list" }
    let cells = core.shown.values.filter { $0.element.isCell }.sorted { $0.precedes($1) }
    if core.counts.items != [source.numbers.count] { return "counts \(core.counts.items)" }
    var end: CGFloat?
    for cell in cells {
      let number = (cell.view as? Row)?.number ?? (cell.view as? Item)?.number ?? -1
      let row = cell.element.indexPath.item
      if source.numbers[row] != number { return "row \(row) shows \(number)" }
      if let end, abs(cell.view.frame.minY - end) > 1, list is UITableView {
        return "row \(row) begins at \(cell.view.frame.minY) and not \(end)"
      }
      end = cell.view.frame.maxY
    }
    let strays = list.subviews.filter { view in
      (view is Row || view is Item) && !cells.contains { $0.view === view }
    }
    if !strays.isEmpty { return "\(strays.count) cells that belong to nothing" }
    return (end ?? 0) < list.bounds.maxY - 45 ? "the end of the screen is empty" : nil
  }

  @Test(
    "R22.602 Whatever a cell does in its own methods, the list shows the data",
    arguments: Kind.allCases, Act.allCases)
  func inside(_ kind: Kind, _ act: Act) throws {
    for place in Place.allCases {
      let source = Source()
      let host = try TestHost(size: CGSize(width: 320, height: 200))
      let list = makeList(kind, source)
      var (left, isInside) = (5, false)
      Self.onCall = { called, view in
        guard called == place, left > 0, !isInside, view.isDescendant(of: list) || place == .reuse
        else { return }
        (left, isInside) = (left - 1, true)
        perform(act, list, view, source)
        isInside = false
      }
      defer { Self.onCall = { _, _ in } }
      host.window.addSubview(list)
      host.window.makeKeyAndVisible()
      host.commit()
      for offset in [150, 600] as [CGFloat] {
        left = 5
        host.turn { list.contentOffset.y = offset }
        host.turn {
          (list as? UITableView)?.selectRow(
            at: IndexPath(row: 9, section: 0), animated: false, scrollPosition: .none)
          (list as? UICollectionView)?.selectItem(
            at: IndexPath(item: 9, section: 0), animated: false, scrollPosition: [])
        }
        host.turn {
          list.traitOverrides.userInterfaceStyle =
            list.traitCollection.userInterfaceStyle == .dark ? .light : .dark
        }
      }
      left = 0
      try host.settle()

      #expect(problem(list, source) == nil, "\(kind) \(act) in \(place)")
    }
  }

  @Test("R22.602 Sizes that are no numbers, infinite, negative or huge end nothing")
  func oddSizes() throws {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, -5, 1e300, 0, .signalingNaN]
    for kind in [Kind.flow, .list] {
      for width in odd {
        for height in odd {
          let source = Source()
          let host = try TestHost(size: CGSize(width: 320, height: 200))
          let list = makeList(kind, source)
          (list as? UICollectionView)?.register(OddItem.self, forCellWithReuseIdentifier: "row")
          OddItem.wanted = CGSize(width: width, height: height)
          host.window.addSubview(list)
          host.window.makeKeyAndVisible()
          host.commit()
          host.turn { list.contentOffset.y = 100 }
          let size = list.contentSize
          #expect(size.width.isFinite && size.height.isFinite, "\(kind) \(width) × \(height)")
        }
      }
    }
  }

  private final class OddItem: UICollectionViewCell {
    static var wanted = CGSize.zero

    deinit {}

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
      preferred?.size = Self.wanted
      return preferred ?? layoutAttributes
    }
  }
}
