import AppearanceOrders

/// Shows the pages of a container: performs the steps of ``PagesStateMachine`` with the scroll view
/// and the children.
package final class PagesEngine {
  typealias Member = PagesStateMachine.Member

  /// The container, which alone keeps this object.
  unowned let owner: any PagesContainer
  package let link: ContainerLink
  let groups = ContainerGroupPool()
  package let host: PagesHostView
  private(set) lazy var relay = PagesScrollRelay(engine: self)
  var scrollView: PagesScrollView { host.scrollView }

  var machine: PagesStateMachine
  package var queue = ContainerQueue<PagesRequest>()
  /// The inputs that are handled as soon as the steps before them have been performed.
  var due: Due = []
  // MARK: The change that is performed

  package let participants = ContainerParticipants<PagesEngine>()
  /// The page that was selected before it.
  private(set) var former: Member?
  /// Whether the content has stopped, and its last callbacks are being sent.
  var isResting = false
  /// The movement that the program drives instead of a finger.
  var owned: PagesInteraction? {
    didSet { if owned == nil { participants.endInteraction() } }
  }
  /// Whether the content is about to resist a finger.
  var isAboutToResist = false
  /// Whether the content scrolls by itself after the program has released it.
  var isReleased = false
  /// Whether pages are being exchanged for other controllers.
  var isExchanging: Bool { !machine.leaving.isEmpty }

  /// Whether the engine itself changes the scroll view.
  private(set) var isAdjusting = false

  // MARK: Pages

  var source = PageSource.list([])
  /// Makes the pages that there are now; the container may have been given another data source
  /// already.
  var maker: PageMaker?
  /// Those that are children.
  var pages: [Member: Page] = [:]
  /// The controller to which the container turns, until it is a child.
  private(set) var turned: UIViewController?
  /// Controllers for pages that are not children yet, by their index.
  var prepared: [Int: UIViewController] = [:]
  var states = PageStates()
  /// The orientation for which pages are shown; `nil` before it is known.
  var orientation: PageOrientation?
  /// The controllers that the source has returned, for those prepared controllers that stand for
  /// them in the other orientation.
  var origins: [ObjectIdentifier: UIViewController] = [:]
  /// The controllers for which pages are about to be exchanged.
  var clones: [Member: UIViewController] = [:]
  /// The pages of the list that have been taken, until they are in it no more.
  var takenPages: Set<ObjectIdentifier> = []

  /// Creates an engine without pages.
  ///
  /// - Parameters:
  ///   - owner: The container, which is not retained, and alone keeps the engine.
  ///   - host: The view that the engine adds to its region.
  ///   - order: The order in which the two pages of a turn are called; see
  ///     ``PagesStateMachine/order``. Default: `nil`, pages are not turned.
  package init(owner: any PagesContainer, host: PagesHostView, order: AppearanceOrder? = nil) {
    self.owner = owner
    self.host = host
    machine = PagesStateMachine(order: order)
    link = ContainerLink(to: owner)
    participants.engine = self
    scrollView.delegate = relay
    // The program may keep the views longer than the container.
    let participants = participants
    host.onLayout = { participants.engine?.setNeeds(.layout) }
    if !host.containsScrollView { scrollView.onLayout = host.onLayout }
    scrollView.onShouldScroll = { participants.engine?.mayScroll() ?? false }
    scrollView.onShouldFollow = { participants.engine?.owner.mayFollow($0) ?? false }
    scrollView.onKey = { participants.engine?.owner.selectEnd(for: $0) ?? false }
  }

  deinit {
    participants.clear()
    queue.abandon()
  }

  /// Changes the scroll view; what it reports meanwhile is known.
  func adjust(_ body: () -> Void) {
    let wasAdjusting = isAdjusting
    isAdjusting = true
    body()
    isAdjusting = wasAdjusting
  }

  // MARK: The loaded pages

  /// The page at an index, if it is loaded.
  func page(at index: Int) -> Page? { machine.members[index].flatMap { pages[$0] } }

  /// The controller of a page; `nil` if there is none, or if its data source has not been asked for
  /// it.
  func viewController(at index: Int) -> UIViewController? {
    if !machine.turns, case .list(let list) = source {
      return list.indices.contains(index) && !isElsewhere(list[index]) ? list[index] : nil
    }
    return page(at: index)?.viewController ?? prepared[index]
  }

  /// The page that is selected, or to which the content moves.
  package var activeViewController: UIViewController? {
    machine.activeIndex.flatMap(viewController)
  }

  /// The page that was selected when the content rested last.
  package var restingViewController: UIViewController? {
    machine.currentIndex.flatMap(viewController)
  }

  /// The pages that have appeared or are appearing, in the order in which they stand.
  package var visibleViewControllers: [UIViewController] {
    sortedPages.filter {
      $0.content.appearance == .appeared || $0.content.appearance == .appearing
    }.map(\.viewController)
  }

  /// The pages that are asked about orientations.
  package func viewControllers(deciding mode: AutorotationMode) -> [UIViewController] {
    switch mode {
    case .placedChildren: visibleViewControllers
    case .containerOnly: []
    case .topChildren: activeViewController.map { [$0] } ?? []
    case .allChildren: sortedPages.map(\.viewController)
    }
  }

  /// The pages, in the order of their slots.
  var sortedPages: [Page] { machine.sortedPages.compactMap { pages[$0.member] } }

  /// Whether the program has removed the child, or given it another parent.
  func isRemovedByProgram(_ page: Page) -> Bool { page.viewController.parent !== owner }
}

