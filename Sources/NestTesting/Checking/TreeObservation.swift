import NestKit

/// One look at the tree of a window: which rules the controllers in it, and those that were in it
/// before, break at this moment.
struct TreeObservation {
  let window: UIWindow
  let checker: ContractChecker
  let moment: ContractChecker.Moment
  /// All controllers of the window, parents first.
  let controllers: [UIViewController]
  /// The recorded ones among them, and those that were seen before and have been removed.
  let recorded: [UIViewController]

  init(of window: UIWindow, by checker: ContractChecker, at moment: ContractChecker.Moment) {
    self.window = window
    self.checker = checker
    self.moment = moment
    controllers = window.rootViewController.map(Self.controllers(below:)) ?? []
    var seen = Set<ObjectIdentifier>()
    recorded =
      (controllers.filter(checker.isRecorded)
      + checker.followed.compactMap(\.controller))
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// A controller, its children and what it presents, at any depth.
  static func controllers(below root: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = []
    var seen = Set<ObjectIdentifier>()
    var waiting = [root]
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      found.append(next)
      if let presented = next.presentedViewController { waiting.append(presented) }
      waiting += next.children.reversed()
    }
    return found
  }

  /// Returns the faults at this moment, for the rules that the checker judges.
  func findings() -> [TreeFinding] {
    var found = evaluate(.hierarchiesDiffer, misplacedControllers)
    found += evaluate(.listedWithoutParent, listedChildrenOfOthers)
    found += evaluate(.inputContinues, each(inputThatContinues))
    found += evaluate(.inputBesideModal, inputBesideModalViews)
    found += evaluate(.animationUnannounced, each(unannouncedAnimation))
    guard moment == .rest else { return found }
    found += evaluate(.unfinished, eachKnown(unfinishedAppearance))
    found += evaluate(.shownWithoutAppearing, eachKnown(visibilityWithoutAppearance))
    found += evaluate(.appearedOutsideWindow, eachKnown(appearanceOutsideWindow))
    found += evaluate(.appearedInHiddenParent, eachKnown(appearanceInHiddenParent))
    found += evaluate(.appearedUnseen, eachKnown(appearanceUnseen))
    found += evaluate(.sizeNotAnnounced, each(unannouncedSize))
    found += evaluate(.geometryNotRestored, each(unrestoredGeometry))
    found += evaluate(.otherOrientation, controllersForOtherOrientation)
    found += evaluate(.firstResponderCovered, each(coveredFirstResponder))
    found += evaluate(.accessibleWhenCovered, accessibleCoveredControllers)
    found += evaluate(.loadedTooEarly, each(earlyLoad))
    return found
  }

  private func evaluate(
    _ rule: ContractRule, _ findings: @autoclosure () -> [(String, String)]
  ) -> [TreeFinding] {
    guard checker.rules.contains(rule) else { return [] }
    return findings().map { TreeFinding(rule: rule, controller: $0.0, text: $0.1) }
  }

  private func each(
    _ finding: (UIViewController) -> String?
  ) -> [(String, String)] {
    recorded.compactMap { controller in
      finding(controller).map { (checker.name(of: controller), $0) }
    }
  }

  /// The same for all controllers, recorded or not.
  private func eachKnown(_ finding: (UIViewController) -> String?) -> [(String, String)] {
    let removed = recorded.filter { recorded in !controllers.contains { $0 === recorded } }
    return (controllers + removed).compactMap { controller in
      finding(controller).map { (checker.name(of: controller), $0) }
    }
  }

  func state(of controller: UIViewController) -> ContractChecker.State {
    checker.state(of: checker.name(of: controller))
  }

  /// The state of any controller: what its callbacks say, if they are recorded. On Apple's systems
  /// it is not known of others.
  func knownState(of controller: UIViewController) -> ContractChecker.State? {
    if checker.isRecorded(controller) { return state(of: controller) }
    #if canImport(UIKit)
      return nil
    #else
      return switch controller.appearanceState {
      case .disappeared: .disappeared
      case .appearing: .appearing
      case .appeared: .appeared
      case .disappearing: .disappearing
      }
    #endif
  }

  // MARK: Remembering

  /// Notes whose parents are in a window: their moves have to end.
  func noteShownParents() {
    for controller in recorded where controller.parent?.viewIfLoaded?.window != nil {
      checker.records[checker.name(of: controller)]?.noteShownParent()
    }
  }

  /// Notes what the next look is compared with.
  func remember() {
    checker.followed = recorded.map { WeakController($0) }
    guard moment == .rest else { return }
    for controller in recorded {
      let size = shownSizes(of: controller)
      checker.records[checker.name(of: controller)]?.sizes = size
      checker.records[checker.name(of: controller)]?.announcedSize = nil
      if hasLeft(controller) { checker.records[checker.name(of: controller)]?.outerGeometry = nil }
    }
  }

