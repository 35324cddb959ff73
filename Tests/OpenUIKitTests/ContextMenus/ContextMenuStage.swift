import NestTesting

@testable import OpenUIKit

/// A view with a context menu, and a record of what the delegate is called for.
final class ContextMenuStage: NSObject, UIContextMenuInteractionDelegate {
  let host: TestHost
  let view = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 60))
  private(set) var interaction: UIContextMenuInteraction!
  /// Makes the controller that is shown; nil for none.
  var controller: (() -> UIViewController?)?
  var hasMenu = true
  var highlight: (() -> UITargetedPreview?)?
  var dismissal: (() -> UITargetedPreview?)?
  var style = UIContextMenuInteractionCommitStyle.dismiss
  var onCall: (String) -> Void = { _ in }
  private(set) var calls: [String] = []

  init(size: CGSize = CGSize(width: 400, height: 500)) throws {
    host = try TestHost(size: size)
    super.init()
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    view.backgroundColor = .systemOrange
    root.view.addSubview(view)
    interaction = UIContextMenuInteraction(delegate: self)
    view.addInteraction(interaction)
    host.show(root)
    host.commit()
  }

  deinit {}

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func log(_ text: String) {
    calls.append(text)
    onCall(text)
  }

  var overlay: MenuOverlayView? {
    host.window.subviews.lazy.compactMap { $0 as? MenuOverlayView }.first
  }

  var middle: CGPoint { CGPoint(x: 100, y: 90) }
  let outside = CGPoint(x: 395, y: 5)

  /// A finger stays down until the menu has opened.
  func open() {
    host.putDown(0, at: middle)
    host.advance(by: 1)
    host.lift(0, at: middle)
    host.advance(by: 0.2)
  }

  func close() {
    host.tap(at: outside)
    host.advance(by: 1)
  }

  // MARK: Delegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log("menu at \(Int(location.x)),\(Int(location.y))")
    return UIContextMenuConfiguration(
      identifier: "id" as NSString,
      previewProvider: controller.map { make in
        { [weak self] in
          self?.log("preview")
          return make()
        }
      },
      actionProvider: { [weak self] _ in
        self?.log("actions")
        guard self?.hasMenu == true else { return nil }
        return UIMenu(children: [UIAction(title: "Copy") { _ in self?.log("copy") }])
      })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log("highlight \(identifier)")
    return highlight?()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log("dismissal \(identifier)")
    return dismissal?()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log("tapped")
    animator.preferredCommitStyle = style
    follow(animator, "commit")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log("display")
    if let animator { follow(animator, "display") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log("end")
    if let animator { follow(animator, "end") }
  }

  private func follow(_ animator: any UIContextMenuInteractionAnimating, _ name: String) {
    animator.addAnimations { [weak self] in self?.log("\(name) animates") }
    animator.addCompletion { [weak self] in
      self?.log("\(name) completed")
    }
  }
}

/// A controller that records its appearance.
final class NotedPreview: UIViewController {
  var log: (String) -> Void = { _ in }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("did disappear")
  }
}
