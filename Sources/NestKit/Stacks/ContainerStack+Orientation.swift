extension ContainerStack {
  /// The children that a container asks about orientations, top to bottom.
  func viewControllers(deciding mode: AutorotationMode) -> [UIViewController] {
    switch mode {
    case .placedChildren:
      isConcealed ? [] : viewControllers.suffix(configuration.capacity).reversed()
    case .containerOnly: []
    case .topChildren: activeViewController.map { [$0] } ?? []
    case .allChildren: viewControllers.reversed()
    }
  }
}