// MARK: - Input

extension PagesEngine {
  /// The inputs that are still to be handled.
  package nonisolated struct Due: OptionSet {
    package let rawValue: Int

    /// A set of inputs.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The region or the properties have changed.
    package static let layout = Due(rawValue: 1)
    /// The content has moved.
    static let moved = Due(rawValue: 2)
    /// The content has stopped.
    static let rested = Due(rawValue: 4)
    /// The movement is to end at once.
    static let finish = Due(rawValue: 8)
    /// The dissolve of pages that are exchanged has ended.
    static let exchanged = Due(rawValue: 16)
    /// Another number of pages is loaded on each side.
    static let preload = Due(rawValue: 32)
    /// A finger may begin to turn to other slots.
    package static let open = Due(rawValue: 64)
    /// Pages have been taken.
    static let taken = Due(rawValue: 128)
    /// Pages that were taken are made again by the data source.
    static let remade = Due(rawValue: 256)
    /// The content resists a finger, or does not any more.
    static let resisting = Due(rawValue: 512)
  }

  package func setNeeds(_ due: Due) {
    self.due.formUnion(due)
    pump()
  }

  private func take(_ input: Due) -> Bool { due.remove(input) != nil }

  /// Plans what follows from an input, with the content where it is and the pages that are still
  /// children.
  func handle(_ input: PagesStateMachine.Input) {
    if machine.isArranged {
      machine.leadingOffset = machine.layout.leadingOffset(atOffset: scrollView.contentOffset)
    }
    let removed = pages.filter { isRemovedByProgram($0.value) }.keys.sorted {
      $0.rawValue < $1.rawValue
    }
    for member in removed { pages[member]?.content.childWasTaken() }
    if !removed.isEmpty { machine.handle(.removedByProgram(removed)) }
    let wasMoving = isMoving
    if !isResting { former = machine.currentMember }
    machine.handle(input)
    guard wasMoving, !isMoving else { return }
    isResting = true
    if machine.resists { resist(false) }
    (owned, isReleased) = (nil, false)
    endReportedMovement()
  }
}

extension PagesEngine: ContainerEngine {
  package var hostView: ContainerHostView { host }

  package func accepts(_ request: PagesRequest) -> Bool { machine.acceptsRequest }

  package var refusal: Misuse? { nil }

  package var isMoving: Bool { machine.movement != nil }

