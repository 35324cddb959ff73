import OpenUIKit

/// A button that a split view controller shows in the bar of a column.
final class ColumnButton {
  let item: UIBarButtonItem
  /// The item of the controller in whose bar it is.
  private var host: UINavigationItem?

  /// Creates a button that is in no bar.
  ///
  /// - Parameters:
  ///   - image: The name of its image.
  ///   - label: The name for assistive technologies.
  ///   - action: Called when it is tapped.
  init(image name: String, label: String, action: @escaping () -> Void) {
    let image = UIImage(systemName: name)
    item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction(image: image) { _ in action() }
    item.accessibilityLabel = label
  }

  deinit {}

  /// Shows it in the bar of a controller with an item, or in none.
  func move(to new: UINavigationItem?) {
    guard new !== host || new.map({ $0.containerItem !== item }) == true else { return }
    if host?.containerItem === item { host?.containerItem = nil }
    host = new
    new?.containerItem = item
  }
}
