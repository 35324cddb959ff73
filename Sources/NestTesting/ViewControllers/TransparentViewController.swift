/// A controller through whose view the one behind it can be seen.
open class TransparentViewController: RecordingViewController {
  deinit {}

  open override func backgroundColor(forLoad load: Int) -> UIColor { .clear }

  open override func viewDidLoad() {
    view.isOpaque = false
    super.viewDidLoad()
  }
}
