import NestTesting

/// Shows the view of a badge without addChild(_:).
final class AddsViewOnly: HandMadeContainer {
  private lazy var badge = RecordingViewController("badge", recorder: recorder)

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    badge.view.autoresizingMask = []
    view.addSubview(badge.view)
  }
}