  package var isDragged: Bool { scrollView.isDragging || scrollView.isTracking || owned != nil }

  package func replaces(_ request: PagesRequest, _ waiting: PagesRequest) -> Bool {
    request.isReload && waiting.isReload
  }

  /// Whether the pages are going to be others.
  var isReloadWaiting: Bool { queue.last?.isReload == true }

  package func performStep() -> ContainerStepResult {
    if let step = machine.nextStep() {
      perform(step)
    } else if take(.rested) {
      handle(.rested)
    } else if take(.finish) {
      handle(.finish)
    } else if take(.exchanged) {
      handle(.exchanged)
    } else if take(.taken) {
      handle(.removedByProgram([]))
    } else if !reportMovement() {
      return .nothing
    }
    return .performed
  }

  package func handleContentChange() -> Bool {
    if take(.layout) {
      let layout = owner.makeLayout(in: host)
      if machine.isEnded(by: layout, requestsWrapping: owner.wraps) { interruptInteraction() }
      handle(layoutInput)
    } else if take(.moved) {
      handle(.moved)
      updateCoordinator()
    } else if take(.preload) {
      handle(.preload(owner.numberOfPreloadedPages))
    } else if take(.open) {
      handle(.open(owner.openSlots))
    } else if take(.remade) {
      handle(.remade)
    } else if take(.resisting) {
      handle(.resist(isAboutToResist))
    } else {
      return false
    }
    return true
  }

  private var layoutInput: PagesStateMachine.Input {
    .layout(
      owner.makeLayout(in: host), requestsWrapping: owner.wraps,
      isDragged: scrollView.isDragging || owned != nil)
  }

  package func begin(_ change: ContainerVisibilityChange) {
    if change.kind == .willDisappear { interruptInteraction() }
    let input = PagesStateMachine.Input.container(change.kind, animated: change.isAnimated == true)
    if change.kind == .didAppear { for page in pages.values { page.content.resignIfCovered() } }
    guard change.kind == .willAppear else { return handle(input) }
    handle(layoutInput)
    machine.handle(input)
  }

  package func finishRunning() { setNeeds(.finish) }

  package func releaseHiddenViews() {
    if !machine.turns || link.core?.unloadsViewsOnMemoryWarning == true { requestRelease() }
  }

  package func unloadHiddenViews() { handle(.release) }

  package func didBecomeIdle() {
    if isMoving || isExchanging {
      participants.coordinator?.transitionDidBegin()
    } else {
      endTransition()
    }
  }

  package func begin(_ entry: ContainerQueue<PagesRequest>.Entry) {
    layOutRegion()
    release()
    let refusal: Misuse?
    switch entry.request {
    case .select(let index, let direction): refusal = begin(entry, selecting: index, direction)
    case .reload(let source, let index, let offered):
      refusal = begin(entry, reloading: source, selecting: index, offered: offered)
    case .turn(let controller, let isForward, let isByHand):
      refusal = begin(entry, turningTo: controller, forward: isForward, isByHand: isByHand)
    case .exchangeClones:
      exchangePages()
      entry.operation.finish(.done)
      refusal = nil
    }
    if let refusal { entry.operation.finish(.refused(refusal)) }
  }

  /// The region and the pages get their present sizes, before a request is planned with them: no
  /// page appears in a former size.
  private func layOutRegion() {
    guard machine.visibility == .appeared else { return }
    owner.viewIfLoaded?.layoutIfNeeded()
    guard take(.layout) else { return }
    handle(layoutInput)
    while let step = machine.nextStep() { perform(step) }
  }

  // MARK: Selecting

