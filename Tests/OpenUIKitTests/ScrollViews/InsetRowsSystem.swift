import NestTesting

@testable import OpenUIKit

/// An operation of a random driver on rows under a safe area.
nonisolated enum InsetRowsOperation: DriverOperation {
  /// Scrolls, and moves a row, in one turn.
  case scroll(y: Int, x: Int?, moving: Int?, to: Int)

  var simpler: [InsetRowsOperation] {
    guard case .scroll(let y, let x, let moved, let place) = self else { return [] }
    return (x == nil ? [] : [.scroll(y: y, x: nil, moving: moved, to: place)])
      + (moved == nil ? [] : [.scroll(y: y, x: x, moving: nil, to: 0)])
      + y.simplerNumbers.map { .scroll(y: $0, x: x, moving: moved, to: place) }
  }
}

/// Rows, and blocks of plain views among them, that scroll under a safe area: the insets that they
/// were called for last are those of a computation anew.
final class InsetRowsSystem: DrivenSystem {
  private static let rowCount = 300

  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private let list: InsetList
  private var plain: [UIView] = []

  init() throws {
    var plain: [UIView] = []
    list = try InsetList(rows: Self.rowCount) { frame in
      guard Int(frame.minY / 20) % 130 < 70 else { return InsetRow(frame: frame) }
      let view = UIView(frame: frame)
      plain.append(view)
      return view
    }
    self.plain = plain
  }

  deinit {}

  func nextOperation(using generator: inout SeededGenerator) -> InsetRowsOperation {
    .scroll(
      y: generator.number(below: 5_600),
      x: generator.isOne(of: 3) ? generator.number(below: 600) : nil,
      moving: generator.isOne(of: 4) ? generator.number(below: Self.rowCount) : nil,
      to: generator.number(below: 6_000))
  }

  func perform(_ operation: InsetRowsOperation) throws {
    guard case .scroll(let y, let x, let moved, let place) = operation else { return }
    let view = list.view
    list.host.turn {
      view.contentOffset.y = CGFloat(y)
      if let x { view.contentOffset.x = CGFloat(x) }
      if let moved { view.subviews[moved].frame.origin.y = CGFloat(place) }
    }
    problem = fault
  }

  func finish() throws {}

  private var fault: String? {
    for case let row as InsetRow in list.view.subviews where row.sent != row.safeAreaInsets {
      return "\(row) was called for \(row.sent), and has \(row.safeAreaInsets)"
    }
    for view in plain {
      if view.treeState.layoutNeeds.contains(.insets) {
        return "the insets of \(view) are not up to date"
      }
      let sent = view.insetState?.sentSafeArea ?? .zero
      if sent != view.safeAreaInsets { return "\(view) has noted \(sent)" }
    }
    return nil
  }
}

/// A row that notes visits by the layout pass, which reads the margins, and the insets that it was
/// called for last.
final class InsetRow: UIView {
  static var visits = 0
  var sent = UIEdgeInsets.zero
  override var layoutMargins: UIEdgeInsets {
    get {
      InsetRow.visits += 1
      return super.layoutMargins
    }
    set { super.layoutMargins = newValue }
  }

  deinit {}

  override func safeAreaInsetsDidChange() { sent = safeAreaInsets }
}

/// A scroll view of rows under a safe area that it does not add to its insets.
struct InsetList {
  let host: TestHost
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init(rows: Int, make: (CGRect) -> UIView) throws {
    host = try TestHost(size: CGSize(width: 400, height: 400))
    let root = UIViewController()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 0)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 1_000, height: CGFloat(rows) * 20)
    host.show(root)
    let view = view
    host.turn {
      for row in 0..<rows {
        view.addSubview(make(CGRect(x: 0, y: CGFloat(row) * 20, width: 400, height: 20)))
      }
      root.view.addSubview(view)
    }
  }
}
