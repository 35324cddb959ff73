/// The view around the view of one child: inside it the child has the size class of its own width.
final class ContainerFrontView: UIView {
  /// The content of the child.
  let contentLink = BackLink<ContainerContent>()

  /// The horizontal size class inside; unspecified for that of what is around.
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified {
    didSet {
      guard horizontalSizeClass != oldValue else { return }
      if horizontalSizeClass == .unspecified {
        traitOverrides.remove(UITraitHorizontalSizeClass.self)
      } else {
        traitOverrides.horizontalSizeClass = horizontalSizeClass
      }
    }
  }

  // Written out: an implicit one checks for the main actor first, at some cost.
  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    contentLink.target?.updateSizeClass()
  }
}
