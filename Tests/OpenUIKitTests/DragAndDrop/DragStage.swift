import NestTesting

@testable import OpenUIKit

/// A window with a view from which items are dragged, and two in each other on which they are
/// dropped; a record of what the delegates are called for.
final class DragStage: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let host: TestHost
  let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
  let outer = UIView(frame: CGRect(x: 150, y: 20, width: 200, height: 200))
  let inner = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
  var names = ["a"]
  var operation = UIDropOperation.copy
  var allowsMove = true
  /// The targets that have nothing to do with the items.
  var refusing: Set<String> = []
  /// Called before each entry of the record, with its name.
  var onCall: ((String) -> Void)?
  /// Where items end that are dropped.
  var dropTarget: UIDragPreviewTarget?
  private(set) var calls: [String] = []
  private(set) var drag: UIDragInteraction?
  private var drops: [UIDropInteraction] = []
  weak var lastSession: (any UIDropSession)?

  init(size: CGSize = CGSize(width: 400, height: 300)) throws {
    host = try TestHost(size: size)
    super.init()
    let root = UIViewController()
    root.view.backgroundColor = .white
    source.backgroundColor = .systemBlue
    outer.backgroundColor = .systemGray5
    inner.backgroundColor = .systemGray3
    root.view.addSubview(source)
    root.view.addSubview(outer)
    outer.addSubview(inner)
    let drag = UIDragInteraction(delegate: self)
    self.drag = drag
    source.addInteraction(drag)
    for view in [outer, inner] {
      let drop = UIDropInteraction(delegate: self)
      drops.append(drop)
      view.addInteraction(drop)
    }
    host.show(root)
    host.window.makeKeyAndVisible()
    host.commit()
  }

  deinit {}

  /// Forgets the interaction from which items are dragged.
  func releaseDrag() { drag = nil }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func log(_ text: String) {
    calls.append(text)
    onCall?(text)
  }

  private func name(_ interaction: UIDropInteraction) -> String {
    interaction === drops.first ? "outer" : "inner"
  }

  var overlay: DragOverlayView? {
    host.window.subviews.lazy.compactMap { $0 as? DragOverlayView }.first
  }

  // MARK: Drag

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    log("items")
    return names.map { name in
      let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
      item.localObject = name
      return item
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    log("preview \(item.localObject ?? "")")
    guard let view = interaction.view, view.window != nil else { return nil }
    return UITargetedDragPreview(view: view)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    log("lift")
    animator.addCompletion { [weak self] in self?.log("lifted \($0 == .end ? "end" : "start")") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { log("begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { log("move") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { log("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { log("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { log("transferred") }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    log("cancel \(item.localObject ?? "")")
    animator.addCompletion { [weak self] _ in self?.log("returned \(item.localObject ?? "")") }
  }

  // MARK: Drop

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    log("can \(name(interaction))?")
    return !refusing.contains(name(interaction))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    lastSession = session
    log("enter \(name(interaction))")
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let point = session.location(in: interaction.view ?? outer)
    log("update \(name(interaction)) \(Int(point.x)),\(Int(point.y))")
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { log("exit \(name(interaction))") }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    log("drop \(name(interaction))")
    session.loadObjects(ofClass: String.self) { [weak self] in
      self?.log("loaded \($0.joined(separator: " "))")
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    log("place \(item.localObject ?? "")")
    return dropTarget.map { defaultPreview.retargetedPreview(with: $0) } ?? defaultPreview
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    animator.addCompletion { [weak self] _ in self?.log("dropped \(item.localObject ?? "")") }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { log("conclude \(name(interaction))") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { log("end \(name(interaction))") }
}
