/// The values that a navigation item shows, to be given to another one. Buttons and views are the
/// same objects in both.
struct NavigationItemValues {
  var title: String?
  private var titleView: UIView?
  private var left: [UIBarButtonItem]?
  private var right: [UIBarButtonItem]?
  #if !os(tvOS)
    private(set) var prompt: String?
    var backBarButtonItem: UIBarButtonItem?
    private(set) var backButtonTitle: String?
    private(set) var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode
    private var backAction: UIAction?
    private var hidesBackButton: Bool
    private var leftItemsSupplementBackButton: Bool
    var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
    private var style: UINavigationItem.ItemStyle
    private var leadingItemGroups: [UIBarButtonItemGroup]
    private var trailingItemGroups: [UIBarButtonItemGroup]
    private var pinnedTrailingGroup: UIBarButtonItemGroup?
  #endif
  private(set) var standardAppearance: UINavigationBarAppearance?
  private(set) var compactAppearance: UINavigationBarAppearance?
  private(set) var scrollEdgeAppearance: UINavigationBarAppearance?
  private(set) var compactScrollEdgeAppearance: UINavigationBarAppearance?

  init(of item: UINavigationItem) {
    title = item.title
    titleView = item.titleView
    left = item.leftBarButtonItems
    right = item.rightBarButtonItems
    #if !os(tvOS)
      prompt = item.prompt
      backBarButtonItem = item.backBarButtonItem
      backButtonTitle = item.backButtonTitle
      backButtonDisplayMode = item.backButtonDisplayMode
      backAction = item.backAction
      hidesBackButton = item.hidesBackButton
      leftItemsSupplementBackButton = item.leftItemsSupplementBackButton
      largeTitleDisplayMode = item.largeTitleDisplayMode
      style = item.style
      leadingItemGroups = item.leadingItemGroups
      trailingItemGroups = item.trailingItemGroups
      pinnedTrailingGroup = item.pinnedTrailingGroup
    #endif
    standardAppearance = item.standardAppearance
    compactAppearance = item.compactAppearance
    scrollEdgeAppearance = item.scrollEdgeAppearance
    compactScrollEdgeAppearance = item.compactScrollEdgeAppearance
  }

  /// Lets a bar look the same whatever its height, and wherever what it covers is scrolled to.
  ///
  /// - Parameter appearance: The appearance; nil for that of the bar.
  mutating func showAlways(_ appearance: UINavigationBarAppearance?) {
    (standardAppearance, compactAppearance) = (appearance, appearance)
    (scrollEdgeAppearance, compactScrollEdgeAppearance) = (appearance, appearance)
  }

  /// The same without what is shown while its item is on top: buttons and views are in one place.
  var withoutButtons: Self {
    var values = self
    (values.titleView, values.left, values.right) = (nil, nil, nil)
    #if !os(tvOS)
      values.leadingItemGroups = []
      values.trailingItemGroups = []
      values.pinnedTrailingGroup = nil
      values.backAction = nil
    #endif
    return values
  }

  /// Gives the values to an item, so that it is as the one that they were read from.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether a bar that shows the item lets what was there fade. That takes as long
  ///     as the animation in whose block it is called.
  func apply(to item: UINavigationItem, animated: Bool) {
    item.setChanged(\.title, title)
    if item.titleView !== titleView { item.titleView = titleView }
    #if !os(tvOS)
      item.setChanged(\.prompt, prompt)
      if item.backBarButtonItem !== backBarButtonItem { item.backBarButtonItem = backBarButtonItem }
      item.setChanged(\.backButtonTitle, backButtonTitle)
      item.setChanged(\.backButtonDisplayMode, backButtonDisplayMode)
      if item.backAction != backAction { item.backAction = backAction }
      item.setChanged(\.leftItemsSupplementBackButton, leftItemsSupplementBackButton)
      item.setChanged(\.largeTitleDisplayMode, largeTitleDisplayMode)
      item.setChanged(\.style, style)
    #endif
    setChanged(\.standardAppearance, standardAppearance, of: item)
    setChanged(\.compactAppearance, compactAppearance, of: item)
    setChanged(\.scrollEdgeAppearance, scrollEdgeAppearance, of: item)
    setChanged(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance, of: item)
    applyButtons(to: item, animated: animated)
  }

  private func applyButtons(to item: UINavigationItem, animated: Bool) {
    // One of the calls is enough to let all of the content fade.
    if animated || item.leftBarButtonItems != left {
      item.setLeftBarButtonItems(left, animated: animated)
    }
    if item.rightBarButtonItems != right { item.setRightBarButtonItems(right, animated: false) }
    #if !os(tvOS)
      if item.hidesBackButton != hidesBackButton {
        item.setHidesBackButton(hidesBackButton, animated: false)
      }
      // Items and groups of one side replace each other.
      if left == nil { item.setChanged(\.leadingItemGroups, leadingItemGroups) }
      if right == nil { item.setChanged(\.trailingItemGroups, trailingItemGroups) }
      if item.pinnedTrailingGroup !== pinnedTrailingGroup {
        item.pinnedTrailingGroup = pinnedTrailingGroup
      }
    #endif
  }

  private func setChanged(
    _ path: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>,
    _ value: UINavigationBarAppearance?, of item: UINavigationItem
  ) {
    if item[keyPath: path] != value { item[keyPath: path] = value }
  }
}

extension UINavigationItem {
  fileprivate func setChanged<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<UINavigationItem, Value>, _ value: Value
  ) {
    if self[keyPath: path] != value { self[keyPath: path] = value }
  }

  /// Observes all that ``NavigationItemValues`` has.
  func observeValues(_ changed: @escaping @Sendable () -> Void) -> [NSKeyValueObservation] {
    let observations = [
      observe(\.title) { _, _ in changed() }, observe(\.titleView) { _, _ in changed() },
      observe(\.leftBarButtonItems) { _, _ in changed() },
      observe(\.rightBarButtonItems) { _, _ in changed() },
      // Where the first item alone is set, Objective-C reports nothing else.
      observe(\.leftBarButtonItem) { _, _ in changed() },
      observe(\.rightBarButtonItem) { _, _ in changed() },
      observe(\.standardAppearance) { _, _ in changed() },
      observe(\.compactAppearance) { _, _ in changed() },
      observe(\.scrollEdgeAppearance) { _, _ in changed() },
      observe(\.compactScrollEdgeAppearance) { _, _ in changed() },
    ]
    #if os(tvOS)
      return observations
    #else
      return observations + [
        observe(\.prompt) { _, _ in changed() },
        observe(\.backBarButtonItem) { _, _ in changed() },
        observe(\.backButtonTitle) { _, _ in changed() },
        observe(\.backButtonDisplayMode) { _, _ in changed() },
        observe(\.backAction) { _, _ in changed() },
        observe(\.hidesBackButton) { _, _ in changed() },
        observe(\.leftItemsSupplementBackButton) { _, _ in changed() },
        observe(\.largeTitleDisplayMode) { _, _ in changed() },
        observe(\.style) { _, _ in changed() },
        observe(\.leadingItemGroups) { _, _ in changed() },
        observe(\.trailingItemGroups) { _, _ in changed() },
        observe(\.pinnedTrailingGroup) { _, _ in changed() },
      ]
    #endif
  }
}
