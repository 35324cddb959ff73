final class GestureArbiter {
  func deliver(_ event: UIEvent, in window: UIWindow) {}
}
extension UIView {
  final func replaceRecognizers(with list: [UIGestureRecognizer]?) {}
  final func attach(_ r: UIGestureRecognizer) {}
  final func detach(_ r: UIGestureRecognizer) {}
}
