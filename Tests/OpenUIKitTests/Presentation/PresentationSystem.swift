import NestTesting
import OpenUIKit

/// Presentations in one window, for a random driver: presented, dismissed, dragged, turned and
/// replaced at any moment of the transitions that run; nobody is left half way.
final class PresentationSystem: DrivenSystem {
  private(set) var problem: String?
  let recorder: LifecycleRecorder

  let host: TestHost
  private let size = CGSize(width: 393, height: 852)
  private var checker = AppearanceChecker()
  var nodes: [RecordingViewController] = []
  private var madeCount = 0
  private var pending: PendingOperations<PresentationOperation>?
  private let delegate: RecordingTransitioningDelegate
  /// Every one that was handed out, the last of them last: nobody knows which of them runs.
  private var interactors: [UIPercentDrivenInteractiveTransition] = []
  var makesInteractors = false

  init() throws {
    host = try TestHost(size: size)
    recorder = LifecycleRecorder()
    delegate = RecordingTransitioningDelegate(LifecycleRecorder())
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

  /// For one transition each, which drives nothing else.
  private func makeInteractor() -> UIPercentDrivenInteractiveTransition? {
    guard makesInteractors else { return nil }
    let interactor = UIPercentDrivenInteractiveTransition()
    interactors.append(interactor)
    return interactor
  }

  func perform(_ operation: PresentationOperation) {
    report(withMisuseIntercepted { attempt(operation) })
  }

  private func report(_ text: String) { problem = problem ?? text }

  /// Refusals are expected; reports of unbalanced appearance are not.
  private func report(_ misuses: [Misuse]) {
    for misuse in misuses
    where !misuse.id.hasPrefix("presentation.") && !misuse.id.hasPrefix("containment.") {
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
    case .dismiss(let place, let animated): controller(at: place).dismiss(animated: animated)
    case .setRoot(let root): host.window.rootViewController = root.map { nodes[$0] }
    case .toggleWindow: host.window.isHidden.toggle()
    case .moveChild(let child, let parent): move(nodes[child], to: nodes[parent])
    case .replace(let number): nodes[number] = makeNode(number)
    case .makeInteractive(let isInteractive): makesInteractors = isInteractive
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
    presenter.present(node, animated: manner.animated)
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
    parent.addChild(child)
    // Callbacks may have done something else meanwhile.
    guard child.parent === parent, canHold(parent, child) else { return }
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func canHold(_ parent: UIViewController, _ child: UIViewController) -> Bool {
    parent !== child && !parent.view.isDescendant(of: child.view)
      && host.window.rootViewController !== child && child.presentingViewController == nil
  }
}

// MARK: - Checking

extension PresentationSystem {
  private func check(_ event: LifecycleEvent) {
    let wasFine = problem == nil
    checker.check(event)
    if wasFine, let violation = checker.violations.first { report("\(violation)") }
  }

  /// When all is quiet, those have appeared whose views are in a window that is shown.
  private func checkVisibility() {
    for node in nodes {
      let expected = node.viewIfLoaded?.window.map { !$0.isHidden } ?? false
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
  /// Lets everything come to its end, and go; nobody may be left over or half way.
  func finish() throws {
    pending?.removeAll()
    makesInteractors = false
    var failure: (any Error)?
    report(
      withMisuseIntercepted {
        for interactor in interactors { interactor.finish() }
        host.unhide()
        do { try host.settle(limit: 30) } catch { failure = error }
      })
    if let failure { throw failure }
    checkVisibility()
    if problem == nil { letGo() }
  }

  private func letGo() {
    report(
      withMisuseIntercepted {
        host.window.rootViewController?.dismiss(animated: false)
        host.commit()
        host.window.rootViewController = nil
        host.commit()
        for node in nodes {
          node.viewIfLoaded?.removeFromSuperview()
          node.removeFromParent()
        }
        host.commit()
      })
    for node in nodes where checker.state(of: node.name) != .disappeared {
      report("\(node.name) is left \(checker.state(of: node.name))")
    }
    if let violation = checker.unfinished.first { report("\(violation)") }
    if !host.window.subviews.isEmpty { report("left: \(host.window.subviews)") }
    recorder.onEvent = nil
    nodes = []
    host.commit()
    let freed = recorder.events.filter { $0.callback == .deinitialized }.count
    if freed != madeCount { report("\(madeCount - freed) controllers are never freed") }
  }
}
