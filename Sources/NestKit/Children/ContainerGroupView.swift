/// One level of a container's pile of views.
///
/// The front wrapper contains one child's view, the back wrapper the group of the level below, and
/// with it everything underneath. Transitions move the two wrappers, so that what is covered
/// moves as one view and no child's own view is ever touched.
final class ContainerGroupView: UIView {
  let back = UIView()
  let front = ContainerFrontView()
  /// Cancels the touches on the child.
  let touchCanceller = TouchCanceller()
  /// The player that is informed of a new size, inside the animation that changes it.
  let playerLink = BackLink<TransitionPlayer>()
  /// Whether the back wrapper is a black background, which a transition fades in and out.
  ///
  /// The views in front of it are elevated, so that dark backgrounds differ, and the background
  /// follows style and contrast.
  var hasBackground = false {
    didSet { if hasBackground != oldValue { backgroundDidChange() } }
  }
  /// Ends with the background.
  private var traitChanges: (any UITraitChangeRegistration)?

  // Written out: an implicit deinit checks for the main actor first, which costs
  // more than the rest of it.
  deinit {}

  /// Puts the wrappers in; what is covered takes no touches.
  func setUp() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    back.isUserInteractionEnabled = false
    front.addGestureRecognizer(touchCanceller)
    addSubview(back)
    addSubview(front)
  }

  override var frame: CGRect {
    didSet { sizeMayHaveChanged() }
  }

  override var bounds: CGRect {
    didSet { sizeMayHaveChanged() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeMayHaveChanged()
  }

  private func backgroundDidChange() {
    back.backgroundColor = hasBackground ? .black : nil
    if hasBackground {
      #if !os(tvOS)
        front.traitOverrides.userInterfaceLevel = .elevated
      #endif
      traitChanges = registerForTraitChanges([
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      ]) { (group: ContainerGroupView, _: UITraitCollection) in
        group.playerLink.target?.boundsDidChange()
      }
    } else {
      #if !os(tvOS)
        front.traitOverrides.remove(UITraitUserInterfaceLevel.self)
      #endif
      if let traitChanges { unregisterForTraitChanges(traitChanges) }
      traitChanges = nil
    }
  }

  private func sizeMayHaveChanged() {
    // The wrappers are asked, as an animation that is reversed takes back their sizes and that of
    // the group.
    guard bounds.size != front.bounds.size else { return }
    playerLink.target?.boundsDidChange()
  }
}
