import NestTesting
import OpenUIKit

/// A screen that scrolls, with a title and items for the bars around it.
final class BarsScreenViewController: RecordingViewController {
  private static let rowCount = 20
  private let depth: Int

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - depth: Chooses its name and its colour.
  ///   - recorder: Records the callbacks.
  init(depth: Int, recorder: LifecycleRecorder) {
    self.depth = depth
    super.init(DemoViewController.name(atDepth: depth), recorder: recorder)
    title = "Screen \(name)"
    tabBarItem = UITabBarItem(
      title: "Tab \(name)", image: UIImage(systemName: depth % 2 == 0 ? "star" : "gear"), tag: depth
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [unowned self] _ in note("Compose") })
    toolbarItems = [
      UIBarButtonItem(
        systemItem: .reply, primaryAction: UIAction { [unowned self] _ in note("Reply") }),
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [unowned self] _ in note("Trash") }),
    ]
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func backgroundColor(forLoad load: Int) -> UIColor { .systemBackground }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView()
    scrollView.alwaysBounceVertical = true
    view.addConstrained(scrollView)
    NSLayoutConstraint.activate(scrollView.filling(view))
    let rows = UIStackView(.vertical, (0..<Self.rowCount).map(makeRow))
    scrollView.addColumn(rows)
  }

  private func makeRow(_ index: Int) -> UIView {
    let label = PaddedLabel()
    label.text = "Row \(index + 1) of screen \(name)"
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .label
    label.backgroundColor = Theme.distinctColor(depth).withAlphaComponent(
      index % 2 == 0 ? 0.18 : 0.3)
    label.heightAnchor.constraint(equalToConstant: 48).isActive = true
    return label
  }

  private func note(_ action: String) { recorder.note("\(action) on \(name)", from: "") }
}
