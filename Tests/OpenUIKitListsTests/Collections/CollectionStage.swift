import NestTesting
import OpenUIKitLists

/// A collection view with letters in a window, and a record of the calls of its data source and its
/// delegate.
final class CollectionStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let host: TestHost
  let view: UICollectionView
  var sections: [[String]]
  private var calls: [String] = []

  init(
    _ sections: [[String]], layout: UICollectionViewLayout = ColumnLayout(),
    size: CGSize = CGSize(width: 100, height: 200)
  ) throws {
    host = try TestHost(size: size)
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
  }

  deinit {}

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The letters that are shown, from top to bottom, with the upper edges of their cells.
  var shown: [String] {
    view.visibleCells.map { "\(($0 as? LetterCell)?.letter ?? "?") \(Int($0.frame.minY))" }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    calls.append("sections")
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    calls.append("items of \(section)")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "letter", for: indexPath)
    let letter = sections[indexPath.section][indexPath.item]
    (cell as? LetterCell)?.letter = letter
    calls.append("cell \(letter)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    calls.append("will display \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    calls.append("did end \(indexPath.section).\(indexPath.item)")
  }

  final class LetterCell: UICollectionViewCell {
    var letter = ""
    var reuses = 0

    deinit {}

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }
}
