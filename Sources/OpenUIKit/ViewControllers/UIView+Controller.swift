open class UIViewController: UIResponder {
  package func rootViewWillLayout() {}
  package func rootViewDidLayout() {}
  package static func deliverMemoryWarning(in windows: [UIWindow]) {}
}
extension UIView {
  package func controllersWillAdd(_ subview: UIView, to superview: UIView) -> Bool { true }
  package func controllersWillMove(toWindow window: UIWindow?) {}
  package func controllersDidMove(fromWindow window: UIWindow?) {}
}
extension UIWindow {
  package func rootViewControllerDidChange(from old: UIViewController?) {}
  package func windowVisibilityDidChange(isVisible: Bool) {}
}
