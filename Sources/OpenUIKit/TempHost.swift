import DisplayServer
package final class PendingHost: CompositionTarget {
  package let root: CALayer
  package init(root: CALayer, surface: any DisplaySurface) { self.root = root }
  package func setNeedsFullRepaint() {}
  package func renderIfNeeded() { clear(root) }
  func clear(_ l: CALayer) { guard l.subtreeHasChanges else {return}; l.clearChanges(); l.sublayers?.forEach(clear) }
}
extension CALayer { func renderPending(in c: CGContext) {} }
