/// A child that stands for a content which it makes when that is needed.
package protocol DeferredContent: UIViewController {
  /// Makes the content, unless it exists, without loading a view.
  func makeContentIfNeeded() -> UIViewController
}

extension UIViewController {
  /// The content of a ``LazyViewController``, which is made now if it does not exist; of another
  /// controller itself. It is asked whether a child conforms to a protocol.
  public var contentOrSelf: UIViewController {
    (self as? any DeferredContent)?.makeContentIfNeeded().contentOrSelf ?? self
  }
}
