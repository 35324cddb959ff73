// The tables of the classes say which properties can be observed, and found by their names. Every
// change of an object is reported to all its observers, so that a property needs a row only to be
// found by its name.

extension UIView: KeyValueObservable {
  /// A property by its name.
  package final func keyedProperty(_ key: String) -> KeyedProperty? {
    Self.property(named: key)
  }

  /// Returns a closure that reads the offset of a scroll view, which observers read in every frame;
  /// nil for other values.
  package final func pointReader(for path: AnyKeyPath) -> ((AnyObject) -> CGPoint)? {
    guard path == \UIScrollView.contentOffset else { return nil }
    return { ($0 as? UIScrollView)?.contentOffset ?? .zero }
  }
}

extension UIViewController: KeyValueObservable {
  /// A property by its name.
  package final func keyedProperty(_ key: String) -> KeyedProperty? {
    Properties.table.property(named: key)
  }
}

extension UIGestureRecognizer: KeyValueObservable {
  /// A property by its name.
  package final func keyedProperty(_ key: String) -> KeyedProperty? {
    Properties.table.property(named: key)
  }
}

extension UINavigationItem: KeyValueObservable {
  /// A property by its name.
  package final func keyedProperty(_ key: String) -> KeyedProperty? {
    Properties.table.property(named: key)
  }
}

extension UIBarItem: KeyValueObservable {
  /// A property by its name.
  package final func keyedProperty(_ key: String) -> KeyedProperty? {
    Self.property(named: key)
  }
}

extension UIResponder: KeyValueObserving {}
extension UIGestureRecognizer: KeyValueObserving {}
