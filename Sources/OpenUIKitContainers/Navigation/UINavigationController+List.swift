import NestKit
import OpenUIKit

extension UINavigationController {
  typealias Children = DeclaredList<UIViewController, ObjectIdentifier>

  /// The list, as it was set last.
  var list: [UIViewController] { declared.items }

  // MARK: Requests of the program

  func push(_ child: UIViewController, animated: Bool) {
    if let misuse = misuse(ofPushing: child) { return Misuse.report(misuse) }
    declare(animated) { $0.declare(first: $0.items.count, adding: [child], animated: $1) }
  }

  func pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = declared.lastIndex(of: target) else {
      Misuse.report(.popsToMissing(target, in: self))
      return nil
    }
    return removeChildren(from: index + 1, animated: animated)
  }

  /// Removes the children from an index on, and returns them; nil where there is none.
  func removeChildren(from index: Int, animated: Bool) -> [UIViewController]? {
    let removed = Array(list[index...])
    guard !removed.isEmpty else { return nil }
    declare(animated) { $0.declare(first: index, animated: $1) }
    return removed
  }

  func replaceList(by new: [UIViewController], animated: Bool) {
    if let misuse = misuse(ofSetting: new) { return Misuse.report(misuse) }
    declare(animated) { $0.declare(new, animated: $1) }
  }

  /// The children are called when the list changes, and the views follow in the next layout.
  private func declare(_ animated: Bool, _ body: (inout Children, Bool) -> Void) {
    if animated, let hold = CATransaction.holdCompletion() { transactionHolds.append(hold) }
    updateDeclared { body(&$0, animated) }
    performSteps()
    releaseTransactions()
  }

  /// The completion blocks of the transactions in which lists were set may run when these are
  /// shown, which is now, or later.
  private func releaseTransactions() {
    guard !transactionHolds.isEmpty, declared.isSettled else { return }
    // A block may set the list again, when the last reference is gone.
    let holds = transactionHolds
    transactionHolds = []
    extendLifetime(holds)
  }

  /// Changes what is known of the list. Children that it does not refer to any more are released
  /// afterwards, since a deinitialiser may use the navigation controller.
  func updateDeclared<Result>(_ body: (inout Children) -> Result) -> Result {
    let former = declared
    defer { extendLifetime(former) }
    return body(&declared)
  }

  // MARK: Steps

  private func performSteps() {
    while let step = nextStep() {
      switch step {
      case .announceRemoval(let child): stack.announceRemoval(of: child)
      case .announceArrival(let child, let isLast):
        stack.announceJoining(of: child, by: .navigation, arrives: !isLast)
      case .setNeedsLayout: view.setNeedsLayout()
      case .request(let request): perform(request)
      }
    }
  }

  private func nextStep() -> Children.Step? {
    // A list that waits in the stack is replaced at once: it may have children that have left
    // since.
    if declared.isWaiting { declared.waitsForLayout = isShownInWindow && !stack.hasWaitingList }
    return declared.nextStep()
  }

  private var isShownInWindow: Bool { viewIfLoaded?.window != nil && core.isShown }

  private func perform(_ request: Children.Request) {
    let operation = stack.setViewControllers(
      request.items, commonCount: request.commonCount, transition: .navigation,
      animated: request.isAnimated)
    let revision = request.revision
    operation.whenFinished { [zeroingLink] outcome in
      zeroingLink.target?.requestDidEnd(revision, outcome)
    }
  }

  /// A list has been shown, or was cancelled, or could not be shown.
  private func requestDidEnd(
    _ revision: DeclarationRevision, _ outcome: ContainerOperation.Outcome
  ) {
    let end = updateDeclared { declared in
      switch outcome {
      case .done, .coalesced: break
      // The stack says what is left.
      case .cancelled, .refused: declared.confirm(stack.viewControllers)
      }
      return declared.end(revision, outcome)
    }
    if end != .outdated {
      performSteps()
      barsShowList()
    }
    onListChange?()
    releaseTransactions()
  }

  // Fidelity: a child that is removed from its parent leaves the list and the bar at once. [known]
  /// A child has left by itself.
  func childWasTaken(_ child: UIViewController) {
    guard updateDeclared({ $0.remove(child) }) else { return }
    if let coordinator = stack.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { [zeroingLink] _ in
        zeroingLink.target?.barsShowList()
      }
    } else {
      barsShowList()
    }
    onListChange?()
  }

  // MARK: Layout

  /// Shows the list that waits, and lays out the bars.
  func layOutList() {
    stack.isInLayout = true
    if let columns = columnsAboutToMove {
      columns.whenBegun { [zeroingLink] in zeroingLink.target?.viewIfLoaded?.setNeedsLayout() }
    } else {
      showPending()
    }
    stack.isInLayout = false
    // Bars that a transition which is about to begin moves wait for it.
    if !motion.awaitsTransition { layOutBars() }
  }

  /// Shows the list that waits, if one does.
  func showPending() {
    updateDeclared { $0.layOut() }
    performSteps()
  }

  /// The motion of the columns around it, where that is about to begin and may give it another
  /// width: a pushed controller appears with that width, in the layout after the begin.
  var columnsAboutToMove: BarMotion? {
    guard declared.isWaiting, let motion = splitViewController?.motion, motion.awaitsTransition
    else { return nil }
    return motion
  }

  // MARK: Events

  /// The stack shows a child, or has shown it: the bars follow, and the delegate is called.
  func stackShows(_ child: UIViewController, _ event: ContainerEvent) {
    if event.phase == .will { barsWillShow(child, animated: event.isAnimated) }
    guard let delegate else { return }
    switch event.phase {
    case .will:
      delegate.navigationController(self, willShow: child, animated: event.isAnimated)
    case .did:
      delegate.navigationController(self, didShow: child, animated: event.isAnimated)
    }
  }
}