  /// - Returns: Why it is refused, which has been reported if it is a misuse.
  private func begin(
    _ entry: ContainerQueue<PagesRequest>.Entry, selecting index: Int, _ direction: PageDirection
  ) -> Misuse? {
    switch machine.resolve(index, direction) {
    case .noSuchPage:
      let misuse = Misuse.noPage(index, count: machine.strip.count, in: owner)
      // The end of the list is no misuse for who requests the next page.
      if direction == .nearest { Misuse.report(misuse) }
      return misuse
    case .nothingToDo:
      entry.operation.finish(.coalesced)
      return nil
    case .change: break
    }
    if machine.visibility == .appeared, case .failure(let misuse) = controller(at: index) {
      return misuse
    }
    queue.running = entry.operation
    handle(.select(index, direction, animated: entry.isAnimated && takesTime))
    return nil
  }

  var takesTime: Bool {
    UIView.areAnimationsEnabled && host.window != nil
      && (machine.turns || !UIAccessibility.isReduceMotionEnabled)
  }

  // MARK: Turning

  /// Whether a turn would begin at once.
  package var canTurn: Bool { !isBusy && machine.acceptsRequest && machine.visibility == .appeared }

  /// - Returns: Why it is refused, which has been reported.
  private func begin(
    _ entry: ContainerQueue<PagesRequest>.Entry, turningTo controller: UIViewController,
    forward isForward: Bool, isByHand: Bool
  ) -> Misuse? {
    if let shown = machine.currentMember.flatMap({ pages[$0] }), !isRemovedByProgram(shown),
      shown.viewController === controller || shown.content.origin === controller
    {
      entry.operation.finish(.coalesced)
      return nil
    }
    let child = oriented(controller)
    if let misuse = Misuse.ofAdding(child, to: owner) {
      Misuse.report(misuse)
      return misuse
    }
    if child !== controller { willExchange(controller, with: child) }
    queue.running = entry.operation
    turned = child
    // A finger may have been lifted while the request has waited.
    let isByHand = isByHand && scrollView.isDragging
    handle(
      .turn(forward: isForward, animated: entry.isAnimated && takesTime, isByHand: isByHand))
    return nil
  }

  /// The controller to which the container turns becomes a child.
  func joinTurned(_ member: Member, at index: Int) {
    guard let child = turned else { return machine.loadDidFail(member) }
    turned = nil
    join(child, as: member, at: index)
  }
}

// MARK: - Reports of the scroll view

extension PagesEngine {
  /// The content has moved, for whatever reason.
  func contentDidMove() {
    guard !isAdjusting else { return }
    machine.beginMovement()
    setNeeds(.moved)
    // Something outside has set the offset.
    if machine.movement?.isByProgram == false, owned == nil, !isReleased, !scrollView.isMoving {
      setNeeds(.rested)
    }
  }

  /// A finger or a wheel begins to move the content, or continues a movement that runs.
  func dragDidBegin() {
    guard !isAdjusting else { return }
    (owned, isReleased) = (nil, false)
    // The program may release the container in it, or take the page, which ends the drag.
    let container = link.container
    let isDragging = scrollView.isDragging
    owner.dragWillBegin()
    guard scrollView.isDragging == isDragging else { return }
    machine.beginMovementByHand()
    // The content is scrolled as far as the other page.
    if machine.turns { setNeeds(.open) }
    participants.coordinator?.interactionDidBegin()
    extendLifetime(container)
  }

  /// The content is released: where it stops.
  func target(ofReleaseTowards offset: CGPoint) -> CGPoint {
    guard !isAdjusting else { return offset }
    let layout = machine.layout
    let target = machine.release(towards: layout.leadingOffset(atOffset: offset)).map(layout.offset)
    participants.coordinator?.interactionDidEnd(cancelled: isReturning, velocity: nil)
    // A turn that leads back announces that.
    if machine.turns { pump() }
    return target ?? offset
  }

  /// The content has stopped.
  func contentDidStop() {
    // A finger has stopped it, whose drag follows.
    guard !isAdjusting, !scrollView.isPanActive else { return }
    machine.leadingOffset = machine.layout.leadingOffset(atOffset: scrollView.contentOffset)
    setNeeds(machine.stopsBetweenPages(isInWindow: host.window != nil) ? .finish : .rested)
  }
}
