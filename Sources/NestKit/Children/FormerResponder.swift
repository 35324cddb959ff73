#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The first responder in what is covered, so that it becomes the first responder again with it.
///
/// It is not kept alive: it is released with its view.
struct FormerResponder {
  private weak var responder: UIResponder?

  /// Makes the first responder resign, if it is in the view of a controller, also one that refuses.
  ///
  /// Costs an action where the window is the key window, else a walk over its views.
  mutating func resign(in controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let window = view.window,
      let first = FirstResponderSearch.firstResponder(of: window), first.isResponder(in: view)
    else { return }
    responder = first
    if !first.resignFirstResponder() { view.endEditing(true) }
  }

  /// Makes it the first responder again, if it is still in the view of the controller, and nothing has become
  /// the first responder meanwhile.
  mutating func restore(in controller: UIViewController) {
    guard let former = responder else { return }
    responder = nil
    guard let view = controller.viewIfLoaded, let window = view.window,
      former.isResponder(in: view), FirstResponderSearch.firstResponder(of: window) == nil
    else { return }
    former.becomeFirstResponder()
  }
}

/// Finds the first responder of a window: an action without a target begins at it.
private final class FirstResponderSearch {
  fileprivate var found: UIResponder?

  deinit {}

  /// The first responder of a window; `nil` if there is none.
  static func firstResponder(of window: UIWindow) -> UIResponder? {
    let search = FirstResponderSearch()
    UIApplication.shared.sendAction(action, to: nil, from: search, for: nil)
    guard let found = search.found else { return nil }
    if found.isFirstResponder, found.nearestViewInChain?.window === window { return found }
    // Without a first responder the action reaches the key window itself.
    return found === window ? nil : firstResponder(in: window)
  }

  /// For windows that are not the key window, and for responders that perform no actions.
  private static func firstResponder(in view: UIView) -> UIResponder? {
    if view.isFirstResponder { return view }
    if let controller = view.next as? UIViewController, controller.isFirstResponder {
      return controller
    }
    for subview in view.subviews {
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }

  #if canImport(ObjectiveC)
    private static let action = #selector(UIResponder.reportFirstResponder(_:))
  #else
    private static let action = Selector(
      "reportFirstResponder(_:)", UIResponder.reportFirstResponder)
  #endif
}

extension UIResponder {
  #if canImport(ObjectiveC)
    @objc(nestKitReportFirstResponder:)
    fileprivate func reportFirstResponder(_ search: Any?) { report(to: search) }
  #else
    fileprivate func reportFirstResponder(_ search: Any?) { report(to: search) }
  #endif

  private func report(to search: Any?) { (search as? FirstResponderSearch)?.found = self }

  /// The view that it is, that it has, or that comes first in its chain.
  fileprivate var nearestViewInChain: UIView? {
    for responder in sequence(first: self, next: \.next) {
      if let view = responder as? UIView { return view }
      if let view = (responder as? UIViewController)?.viewIfLoaded { return view }
    }
    return nil
  }

  fileprivate func isResponder(in view: UIView) -> Bool {
    nearestViewInChain?.isDescendant(of: view) == true
  }
}
