import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Follows the steps of a state machine as a container would, and notes every rule that they break.
struct StackModel {
  typealias Member = ContainerStackMember

  /// An event that was sent to the delegate.
  struct Event: Equatable {
    let phase: ContainerEvent.Phase
    let kind: ContainerEvent.Kind<Member>
  }

  enum Relation: String {
    case outside, joining, joined, leaving
  }

  var machine: ContainerStackStateMachine
  var relations: [Member: Relation] = [:]
  /// Whether nothing of the list is shown.
  var isConcealed = false
  var appearances: [Member: ContainerAppearance] = [:]
  /// For each member in the tree, the member that it is placed under, or nil for the host.
  var supports: [Member: Member?] = [:]
  /// Those that were taken out of the window inside another one's group.
  var removedFromWindow: Set<Member> = []
  var events: [Event] = []
  var steps: [ContainerStackStep] = []
  var problems: [String] = []
  /// How often each transition is reversed before it ends.
  var reversals = 0
  private var expectedNext: ContainerStackStep?

  init(capacity: Int, removesOverflow: Bool = false) {
    machine = ContainerStackStateMachine(capacity: capacity, removesOverflow: removesOverflow)
  }

  func relation(_ member: Member) -> Relation { relations[member] ?? .outside }
  func appearance(_ member: Member) -> ContainerAppearance { appearances[member] ?? .disappeared }

  // MARK: Input

  mutating func change(_ change: ContainerStackChange) {
    steps = []
    events = []
    machine.begin(change)
    run()
  }

  mutating func removeAll() {
    steps = []
    events = []
    machine.removeAll()
    run()
  }

  @discardableResult
  mutating func container(_ change: ContainerAppearance.Callback) -> Bool {
    steps = []
    events = []
    let accepted = machine.containerChanged(change)
    run()
    return accepted
  }

  /// Brings the container to a visibility by the shortest sequence.
  mutating func bring(to visibility: ContainerStackStateMachine.Visibility) {
    let path: [ContainerAppearance.Callback] =
      switch visibility {
      case .undisplayed: []
      case .appearing: [.willAppear]
      case .appeared: [.willAppear, .didAppear]
      case .disappearing: [.willAppear, .didAppear, .willDisappear]
      case .hidden: [.willAppear, .didAppear, .willDisappear, .didDisappear]
      }
    for change in path { container(change) }
  }

  /// Gives the list members 0, 1, … in one go.
  mutating func fill(_ count: Int) {
    guard count > 0 else { return }
    change(.replace(with: (0..<count).map { Member($0) }))
  }

  // MARK: Steps

  private mutating func run() {
    while true {
      followSteps()
      guard machine.isTransitioning else { break }
      for _ in 0..<reversals {
        if !machine.reverse() { problems.append("The transition is not reversed") }
        followSteps()
      }
      if machine.transitionDidEnd() == (reversals % 2 == 1) {
        problems.append("\(reversals) reversals lead to the wrong end")
      }
    }
    checkRest()
  }

  private mutating func followSteps() {
    while let step = machine.nextStep() {
      steps.append(step)
      follow(step)
    }
  }

  private mutating func follow(_ step: ContainerStackStep) {
    if let expectedNext, expectedNext != step {
      problems.append("\(expectedNext) did not follow what was announced")
    }
    expectedNext = nil
    switch step {
    case .send(let phase, let kind): followSending(Event(phase: phase, kind: kind))
    case .join(let member, _): move(member, from: .outside, to: .joining)
    case .didJoin(let member): move(member, from: .joining, to: .joined)
    case .willLeave(let member): move(member, from: .joined, .joining, to: .leaving)
    case .willStay(let member): move(member, from: .leaving, to: .joining)
    case .leave(let member): followLeaving(member)
    case .reorder:
      if Set(machine.members) != Set(relations.filter { $0.value != .outside }.keys) {
        problems.append("\(step) has other members")
      }
    case .place(let member, let above): followPlacing(member, under: above)
    case .displace(let member):
      takeOut(member)
      removedFromWindow.remove(member)
    case .willAppear(let member): begin(member, appearing: true)
    case .willDisappear(let member): begin(member, appearing: false)
    case .didAppear(let member): end(member, at: .appeared)
    case .didDisappear(let member): end(member, at: .disappeared)
    case .layOut: break
    case .conceal(let conceals):
      if isConcealed == conceals { problems.append("\(step) changes nothing") }
      isConcealed = conceals
    case .play(let member, _): followPlaying(member)
    }
  }

