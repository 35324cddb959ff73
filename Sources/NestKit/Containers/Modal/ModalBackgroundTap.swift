#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Recognizes a tap on the background of a modal container, and dismisses.
final class ModalBackgroundTap: NSObject {
  let recognizer = UITapGestureRecognizer()
  /// Whether taps dismiss.
  var isEnabled: Bool {
    get { recognizer.isEnabled }
    set { recognizer.isEnabled = newValue }
  }
  /// The container, which owns this object.
  private unowned let container: ModalContainerViewController

  init(container: ModalContainerViewController) {
    self.container = container
    super.init()
    recognizer.delegate = self
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(dismiss))
    #else
      recognizer.addHandler { [weak self] _ in self?.dismiss() }
    #endif
  }

  #if canImport(UIKit)
    @objc private func dismiss() { container.dismissByUser() }
  #else
    private func dismiss() { container.dismissByUser() }
  #endif
}

extension ModalBackgroundTap: UIGestureRecognizerDelegate {
  /// Touches on what is presented are not on the background.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let presented = container.modalViewController?.viewIfLoaded else { return false }
    return touch.view?.isDescendant(of: presented) == false
  }
}
