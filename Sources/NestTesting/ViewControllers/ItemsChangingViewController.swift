import NestKit

/// A controller that changes what bars show of it: in each of its appearance callbacks, and when
/// that is requested.
///
/// A change makes another title, other buttons at both sides, another prompt every second time,
/// other items of the toolbar, and another title, image and badge of the tab. What a bar has to
/// show is known from ``changeCount``.
open class ItemsChangingViewController: RecordingViewController {
  /// How often the items have changed.
  public private(set) var changeCount = 0
  /// Whether the items change in the appearance callbacks. Default: true.
  public var changesInCallbacks = true
  /// Whether what is changed by a request moves. Default: true.
  public var changesAnimated = true

  deinit {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    changeInCallback()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    changeInCallback()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    changeInCallback()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    changeInCallback()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    changeInCallback()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    changeInCallback()
  }

  private func changeInCallback() {
    if changesInCallbacks { changeItems(animated: false) }
  }

  /// Changes all items, animated if ``changesAnimated`` is true.
  public final func changeItems() { changeItems(animated: changesAnimated) }

  private func changeItems(animated: Bool) {
    changeCount += 1
    let text = "\(name) \(changeCount)"
    title = text
    #if !os(tvOS)
      navigationItem.prompt = changeCount.isMultiple(of: 2) ? "prompt of \(text)" : nil
      setToolbarItems(makeItems("toolbar"), animated: animated)
    #endif
    navigationItem.setLeftBarButtonItems(makeItems("left"), animated: animated)
    navigationItem.setRightBarButtonItems(makeItems("right"), animated: animated)
    if changeCount.isMultiple(of: 2) {
      tabBarItem.badgeValue = "\(changeCount)"
    } else {
      tabBarItem = UITabBarItem(title: text, image: nil, tag: changeCount)
    }
  }

  /// One button or two, in turn.
  private func makeItems(_ place: String) -> [UIBarButtonItem] {
    (0...(changeCount % 2)).map { index in
      UIBarButtonItem(
        title: "\(place) \(changeCount).\(index)", style: .plain, target: nil, action: nil)
    }
  }
}
