/// A callback of a controller, as what observes all controllers receives it.
package enum ControllerCallback {
  case loadView
  case viewDidLoad
  case appearance(AppearanceCallback, animated: Bool)
  case willMove(toParent: UIViewController?)
  case didMove(toParent: UIViewController?)
  case viewWillTransition(to: CGSize)
  case didReceiveMemoryWarning
}

/// Observes the callbacks of all controllers, whatever their classes override.
package protocol ControllerObserver: AnyObject {
  /// Called right before a controller receives a callback of its view, of its appearance or a
  /// memory warning, also from a program that calls one directly; and when the default of the
  /// others is called, which overrides have to call.
  func controller(_ controller: UIViewController, receives callback: ControllerCallback)
}

extension UIViewController {
  /// The object that observes all controllers; nil, which is the default, for none.
  package static var observer: (any ControllerObserver)? {
    get { UIRuntime.installed?.controllerObserver }
    set { UIRuntime.current.controllerObserver = newValue }
  }
}
