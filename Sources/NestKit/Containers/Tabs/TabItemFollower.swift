/// Follows what a tab shows of its child: the item, its values, and the title.
final class TabItemFollower {
  private let child: UIViewController
  private let onChange: (UIViewController) -> Void
  private var observations: [NSKeyValueObservation] = []
  private var itemObservations: [NSKeyValueObservation] = []

  init(_ child: UIViewController, onChange: @escaping (UIViewController) -> Void) {
    (self.child, self.onChange) = (child, onChange)
    observations = [
      child.observe(\.title) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.didChange() }
      },
      child.observe(\.tabBarItem) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.itemDidChange() }
      },
    ]
    followItem()
  }

  deinit {}

  /// Nobody shows the child any more.
  func end() {
    for observation in observations + itemObservations { observation.invalidate() }
    (observations, itemObservations) = ([], [])
  }

  private func didChange() { onChange(child) }

  private func itemDidChange() {
    followItem()
    didChange()
  }

  private func followItem() {
    for observation in itemObservations { observation.invalidate() }
    itemObservations = []
    guard let item = child.tabBarItem else { return }
    follow(\.title, of: item)
    follow(\.image, of: item)
    follow(\.selectedImage, of: item)
    follow(\.badgeValue, of: item)
    follow(\.badgeColor, of: item)
    follow(\.isEnabled, of: item)
    #if !os(tvOS)
      follow(\.largeContentSizeImage, of: item)
    #endif
  }

  private func follow<Value>(_ path: KeyPath<UITabBarItem, Value>, of item: UITabBarItem) {
    itemObservations.append(
      item.observe(path) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.didChange() }
      })
  }
}
