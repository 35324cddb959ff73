/// The facts that the coordinator of a transition of a stack reports.
struct ContainerStackTransitionFacts {
  /// The child that disappears.
  let from: UIViewController?
  /// The child that appears.
  let to: UIViewController?
  /// Seconds for all of it; nil where it takes no time.
  var duration: TimeInterval?
}
