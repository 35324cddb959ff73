/// Gives a container properties of its active child, and what the program has set when there is
/// none.
///
/// The values are copied, so that what shows the container, a bar of UIKit or another container,
/// learns of a change as of a change of the container itself.
final class PropertyForwarder: ActiveChildObserver {
  /// The values that the program has set, or that the container would have without forwarding.
  private struct OwnValues {
    var title: String?
    var navigationItem: NavigationItemValues?
    var toolbarItems: [UIBarButtonItem]?
    var tabBarItem: UITabBarItem?
    var hidesBottomBarWhenPushed = false
  }

  /// The core of the container, which alone keeps this object.
  private unowned let core: ContainerCore
  private var properties: ForwardedProperties
  private var own = OwnValues()
  /// The child whose values the container has; nil for those of its own.
  private var child: UIViewController?
  private var observations: [NSKeyValueObservation] = []
  /// Whether what is set now is set here, and not by the program.
  private var isApplying = false

  init(core: ContainerCore) {
    self.core = core
    properties = []
  }

  deinit {}

  // MARK: Forwarded properties

  /// Changes which properties are forwarded. One that no longer is has the value that the program
  /// has set.
  func forward(_ new: ForwardedProperties) {
    let ended = properties.subtracting(new)
    let began = new.subtracting(properties)
    apply(ended, of: nil, animated: false)
    saveOwn(began)
    properties = new
    observe()
    apply(began, of: child, animated: false)
  }

  private func saveOwn(_ properties: ForwardedProperties) {
    guard let container = core.owner else { return }
    if properties.contains(.title) { own.title = container.title }
    if properties.contains(.navigationItem) {
      own.navigationItem = NavigationItemValues(of: container.navigationItem)
    }
    if properties.contains(.tabBarItem) { own.tabBarItem = container.tabBarItem }
    #if !os(tvOS)
      if properties.contains(.toolbarItems) { own.toolbarItems = container.toolbarItems }
      if properties.contains(.hidesBottomBarWhenPushed) {
        own.hidesBottomBarWhenPushed = container.hidesBottomBarWhenPushed
      }
    #endif
  }

  /// The program sets the title of the container.
  ///
  /// - Returns: Whether the title of the child stands for it, so that it only counts later.
  func programSets(title: String?) -> Bool {
    guard properties.contains(.title), !isApplying else { return false }
    own.title = title
    own.navigationItem?.title = title
    return child?.title != nil
  }

  // MARK: The child

  var isFinished: Bool { false }

  /// Takes the values of the child that is active now; bars move with the transition.
  func activeChildMayHaveChanged(
    with coordinator: () -> (any UIViewControllerTransitionCoordinator)?
  ) {
    let new = core.activeViewController
    guard new !== child else { return applyScrollViews(of: child) }
    child = new
    observe()
    guard let coordinator = coordinator(), coordinator.isAnimated else {
      return apply(properties, of: new, animated: false)
    }
    let moves = coordinator.animate(
      alongsideTransition: { [weak self] _ in
        guard let self, child === new else { return }
        apply(properties, of: new, animated: true)
      }, completion: nil)
    if !moves { apply(properties, of: new, animated: false) }
  }

  private func observe() {
    for observation in observations { observation.invalidate() }
    observations = []
    guard let child else { return }
    if properties.contains(.title) { follow(child, \.title, .title) }
    if properties.contains(.navigationItem) {
      observations += child.navigationItem.observeValues { [weak self] in
        MainActor.assumeIsolated { self?.childDidChange(.navigationItem) }
      }
    }
    if properties.contains(.tabBarItem) { follow(child, \.tabBarItem, .tabBarItem) }
    #if !os(tvOS)
      if properties.contains(.toolbarItems) { follow(child, \.toolbarItems, .toolbarItems) }
      if properties.contains(.hidesBottomBarWhenPushed) {
        follow(child, \.hidesBottomBarWhenPushed, .hidesBottomBarWhenPushed)
      }
    #endif
  }

  private func follow<Value>(
    _ child: UIViewController, _ path: KeyPath<UIViewController, Value>,
    _ property: ForwardedProperties
  ) {
    observations.append(
      child.observe(path) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.childDidChange(property) }
      })
  }

  private func childDidChange(_ property: ForwardedProperties) {
    apply(property, of: child, animated: false)
  }

  // MARK: Values

  private func apply(_ properties: ForwardedProperties, of child: UIViewController?, animated: Bool)
  {
    guard let container = core.owner else { return }
    isApplying = true
    defer { isApplying = false }
    if properties.contains(.title) { container.title = child?.title ?? own.title }
    if properties.contains(.navigationItem) {
      var values = child.map { NavigationItemValues(of: $0.navigationItem) } ?? own.navigationItem
      // As for `title`, one that the child does not have is that of the container.
      if properties.contains(.title), values?.title == nil { values?.title = own.title }
      values?.apply(to: container.navigationItem, animated: animated)
      applyScrollViews(of: child)
    }
    if properties.contains(.tabBarItem), let item = child?.tabBarItem ?? own.tabBarItem,
      container.tabBarItem !== item
    {
      container.tabBarItem = item
    }
    #if !os(tvOS)
      if properties.contains(.toolbarItems) {
        let items = child.map(\.toolbarItems) ?? own.toolbarItems
        if container.toolbarItems != items { container.setToolbarItems(items, animated: animated) }
      }
      if properties.contains(.hidesBottomBarWhenPushed) {
        let hides = child?.hidesBottomBarWhenPushed ?? own.hidesBottomBarWhenPushed
        if container.hidesBottomBarWhenPushed != hides {
          container.hidesBottomBarWhenPushed = hides
        }
      }
    #endif
  }

  /// Gives the container the scroll view that bars follow: what the child has set, or else what
  /// bars would find in it.
  private func applyScrollViews(of child: UIViewController?) {
    #if !os(tvOS)
      guard properties.contains(.navigationItem), let container = core.owner else { return }
      let view = child?.viewIfLoaded
      let found = view as? UIScrollView ?? view?.subviews.first as? UIScrollView
      for edge in [NSDirectionalRectEdge.top, .bottom] {
        let scrollView = child?.contentScrollView(for: edge) ?? found
        if container.contentScrollView(for: edge) !== scrollView {
          container.setContentScrollView(scrollView, for: edge)
        }
      }
    #endif
  }
}
