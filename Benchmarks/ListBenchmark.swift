import NestTesting
import OpenUIKit
import OpenUIKitLists

/// The cost of tables and collections.
enum ListBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(
      name: "first frame of a table of 100,000 rows", target: 15, unit: .milliseconds,
      peers: PeerPrograms.Work(name: "list-first-frame")
    ) { try firstFrame(100_000) * 1e3 },
    Row(
      name: "first frame of a table of 100,000 rows to one of 100", target: 1.05, unit: .times
    ) { try firstFrame(100_000) / firstFrame(100) },
    Row(
      name: "a scrolled frame of a table", target: 0.3, unit: .milliseconds,
      peers: PeerPrograms.Work(name: "list-scroll")
    ) { try scrolledFrame() * 1e3 },
    Row(
      name: "a jump in a table of 100,000 rows", target: 1.5, unit: .milliseconds,
      peers: PeerPrograms.Work(name: "list-jump")
    ) { try jump() * 1e3 },
    Row(
      name: "resident memory of 100,000 rows beyond that of 100", target: 1, unit: .mebibytes,
      peers: PeerPrograms.Work(name: "list-memory")
    ) { try memoryOfRows() },
    Row(
      name: "resident memory after 100,000 reuses of cells, to that before", target: 1.02,
      unit: .times
    ) { try memoryOfReuse() },
    Row(
      name: "the slowest frame of a fling through 100,000 rows that size themselves", target: 8,
      unit: .milliseconds
    ) { try fling() * 1e3 },
    Row(
      name: "1,000 changes among 100,000 rows, with their layout", target: 150, unit: .milliseconds
    ) { try changes() * 1e3 },
    Row(
      name: "layout of 10,000 items, compositional", target: 30, unit: .milliseconds
    ) { try compositional() * 1e3 },
  ]

  /// Rows of an image and a label.
  private final class Source: NSObject, UITableViewDataSource {
    let count: Int
    let sizesItself: Bool

    init(_ count: Int, sizesItself: Bool = false) {
      self.count = count
      self.sizesItself = sizesItself
    }

    deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.cell()
      let text = "Row \(indexPath.row)"
      content.text =
        sizesItself
        ? Array(repeating: text, count: 1 + indexPath.row % 7 * 6).joined(separator: " ") : text
      content.image = Self.image
      cell.contentConfiguration = content
      return cell
    }

    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image {
      UIColor.systemBlue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    }
  }

  private static let size = CGSize(width: 1280, height: 800)

  private static func makeTable(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    if !source.sizesItself { table.rowHeight = 44 }
    if source.sizesItself { table.estimatedRowHeight = 60 }
    table.dataSource = source
    return table
  }

  /// A table in a window, and its data source.
  private static func shown(
    _ count: Int, sizesItself: Bool = false
  ) throws -> (TestHost, UITableView, Source) {
    let host = try TestHost(size: size, paintsEveryFrame: true)
    let source = Source(count, sizesItself: sizesItself)
    let table = makeTable(source)
    host.window.makeKeyAndVisible()
    host.window.addSubview(table)
    host.commit()
    return (host, table, source)
  }

  /// Seconds to make a table and draw it.
  private static func firstFrame(_ count: Int) throws -> Double {
    try (0..<15).map { _ in
      let host = try TestHost(size: size, paintsEveryFrame: true)
      host.window.makeKeyAndVisible()
      host.commit()
      let source = Source(count)
      return ProcessClock.measure {
        host.turn { host.window.addSubview(makeTable(source)) }
      }
    }.median
  }

  /// Seconds for a frame in which the table has moved by 20 points.
  private static func scrolledFrame() throws -> Double {
    let (host, table, source) = try shown(100_000)
    return withExtendedLifetime(source) {
      (0..<300).map { _ in
        ProcessClock.measure { host.turn { table.contentOffset.y += 20 } }
      }.median
    }
  }

  /// Seconds for a frame in which everything visible is new.
  private static func jump() throws -> Double {
    let (host, table, source) = try shown(100_000)
    return withExtendedLifetime(source) {
      (0..<100).map { step in
        let y = CGFloat((step &* 7919) % 99_000) * 44
        return ProcessClock.measure { host.turn { table.contentOffset.y = y } }
      }.median
    }
  }

  /// The longest time of a frame, in seconds, in which rows come by of which only an estimate is
  /// known.
  private static func fling() throws -> Double {
    let (host, table, source) = try shown(100_000, sizesItself: true)
    return withExtendedLifetime(source) {
      (0..<300).map { _ in
        ProcessClock.measure { host.turn { table.contentOffset.y += 120 } }
      }.max() ?? 0
    }
  }

  /// MiB that are resident for a shown table of 100,000 rows, beyond those for one of 100 rows.
  private static func memoryOfRows() throws -> Double {
    let memory = try [100, 100_000].map { count in
      let (host, table, source) = try shown(count)
      return withExtendedLifetime((host, table, source)) { Double(ProcessMemory.current) }
    }
    return (memory[1] - memory[0]) / 1_048_576
  }

  /// The memory after a table has been scrolled until cells have been used again 100,000 times, to
  /// that after the first tenth of them.
  private static func memoryOfReuse() throws -> Double {
    let (host, table, source) = try shown(100_000)
    let rowsOfJump = 18
    var memory: [Double] = []
    for step in 1...100_000 / rowsOfJump {
      table.contentOffset.y = CGFloat((step &* 7919) % 99_000) * 44
      host.commit()
      guard step % (10_000 / rowsOfJump) == 0 else { continue }
      memory.append(Double(ProcessMemory.current))
    }
    return withExtendedLifetime(source) { (memory.last ?? .nan) / (memory.first ?? .nan) }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Seconds to find what differs between two lists, and to show it.
  private static func changes() throws -> Double {
    let host = try TestHost(size: size)
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    host.window.makeKeyAndVisible()
    host.window.addSubview(table)
    let items = Array(0..<100_000)
    source.apply(snapshot(items), animatingDifferences: false)
    host.commit()
    return (0..<5).map { round in
      var changed = items
      for change in 0..<500 {
        changed.remove(at: (change &* 197 + round) % changed.count)
        changed.insert(200_000 + change, at: (change &* 131) % changed.count)
      }
      let next = snapshot(changed)
      let time = ProcessClock.measure {
        host.turn { source.apply(next, animatingDifferences: true) }
      }
      host.advance(by: 1)
      source.apply(snapshot(items), animatingDifferences: false)
      host.commit()
      return time
    }.median
  }

  private static func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private final class Grid: NSObject, UICollectionViewDataSource {
    deinit {}

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10_000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  /// Seconds to prepare a layout, and to ask it for what is visible.
  private static func compositional() throws -> Double {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    let source = Grid()
    return (0..<15).map { _ in
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = source
      return ProcessClock.measure {
        _ = view.collectionViewLayout.collectionViewContentSize
        view.layoutIfNeeded()
      }
    }.median
  }
}
