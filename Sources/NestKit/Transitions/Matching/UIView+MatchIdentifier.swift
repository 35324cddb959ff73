extension UIView {
  /// Identifies what the view shows, for transitions with matched elements: views of two
  /// controllers with the same identifier move from one to the other. `nil`, the default, for a
  /// view that does not.
  ///
  /// Unique among the views of a controller; see ``Transition/matched(over:)``.
  public var matchIdentifier: String? {
    get { layer.value(forKey: UIView.matchKey) as? String }
    set { layer.setValue(newValue, forKey: UIView.matchKey) }
  }

  private static let matchKey = "NestKit.matchIdentifier"
}
