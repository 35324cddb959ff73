import NestTesting
import OpenUIKitContainers
import OpenUIKitLists
import Testing

/// Tables inside other views, below bars, and with views above and below their rows, as programs
/// have them that were reported.
@Suite struct ReportedTableHierarchyTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func show(_ views: UIView..., size: CGSize = CGSize(width: 320, height: 400)) throws
    -> TestHost
  {
    let host = try TestHost(size: size)
    host.window.makeKeyAndVisible()
    views.forEach(host.window.addSubview)
    host.commit()
    return host
  }

  // MARK: Headers

  @Test("R22.504 A header of constraints that is measured in each layout is set until it fits")
  func headerView() throws {
    final class Controller: UIViewController {
      let table: UITableView
      let label = UILabel()
      var layouts = 0

      init(_ table: UITableView) {
        self.table = table
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      deinit {}

      override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        let header = UIView()
        label.numberOfLines = 0
        label.text = String(repeating: "A long introduction. ", count: 12)
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
          label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 10),
          label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -10),
        ])
        table.tableHeaderView = header
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        guard let header = table.tableHeaderView else { return }
        let size = header.systemLayoutSizeFitting(
          CGSize(width: table.bounds.width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        guard header.frame.height != size.height else { return }
        header.frame.size.height = size.height
        table.tableHeaderView = header
      }
    }
    let rows = Rows(20)
    let controller = Controller(rows.makeTable())
    let host = try TestHost(size: CGSize(width: 320, height: 400))
    host.show(controller)

    let narrow = try #require(controller.table.tableHeaderView).frame.height
    #expect(narrow > 60)
    #expect(controller.label.frame.height == narrow - 20)
    #expect(controller.table.rectForRow(at: path(0)).minY == narrow)
    try host.resize(to: CGSize(width: 640, height: 400))
    try host.settle()
    let wide = try #require(controller.table.tableHeaderView).frame
    #expect(wide.height < narrow && wide.width == 640)
    #expect(controller.table.rectForRow(at: path(0)).minY == wide.height)
    #expect(controller.layouts < 12)

    host.turn { controller.table.tableHeaderView = nil }
    #expect(controller.table.rectForRow(at: path(0)).minY == 0)
  }

  @Test("R22.504 Headers that stay do so below the insets, and negative insets let them scroll")
  func stickyHeaders() throws {
    let rows = Rows(10, 10)
    rows.headerTitle = { "Section \($0)" }
    let table = rows.makeTable()
    table.sectionHeaderTopPadding = 0
    table.contentInset.top = 50
    let host = try show(table)
    #expect(table.contentOffset.y == -50)

    host.turn { table.contentOffset.y = 100 }
    #expect(table.headerView(forSection: 0)?.frame.minY == 150)
    // What programs do so that headers scroll with the rows: as much less inset as they are high.
    let height = table.rectForHeader(inSection: 0).height
    host.turn { table.contentInset.top = -height }
    host.turn { table.contentOffset.y = 100 }
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test(
    "R22.504 Sections without rows have their headers, and an empty footer view changes nothing")
  func emptySections() throws {
    let rows = Rows(0, 0, 2)
    rows.headerTitle = { "Section \($0)" }
    let table = rows.makeTable(.grouped)
    table.tableFooterView = UIView()
    let host = try show(table)

    #expect(table.headerView(forSection: 0)?.textLabel?.text != nil)
    #expect(table.rect(forSection: 1).height > 0)
    #expect(table.rect(forSection: 2).maxY == table.contentSize.height)
    rows.counts = [0, 0, 0]
    host.turn { table.deleteRows(at: [path(0, 2), path(1, 2)], with: .automatic) }
    try host.settle()
    #expect(table.rowsOnScreen.isEmpty)
    #expect(table.indexPathsForVisibleRows?.isEmpty ?? true)
  }

  // MARK: Inside other views

  @Test(
    "R22.505 A table as tall as its content, in a stack view that scrolls",
    arguments: [
      20, 44, 200,
    ] as [CGFloat])
  func intrinsic(estimate: CGFloat) throws {
    final class Table: UITableView {
      deinit {}

      override var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
      }

      override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
      }
    }
    let rows = Rows(12)
    rows.height = { CGFloat(40 + $0.row) }
    let table = Table(frame: .zero, style: .plain)
    table.register(Rows.Row.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = estimate
    table.isScrollEnabled = false
    table.dataSource = rows
    table.delegate = rows
    let title = UILabel()
    title.text = "Title"
    let stack = UIStackView(arrangedSubviews: [title, table])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    let host = try show(scroll)
    try host.settle()

    let height = CGFloat((0..<12).reduce(0) { $0 + 41 + $1 })
    #expect(table.frame.height == height)
    #expect(table.rowsOnScreen == Array(0..<12))
    #expect(scroll.contentSize.height == table.frame.maxY)
  }

  @Test("R22.505 A table in a cell of a table, and a collection view as tall as its content there")
  func nested() throws {
    final class Grid: UICollectionView {
      deinit {}

      override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }

      override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
      }
    }
    final class Outer: UITableViewCell {
      deinit {}

      func fill(_ view: UIView, height: CGFloat?) {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        var constraints = [
          view.topAnchor.constraint(equalTo: contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ]
        if let height { constraints.append(view.heightAnchor.constraint(equalToConstant: height)) }
        constraints.last?.priority = .defaultHigh
        NSLayoutConstraint.activate(constraints)
      }
    }
    final class Tiles: NSObject, UICollectionViewDataSource {
      deinit {}

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 9 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      }
    }
    let inner = Rows(50)
    let innerTable = inner.makeTable()
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 60)
    let grid = Grid(frame: .zero, collectionViewLayout: flow)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    let tiles = Tiles()
    grid.dataSource = tiles
    let first = Outer(style: .default, reuseIdentifier: "first")
    first.fill(innerTable, height: 150)
    let second = Outer(style: .default, reuseIdentifier: "second")
    second.fill(grid, height: nil)
    let rows = Rows(2)
    rows.cell = { _, path in path.row == 0 ? first : second }
    let table = rows.makeTable()
    let host = try show(table)
    try host.settle()

    #expect(abs(innerTable.frame.height - 150) <= 1)
    #expect(innerTable.rowsOnScreen == [0, 1, 2, 3])
    #expect(grid.frame.width == 320)
    #expect(!grid.visibleCells.isEmpty)
    host.scroll(by: CGVector(dx: 0, dy: -60), at: CGPoint(x: 100, y: 75))
    try host.settle()
    #expect(innerTable.contentOffset.y > 0)
  }

  @Test("R22.505 A table in a stack view takes the room that is left")
  func stack() throws {
    let rows = Rows(50)
    let table = rows.makeTable(frame: .zero)
    let label = UILabel()
    label.text = "Title"
    let stack = UIStackView(arrangedSubviews: [label, table])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    _ = try show(stack)

    #expect(table.frame.height == 400 - label.frame.height)
    #expect(table.rowsOnScreen.first == 0)
  }

  // MARK: Bars, refreshing, the top

  @Test("R22.506 Rows begin below a large title, which becomes small while they scroll")
  func largeTitle() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let rows = Rows(60)
    let controller = UIViewController()
    controller.title = "Large"
    let table = rows.makeTable()
    table.contentInsetAdjustmentBehavior = .automatic
    controller.view.addSubview(table)
    table.frame = controller.view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    host.show(navigation)
    try host.settle()
    let bar = navigation.navigationBar
    func top() throws -> CGFloat {
      try #require(table.cellForRow(at: path(0))).convert(CGPoint.zero, to: nil).y
    }
    let large = bar.convert(bar.bounds, to: nil).maxY
    let first = try top()
    #expect(first == large)

    host.turn { table.contentOffset.y += 200 }
    try host.settle()
    #expect(bar.convert(bar.bounds, to: nil).maxY < large)
    navigation.pushViewController(UIViewController(), animated: true)
    try host.settle()
    navigation.popViewController(animated: true)
    try host.settle()
    host.turn { table.scrollToRow(at: path(0), at: .top, animated: true) }
    try host.settle()
    let last = try top()
    #expect(last == bar.convert(bar.bounds, to: nil).maxY)
  }

  @Test("R22.506 A refresh that reloads and ends at once leaves the rows at the top")
  func refresh() throws {
    let rows = Rows(30)
    let table = rows.makeTable()
    let control = UIRefreshControl()
    table.refreshControl = control
    let host = try show(table)
    host.turn {
      control.beginRefreshing()
      table.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: true)
    }
    host.advance(by: 1)
    #expect(control.isRefreshing)
    rows.counts = [40]
    host.turn {
      table.reloadData()
      control.endRefreshing()
    }
    try host.settle()

    #expect(table.contentOffset.y == 0)
    #expect(table.rowsOnScreen.first == 0)
    #expect(table.numberOfRows(inSection: 0) == 40)
  }

  @Test(
    "R22.506 A tap on the status bar ends at the first row, however wrong the estimates are",
    arguments: [10, 300] as [CGFloat])
  func statusBar(estimate: CGFloat) throws {
    let rows = Rows(300)
    rows.height = { CGFloat(40 + $0.row % 90) }
    let table = rows.makeTable(estimate: estimate)
    let host = try show(table)
    host.turn { table.scrollToRow(at: path(299), at: .bottom, animated: false) }
    host.tapStatusBar()
    try host.settle()

    #expect(table.contentOffset.y == 0)
    #expect(table.rowsOnScreen.first == 0)
  }

  @Test("R22.506 An offset that is set before the first layout is there after it")
  func earlyOffset() throws {
    let rows = Rows(100)
    let table = rows.makeTable(frame: .zero)
    table.contentInset.top = 60
    table.contentOffset.y = 300
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    _ = try show(table)

    #expect(table.contentOffset.y == 300)
    #expect(table.rowsOnScreen.first == 6)
  }
}
