import NestTesting
import Testing

@testable import OpenUIKitLists

/// A table and a collection view, one of them shown, whose items have menus with previews and are
/// spring-loaded; a record of what the delegates are called for.
private final class PreviewStage: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  let host: TestHost
  let list: UIScrollView
  var letters = Array("abcdef")
  var controller: UIViewController?
  var springs = true
  var onCall: (String) -> Void = { _ in }
  private(set) var calls: [String] = []

  init(isTable: Bool) throws {
    host = try TestHost(size: CGSize(width: 200, height: 400))
    let frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    list =
      isTable
      ? UITableView(frame: frame) : UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    list.contentInsetAdjustmentBehavior = .never
    if let table {
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
      (table.dataSource, table.delegate, table.isSpringLoaded) = (self, self, true)
    }
    if let collection {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
      (collection.dataSource, collection.delegate) = (self, self)
      collection.isSpringLoaded = true
    }
    host.window.addSubview(list)
    host.window.makeKeyAndVisible()
    host.commit()
  }

  deinit {}

  var table: UITableView? { list as? UITableView }
  var collection: UICollectionView? { list as? UICollectionView }
  var interaction: UIContextMenuInteraction? {
    table?.contextMenuInteraction ?? collection?.contextMenuInteraction
  }
  var core: ListCore? { (list as? any ListFront)?.core }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func log(_ text: String) {
    calls.append(text)
    onCall(text)
  }

  func middle(_ row: Int) -> CGPoint { CGPoint(x: 100, y: 25 + 50 * CGFloat(row)) }

  func cell(_ row: Int) -> UIView? { core?.view(for: .cell(IndexPath(item: row, section: 0))) }

  func open(_ row: Int) {
    host.putDown(0, at: middle(row))
    host.advance(by: 1)
    host.lift(0, at: middle(row))
    host.advance(by: 0.2)
  }

  func close() {
    interaction?.dismissMenu()
    host.advance(by: 1)
  }

  /// The frame of the preview that is lifted; nil for none.
  var lifted: CGRect? {
    let overlay = host.window.subviews.first { $0 !== list }
    return overlay?.subviews.first { $0.frame.height == 50 }?.frame
  }

  func deleteFirst() {
    letters.removeFirst()
    let first = [IndexPath(item: 0, section: 0)]
    table?.deleteRows(at: first, with: .fade)
    collection?.deleteItems(at: first)
  }

  func reload() {
    table?.reloadData()
    collection?.reloadData()
  }

  private func configuration(_ name: String) -> UIContextMenuConfiguration {
    log("menu of \(name)")
    return UIContextMenuConfiguration(
      identifier: name as NSString,
      previewProvider: controller.map { controller in { controller } }
    ) { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
  }

  private func preview(_ name: String) -> UITargetedPreview? {
    log(name)
    return nil
  }

  private func follow(_ name: String, _ animator: (any UIContextMenuInteractionAnimating)?) {
    log(name)
    animator?.addCompletion { [weak self] in self?.log("\(name) completed") }
  }

  // MARK: Table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = String(letters[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("select \(letters[indexPath.row])")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { configuration(String(letters[indexPath.row])) }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview("highlight \(configuration.identifier)") }

  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview("dismissal \(configuration.identifier)") }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { follow("tapped", animator) }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { follow("display", animator) }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { follow("end", animator) }

  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    onCall("question")
    return springs && context.targetView === cell(indexPath.row)
  }

  // MARK: Collection view

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log("select \(letters[indexPath.item])")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    configuration(indexPaths.map { String(letters[$0.item]) }.joined())
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { preview("highlight \(letters[indexPath.item])") }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { preview("dismissal \(letters[indexPath.item])") }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { follow("tapped", animator) }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { follow("display", animator) }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { follow("end", animator) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    onCall("question")
    return springs && context.targetItem as? IndexPath == indexPath
  }
}

/// A view from which one thing is dragged, below a list.
private final class Source: NSObject, UIDragInteractionDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 340, width: 200, height: 60))

  init(_ stage: PreviewStage) {
    super.init()
    view.addInteraction(UIDragInteraction(delegate: self))
    stage.host.window.addSubview(view)
    stage.host.commit()
  }

  deinit {}

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }
}

@Suite struct ListPreviewsTests {
  private let below = CGPoint(x: 100, y: 370)

