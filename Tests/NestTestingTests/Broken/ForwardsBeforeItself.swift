import NestTesting

/// Begins with its child before it handles its own callback.
final class ForwardsBeforeItself: HandMadeContainer {
  override func viewWillAppear(_ animated: Bool) {
    super.forwardBegin(appearing: true, animated)
    super.viewWillAppear(animated)
  }

  override func forwardBegin(appearing: Bool, _ animated: Bool) {
    if !appearing { super.forwardBegin(appearing: appearing, animated) }
  }
}
