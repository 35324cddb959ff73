import MisuseReports
import NestTesting
import OpenUIKitLists
import Testing

/// Views that nibs of programs make.
@Suite struct NibRegistrationTests {
  /// Makes its objects in code.
  private final class CodeNib: UINib {
    private let make: () -> [Any]
    private(set) var count = 0

    init(_ make: @escaping () -> [Any]) {
      self.make = make
      super.init(nibName: "Code", bundle: nil)
    }

    deinit {}

    override func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
      count += 1
      return make()
    }
  }

  private let path = IndexPath(item: 0, section: 0)

  @Test("R19.60 A table takes cells and headers of a nib, and uses them again")
  func table() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let cells = CodeNib { [UITableViewCell(style: .value1, reuseIdentifier: nil)] }
    let headers = CodeNib { [UITableViewHeaderFooterView(reuseIdentifier: nil)] }
    table.register(cells, forCellReuseIdentifier: "row")
    table.register(headers, forHeaderFooterViewReuseIdentifier: "head")

    let cell = table.dequeueReusableCell(withIdentifier: "row")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head")

    #expect(cell?.reuseIdentifier == "row" && cell?.detailTextLabel != nil && cells.count == 1)
    #expect(header?.reuseIdentifier == "head" && headers.count == 1)
    table.register(nil as UINib?, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test("R19.60 A collection view and a layout take views of nibs")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let cells = CodeNib { [UICollectionViewListCell(frame: .zero)] }
    let headers = CodeNib { [UICollectionReusableView(frame: .zero)] }
    view.register(cells, forCellWithReuseIdentifier: "row")
    view.register(headers, forSupplementaryViewOfKind: "head", withReuseIdentifier: "h")
    layout.register(headers, forDecorationViewOfKind: "line")

    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    let header = view.dequeueReusableSupplementaryView(
      ofKind: "head", withReuseIdentifier: "h", for: path)

    #expect(cell is UICollectionViewListCell && cell.reuseIdentifier == "row")
    #expect(header.reuseIdentifier == "h" && headers.count == 1)
  }

  @Test("R19.60 A nib with another view, or several, is reported, and the view is a plain one")
  func misuse() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let nibs = [CodeNib { [UIView()] }, CodeNib { [UITableViewCell(), UITableViewCell()] }]

    let misuses = nibs.map { nib in
      withMisuseIntercepted {
        table.register(nib, forCellReuseIdentifier: "row")
        #expect(
          table.dequeueReusableCell(withIdentifier: "row").map { type(of: $0) }
            == UITableViewCell.self)
      }
    }

    #expect(
      misuses.map { $0.map(\.id) } == [["list.nib-has-other-view"], ["list.nib-has-other-view"]])
    #expect(
      misuses[0][0].message == "invalid nib registered for identifier (row) - nib must contain "
        + "exactly one top level object which must be a UITableViewCell instance")
  }

  /// Counts the calls of the method that subclasses override.
  private final class CountingTable: UITableView {
    var count = 0

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      count += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test("R19.62 A batch takes a closure that does not escape, and calls what subclasses override")
  func batch() {
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let collection = UICollectionView(
      frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    var log: [String] = []
    func perform(_ updates: () -> Void) {
      table.performBatchUpdates(updates)
      collection.performBatchUpdates(updates, completion: nil)
    }

    perform { log.append("update") }
    table.performBatchUpdates({ log.append("closure") }) { _ in }
    table.performBatchUpdates(nil)

    #expect(log == ["update", "update", "closure"])
    #expect(table.count == 3)
  }
}
