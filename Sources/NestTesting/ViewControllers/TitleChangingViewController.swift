/// A controller that changes its title whenever it has appeared, and when that is requested.
open class TitleChangingViewController: RecordingViewController {
  /// How often the title has changed.
  public private(set) var changeCount = 0

  deinit {}

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    changeTitle()
  }

  /// Gives it another title: the name, with the number of the change.
  public final func changeTitle() {
    changeCount += 1
    title = "\(name) \(changeCount)"
  }
}
