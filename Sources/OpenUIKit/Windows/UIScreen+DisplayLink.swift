extension UIScreen {
  /// A link that calls a method of a target in the frames of this screen; see `CADisplayLink`.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
