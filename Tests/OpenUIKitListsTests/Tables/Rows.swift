import NestTesting
import OpenUIKitLists

/// A data source and delegate made of closures, with rows of a class of their own.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  /// The height that the label's constraint gives a row; nil for one line.
  var height: ((IndexPath) -> CGFloat)?
  var cell: ((UITableView, IndexPath) -> UITableViewCell)?
  var onDisplay: ((IndexPath) -> Void)?
  var onSelect: ((IndexPath) -> Void)?
  var headerTitle: ((Int) -> String?)?

  init(_ counts: Int...) { self.counts = counts }

  deinit {}

  /// A table of these rows, which size themselves.
  func makeTable(
    _ style: UITableView.Style = .plain,
    frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 400), estimate: CGFloat = 44
  ) -> UITableView {
    let table = UITableView(frame: frame, style: style)
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = estimate
    table.dataSource = self
    table.delegate = self
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell { return cell(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Row)?.show(indexPath, height: height?(indexPath) ?? 44)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headerTitle?(section) ?? OptionalMethod.leftOut(nil)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { onDisplay?(indexPath) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(indexPath)
  }

  /// A cell with a view of a given height.
  final class Row: UITableViewCell {
    private let box = UIView()
    private lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 44)
    private(set) var path = IndexPath()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      boxHeight.priority = .defaultHigh
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), boxHeight,
      ])
    }

    required init?(coder: NSCoder) { nil }

    deinit {}

    func show(_ path: IndexPath, height: CGFloat) {
      self.path = path
      boxHeight.constant = height
    }
  }
}

extension UITableView {
  /// The rows of the cells that are shown, whatever the table says of them, from top to bottom.
  var rowsOnScreen: [Int] {
    subviews.compactMap { $0 as? Rows.Row }
      .filter { !$0.isHidden && $0.frame.intersects(bounds) }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.path.row)
  }
}
