/// The place and the autoresizing mask that a view had before a container resized it.
///
/// Stored as bounds and centre, which mean the same under every transform of the view.
struct SavedGeometry {
  /// The identity of the view, which is not retained. If the program unloads the view of a covered
  /// child and the next one is allocated at the same address, that one counts as the same view.
  private let view: ObjectIdentifier
  let size: CGSize
  private let center: CGPoint
  private let autoresizingMask: UIView.AutoresizingMask

  init(of view: UIView) {
    self.view = ObjectIdentifier(view)
    size = view.bounds.size
    center = view.center
    autoresizingMask = view.autoresizingMask
  }

  /// Whether it was saved of a view.
  func isOf(_ view: UIView) -> Bool { self.view == ObjectIdentifier(view) }

  /// Gives the view its former place and mask back; its scroll position stays. Does nothing with
  /// another view.
  func restore(to view: UIView) {
    guard isOf(view) else { return }
    view.autoresizingMask = autoresizingMask
    // Also where nothing changes: an animation that is taken back leaves alone what was set here.
    UIView.performWithoutAnimation {
      view.bounds.size = size
      view.center = center
    }
  }
}
