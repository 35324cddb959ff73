import OpenUIKit

/// Notes where it finds a coordinator, and moves a view of its own alongside.
final class CuriousViewController: UIViewController {
  /// Called in the next *will* callbacks; nil for nothing.
  var onWill: ((any UIViewControllerTransitionCoordinator) -> Void)?
  private(set) var found: [String] = []
  private(set) var didFind: [String] = []
  /// Moves from 0 to 100 points.
  let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(mark)
  }

  private func note(_ callback: String) {
    guard let transitionCoordinator else { return found.append("\(callback): none") }
    let isParents = parent?.transitionCoordinator === transitionCoordinator
    found.append("\(callback): \(isParents ? "of the parent" : "of its own")")
    onWill?(transitionCoordinator)
    onWill = nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if transitionCoordinator?.viewController(forKey: .to) === self { didFind.append("didAppear") }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if transitionCoordinator?.viewController(forKey: .from) === self {
      didFind.append("didDisappear")
    }
  }

  deinit {}

  /// Moves the mark alongside the next transition, and notes its end.
  func moveMark(_ end: @escaping (String) -> Void = { _ in }) {
    onWill = { [mark] coordinator in
      coordinator.animate { _ in
        mark.frame.origin.x = 100
      } completion: {
        end($0.isCancelled ? "cancelled" : "completed")
      }
    }
  }

  /// Where the mark is seen.
  var seen: CGFloat { mark.layer.presentation()?.frame.minX ?? mark.frame.minX }
}
