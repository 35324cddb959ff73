/// How the views of a transition stood before it began, so that one that is called off leaves no
/// trace: an animation that is taken back only stops to show, its values have been set.
struct ViewMemory {
  /// What an animation block changes of a view.
  private struct Look {
    @ZeroingLink var view: UIView? = nil
    let center: CGPoint
    let bounds: CGRect
    let transform: CATransform3D
    let alpha: CGFloat
    let background: UIColor?

    init(_ view: UIView) {
      self.view = view
      center = view.center
      bounds = view.bounds
      transform = view.transform3D
      alpha = view.alpha
      background = view.backgroundColor
    }

    func restore() {
      guard let view else { return }
      if view.bounds != bounds { view.bounds = bounds }
      view.center = center
      view.transform3D = transform
      view.alpha = alpha
      if view.backgroundColor != background { view.backgroundColor = background }
    }
  }

  private var looks: [Look] = []

  /// Remembers a view and everything inside it. O(number of views).
  mutating func note(_ view: UIView) {
    looks.append(Look(view))
    for subview in view.subviews { note(subview) }
  }

  /// Forgets the views that are not animated.
  mutating func keepAnimated() {
    looks.removeAll { !($0.view?.layer.animationKeys()?.isEmpty == false) }
  }

  /// Puts the remembered views back.
  func restore() {
    UIView.performWithoutAnimation {
      for look in looks { look.restore() }
    }
  }
}