  @Test(
    "R22.709 The menu of an item lifts its cell, and calls the delegate in order",
    arguments: [true, false])
  func menus(isTable: Bool) throws {
    let stage = try PreviewStage(isTable: isTable)

    stage.open(1)
    #expect(stage.take() == ["menu of b", "highlight b", "display", "display completed"])
    #expect(stage.lifted == CGRect(x: 0, y: 50, width: 200, height: 50))
    #expect(stage.interaction?.menuAppearance == .compact)
    // The item moves up: the preview returns to where it is now.
    stage.host.turn { stage.deleteFirst() }
    stage.host.advance(by: 1)
    stage.interaction?.dismissMenu()
    #expect(stage.lifted == CGRect(x: 0, y: 0, width: 200, height: 50))
    stage.host.advance(by: 1)
    #expect(stage.take() == ["dismissal b", "end", "end completed"])
    #expect(stage.lifted == nil)
  }

  @Test("R22.709 A controller beside the menu of an item is tapped", arguments: [true, false])
  func controllers(isTable: Bool) throws {
    let stage = try PreviewStage(isTable: isTable)
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 100, height: 80)
    stage.controller = controller

    stage.open(1)
    #expect(stage.interaction?.menuAppearance == .rich)
    let view = try #require(controller.viewIfLoaded)
    #expect(view.window != nil && view.bounds.size == CGSize(width: 100, height: 80))
    _ = stage.take()
    stage.host.tap(at: view.convert(CGPoint(x: 50, y: 40), to: nil))
    stage.host.advance(by: 1)
    #expect(
      stage.take() == ["tapped", "dismissal b", "end", "tapped completed", "end completed"])
    #expect(view.window == nil)
  }

  @Test(
    "R22.704 A drag that stays over an item chooses it, if the delegate allows it",
    arguments: [true, false])
  func springs(isTable: Bool) throws {
    let stage = try PreviewStage(isTable: isTable)
    let source = Source(stage)

    stage.host.press(at: below)
    stage.host.movePointer(to: stage.middle(2))
    stage.host.advance(by: 0.7)
    stage.host.movePointer(to: stage.middle(1))
    stage.host.advance(by: 0.7)
    #expect(stage.take() == [])
    stage.host.advance(by: 0.5)
    #expect(stage.take() == ["select b"])
    stage.host.movePointer(to: stage.middle(2))
    stage.host.advance(by: 1.2)
    #expect(stage.take() == ["select c"])
    stage.springs = false
    stage.host.movePointer(to: stage.middle(3))
    stage.host.advance(by: 1.2)
    stage.table?.isSpringLoaded = false
    stage.collection?.isSpringLoaded = false
    stage.springs = true
    stage.host.movePointer(to: stage.middle(0))
    stage.host.advance(by: 1.2)
    #expect(stage.take() == [])
    stage.host.release(at: stage.middle(0))
    try stage.host.settle()
    withExtendedLifetime(source) {}
  }

  @Test(
    "R22.710 Each callback of a list's menus and springs may change the list or remove it",
    arguments: [true, false], ["delete", "reload", "remove", "close", "delegate"])
  func hostile(isTable: Bool, act: String) throws {
    for call in [
      "menu of b", "highlight b", "display", "display completed", "dismissal b", "end",
      "end completed", "question", "select b", "select c",
    ] {
      let stage = try PreviewStage(isTable: isTable)
      let source = Source(stage)
      var isDone = false
      stage.onCall = { text in
        guard text == call, !isDone else { return }
        isDone = true
        switch act {
        case "delete": stage.deleteFirst()
        case "reload": stage.reload()
        case "remove": stage.list.removeFromSuperview()
        case "close": stage.interaction?.dismissMenu()
        default:
          stage.table?.delegate = nil
          stage.collection?.delegate = nil
        }
      }

      stage.open(1)
      stage.close()
      stage.host.press(at: below)
      stage.host.movePointer(to: stage.middle(1))
      stage.host.advance(by: 1.2)
      stage.host.release(at: below)
      try stage.host.settle()

      #expect(stage.lifted == nil, "\(call)")
      let calls = stage.take()
      func count(_ text: String) -> Int { calls.filter { $0 == text }.count }
      #expect(count("display") == count("display completed"), "\(call)")
      #expect(count("end") == count("end completed"), "\(call)")
      if stage.list.window != nil {
        #expect(stage.core?.counts.items == [stage.letters.count], "\(call)")
      }
      withExtendedLifetime(source) {}
    }
  }
}
