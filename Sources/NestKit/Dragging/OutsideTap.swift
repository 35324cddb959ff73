/// Recognizes a tap outside of a view that is shown above others, such as a drawer.
public final class OutsideTap: NSObject {
  /// Add it to the view that the other one is inside.
  public let recognizer = UITapGestureRecognizer()
  /// Whether taps are recognized. Default: yes.
  public var isEnabled: Bool {
    get { recognizer.isEnabled }
    set { recognizer.isEnabled = newValue }
  }
  private let inside: () -> UIView?
  private let action: () -> Void

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - container: The container, which is not retained. A tap after its end does nothing.
  ///   - inside: The view on which taps are left to others; without one, all of them are.
  ///   - action: Called for a tap outside.
  public init<Container: UIViewController>(
    in container: Container, inside: @escaping (Container) -> UIView?,
    action: @escaping (Container) -> Void
  ) {
    let link = ContainerLink(to: container)
    self.inside = { (link.container as? Container).flatMap(inside) }
    self.action = { (link.container as? Container).map(action) }
    super.init()
    recognizer.delegate = self
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(tapped))
    #else
      recognizer.addHandler { [weak self] _ in self?.tapped() }
    #endif
  }

  deinit {}

  #if canImport(UIKit)
    @objc private func tapped() { action() }
  #else
    private func tapped() { action() }
  #endif
}

extension OutsideTap: UIGestureRecognizerDelegate {
  /// Touches on the view are not outside.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = inside() else { return false }
    return touch.view?.isDescendant(of: view) == false
  }
}
