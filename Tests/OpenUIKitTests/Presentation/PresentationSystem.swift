import NestTesting
import OpenUIKit

/// Presentations in two windows, for a random driver: presented, dismissed, dragged, rotated and
/// replaced at any moment of the transitions that run, also inside the callbacks of all
/// participants; no controller is left in a transition.
final class PresentationSystem: DrivenSystem {
  private(set) var problem: String?
  let recorder: LifecycleRecorder

  let host: TestHost
  private let windows: [UIWindow]
  private let checker = ContractChecker()
  var nodes: [RecordingViewController] = []
  private var madeCount = 0
  private var pending: PendingOperations<PresentationOperation>?
  private let delegate: RecordingTransitioningDelegate
  /// All that were returned, the last of them last: which of them runs is not known.
  private var interactors: [UIPercentDrivenInteractiveTransition] = []
  /// Views that were added to the window without their controllers; they outlive them there.
  private var looseViews: [UIView] = []
  private var configuration = PresentationOperation.Configuration()

  init() throws {
    host = try TestHost(size: CGSize(width: 393, height: 852))
    windows = [host.window, UIWindow(frame: host.window.frame)]
    recorder = LifecycleRecorder()
    delegate = RecordingTransitioningDelegate(recorder)
    delegate.makesPresentation = false
    delegate.animator = RecordingAnimator(delegate.recorder)
    delegate.makeInteractor = { [weak self] in self?.makeInteractor() }
    pending = PendingOperations { [weak self] in self?.attempt($0) }
    recorder.onEvent = { [weak self] in self?.check($0) }
    nodes = (0..<5).map { makeNode($0) }
    host.show(nodes[0])
  }

  /// Every third one defines a context.
  private func makeNode(_ number: Int) -> RecordingViewController {
    let name = madeCount == number ? "\(number)" : "\(number)#\(madeCount)"
    let node = RecordingViewController(name, recorder: recorder)
    node.definesPresentationContext = madeCount % 3 == 2
    madeCount += 1
    pending?.listen(to: node)
    return node
  }

  /// For one transition each, which drives no other one.
  private func makeInteractor() -> UIPercentDrivenInteractiveTransition? {
    guard configuration.makesInteractors else { return nil }
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = configuration.beginsInteractively
    interactors.append(interactor)
    return interactor
  }

  func perform(_ operation: PresentationOperation) {
    report(withMisuseIntercepted { attempt(operation) })
  }

  private func report(_ text: String) { problem = problem ?? text }

  /// Refusals are expected; reports of unbalanced appearance are not.
  private func report(_ misuses: [Misuse]) {
    let refusals = ["presentation.", "containment.", "transition.from", "transition.to"]
    for misuse in misuses where !refusals.contains(where: misuse.id.hasPrefix) {
      report("\(misuse.id): \(misuse.message)")
    }
  }
}

// MARK: - Performing

