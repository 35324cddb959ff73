import NestKit

extension UIViewController {
  /// Adds a child that fills a view.
  fileprivate func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: container.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      child.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    child.didMove(toParent: self)
  }

  /// Removes this controller from the one in which it is embedded.
  fileprivate func unembed() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

/// Embeds a child with the helper that many programs have.
final class EmbeddingController: UIViewController {
  deinit {}

  func show(_ child: UIViewController) {
    clear()
    embed(child, in: view)
  }

  func clear() { for child in children { child.unembed() } }
}
