/// A controller that is not retained.
struct WeakController {
  #if canImport(UIKit)
    private(set) weak var controller: UIViewController?

    init(_ controller: UIViewController) { self.controller = controller }
  #else
    // A weak reference would make every retain of the controller slow from then on.
    private let link: ZeroingLink<UIViewController>
    var controller: UIViewController? { link.target }

    init(_ controller: UIViewController) { link = ZeroingLink(controller) }
  #endif
}