extension PresentationSystem {
  private func attempt(_ operation: PresentationOperation) {
    switch operation {
    case .present(let number, let place, let manner):
      present(nodes[number], on: controller(at: place), manner)
    case .presentAlert(let style, let place, let animated):
      presentAlert(style, on: controller(at: place), animated: animated)
    case .dismiss(let place, let animated):
      controller(at: place).dismiss(animated: animated) { [recorder] in
        recorder.note("completion")
      }
    case .setRoot(let root, let window):
      windows[window].rootViewController = root.map { nodes[$0] }
    case .toggleWindow(let window): windows[window].isHidden.toggle()
    case .moveChild(let child, let parent): move(nodes[child], to: nodes[parent])
    case .moveView(let number): moveView(of: nodes[number])
    case .exchange(let parent, let child, let animated):
      exchange(in: nodes[parent], for: nodes[child], animated: animated)
    case .animateAlong(let number): animateAlong(nodes[number])
    case .layOut: host.window.layoutIfNeeded()
    case .replace(let number): replace(number)
    case .configure(let new):
      configuration = new
      delegate.makesPresentation = new.makesPresentations
      delegate.removesPresenter = new.removesPresenter
    case .pauseInteraction: interactors.last?.pause()
    case .updateInteraction(let share): interactors.last?.update(CGFloat(share))
    case .cancelInteraction: interactors.last?.cancel()
    case .finishInteraction: interactors.last?.finish()
    case .turnDevice: host.rotateDevice()
    case .drag(let x, let y, let distance, let frames):
      host.drag(
        from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y + distance),
        duration: Double(frames) / 60)
    case .advance(let frames): host.advance(by: Double(frames) / 60)
    case .commit: host.commit()
    case .during(let callback, let number, let operation):
      pending?.add(operation, during: callback, of: nodes[number].name)
    case .duringCall(let call, let operation): pending?.add(operation, atNote: call.rawValue)
    }
  }

  private func controller(at place: PresentationOperation.Place) -> UIViewController {
    switch place {
    case .node(let number): return nodes[number]
    case .level(let level):
      guard var top = host.window.rootViewController else { return nodes[0] }
      for _ in 0..<level { top = top.presentedViewController ?? top }
      return top
    }
  }

  private func present(
    _ node: RecordingViewController, on presenter: UIViewController,
    _ manner: PresentationOperation.Manner
  ) {
    if node.presentingViewController == nil {
      node.modalPresentationStyle = manner.style
      node.modalTransitionStyle = manner.transition
      node.transitioningDelegate = manner.hasDelegate ? delegate : nil
    }
    node.popoverPresentationController?.sourceView = presenter.viewIfLoaded
    presenter.present(node, animated: manner.animated) { [recorder] in
      recorder.note("completion")
    }
  }

  private func presentAlert(
    _ style: UIAlertController.Style, on presenter: UIViewController, animated: Bool
  ) {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    alert.popoverPresentationController?.sourceView = presenter.viewIfLoaded
    presenter.present(alert, animated: animated)
  }

  private func move(_ child: RecordingViewController, to parent: RecordingViewController) {
    if child.parent != nil { return OpenUIKitTests.remove(child) }
    guard canHold(parent, child) else { return }
    let wasShown = isInShownWindow(child)
    parent.addChild(child)
    guard child.parent === parent else { return }
    // Callbacks may have done something else meanwhile.
    guard canHold(parent, child), isInShownWindow(child) == wasShown else {
      return OpenUIKitTests.remove(child)
    }
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func moveView(of node: RecordingViewController) {
    // A controller that is presented over a context disappears with its presenting controller,
    // wherever the views are.
    guard node.parent == nil, node.presentedViewController == nil,
      windows.allSatisfy({ $0.rootViewController !== node })
    else { return }
    if node.viewIfLoaded?.superview != nil {
      node.view.removeFromSuperview()
    } else if node.presentingViewController == nil {
      host.window.addSubview(node.view)
      looseViews.append(node.view)
    }
  }

  private func exchange(
    in parent: RecordingViewController, for to: RecordingViewController, animated: Bool
  ) {
    guard let from = parent.children.first, canCome(to, into: parent) else { return }
    from.willMove(toParent: nil)
    // Callbacks may have done something else meanwhile.
    guard from.parent === parent, canCome(to, into: parent) else { return }
    parent.addChild(to)
    guard from.parent === parent, to.parent === parent else { return }
    parent.transition(from: from, to: to, duration: animated ? 0.3 : 0, animations: nil) {
      [recorder, weak parent, weak from, weak to] _ in
      if let from, from.parent === parent { from.removeFromParent() }
      to?.didMove(toParent: parent)
      recorder.note("completion")
    }
  }

  /// Whether one can be exchanged for a child of another.
  private func canCome(_ node: UIViewController, into parent: UIViewController) -> Bool {
    node.parent == nil && canHold(parent, node) && node.viewIfLoaded?.superview == nil
  }

  private func animateAlong(_ node: RecordingViewController) {
    node.transitionCoordinator?.animate { [weak node, recorder] _ in
      node?.viewIfLoaded?.alpha = 0.9
      recorder.note("alongside")
    }
  }

  /// The deallocation of the old one may call back: it happens when the new one is set.
  private func replace(_ number: Int) {
    let old = nodes[number]
    nodes[number] = makeNode(number)
    withExtendedLifetime(old) {}
  }

  private func canHold(_ parent: UIViewController, _ child: UIViewController) -> Bool {
    parent !== child && !parent.view.isDescendant(of: child.view)
      && windows.allSatisfy { $0.rootViewController !== child }
      // A child is presented with its parent, not itself.
      && (child.parent != nil || child.presentingViewController == nil)
  }

  private func isInShownWindow(_ node: UIViewController) -> Bool {
    node.viewIfLoaded?.window?.isHidden == false
  }
}

