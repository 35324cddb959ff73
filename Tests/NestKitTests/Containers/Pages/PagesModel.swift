@testable import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Follows the steps of a state machine of pages as a container would, and notes every rule that
/// they break.
struct PagesModel {
  typealias Member = PagesStateMachine.Member
  typealias Input = PagesStateMachine.Input

  /// The model's values of a page that is a child.
  struct Page: Equatable {
    var index: Int
    var frame: CGRect
    var appearance = ContainerAppearance.disappeared
    var isLeaving = false
  }

  var machine = PagesStateMachine()
  var pages: [Member: Page] = [:]
  var steps: [PagesStep] = []
  var problems: [String] = []
  /// The indices of pages for which there is no controller.
  var missing: Set<Int> = []
  /// Whether an operation of the program runs.
  private var isSelecting = false
  private var offset = CGPoint.zero

  /// A container of pages that are as long as the region, of 100 × 100 points.
  init(count: Int, layout: PageLayout = PagesModel.layout(), requestsWrapping: Bool = false) {
    handle(.layout(layout, requestsWrapping: requestsWrapping, isDragged: false))
    reload(count: count, selecting: 0, requestsWrapping: requestsWrapping)
  }

  /// A container whose pages are turned, without a page.
  init(turning layout: PageLayout) {
    machine = PagesStateMachine(order: .pageScroll)
    handle(.layout(layout, requestsWrapping: false, isDragged: false))
    handle(.open(-1...1))
  }

  static func layout(
    _ length: CGFloat = 100, pageLength: CGFloat? = nil, isPaging: Bool = true,
    isMirrored: Bool = false
  ) -> PageLayout {
    PageLayout(
      size: CGSize(width: length, height: 100), isMirrored: isMirrored, isPaging: isPaging,
      preferredLength: pageLength)
  }

  // MARK: Input

  mutating func handle(_ input: Input) {
    steps = []
    machine.handle(input)
    run()
  }

  /// Scrolls the content by hand.
  mutating func drag(to leadingOffset: CGFloat) {
    machine.beginMovementByHand()
    move(to: leadingOffset)
  }

  mutating func move(to leadingOffset: CGFloat) {
    machine.beginMovement()
    machine.leadingOffset = leadingOffset
    handle(.moved)
  }

  /// Brings the container to a visibility by the shortest sequence.
  mutating func bring(to visibility: ContainerAppearance) {
    let leadingOffset: [ContainerAppearance.Callback] =
      switch visibility {
      case .disappeared: []
      case .appearing: [.willAppear]
      case .appeared: [.willAppear, .didAppear]
      case .disappearing: [.willAppear, .didAppear, .willDisappear]
      }
    for callback in leadingOffset { handle(.container(callback, animated: true)) }
  }

  /// Selects a page, where the container accepts it.
  mutating func select(_ index: Int, _ direction: PageDirection = .nearest, animated: Bool) {
    guard machine.acceptsRequest, machine.resolve(index, direction) == .change else { return }
    isSelecting = true
    handle(.select(index, direction, animated: animated))
  }

  /// Makes the pages others, where the container accepts it; those with an even number stay, one
  /// further.
  mutating func reload(count: Int, selecting index: Int, requestsWrapping: Bool = false) {
    guard machine.acceptsRequest else { return }
    isSelecting = true
    let retained = pages.filter { $0.key.rawValue.isMultiple(of: 2) && $0.value.index + 1 < count }
    let change = machine.reload(count: count, selecting: index, requestsWrapping: requestsWrapping)
    handle(.reload(change, retained: retained.mapValues { $0.index + 1 }))
  }

  /// Turns to another page, where the container accepts it.
  mutating func turn(forward isForward: Bool, animated: Bool, isByHand: Bool = false) {
    guard machine.acceptsRequest else { return }
    isSelecting = true
    handle(.turn(forward: isForward, animated: animated, isByHand: isByHand))
  }

  mutating func exchange(animated: Bool) {
    guard machine.acceptsRequest else { return }
    handle(.exchange(machine.sortedPages.map(\.member), duration: animated ? 0.3 : nil))
  }

  // MARK: Steps

  private mutating func run() {
    while let step = machine.nextStep() {
      steps.append(step)
      follow(step)
    }
    check()
  }

