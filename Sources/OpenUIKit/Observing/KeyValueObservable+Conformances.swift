// The properties that can be observed, and found by their names. Every change of an object is
// reported to all its observers, so that a property needs a row in the table only to be found by
// its name.

extension UIView: KeyValueObservable {
  /// A property by its name.
  package final func keyedProperty(_ key: String) -> KeyedProperty? {
    UIKeyedProperties.property(key, of: self)
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
    UIKeyedProperties.property(key, of: self)
  }
}

extension UIGestureRecognizer: KeyValueObservable {
  /// A property by its name.
  package final func keyedProperty(_ key: String) -> KeyedProperty? {
    UIKeyedProperties.property(key, of: self)
  }
}

extension UINavigationItem: KeyValueObservable {
  /// A property by its name.
  package final func keyedProperty(_ key: String) -> KeyedProperty? {
    UIKeyedProperties.property(key, of: self)
  }
}

extension UIResponder: KeyValueObserving {}
extension UIGestureRecognizer: KeyValueObserving {}

/// The properties of views, controllers and recognizers by their names, those of Objective-C and of
/// Swift.
private enum UIKeyedProperties {
  /// The property of the first class that the object is of.
  static func property(_ key: String, of object: AnyObject) -> KeyedProperty? {
    table[key]?.first { $0.belongs(to: object) }
  }

  private static let table: [String: [KeyedProperty]] = [
    "frame": [KeyedProperty(\UIView.frame)], "bounds": [KeyedProperty(\UIView.bounds)],
    "center": [KeyedProperty(\UIView.center)], "transform": [KeyedProperty(\UIView.transform)],
    "alpha": [KeyedProperty(\UIView.alpha)], "hidden": [KeyedProperty(\UIView.isHidden)],
    "isHidden": [KeyedProperty(\UIView.isHidden)],
    "backgroundColor": [KeyedProperty(\UIView.backgroundColor)],
    "clipsToBounds": [KeyedProperty(\UIView.clipsToBounds)],
    "safeAreaInsets": [KeyedProperty(\UIView.safeAreaInsets)],
    "layoutMargins": [KeyedProperty(\UIView.layoutMargins)],
    "layer": [KeyedProperty(\UIView.layer)],
    "contentOffset": [KeyedProperty(\UIScrollView.contentOffset)],
    "contentSize": [KeyedProperty(\UIScrollView.contentSize)],
    "contentInset": [KeyedProperty(\UIScrollView.contentInset)],
    "adjustedContentInset": [KeyedProperty(\UIScrollView.adjustedContentInset)],
    "delegate": [KeyedProperty(\UIScrollView.delegate)],
    "state": [KeyedProperty(\UIControl.state), KeyedProperty(\UIGestureRecognizer.state)],
    "enabled": [
      KeyedProperty(\UIControl.isEnabled), KeyedProperty(\UIGestureRecognizer.isEnabled),
    ],
    "isEnabled": [
      KeyedProperty(\UIControl.isEnabled), KeyedProperty(\UIGestureRecognizer.isEnabled),
    ],
    "selected": [KeyedProperty(\UIControl.isSelected)],
    "isSelected": [KeyedProperty(\UIControl.isSelected)],
    "highlighted": [KeyedProperty(\UIControl.isHighlighted)],
    "isHighlighted": [KeyedProperty(\UIControl.isHighlighted)],
    "text": [KeyedProperty(\UILabel.text)], "image": [KeyedProperty(\UIImageView.image)],
    "title": [KeyedProperty(\UIViewController.title), KeyedProperty(\UINavigationItem.title)],
    "titleView": [KeyedProperty(\UINavigationItem.titleView)],
    "prompt": [KeyedProperty(\UINavigationItem.prompt)],
    "hidesBackButton": [KeyedProperty(\UINavigationItem.hidesBackButton)],
    "leftBarButtonItems": [KeyedProperty(\UINavigationItem.leftBarButtonItems)],
    "rightBarButtonItems": [KeyedProperty(\UINavigationItem.rightBarButtonItems)],
    "toolbarItems": [KeyedProperty(\UIViewController.toolbarItems)],
    "hidesBottomBarWhenPushed": [KeyedProperty(\UIViewController.hidesBottomBarWhenPushed)],
    "preferredContentSize": [KeyedProperty(\UIViewController.preferredContentSize)],
    "view": [KeyedProperty(\UIViewController.view)],
  ]
}
