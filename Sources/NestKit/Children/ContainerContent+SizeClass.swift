extension ContainerContent {
  /// Gives the child the size class of the width that its view has.
  func updateSizeClass() {
    guard let front = group?.front, let view = viewController.viewIfLoaded,
      view.superview === front
    else { return }
    updateSizeClass(in: front, ofWidth: view.bounds.width)
  }

  /// Gives what is inside a view the size class of a width.
  func updateSizeClass(in front: ContainerFrontView, ofWidth width: CGFloat) {
    front.horizontalSizeClass =
      core?.horizontalSizeClass(forChild: viewController, ofWidth: width) ?? .unspecified
  }
}
