import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Folders inside each other: a line says which ones are open, and below it is the last one. A
/// finger that moves down closes it.
///
/// ``folders`` is the list that was set last. The views follow in the next layout, with all changes
/// of a turn in one transition.
final class PathViewController: ContainerViewController {
  private typealias Folders = DeclaredList<UIViewController, ObjectIdentifier>

  /// The names of the open folders.
  let line = UILabel()
  private var declared = Folders()
  private var isVisible = false
  private(set) lazy var stack = addStack(configuration: .init(capacity: 1))
  private lazy var drag = ContainerDrag(
    in: self, shouldBegin: { path, direction, _ in direction == .down && path.folders.count > 1 },
    begin: { path, direction in path.pull(direction) })

  /// The folders, the outermost one first.
  var folders: [UIViewController] { declared.items }

  /// Replaces the folders, each of which is in the list once.
  func setFolders(_ folders: [UIViewController], animated: Bool = true) {
    precondition(Set(folders.map(ObjectIdentifier.init)).count == folders.count)
    declared.declare(folders, animated: animated)
    performSteps()
  }

  /// Opens a folder in the last one.
  func open(_ folder: UIViewController, animated: Bool = true) {
    setFolders(folders + [folder], animated: animated)
  }

  /// Closes the last folder, if there is another one around it.
  func close(animated: Bool = true) {
    guard folders.count > 1 else { return }
    declared.declare(first: folders.count - 1, animated: animated)
    performSteps()
  }

  // MARK: What is declared, and what is shown

  private func performSteps() {
    declared.waitsForLayout = isVisible
    while let step = declared.nextStep() {
      switch step {
      // The stack calls the children when they are shown.
      case .announceRemoval, .announceArrival: break
      case .setNeedsLayout: view.setNeedsLayout()
      case .request(let request): perform(request)
      }
    }
    line.text = folders.map { $0.title ?? "" }.joined(separator: " / ")
  }

  private func perform(_ request: Folders.Request) {
    let operation = stack.setViewControllers(
      request.items, commonCount: request.commonCount, transition: .coverFromBottom,
      animated: request.isAnimated)
    operation.whenFinished { [weak self] outcome in
      self?.declared.end(request.revision, outcome)
      self?.performSteps()
    }
  }

  private func layOutFolders() {
    declared.layOut()
    performSteps()
  }

  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    declared.exchange(former, for: new)
  }

  // MARK: The view

  override func viewDidLoad() {
    super.viewDidLoad()
    let areas = view.bounds.divided(atDistance: 20, from: .minYEdge)
    line.frame = areas.slice
    line.autoresizingMask = .flexibleWidth
    let region = UIView(frame: areas.remainder)
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(line)
    view.addSubview(region)
    stack.region = region
    view.addGestureRecognizer(drag.recognizer)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    isVisible = true
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutFolders()
  }

  /// No layout follows any more: what waits is shown at once.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isVisible = false
    performSteps()
  }

  private func pull(_ direction: DragDirection) -> ContainerDrag.Target? {
    if stack.transition == nil {
      close()
      layOutFolders()
    }
    return stack.transition.map { .init(continuing: $0, direction, isOpposite: !$0.isRemoval) }
  }

  deinit {}
}
