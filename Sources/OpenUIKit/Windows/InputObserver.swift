import DisplayServer

/// Observes what hands and the system do.
package protocol InputObserver: AnyObject {
  /// Called right before an event is handled.
  func screen(_ screen: UIScreen, receives event: DisplayEvent)

  /// Called right before the device is in another orientation.
  func deviceRotates(to orientation: UIDeviceOrientation)
}

extension UIDevice {
  /// The object that observes what hands and the system do; nil, which is the default, for none.
  package static var observer: (any InputObserver)? {
    get { UIRuntime.installed?.inputObserver }
    set { UIRuntime.current.inputObserver = newValue }
  }
}
