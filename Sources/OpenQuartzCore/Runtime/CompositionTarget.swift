/// A tree of layers that is shown somewhere.
package protocol CompositionTarget: AnyObject {
  /// The root of the tree.
  var root: CALayer { get }

  /// Composes and presents what changed, and clears the marks of the layers; nothing if nothing
  /// did.
  func renderIfNeeded()
}
