import NestTesting
import OpenUIKitLists

/// A collection view of rows that are 50 points high, and a record of what a person does to it.
final class TouchStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  let host: TestHost
  let view: UICollectionView
  var sections: [[String]]
  /// The letters that may not be highlighted, selected, deselected, moved.
  var refused: [String: Set<String>] = [:]
  /// Whether a drag of two fingers selects.
  var selectsMany = false
  /// Where items go that a person moves; nil for where they are proposed.
  var target: IndexPath?
  private var calls: [String] = []

  init(
    _ letters: [[String]], layout: UICollectionViewLayout = ColumnLayout(),
    size: CGSize = CGSize(width: 200, height: 300)
  ) throws {
    host = try TestHost(size: size)
    sections = letters
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "letter")
    view.contentInsetAdjustmentBehavior = .never
    view.delaysContentTouches = false
    view.dataSource = self
    view.delegate = self
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
  }

  deinit {}

  static func letters(_ count: Int) -> [String] {
    (0..<count).map { String(UnicodeScalar(UInt8(65 + $0 % 26))) }
  }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The letters that are shown, from top to bottom.
  var shown: String {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { ($0 as? Cell)?.letter ?? "?" }.joined()
  }

  func middle(_ row: Int) -> CGPoint { CGPoint(x: 100, y: 25 + 50 * CGFloat(row)) }

  func tap(_ row: Int, modifiers: UIKeyModifierFlags = []) {
    host.press(at: middle(row), modifiers: modifiers)
    host.release(at: middle(row), modifiers: modifiers)
  }

  func cell(_ row: Int) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: row, section: 0))
  }

  private func letter(_ path: IndexPath) -> String { sections[path.section][path.item] }

  private func may(_ question: String, _ path: IndexPath) -> Bool {
    calls.append("\(question) \(letter(path))?")
    return refused[question]?.contains(letter(path)) != true
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? Cell)?.letter = letter(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { may("move", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    let item = sections[source.section].remove(at: source.item)
    sections[target.section].insert(item, at: target.item)
    calls.append("move \(source.section).\(source.item) to \(target.section).\(target.item)")
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    calls.append("prefetch " + paths.map { "\($0.item)" }.joined(separator: " "))
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
  ) { calls.append("cancel " + paths.map { "\($0.item)" }.joined(separator: " ")) }

  // MARK: Selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { may("highlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { calls.append("highlighted \(letter(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { calls.append("unhighlighted \(letter(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { may("select", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { may("deselect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("selected \(letter(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { calls.append("deselected \(letter(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { calls.append("act \(letter(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { selectsMany }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { calls.append("begin many \(letter(indexPath))") }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    calls.append("end many")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    calls.append("target \(original.item) at \(current.item) to \(proposed.item)")
    return target ?? proposed
  }

  final class Cell: UICollectionViewCell {
    var letter = "" {
      didSet { accessibilityLabel = letter }
    }

    deinit {}
  }
}