  private mutating func follow(_ step: PagesStep) {
    switch step {
    case .load(let member, let index, let frame):
      // Those that are replaced leave at the end.
      let isOther = steps.contains(where: \.isSelectionChange)
      if !isOther, pages.values.contains(where: { $0.index == index && !$0.isLeaving }) {
        problems.append("page \(index) is loaded twice")
      }
      if missing.contains(index) {
        machine.loadDidFail(member)
      } else {
        pages[member] = Page(index: index, frame: frame)
      }
    case .place(let member, let frame, _): change(member, step) { $0.frame = frame }
    case .join(let member, let index): pages[member] = Page(index: index, frame: .null)
    case .willLeave(let member), .willStay(let member): change(member, step) { _ in }
    case .unload(let member, _), .remove(let member):
      let page = pages.removeValue(forKey: member)
      if let page, page.appearance != .disappeared { note("\(step) of a page that is seen") }
    case .unloadView(let member): change(member, step) { $0.frame = .null }
    case .begin(let member, let appearing, _): begin(member, appearing, step)
    case .end(let member): end(member, step)
    case .exchange(let former, let new, let index, let frame):
      change(former, step) { $0.isLeaving = true }
      pages[new] = Page(index: index, frame: frame)
    case .arrange(let layout, _, let leadingOffset, _):
      offset = layout.offset(atLeadingOffset: leadingOffset)
    case .stop(let position): offset = position
    case .finish:
      if !isSelecting { note("\(step) without an operation") }
      isSelecting = false
    case .didSelect(let index, _):
      if index != machine.currentIndex { note("\(step), and \(index) is not selected") }
    case .endDissolve(let member), .didJoin(let member): change(member, step) { _ in }
    case .layOut, .scroll, .willSelect, .selectionDidChange, .updatePreferences, .didRest,
      .dissolve, .releasePrepared:
      break
    }
  }

  private mutating func change(_ member: Member, _ step: PagesStep, _ body: (inout Page) -> Void) {
    guard var page = pages[member] else {
      // Others may name a page that could not be loaded.
      return missing.isEmpty ? note("\(step) of no page") : ()
    }
    body(&page)
    pages[member] = page
  }

  private mutating func begin(_ member: Member, _ appearing: Bool, _ step: PagesStep) {
    guard let page = pages[member] else { return change(member, step) { _ in } }
    let isReversed = appearing ? page.appearance == .disappearing : page.appearance == .appearing
    let isBegun = page.appearance == (appearing ? .disappeared : .appeared)
    if !isReversed, !isBegun { note("\(step) while it is \(page.appearance)") }
    if appearing, page.frame == .null { note("\(step) without a view") }
    change(member, step) { $0.appearance = appearing ? .appearing : .disappearing }
  }

  private mutating func end(_ member: Member, _ step: PagesStep) {
    switch pages[member]?.appearance {
    case .appearing: change(member, step) { $0.appearance = .appeared }
    case .disappearing: change(member, step) { $0.appearance = .disappeared }
    case .appeared, .disappeared: note("\(step) without a beginning")
    case nil: change(member, step) { _ in }
    }
  }

  private mutating func note(_ problem: String) { problems.append(problem) }

  // MARK: Rules

  /// Checks the rules that apply after every input.
  private mutating func check() {
    for (member, page) in pages {
      guard let known = machine.pages[member] else {
        note("the machine does not know page \(page.index)")
        continue
      }
      // A page that is turned is before or after the other one.
      if known.index != page.index, !machine.turns, !steps.contains(where: \.isSelectionChange) {
        note("page \(page.index) has the index \(known.index)")
      }
      pages[member]?.index = known.index
      if known.appearance != page.appearance {
        note("page \(page.index) is \(page.appearance) and not \(known.appearance)")
      }
      if page.frame != .null, page.frame != machine.layout.frame(ofSlot: known.slot) {
        note("page \(page.index) is at \(page.frame) in slot \(known.slot)")
      }
    }
    if machine.pages.count != pages.count { note("the machine has \(machine.pages.count) pages") }
    if machine.movement == nil {
      if isSelecting { note("the operation has not ended") }
      checkRest()
    }
  }

  /// Checks the rules that apply when nothing moves.
  private mutating func checkRest() {
    if machine.isArranged, machine.layout.offset(atLeadingOffset: machine.leadingOffset) != offset {
      note("the content is at \(offset) and not at \(machine.leadingOffset)")
    }
    guard machine.visibility == .appeared, machine.leaving.isEmpty, machine.strip.count > 0 else {
      if machine.visibility == .disappeared, let page = pages.values.first(where: \.isSeen) {
        note("page \(page.index) is \(page.appearance) while the container is not seen")
      }
      return
    }
    let visible = machine.layout.visibleSlots(atLeadingOffset: machine.leadingOffset)
    if !visible.contains(machine.currentSlot) { note("the selected page is out of sight") }
    for page in machine.sortedPages {
      let isInSight = visible.contains(page.slot)
      if page.appearance != (isInSight ? .appeared : .disappeared) {
        note("page \(page.index) is \(page.appearance), in sight: \(isInSight)")
      }
      let reach = machine.preloadedCount
      if page.slot < visible.lowerBound - reach || page.slot > visible.upperBound + reach {
        note("page \(page.index) is loaded and far away")
      }
    }
    for slot in visible {
      guard let index = machine.strip.index(at: slot), !missing.contains(index) else { continue }
      if machine.members[index] == nil { note("page \(index) is in sight and not loaded") }
    }
  }
}

extension PagesModel.Page {
  var isSeen: Bool { appearance != .disappeared }
}

extension PagesStep {
  /// Whether other pages may have the indices from here on.
  var isSelectionChange: Bool {
    if case .selectionDidChange = self { true } else { false }
  }
}
