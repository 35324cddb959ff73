import NestTesting

/// Forwards appearance to the child on top, and not to its header.
final class ForgetsHeader: HandMadeContainer {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = RecordingViewController("header", recorder: recorder)
    addChild(header)
    header.view.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    header.view.autoresizingMask = []
    view.addSubview(header.view)
    header.didMove(toParent: self)
  }
}