  private mutating func followSending(_ event: Event) {
    events.append(event)
    switch (event.phase, event.kind) {
    case (.will, .show(let member)): expectedNext = .willAppear(member)
    case (.will, .hide(let member)): expectedNext = .willDisappear(member)
    case (.did, .show(let member)): expectLast(.didAppear(member))
    case (.did, .hide(let member)): expectLast(.didDisappear(member))
    case (.will, .push(let member, _)):
      if ![.outside, .leaving].contains(relation(member)) {
        problems.append("\(event) is late")
      }
    case (.did, .push(let member, _)):
      if relation(member) != .joined { problems.append("\(event) is early") }
    case (.will, .pop(let member, _)):
      if ![.joined, .joining].contains(relation(member)) {
        problems.append("\(event) is late")
      }
    case (.did, .pop(let member, _)):
      if relation(member) != .outside { problems.append("\(event) is early") }
    }
  }

  private mutating func expectLast(_ step: ContainerStackStep) {
    if steps.dropLast().last != step { problems.append("\(step) was not received first") }
  }

  private mutating func move(_ member: Member, from old: Relation..., to new: Relation) {
    if !old.contains(relation(member)) {
      problems.append("\(member) is \(relation(member)), not \(old), while moving to \(new)")
    }
    relations[member] = new
  }

  private mutating func followLeaving(_ member: Member) {
    move(member, from: .leaving, to: .outside)
    if appearance(member) != .disappeared { problems.append("\(member) leaves while visible") }
    takeOut(member)
    removedFromWindow.remove(member)
    if machine.members.contains(member) { problems.append("\(member) left but is listed") }
  }

  private mutating func followPlacing(_ member: Member, under above: Member?) {
    if relation(member) == .outside { problems.append("\(member) is placed but not a child") }
    if removedFromWindow.contains(member) {
      problems.append("\(member) left the window and came back")
    }
    var ancestor = above
    while let current = ancestor {
      if current == member { problems.append("\(member) stands under itself"); return }
      guard let next = supports[current] else {
        problems.append("\(member) stands under \(current), which is not in the tree")
        return
      }
      ancestor = next
    }
    supports[member] = .some(above)
  }

  private mutating func takeOut(_ member: Member) {
    guard supports.removeValue(forKey: member) != nil else { return }
    for (other, above) in supports where above == member {
      takeOut(other)
      removedFromWindow.insert(other)
    }
  }

  private mutating func begin(_ member: Member, appearing: Bool) {
    if relation(member) == .outside { problems.append("\(member) appears but is not a child") }
    if supports[member] == nil { problems.append("\(member) has no place in the tree") }
    var state = appearance(member)
    if !state.begin(appearing: appearing) { problems.append("\(member) received this already") }
    appearances[member] = state
  }

  private mutating func end(_ member: Member, at state: ContainerAppearance) {
    var current = appearance(member)
    if !current.end() || current != state { problems.append("\(member) did not become \(state)") }
    appearances[member] = current
  }

  private mutating func followPlaying(_ member: Member) {
    if supports[member] == nil { problems.append("\(member) plays outside the tree") }
    if supports.count - 1 > machine.capacity { problems.append("\(supports.count) views are in") }
  }
}

// MARK: - At rest

extension StackModel {
  /// Checks the rules that apply when no work is left.
  mutating func checkRest() {
    let members = machine.members
    let listed = Set(members)
    for (member, relation) in relations
    where relation != (listed.contains(member) ? .joined : .outside) {
      problems.append("\(member) rests as \(relation)")
    }
    if listed.count != members.count { problems.append("A member is listed twice") }
    for (member, state) in appearances where state != restingAppearance(member) {
      problems.append("\(member) rests as \(state)")
    }
    if machine.removesOverflow, members.count > machine.capacity {
      problems.append("\(members.count) members exceed the capacity")
    }
    if machine.isConcealed != isConcealed { problems.append("It is not as concealed as noted") }
    checkTree()
    removedFromWindow.removeAll()
  }

  private func restingAppearance(_ member: Member) -> ContainerAppearance {
    guard member == machine.members.last, !isConcealed else { return .disappeared }
    return switch machine.visibility {
    case .undisplayed, .hidden: .disappeared
    case .appearing: .appearing
    case .appeared: .appeared
    case .disappearing: .disappearing
    }
  }

  private mutating func checkTree() {
    let placed = Set(machine.placed.members)
    if placed != Set(supports.keys) { problems.append("The tree is not as it is noted") }
    switch machine.visibility {
    case .undisplayed:
      if !supports.isEmpty { problems.append("A view is there before the first display") }
    case .hidden:
      if !placed.isSubset(of: machine.members) { problems.append("A stranger is in") }
      if isConcealed, !placed.isEmpty { problems.append("A concealed view is in") }
    case .appearing, .appeared, .disappearing:
      var expected: [Member: Member?] = [:]
      var above: Member?
      let topmost = isConcealed ? [] : machine.members.suffix(machine.capacity)
      for member in topmost.reversed() {
        expected[member] = .some(above)
        above = member
      }
      if supports != expected { problems.append("The tree is \(supports), not \(expected)") }
    }
  }
}