  /// The sizes of a view and of what contains it, if the controller has appeared.
  private func shownSizes(
    of controller: UIViewController
  ) -> (own: CGSize, container: CGSize)? {
    guard state(of: controller) == .appeared, let view = controller.viewIfLoaded,
      let host = view.window
    else { return nil }
    let container = controller.parent?.viewIfLoaded ?? host
    return (view.bounds.size, container.bounds.size)
  }

  // MARK: Sizes

  private func unannouncedSize(of controller: UIViewController) -> String? {
    guard let record = checker.records[checker.name(of: controller)], let before = record.sizes,
      let now = shownSizes(of: controller), !now.own.isClose(to: before.own),
      !now.container.isClose(to: before.container)
    else { return nil }
    if let announced = record.announcedSize, announced.isClose(to: now.own) { return nil }
    let announcement = record.announcedSize?.text ?? "nothing"
    return "its size is \(now.own.text), was \(before.own.text), and \(announcement) was announced"
  }

  /// Whether a controller has been removed from its parent and its view is nowhere.
  private func hasLeft(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && checker.records[checker.name(of: controller)]?.parent == .some(nil)
      && controller.viewIfLoaded?.superview == nil
  }

  private func unrestoredGeometry(of controller: UIViewController) -> String? {
    guard hasLeft(controller), let view = controller.viewIfLoaded,
      let before = checker.records[checker.name(of: controller)]?.outerGeometry
    else { return nil }
    let now = ReceiverState.Geometry(of: view)
    let isRestored =
      now.size.isClose(to: before.size) && now.autoresizingMask == before.autoresizingMask
      && abs(now.center.x - before.center.x) < 0.01 && abs(now.center.y - before.center.y) < 0.01
    return isRestored ? nil : "\(now.text), before it was added \(before.text)"
  }

  private func earlyLoad(of controller: UIViewController) -> String? {
    guard controller.parent != nil, controller.isViewLoaded, !checker.hasBeenPlaced(controller)
    else {
      return nil
    }
    return "its view was loaded, and is in no other view"
  }

  // MARK: Hierarchies

  private var misplacedControllers: [(String, String)] {
    var found: [(String, String)] = []
    window.visitViews { view in
      guard let controller = view.ownController, !isInPlace(controller, view) else { return }
      let host =
        view.superview?.nearestController.map(checker.name(of:)) ?? "no controller"
      let parent = controller.parent.map(checker.name(of:)) ?? "none"
      found.append(
        (
          checker.name(of: controller),
          "its view is in the view of \(host), its parent is \(parent)"
        ))
    }
    return found
  }

  private func isInPlace(_ controller: UIViewController, _ view: UIView) -> Bool {
    if controller === window.rootViewController { return true }
    if let parent = controller.parent { return view.superview?.nearestController === parent }
    return controller.presentingViewController != nil || controller.isBeingDismissed
  }

  // MARK: Lists

  /// The children of stacks, and of what a container would save those that another one has.
  private var listedChildrenOfOthers: [(String, String)] {
    controllers.flatMap { container in
      let core = container.ownedCore
      let stacked = (core?.stacks.flatMap(\.viewControllers) ?? []).filter {
        $0.parent !== container
      }
      let saved = container as? any RestorableContainer ?? core as? any RestorableContents
      let elsewhere = (saved?.restorableChildren ?? []).map(\.viewController).filter {
        // Inside a callback, the container that it has moved to may be about to be added.
        moment == .rest && $0.parent != nil && !isInside($0, container)
      }
      return (stacked + elsewhere).map { child in
        let parent = child.parent.map(checker.name(of:)) ?? "none"
        return (
          checker.name(of: child),
          "\(checker.name(of: container)) lists it, and its parent is \(parent)"
        )
      }
    }
  }

  /// Whether a controller is in a container, at any depth, or in what that presents.
  private func isInside(_ controller: UIViewController, _ container: UIViewController) -> Bool {
    sequence(first: controller) { $0.parent ?? $0.presentingViewController }
      .contains { $0 === container }
  }

  // MARK: Orientations

  private var controllersForOtherOrientation: [(String, String)] {
    #if os(tvOS) || os(visionOS)
      return []
    #else
      guard let orientation = window.windowScene?.interfaceOrientation,
        orientation.isLandscape || orientation.isPortrait, !window.isHidden
      else { return [] }
      return controllers.compactMap { controller in
        guard let clone = controller as? any OrientationCloning,
          controller.viewIfLoaded?.window != nil
        else { return nil }
        if checker.isRecorded(controller), state(of: controller) != .appeared {
          return nil
        }
        guard let other = clone.viewController(forLandscape: orientation.isLandscape),
          other !== controller
        else { return nil }
        let name = checker.name(of: controller)
        return (name, "\(checker.name(of: other)) is for the present orientation")
      }
    #endif
  }
}

extension ReceiverState.Geometry {
  fileprivate nonisolated var text: String {
    "center \(center.x), \(center.y), size \(size.text), mask \(autoresizingMask)"
  }
}
