import MisuseReports
import OpenQuartzCore

/// One menu of an interaction, from the question about its preview to the end of its last
/// animation. It calls the delegate, and shows what is beside the menu.
///
/// - `ContextMenuRun+Companion.swift`: what the view of the menu calls.
final class ContextMenuRun {
  private(set) weak var interaction: UIContextMenuInteraction?
  let configuration: UIContextMenuConfiguration
  /// The preview that is lifted; nil for none.
  private(set) var highlighted: UITargetedPreview?
  /// Where it returns to.
  var dismissed: UITargetedPreview?
  /// The controller whose view is shown beside the menu.
  private(set) var controller: UIViewController?
  /// Whether the controller has begun to appear.
  var isControllerShown = false
  /// Whether it has appeared.
  var hasControllerAppeared = false
  /// Whether it has begun to disappear.
  var isControllerLeaving = false
  @ZeroingLink var overlay: MenuOverlayView? = nil
  var platter: UIView?
  var shade: UIView?
  /// Where the menu was requested, in coordinates of the window.
  private let point: CGPoint
  var opening: ContextMenuAnimator?
  var closing: ContextMenuAnimator?
  var commit: ContextMenuAnimator?

  init(
    _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    _ view: UIView, at point: CGPoint
  ) {
    self.interaction = interaction
    self.configuration = configuration
    self.point = point
    let preview = askForHighlight() ?? (view.window == nil ? nil : UITargetedPreview(view: view))
    // A preview in another window, or in none, cannot be shown.
    let isHere = preview?.target.container.window === view.window && view.window != nil
    highlighted = isHere ? preview : nil
  }

  deinit {}

  var isOpen: Bool { overlay?.isClosing == false }

  /// Calls the delegate, if it still is there.
  func withDelegate(
    _ call: (any UIContextMenuInteractionDelegate, UIContextMenuInteraction) -> Void
  ) {
    guard let interaction, let delegate = interaction.delegate else { return }
    call(delegate, interaction)
  }

  // MARK: Previews

  private func askForHighlight() -> UITargetedPreview? {
    guard let interaction else { return nil }
    let new = OptionalMethod.result(
      of: interaction.delegate,
      "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)"
    ) {
      $0.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
    }
    return new
      ?? interaction.delegate?.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  func askForDismissal() -> UITargetedPreview? {
    guard let interaction else { return nil }
    let new = OptionalMethod.result(
      of: interaction.delegate,
      "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)"
    ) {
      $0.contextMenuInteraction(
        interaction, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }
    return new
      ?? interaction.delegate?.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Makes the controller whose view is shown. One that is shown elsewhere is refused.
  func makePreview() {
    guard let made = configuration.makePreview() else { return }
    guard made.parent == nil, made.presentingViewController == nil,
      made.viewIfLoaded?.window == nil
    else { return Misuse.report(.previewShownElsewhere(made)) }
    controller = made
  }

  func forgetController() { controller = nil }

  /// The view that the menu belongs to: that of the preview, if it is in the window.
  var anchor: UIView? { highlighted.flatMap { $0.view.window == nil ? nil : $0.view } }

  /// Whether what the menu is about is lifted, or a controller is shown.
  var hasPreview: Bool { controller != nil }

  /// The frame of what is lifted, or the point of the request, in the window.
  var sourceFrame: CGRect {
    guard let highlighted, let window = highlighted.target.container.window else {
      return CGRect(origin: point, size: .zero)
    }
    let center = highlighted.target.container.convert(highlighted.target.center, to: window)
    let shown = highlighted.parameters.visiblePath?.bounds ?? highlighted.view.bounds
    let size = shown.size.applying(highlighted.target.transform)
    let bounds = highlighted.view.bounds
    return CGRect(
      x: center.x + (shown.midX - bounds.midX) - abs(size.width) / 2,
      y: center.y + (shown.midY - bounds.midY) - abs(size.height) / 2,
      width: abs(size.width), height: abs(size.height))
  }
}

extension Misuse {
  /// The controller that is to be shown beside a menu is shown elsewhere.
  static func previewShownElsewhere(_ controller: UIViewController) -> Misuse {
    Misuse(
      id: "menu.preview-shown-elsewhere",
      message: "\(type(of: controller)) cannot be shown beside a menu",
      reason: "It has a parent, is presented, or is in a window; the menu opens without it",
      remedy: "Make a new controller each time that the provider of previews is called")
  }
}