// MARK: - Checking

extension PresentationSystem {
  private func check(_ event: LifecycleEvent) {
    let wasFine = problem == nil
    checker.check(event)
    if wasFine, let violation = checker.violations.first(where: isCounted) {
      report("\(violation)")
    }
    if case .note(let text) = event.callback { pending?.noted(text) }
  }

  /// One that nothing references is freed while its view is visible.
  private func isCounted(_ violation: ContractViolation) -> Bool {
    violation.rule != .freedTooEarly
  }

  /// When all is quiet, those have appeared whose views are in a window that is shown.
  private func checkVisibility() {
    for node in nodes {
      let expected = isInShownWindow(node)
      let state = checker.state(of: node.name)
      if state != (expected ? .appeared : .disappeared) {
        report("\(node.name) is \(state), in a window that is shown: \(expected)")
      }
      if node.isBeingPresented || node.isBeingDismissed {
        report("\(node.name) is left being presented or dismissed")
      }
    }
  }
}

// MARK: - The end

extension PresentationSystem {
  /// Completes everything, and releases it; nothing may be left over or in a transition.
  func finish() throws {
    pending?.removeAll()
    configuration = PresentationOperation.Configuration()
    var failure: (any Error)?
    report(
      withMisuseIntercepted {
        for interactor in interactors { interactor.finish() }
        for window in windows { window.isHidden = false }
        do { try host.settle(limit: 30) } catch { failure = error }
      })
    if let failure { throw failure }
    checkVisibility()
    if problem == nil { releaseAll() }
  }

  private func releaseAll() {
    report(
      withMisuseIntercepted {
        for window in windows {
          window.rootViewController?.dismiss(animated: false)
          host.commit()
          window.rootViewController = nil
          host.commit()
        }
        for view in looseViews { view.removeFromSuperview() }
        takeApart { host.commit() }
        // A dismissal with an animator takes time, refuses others meanwhile, and puts the view of
        // the presenter back at its end.
        takeApart { do { try host.settle(limit: 30) } catch { report("\(error)") } }
        for view in looseViews { view.removeFromSuperview() }
        looseViews = []
        host.commit()
      })
    for node in nodes where checker.state(of: node.name) != .disappeared {
      report("\(node.name) is left \(checker.state(of: node.name))")
    }
    if let violation = checker.unfinished.first { report("\(violation)") }
    interactors = []
    recorder.onEvent = nil
    nodes = []
    host.commit()
    for window in windows where !window.subviews.isEmpty { report("left: \(window.subviews)") }
    if !interfaceRotates { report("the interface does not rotate any more") }
    let freed = recorder.events.filter { $0.callback == .deinitialized }.count
    if freed != madeCount { report("\(madeCount - freed) controllers are never freed") }
  }

  /// Dismisses and removes everything, with time for each dismissal.
  private func takeApart(wait: () -> Void) {
    for node in nodes {
      node.dismiss(animated: false)
      wait()
      node.viewIfLoaded?.removeFromSuperview()
      node.removeFromParent()
    }
  }

  /// Whether nothing keeps the interface from rotating.
  private var interfaceRotates: Bool {
    host.show(UIViewController())
    return (0..<2).contains { _ in
      let width = host.window.bounds.width
      host.rotateDevice()
      host.advance(by: 1)
      return host.window.bounds.width != width
    }
  }
}
