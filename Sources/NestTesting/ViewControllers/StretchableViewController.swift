/// A controller whose view grows and shrinks with the view that it is in.
open class StretchableViewController: RecordingViewController {
  deinit {}

  open override func viewDidLoad() {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.viewDidLoad()
  }
}
