import OpenQuartzCore

/// The configurations of a cell, header or footer, and the views that show them.
final class ConfigurationStore {
  /// The content as the program set it, or as the last state made it.
  var content: (any UIContentConfiguration)?
  /// The background as the program set it, or as the last state made it.
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  /// The view for the content: a plain one, or that of the configuration.
  var contentView: UIView
  /// Whether the content view is that of the configuration.
  var isConfigured = false
  /// Shows the background; nil while there is none.
  var backgroundView: BackgroundView?
  /// Whether `updateConfiguration(using:)` is to be called.
  var needsUpdate = true
  /// Whether the configurations are to be made for the state.
  var needsAutomaticUpdate = true
  /// Whether the callbacks of an update run.
  var isUpdating = false

  init(contentView: UIView) { self.contentView = contentView }

  deinit {}
}

/// A view with configurations: cells, headers and footers.
protocol ConfigurableView: UIView {
  var configurations: ConfigurationStore { get }
  /// The state of now, as the program may have extended it.
  var stateOfConfigurations: any UIConfigurationState { get }
  /// The background where the program has set none; nil for none.
  var backgroundOfSystem: UIBackgroundConfiguration? { get }
  /// Calls `updateConfiguration(using:)`, then the handler of the program.
  func sendConfigurationUpdate(_ state: any UIConfigurationState)
  /// The content view has been replaced.
  func contentViewDidChange()
  /// The height may have changed.
  func contentSizeDidChange()
}

extension ConfigurableView {
  /// Requests an update before the view is displayed, or in the next layout. Many calls make one.
  func requestConfigurationUpdate() {
    configurations.needsUpdate = true
    configurations.needsAutomaticUpdate = true
    setNeedsLayout()
  }

  /// The background is shown anew in the next layout.
  func backgroundNeedsUpdate() {
    configurations.needsAutomaticUpdate = true
    setNeedsLayout()
  }

  // Fidelity: first the method, then the handler, then what follows the state by itself. [known]
  /// Performs the update that is due. Called before the view is measured or displayed, and in
  /// layout.
  func updateConfigurationsIfNeeded() {
    let store = configurations
    guard !store.isUpdating, store.needsUpdate || store.needsAutomaticUpdate else { return }
    store.isUpdating = true
    defer { store.isUpdating = false }
    let state = stateOfConfigurations
    if store.needsUpdate {
      store.needsUpdate = false
      sendConfigurationUpdate(state)
    }
    store.needsAutomaticUpdate = false
    if store.updatesContent, let content = store.content {
      showContent(content.updated(for: state))
    }
    if store.updatesBackground, let background = store.background {
      store.background = background.updated(for: state)
    }
    showBackground(in: state)
  }

  // MARK: Content

  func setContent(_ content: (any UIContentConfiguration)?) {
    let store = configurations
    guard let content else {
      guard store.content != nil || store.isConfigured else { return }
      store.content = nil
      store.isConfigured = false
      return replaceContentView(by: UIView(frame: store.contentView.frame))
    }
    showContent(content)
    if !store.isUpdating {
      store.needsAutomaticUpdate = true
      setNeedsLayout()
    }
  }

  private func showContent(_ content: any UIContentConfiguration) {
    let store = configurations
    store.content = content
    if store.isConfigured, let view = store.contentView as? any UIView & UIContentView,
      view.supports(content)
    {
      view.configuration = content
      if !(view is UIListContentView) { contentSizeDidChange() }
      return
    }
    let view = content.makeContentView()
    view.frame = store.contentView.frame
    store.isConfigured = true
    replaceContentView(by: view)
  }

  private func replaceContentView(by view: UIView) {
    let store = configurations
    let old = store.contentView
    store.contentView = view
    if old.superview === self { insertSubview(view, aboveSubview: old) } else { addSubview(view) }
    old.removeFromSuperview()
    let link = (self as UIView).zeroingLink
    (view as? UIListContentView)?.onSizeChange = {
      (link.target as? any ConfigurableView)?.contentSizeDidChange()
    }
    contentViewDidChange()
    setNeedsLayout()
    contentSizeDidChange()
  }

  // MARK: Background

  func setBackground(_ background: UIBackgroundConfiguration?) {
    let store = configurations
    store.background = background
    guard !store.isUpdating else { return }
    store.needsAutomaticUpdate = true
    setNeedsLayout()
  }

  /// Shows the background of the program, or that of the system, in a state.
  func showBackground(in state: any UIConfigurationState) {
    let store = configurations
    let own = store.background
    guard let background = own ?? backgroundOfSystem?.updated(for: state) else {
      store.backgroundView?.removeFromSuperview()
      store.backgroundView = nil
      return
    }
    let view = store.backgroundView ?? BackgroundView(frame: bounds)
    if store.backgroundView == nil {
      store.backgroundView = view
      insertSubview(view, at: 0)
    }
    view.show(background, tint: tintColor)
  }
}

/// The traits on which configurations depend.
enum ConfigurationTraits {
  static let all: [UITrait] = [
    UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
    UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitAccessibilityContrast.self,
    UITraitLegibilityWeight.self,
  ]
}

extension UIView {
  /// Highlights the labels, images and controls inside this view, as the cell around them is.
  // Fidelity: the highlight of a cell reaches what is inside that has such a state. [documented]
  final func propagateHighlight(_ isHighlighted: Bool) {
    for view in subviews {
      switch view {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      case let control as UIControl: control.isHighlighted = isHighlighted
      default: break
      }
      if !(view is UIControl) { view.propagateHighlight(isHighlighted) }
    }
  }
}
