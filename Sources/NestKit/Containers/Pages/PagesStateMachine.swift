import AppearanceOrders

/// The state machine of a container of pages, as a value: which pages are loaded, which of them are
/// seen, where the content is, and which steps are left.
///
/// The owner puts inputs in with ``handle(_:)``, takes steps out with ``nextStep()``, and performs
/// all of them before the next input. Nothing here knows a controller or a view.
package nonisolated struct PagesStateMachine: Sendable {
  /// The name of a page that is, was or is going to be a child.
  package struct Member: Hashable, Sendable {
    package let rawValue: Int
  }

  package typealias Step = PagesStep

  /// A page that is a child of the container, or is going to be one as soon as its step is
  /// performed.
  package struct Page: Sendable, Equatable {
    package let member: Member
    package var index: Int
    package var slot: Int
    package var appearance = ContainerAppearance.disappeared
    /// Whether it replaces another one that has not disappeared yet.
    package var isReplacement = false
    /// The frame of its view; `nil` where that is not in the tree.
    var frame: CGRect?
  }

  /// An input: a callback, a change of the content, or a request of the program.
  package enum Input: Sendable, Equatable {
    /// The container has received a callback about its own appearance.
    case container(ContainerAppearance.Callback, animated: Bool)
    /// The region or the properties may have changed.
    case layout(PageLayout, requestsWrapping: Bool, isDragged: Bool)
    /// The content has moved.
    case moved
    /// The content has stopped.
    case rested
    /// The movement of the content is to end at once.
    case finish
    /// The program selects a page; see ``PagesStateMachine/resolve(_:_:)``.
    case select(Int, PageDirection, animated: Bool)
    /// The pages are others, of which those in `remaining` stay, with other indices.
    case reload(PageReload, retained: [Member: Int])
    /// The container turns to another page, where pages are turned.
    case turn(forward: Bool, animated: Bool, isByHand: Bool)
    /// The slots to which a finger may begin to turn, where pages are turned.
    case open(ClosedRange<Int>)
    /// Pages are exchanged for other controllers, which dissolve into each other in `duration`, or
    /// at once.
    case exchange([Member], duration: TimeInterval?)
    /// The dissolve of pages that are exchanged has ended.
    case exchanged
    /// Another number of pages is loaded on each side of those that are in sight.
    case preload(Int)
    /// Views that are not seen are unloaded.
    case release
    /// The program has removed children, or has given them to another container.
    case removedByProgram([Member])
    /// The content resists, or does not any more.
    case resist(Bool)
    /// Pages in place of those that the program has removed are made.
    case remade
  }

  /// The order in which the two pages of a turn are called; `nil` where pages are not turned.
  ///
  /// Where they are, the program, or a finger, turns from the page that is shown to another one, in
  /// the slot beside it. Only these two are children, and they leave and join the container with
  /// the turn.
  package let order: AppearanceOrder?
  /// The slots to which a finger may begin to turn, where pages are turned.
  var openSlots = 0...0
  /// Whether the turn that runs leads back.
  package internal(set) var isTurnedBack = false
  /// Whether the movement that has ended last has led to another page.
  package internal(set) var hasLedToAnotherPage = false
  /// How many pages are loaded on each side of those that are in sight.
  package private(set) var preloadedCount: Int
  package internal(set) var strip = PageStrip()
  package internal(set) var layout = PageLayout()
  /// Whether the layout has been applied to the scroll view.
  package internal(set) var isArranged = false
  /// How far the content has been scrolled; the owner sets it before an input.
  package var leadingOffset: CGFloat = 0
  /// The slot of the selected page, or of the one that was selected before the movement that runs.
  package internal(set) var currentSlot = 0
  /// Whether the container is seen.
  package internal(set) var visibility = ContainerAppearance.disappeared
  /// The movement of the content; `nil` while it rests.
  package internal(set) var movement: PagesMovement?
  /// All pages that are children, those that are going to be removed included.
  package internal(set) var pages: [Member: Page] = [:]
  /// The pages that are shown or loaded, by their index.
  package internal(set) var members: [Int: Member] = [:]
  /// Pages that others replace, while these appear.
  package internal(set) var leaving: [Member] = []
  /// The indices of pages that the program has removed, and that have not been made again.
  var removed: Set<Int> = []
  /// The indices of pages for which there was no controller that can be shown.
  package internal(set) var missing: Set<Int> = []
  /// Whether the content resists: nothing but the page in the present slot can be reached.
  package internal(set) var resists = false
  /// Whether the appearance of the container that runs takes time.
  var appearsAnimated = false
  private var memberCount = 0
  private var upcoming: ArraySlice<Step> = []

  /// A machine without pages.
  ///
  /// - Parameter order: The order in which the two pages of a turn are called. Default: `nil`,
  ///   pages are not turned.
  package init(order: AppearanceOrder? = nil) {
    self.order = order
    preloadedCount = order == nil ? 1 : 0
  }

  /// Whether pages are turned.
  package var turns: Bool { order != nil }

  // MARK: Steps

  /// Whether every step has been taken.
  package var isIdle: Bool { upcoming.isEmpty }

  /// Whether a request may begin.
  package var acceptsRequest: Bool {
    isIdle && movement == nil && (visibility == .appeared || visibility == .disappeared)
  }

  /// The next thing to do, or `nil` when nothing is left.
  package mutating func nextStep() -> Step? { upcoming.popFirst() }

  mutating func append(_ step: Step) { upcoming.append(step) }

  /// There is no controller for a page whose `load` is being performed: the page stays empty until
  /// it was out of reach, or is selected.
  package mutating func loadDidFail(_ member: Member) {
    guard let page = pages.removeValue(forKey: member) else { return }
    members[page.index] = nil
    missing.insert(page.index)
  }

  /// There is no controller for a page that has been asked for in advance.
  package mutating func noteMissing(_ index: Int) { missing.insert(index) }

  // MARK: Input

  /// Plans what follows from an input.
  package mutating func handle(_ input: Input) {
    switch input {
    case .container(let callback, let animated): containerChanged(callback, animated: animated)
    case .layout(let layout, let requestsWrapping, let isDragged):
      updateLayout(layout, requestsWrapping: requestsWrapping, isDragged: isDragged)
    case .moved: follow()
    case .rested: settle()
    case .finish: finishMovement()
    case .select(let index, let direction, let animated):
      finishExchange()
      select(index, direction, animated: animated)
    case .reload(let change, let retained):
      finishExchange()
      reload(change, keeping: retained)
    case .turn(let isForward, let animated, let isByHand):
      finishExchange()
      turn(forward: isForward, animated: animated, isByHand: isByHand)
    case .open(let slots):
      openSlots = slots
      // A turn that runs has slots of its own.
      if isArranged, movement?.selection == nil { arrange(atLeadingOffset: leadingOffset) }
    case .resist(let resists):
      self.resists = resists
      if isArranged { arrange(atLeadingOffset: leadingOffset) }
    case .exchange(let former, let duration): exchange(former, duration: duration)
    case .exchanged: finishExchange()
    case .preload(let count):
      preloadedCount = count
      if movement == nil { showRestingPages(animated: false) }
    case .release: releaseHiddenPages()
    case .removedByProgram(let members): for member in members { unloadRemoved(member) }
    case .remade: loadRemoved()
    }
  }

  /// A hand or something outside begins to move the content.
  package mutating func beginMovement() {
    guard movement == nil else { return }
    movement = PagesMovement(isByHand: true, tracking: PageTracking(from: currentSlot))
  }

  /// A finger or a wheel begins to move the content, also where the program moves it.
  package mutating func beginMovementByHand() {
    beginMovement()
    movement?.isByHand = true
    movement?.releaseOffset = nil
  }

  // MARK: Pages

  /// The index of the selected page, or of the one that was selected before the movement that runs.
  package var currentIndex: Int? { strip.index(at: currentSlot) }

  /// The selected page, or the one that was selected before the movement that runs; `nil` if it is
  /// not loaded.
  package var currentMember: Member? { currentIndex.flatMap { members[$0] } }

  /// The index of the page that is going to be selected, or is.
  package var activeIndex: Int? {
    guard let movement else { return currentIndex }
    return movement.isByHand
      ? strip.index(at: movement.tracking.destination)
      : movement.selection.flatMap { strip.index(at: $0.slot) }
  }

  /// The pages that are loaded, in the order of their slots.
  package var sortedPages: [Page] {
    members.values.compactMap { pages[$0] }.sorted { $0.slot < $1.slot }
  }

  /// The members that replace others.
  var replacements: [Page] { sortedPages.filter(\.isReplacement) }

  /// A name for a new page.
  mutating func makeMember() -> Member {
    memberCount += 1
    return Member(rawValue: memberCount - 1)
  }
}

/// A movement of the content.
package nonisolated struct PagesMovement: Sendable, Equatable {
  /// A page to which the program scrolls.
  package struct Selection: Sendable, Equatable {
    let index: Int
    var slot: Int
    /// Where the page rests, and where the movement has begun.
    var leadingOffset: CGFloat
    var start: CGFloat
  }

  /// The page that the program has selected, also when a finger has taken up the movement to it.
  package var selection: Selection?
  /// Whether a finger, a wheel or a key decides.
  package var isByHand: Bool
  var tracking: PageTracking
  /// The slots that were in sight when it was followed last.
  var visible: ClosedRange<Int>?
  /// Where it stops after a release.
  var releaseOffset: CGFloat?
  /// Whether the delegate has received that another page is going to be selected.
  var isAnnounced = false

  /// Whether the program moves the content, and no finger.
  package var isByProgram: Bool { selection != nil && !isByHand }
}

/// Other pages, as they are going to be numbered.
package nonisolated struct PageReload: Sendable, Equatable {
  package let strip: PageStrip
  /// The slot of the page that is selected then.
  package let slot: Int
  /// The indices of the pages that are in sight then, and of those that are loaded beside them.
  package let visible: [Int]
  package let beside: [Int]
}
