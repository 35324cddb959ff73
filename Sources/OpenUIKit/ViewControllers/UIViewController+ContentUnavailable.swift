/// The placeholder of a controller without content.
final class ContentUnavailable {
  /// The configuration as the program has set it.
  var configuration: any UIContentConfiguration
  /// The view that shows it; nil before the first layout.
  var view: (UIView & UIContentView)?
  /// Whether the view does not show the configuration in the present state yet.
  var isDue = true

  init(_ configuration: any UIContentConfiguration) { self.configuration = configuration }

  deinit {}
}

extension UIViewController {
  func setContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      extras?.contentUnavailable?.view?.removeFromSuperview()
      extras?.contentUnavailable = nil
      return
    }
    if let shown = extras?.contentUnavailable {
      shown.configuration = configuration
      shown.isDue = true
    } else {
      ensuredExtras.contentUnavailable = ContentUnavailable(configuration)
    }
    viewStorage?.setNeedsLayout()
  }

  // Fidelity: many requests make one call, before the next layout; the first layout makes one
  // without a request. [known]
  func requestContentUnavailableUpdate() {
    callbacks.isContentUnavailableUpdateDue = true
    viewStorage?.markControllerNeedsCall()
  }

  /// Called by the layout pass when it reaches the root view in a window.
  func updateContentUnavailableIfDue() {
    guard callbacks.isContentUnavailableUpdateDue else { return }
    callbacks.isContentUnavailableUpdateDue = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    guard let shown = extras?.contentUnavailable else { return }
    shown.isDue = true
    viewStorage?.setNeedsLayout()
  }

  /// Called when the root view has laid out its subviews: shows the placeholder in front of them.
  final func placeContentUnavailable() {
    guard let shown = extras?.contentUnavailable, let root = viewStorage else { return }
    if shown.isDue {
      shown.isDue = false
      show(shown.configuration.updated(for: contentUnavailableConfigurationState), in: shown)
    }
    guard let view = shown.view, shown === extras?.contentUnavailable else { return }
    if view.superview !== root { root.addSubview(view) }
    if root.orderedSubviews.last !== view { root.bringSubviewToFront(view) }
    // What scrolls has its safe area where it is scrolled to.
    let area = root.bounds.inset(by: root.safeAreaInsets)
    view.frame = CGRect(
      x: area.minX, y: area.minY, width: max(0, area.width), height: max(0, area.height))
  }

  private func show(_ configuration: any UIContentConfiguration, in shown: ContentUnavailable) {
    if let view = shown.view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    let old = shown.view
    shown.view = nil
    old?.removeFromSuperview()
    shown.view = configuration.makeContentView()
  }
}
