import NestTesting
import OpenUIKitLists

/// A table with letters in a window, and a record of the calls of its data source and delegate.
final class TableStage: NSObject, UITableViewDataSource {
  let host: TestHost
  let view: UITableView
  var sections: [[String]]
  /// The height that the cell of a letter wants.
  var wanted: [String: CGFloat] = [:]
  var onCell: ((IndexPath) -> Void)?
  private(set) var calls: [String] = []
  private(set) lazy var delegate = TableRecorder(self)
  /// The titles of the section index; nil counts as left out.
  var indexTitles: [String]?
  /// The titles of headers; nil counts as left out.
  var titles: [String]?

  init(
    _ sections: [[String]], style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 200),
    delegate prepareDelegate: (TableRecorder) -> Void,
    prepare: (UITableView) -> Void = { _ in }
  ) throws {
    host = try TestHost(size: size)
    self.sections = sections
    view = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    super.init()
    view.register(LetterCell.self, forCellReuseIdentifier: "letter")
    view.contentInsetAdjustmentBehavior = .never
    prepare(view)
    prepareDelegate(delegate)
    view.delegate = delegate
    view.dataSource = self
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
  }

  deinit {}

  convenience init(
    _ sections: [[String]], style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 200), prepare: (UITableView) -> Void = { _ in }
  ) throws {
    try self.init(sections, style: style, size: size, delegate: { _ in }, prepare: prepare)
  }

  func record(_ call: String) { calls.append(call) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The letters that are shown, from top to bottom, with the upper edges of their cells.
  var shown: [String] {
    view.visibleCells.map { "\(($0 as? LetterCell)?.letter ?? "?") \(Int($0.frame.minY))" }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    record("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    record("rows of \(section)")
    return sections[section].count
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    indexTitles ?? OptionalMethod.leftOut(nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.map { $0[section] } ?? OptionalMethod.leftOut(nil)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    let letter = sections[indexPath.section][indexPath.row]
    (cell as? LetterCell)?.letter = letter
    (cell as? LetterCell)?.stage = self
    record("cell \(letter)")
    onCell?(indexPath)
    return cell
  }

  final class LetterCell: UITableViewCell {
    var letter = ""
    var reuses = 0
    weak var stage: TableStage?

    deinit {}

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      stage?.record("fit \(letter)")
      return CGSize(width: targetSize.width, height: stage?.wanted[letter] ?? 50)
    }
  }
}

/// Records what is displayed. What is nil counts as left out.
final class TableRecorder: NSObject, UITableViewDelegate {
  unowned let stage: TableStage
  var heights: ((IndexPath) -> CGFloat)?
  var estimates: ((IndexPath) -> CGFloat)?
  var headerHeight: CGFloat?
  var footerHeight: CGFloat?
  /// Makes the view of a header.
  var header: ((Int) -> UIView?)?
  var onDisplay: ((IndexPath) -> Void)?
  var onEnd: ((IndexPath) -> Void)?

  init(_ stage: TableStage) { self.stage = stage }

  deinit {}

  /// Says that headers have 30 points and footers none, and gives views with the section plus 1 as
  /// their tags.
  func giveHeaders() {
    headerHeight = 30
    footerHeight = 0
    header = {
      let view = UIView()
      view.tag = $0 + 1
      return view
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    stage.record("display \(indexPath.section).\(indexPath.row)")
    onDisplay?(indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    stage.record("end \(indexPath.section).\(indexPath.row)")
    onEnd?(indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let heights else { return OptionalMethod.leftOut(-1) }
    stage.record("height \(indexPath.section).\(indexPath.row)")
    return heights(indexPath)
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard let estimates else { return OptionalMethod.leftOut(-1) }
    stage.record("estimate \(indexPath.section).\(indexPath.row)")
    return estimates(indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let headerHeight else { return OptionalMethod.leftOut(-1) }
    stage.record("header height \(section)")
    return headerHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard let footerHeight else { return OptionalMethod.leftOut(-1) }
    stage.record("footer height \(section)")
    return footerHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header else { return OptionalMethod.leftOut(nil) }
    stage.record("header \(section)")
    return header(section)
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { stage.record("display header \(section)") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { stage.record("end header \(section)") }
}

extension TableStage {
  /// Sections of letters: the number of rows of each.
  static func letters(_ counts: Int...) -> [[String]] {
    counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
  }
}
