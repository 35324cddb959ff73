import NestTesting
import OpenUIKit

/// A page whose device has a window of its own, so that what is presented on it stays inside.
class DevicePageViewController: GalleryPageViewController {
  /// The screen of the device; hidden while the page is not shown.
  let window = UIWindow(frame: .zero)

  override init(
    _ title: String, recorder: LifecycleRecorder, list: ChipListView, stage: StageView
  ) {
    super.init(title, recorder: recorder, list: list, stage: stage)
    stage.onLayout = { [weak self] in self?.placeWindow() }
    window.clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    placeWindow()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    window.isHidden = false
    update()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    window.isHidden = true
  }

  private func placeWindow() {
    guard let host = view.window else { return }
    let screen = stage.screen
    window.frame = host.convert(screen.convert(screen.bounds, to: nil), to: nil)
    window.layer.cornerRadius = screen.layer.cornerRadius
    // Now, so that what is in the device moves with it where that is animated.
    window.layoutIfNeeded()
  }
}
