/// A navigation bar, a toolbar or a tab bar: what all three do.
///
/// A bar has a background, follows its appearances, and brings its content up to date with the next
/// layout.
protocol AppearanceBar: UIView, BarChangeObserver {
  associatedtype Appearance: UIBarAppearance

  var standardAppearance: Appearance { get set }
  var barStyle: UIBarStyle { get set }
  var isTranslucent: Bool { get set }
  var barTintColor: UIColor? { get set }

  var background: BarBackgroundView { get }
  var barState: BarState { get set }
  /// The appearances that the bar has itself.
  var appearances: [UIBarAppearance] { get }
  /// Whether nothing lies under the bar now.
  var isAtScrollEdge: Bool { get }
  /// How the background looks while nothing lies under the bar, or something does.
  func look(atScrollEdge: Bool) -> BarBackgroundView.Look
  /// The views that are dark in a black bar.
  var styledViews: [UIView] { get }
}

/// The state of every bar.
struct BarState {
  /// Whether the program has set or changed the standard appearance.
  var hasOwnAppearance = false
  /// Whether the next layout brings the content up to date.
  var needsContent = false
  var position: UIBarPosition
}

/// The properties that every bar has.
struct BarProperties<Bar: AppearanceBar>: PropertyList {
  typealias Owner = Bar

  let standardAppearance = Property(\Bar.standardAppearance, .layout) {
    $0.barState.hasOwnAppearance = true
    $0.lookDidChange()
  }.recorded()
  let barStyle = Property(\Bar.barStyle, .layout) { $0.lookDidChange() }.recorded()
  let isTranslucent = Property(\Bar.isTranslucent, .layout) { $0.lookDidChange() }.recorded()
  let barTintColor = Property(\Bar.barTintColor, .layout) { $0.lookDidChange() }.recorded()
}

extension AppearanceBar {
  /// Adds the background and other views of a new bar, and follows its appearances.
  func prepareBar(with views: UIView...) {
    for view in [background] + views { addSubview(view) }
    for appearance in appearances { appearance.barChangeObservers.add(self) }
    addInteraction(UILargeContentViewerInteraction())
    showBackground()
  }

  /// Whether the bar is low.
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  // MARK: Look

  /// How the background looks now.
  var shownLook: BarBackgroundView.Look { look(atScrollEdge: isAtScrollEdge) }

  // Fidelity: a bar that is not translucent is opaque for the layout, whatever its appearances are.
  // [documented] One with opaque appearances is if it is opaque wherever the content is: the layout
  // does not change while content is scrolled. [decided]
  /// Whether content lies beside the bar, and not under it, unless it says otherwise.
  var isOpaqueInLayout: Bool {
    !isTranslucent || look(atScrollEdge: true).isOpaque && look(atScrollEdge: false).isOpaque
  }

  /// An appearance was set: follows it in place of another one.
  func appearanceDidChange<Value>(
    _ property: Property<Self, Value>, from old: UIBarAppearance?, to new: Value
  ) {
    old?.barChangeObservers.remove(self)
    for appearance in appearances { appearance.barChangeObservers.add(self) }
    changed(property, to: new)
  }

  /// Something that the bar shows has changed.
  func lookDidChange(in source: AnyObject) {
    if source === standardAppearance { barState.hasOwnAppearance = true }
    lookDidChange()
  }

  /// Shows the background as it is now, and requests that the content follows, and the layout of
  /// what has the bar: an opaque one leaves other room, and the status bar may have another style.
  func lookDidChange() {
    contentNeedsUpdate()
    superview?.setNeedsLayout()
    showBackground()
  }

  /// Requests that what is shown is brought up to date with the next layout.
  func contentNeedsUpdate() {
    barState.needsContent = true
    setNeedsLayout()
  }

  /// Shows the background of the appearance; may be called inside an animation.
  func showBackground() {
    background.show(shownLook)
    let style = barStyle.interfaceStyle(hasOwnAppearance: barState.hasOwnAppearance)
    for view in styledViews { view.overrideUserInterfaceStyle = style }
  }

  // MARK: Surroundings

  /// The height may be another one with new traits, and so may the look.
  func traitsOfBarDidChange(_ change: TraitChange) {
    if change.old.verticalSizeClass != change.new.verticalSizeClass {
      invalidateIntrinsicContentSize()
    }
    lookDidChange()
  }

  /// Takes the position that the delegate says, or else the standard one, in a window.
  func requestPosition(
    from delegate: (any UIBarPositioningDelegate)?, standard: UIBarPosition
  ) where Self: UIBarPositioning {
    guard window != nil else { return }
    let said = delegate?.position(for: self) ?? .any
    barState.position = said == .any ? standard : said
    contentNeedsUpdate()
  }
}
