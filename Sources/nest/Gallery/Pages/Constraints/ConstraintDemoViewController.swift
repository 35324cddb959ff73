import OpenUIKit

/// A controller whose content is as wide as a handle at its trailing side leaves it.
///
/// A drag changes the constant of one constraint; how long the layout takes that follows is
/// reported.
final class ConstraintDemoViewController: UIViewController {
  /// The view that is laid out.
  let content: UIView
  /// The handle that is dragged.
  let handle = UIView()
  /// Called after each change of the constant, with how long the layout took.
  var onLayout: (Duration) -> Void = { _ in }

  private let scrollView = UIScrollView()
  private let bar = UIView()
  private lazy var inset = handle.trailingAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.trailingAnchor)
  private lazy var contradiction = scrollView.widthAnchor.constraint(
    equalTo: view.widthAnchor, multiplier: 2)

  private static let leastWidth: CGFloat = 120

  /// Makes a controller with a content.
  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (view, name) in [(scrollView, "content"), (handle, "handle"), (view, "device")] {
      view?.accessibilityIdentifier = name
    }
    scrollView.addColumn(content)
    bar.backgroundColor = .systemGray3
    bar.layer.cornerRadius = 2
    handle.addConstrained(bar)
    handle.pointerCursor = .resizeLeftRight
    handle.addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.drag($0) })
    view.addConstrained(scrollView, handle)
    let safe = view.safeAreaLayoutGuide
    (inset.identifier, contradiction.identifier) = ("dragged", "too wide")
    NSLayoutConstraint.activate([
      inset,
      handle.widthAnchor.constraint(equalToConstant: 20),
      handle.topAnchor.constraint(equalTo: safe.topAnchor),
      handle.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      bar.centerXAnchor.constraint(equalTo: handle.centerXAnchor),
      bar.centerYAnchor.constraint(equalTo: handle.centerYAnchor),
      bar.widthAnchor.constraint(equalToConstant: 4),
      bar.heightAnchor.constraint(equalToConstant: 44),
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: handle.leadingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if inset.constant < leastInset { inset.constant = leastInset }
  }

  // MARK: The handle

  private func drag(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    moveHandle(by: pan.translation(in: view).x)
    pan.setTranslation(.zero, in: view)
  }

  /// Moves the handle to the right, as far as the content does not become too narrow.
  func moveHandle(by distance: CGFloat) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    inset.constant = min(
      max(inset.constant + (isRightToLeft ? -distance : distance), leastInset), 0)
    onLayout(ContinuousClock().measure { view.layoutIfNeeded() })
  }

  private var leastInset: CGFloat { min(0, Self.leastWidth - view.bounds.width) }

  /// How many constraints the program and its stack views have made.
  var constraintCount: Int { Self.count(in: view) }

  private static func count(in view: UIView) -> Int {
    view.subviews.reduce(view.constraints.count) { $0 + count(in: $1) }
  }

  // MARK: The contradiction

  /// Whether there is a constraint that contradicts the others.
  var isContradictory: Bool {
    get { contradiction.isActive }
    set {
      contradiction.isActive = newValue
      view.layoutIfNeeded()
    }
  }
}
