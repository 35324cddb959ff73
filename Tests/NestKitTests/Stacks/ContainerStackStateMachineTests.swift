import NestKit
import Testing

private typealias Member = ContainerStackMember
private typealias Visibility = ContainerStackStateMachine.Visibility
private typealias VisibilityChange = ContainerAppearance.Callback

@Suite struct ContainerStackStateMachineTests {
  private let bottom = Member(0)
  private let middle = Member(1)
  private let top = Member(2)
  private let new = Member(9)

  /// A model with members 0, 1, … and a visibility, which has met all rules so far.
  private func model(
    _ count: Int, capacity: Int, removes: Bool = false, _ visibility: Visibility = .appeared,
    isConcealed: Bool = false
  ) -> StackModel {
    var model = StackModel(capacity: capacity, removesOverflow: removes)
    model.fill(count)
    if isConcealed { model.change(.conceal) }
    model.bring(to: visibility)
    return model
  }

  // MARK: Orders

  @Test("Containers 1.1 A push takes its steps in the published order")
  func pushOrder() {
    var model = model(3, capacity: 2)

    model.change(.insert(new, at: 3))

    #expect(
      model.steps == [
        .send(.will, .push(new, covering: top)),
        .join(new, at: 3),
        .place(new, under: nil), .place(top, under: new),
        .send(.will, .hide(top)), .willDisappear(top),
        .send(.will, .show(new)), .willAppear(new),
        .layOut, .play(new, .forward),
        .didDisappear(top), .send(.did, .hide(top)),
        .didAppear(new), .send(.did, .show(new)),
        .displace(middle),
        .didJoin(new),
        .send(.did, .push(new, covering: top)),
      ])
    #expect(model.problems == [])
  }

  @Test("Containers 1.1 A pop takes its steps in the published order")
  func popOrder() {
    var model = model(3, capacity: 2)

    model.change(.keep(first: 2))

    #expect(
      model.steps == [
        .send(.will, .pop(top, revealing: middle)),
        .willLeave(top),
        .place(bottom, under: middle),
        .send(.will, .hide(top)), .willDisappear(top),
        .send(.will, .show(middle)), .willAppear(middle),
        .layOut, .play(top, .inverse),
        .didDisappear(top), .send(.did, .hide(top)),
        .didAppear(middle), .send(.did, .show(middle)),
        .place(middle, under: nil),
        .leave(top),
        .send(.did, .pop(top, revealing: middle)),
      ])
    #expect(model.problems == [])
  }

  @Test("Containers 1.1 A full list that removes sends the removal first and removes last")
  func removingPushOrder() {
    var model = model(2, capacity: 2, removes: true)

    model.change(.insert(new, at: 2))

    #expect(
      model.steps == [
        .send(.will, .push(new, covering: middle)),
        .willLeave(bottom),
        .join(new, at: 2),
        .place(new, under: nil), .place(middle, under: new),
        .send(.will, .hide(middle)), .willDisappear(middle),
        .send(.will, .show(new)), .willAppear(new),
        .layOut, .play(new, .forward),
        .didDisappear(middle), .send(.did, .hide(middle)),
        .didAppear(new), .send(.did, .show(new)),
        .leave(bottom),
        .didJoin(new),
        .send(.did, .push(new, covering: middle)),
      ])
    #expect(model.machine.members == [middle, new])
    #expect(model.problems == [])
  }

  @Test("R6.1 A pop over several takes those between away first, then animates once")
  func multiPopOrder() {
    var model = model(4, capacity: 2)

    model.change(.keep(first: 1))

    #expect(
      model.steps == [
        .willLeave(top), .leave(top),
        .willLeave(middle), .leave(middle),
        .send(.will, .pop(Member(3), revealing: bottom)),
        .willLeave(Member(3)),
        .place(bottom, under: Member(3)),
        .send(.will, .hide(Member(3))), .willDisappear(Member(3)),
        .send(.will, .show(bottom)), .willAppear(bottom),
        .layOut, .play(Member(3), .inverse),
        .didDisappear(Member(3)), .send(.did, .hide(Member(3))),
        .didAppear(bottom), .send(.did, .show(bottom)),
        .place(bottom, under: nil),
        .leave(Member(3)),
        .send(.did, .pop(Member(3), revealing: bottom)),
      ])
    #expect(model.problems == [])
  }

  @Test("R6.3 Before the first display a change only moves parents")
  func preloadingOrder() {
    var model = model(1, capacity: 2, .undisplayed)

    model.change(.insert(new, at: 1))
    #expect(model.steps == [.join(new, at: 1), .didJoin(new)])

    model.change(.keep(first: 1))
    #expect(model.steps == [.willLeave(new), .leave(new)])
  }

  @Test(
    "Containers 1.7 A list is concealed in the published order, and shown again in the opposite one"
  )
  func concealingOrder() {
    var model = model(3, capacity: 2)

    model.change(.conceal)
    #expect(
      model.steps == [
        .displace(middle),
        .send(.will, .hide(top)), .willDisappear(top), .layOut,
        .play(top, .inverse), .conceal(true),
        .didDisappear(top), .send(.did, .hide(top)),
        .displace(top),
      ])
    #expect(model.machine.members == [bottom, middle, top] && model.machine.active == nil)

    model.change(.reveal)
    #expect(
      model.steps == [
        .place(top, under: nil),
        .send(.will, .show(top)), .willAppear(top), .layOut,
        .play(top, .forward), .conceal(false),
        .didAppear(top), .send(.did, .show(top)),
        .place(top, under: nil), .place(middle, under: top),
      ])
    #expect(model.problems == [])
  }

  @Test("Containers 1.7 A concealed list changes as what is beneath a top does")
  func concealedChange() {
    var model = model(2, capacity: 1, isConcealed: true)

    model.change(.insert(new, at: 2))
    #expect(model.steps == [.join(new, at: 1), .reorder, .didJoin(new)])
    #expect(model.machine.members == [bottom, middle, new])
    model.change(.replace(with: [top]))
    #expect(
      model.steps == [
        .willLeave(new), .leave(new), .willLeave(middle), .leave(middle),
        .willLeave(bottom), .leave(bottom),
        .join(top, at: 0), .reorder, .didJoin(top),
      ])
    #expect(model.machine.members == [top])
    #expect(model.events == [] && model.problems == [])
  }

  @Test("Containers 1.7 While the container appears a list is concealed, and shown again, at once")
  func concealedWhileAppearing() {
    var model = model(1, capacity: 1, .appearing)

    model.change(.conceal)
    #expect(
      model.steps == [
        .send(.will, .hide(bottom)), .willDisappear(bottom), .conceal(true),
        .didDisappear(bottom), .send(.did, .hide(bottom)), .displace(bottom),
      ])
    model.change(.reveal)
    #expect(
      model.steps == [
        .conceal(false), .place(bottom, under: nil),
        .send(.will, .show(bottom)), .willAppear(bottom),
      ])
    model.container(.didAppear)
    #expect(model.steps == [.didAppear(bottom), .send(.did, .show(bottom))])
    #expect(model.problems == [])
  }

  @Test("Containers 1.1 The first display brings the topmost views in, top first")
  func firstDisplayOrder() {
    var model = model(3, capacity: 2, .undisplayed)

    model.container(.willAppear)
    #expect(
      model.steps == [
        .place(top, under: nil), .place(middle, under: top),
        .send(.will, .show(top)), .willAppear(top),
      ])

    model.container(.didAppear)
    #expect(model.steps == [.didAppear(top), .send(.did, .show(top))])
  }

  @Test("Containers 4.5 An insertion below the top leaves no view too many")
  func insertionBelow() {
    var model = model(3, capacity: 2)

    model.change(.insert(new, at: 2))

    #expect(
      model.steps == [
        .join(new, at: 2), .place(new, under: top), .displace(middle), .didJoin(new),
      ])
    #expect(model.machine.placed == [top, new])
  }

  // MARK: Reversal

  @Test("Containers 1.3 A cancelled push sends the opposite events and removes the new child")
  func cancelledPushOrder() {
    var model = model(3, capacity: 2)
    model.reversals = 1

    model.change(.insert(new, at: 3))

    #expect(
      model.steps == [
        .send(.will, .push(new, covering: top)),
        .join(new, at: 3),
        .place(new, under: nil), .place(top, under: new),
        .send(.will, .hide(top)), .willDisappear(top),
        .send(.will, .show(new)), .willAppear(new),
        .layOut, .play(new, .forward),
        .send(.will, .pop(new, revealing: top)),
        .willLeave(new),
        .send(.will, .hide(new)), .willDisappear(new),
        .send(.will, .show(top)), .willAppear(top),
        .layOut,
        .didDisappear(new), .send(.did, .hide(new)),
        .didAppear(top), .send(.did, .show(top)),
        .place(top, under: nil),
        .leave(new),
        .send(.did, .pop(new, revealing: top)),
      ])
    #expect(model.machine.members == [bottom, middle, top])
    #expect(model.problems == [])
  }

  @Test("Containers 1.3 A cancelled pop sends the opposite events and the top stays")
  func cancelledPopOrder() {
    var model = model(3, capacity: 2)
    model.reversals = 1

    model.change(.keep(first: 2))

    #expect(
      model.steps == [
        .send(.will, .pop(top, revealing: middle)),
        .willLeave(top),
        .place(bottom, under: middle),
        .send(.will, .hide(top)), .willDisappear(top),
        .send(.will, .show(middle)), .willAppear(middle),
        .layOut, .play(top, .inverse),
        .send(.will, .push(top, covering: middle)),
        .willStay(top),
        .send(.will, .hide(middle)), .willDisappear(middle),
        .send(.will, .show(top)), .willAppear(top),
        .layOut,
        .didDisappear(middle), .send(.did, .hide(middle)),
        .didAppear(top), .send(.did, .show(top)),
        .displace(bottom),
        .didJoin(top),
        .send(.did, .push(top, covering: middle)),
      ])
    #expect(model.problems == [])
  }

  @Test("Containers 1.3 A cancelled pop over several adds those between again")
  func cancelledMultiPop() {
    var model = model(4, capacity: 2)
    model.reversals = 1

    model.change(.keep(first: 1))

    #expect(model.machine.members == [bottom, middle, top, Member(3)])
    #expect(model.problems == [])
  }

  @Test("Containers 1.3 A child that cannot be added again is missing after a cancelled pop")
  func cancelledPopWithoutReturn() {
    var machine = model(4, capacity: 2).machine
    machine.begin(.keep(first: 1))
    while machine.nextStep() != nil {}

    machine.reverse()
    while machine.nextStep() != nil {}
    machine.transitionDidEnd { $0 != middle }
    while machine.nextStep() != nil {}

    #expect(machine.members == [bottom, top, Member(3)])
    #expect(machine.placed == [top, Member(3)])
  }

  @Test("Containers 1.3 A push that is reversed twice is completed as if it never was")
  func reversedTwice() {
    var model = model(3, capacity: 2)
    model.reversals = 2

    model.change(.insert(new, at: 3))

    #expect(
      model.steps.suffix(14) == [
        .send(.will, .push(new, covering: top)),
        .willStay(new),
        .send(.will, .hide(top)), .willDisappear(top),
        .send(.will, .show(new)), .willAppear(new),
        .layOut,
        .didDisappear(top), .send(.did, .hide(top)),
        .didAppear(new), .send(.did, .show(new)),
        .displace(middle),
        .didJoin(new),
        .send(.did, .push(new, covering: top)),
      ])
    #expect(model.machine.members == [bottom, middle, top, new])
    #expect(model.problems == [])
  }

  @Test("Nothing is reversed before a transition, after it, or without one")
  func reversesOnlyWhileTransitioning() {
    var machine = model(2, capacity: 2).machine
    var results = [machine.reverse()]
    machine.begin(.insert(new, at: 2))
    results.append(machine.reverse())
    while machine.nextStep() != nil {}
    results.append(machine.reverse())
    machine.transitionDidEnd()
    results.append(machine.reverse())

    #expect(results == [false, false, true, false])
  }

  @Test(
    "Containers 1.3 Every change of every list, reversed any number of times, is balanced and ends at one end",
    arguments: [1, 2, 3, Int.max])
  func everyReversal(capacity: Int) {
    for removes in [false, true] {
      for (count, isConcealed) in lengths where !removes || count <= capacity {
        let start = model(count, capacity: capacity, removes: removes, isConcealed: isConcealed)
        for (change, expected) in changes(of: start) + replacements(of: start) {
          for reversals in 1...3 {
            var model = start
            model.reversals = reversals
            model.change(change)
            let plays = model.steps.contains { if case .play = $0 { true } else { false } }
            let isCancelled = plays && reversals % 2 == 1
            #expect(
              Findings(model)
                == Findings(
                  members: isCancelled ? start.machine.members : expected,
                  isConcealed: isCancelled ? isConcealed : concealment(after: change, of: start)),
              "\(change) of \(count), capacity \(capacity), \(reversals) reversals")
            #expect(unfinished(model.events) == [], "\(change) of \(count), \(reversals) reversals")
          }
        }
      }
    }
  }

  /// The *will* events that were neither completed nor undone.
  private func unfinished(_ events: [StackModel.Event]) -> [ContainerEvent.Kind<Member>] {
    var begun: [ContainerEvent.Kind<Member>] = []
    for event in events {
      switch event.phase {
      case .will: begun = begun.filter { $0 != event.kind.inverse } + [event.kind]
      case .did:
        guard begun.contains(event.kind) else { return [event.kind] }
        begun.removeAll { $0 == event.kind }
      }
    }
    return begun
  }

  // MARK: Exhaustive

  @Test("Every change of every list keeps every rule", arguments: [1, 2, 3, Int.max])
  func everyChange(capacity: Int) {
    for removes in [false, true] {
      for (count, isConcealed) in lengths where !removes || count <= capacity {
        for visibility in Visibility.allCases {
          let start = model(
            count, capacity: capacity, removes: removes, visibility, isConcealed: isConcealed)
          #expect(start.problems == [])
          for (change, expected) in changes(of: start) where start.machine.accepts(change) {
            var model = start
            model.change(change)
            model.container(.willAppear)
            model.container(.didAppear)
            model.container(.willDisappear)
            model.container(.didDisappear)
            model.container(.willAppear)
            let isConcealed = concealment(after: change, of: start)
            #expect(
              Findings(model) == Findings(members: expected, isConcealed: isConcealed),
              "\(change) of \(count), capacity \(capacity), \(visibility)")
          }
        }
      }
    }
  }

  @Test("Containers 2.2 All members leave balanced in every state", arguments: [1, 2, 3, Int.max])
  func everyRemoval(capacity: Int) {
    for (count, isConcealed) in lengths {
      for visibility in Visibility.allCases {
        var model = model(count, capacity: capacity, visibility, isConcealed: isConcealed)
        model.removeAll()
        #expect(
          Findings(model) == Findings(members: [], isConcealed: isConcealed),
          "\(count), capacity \(capacity), \(visibility)")
        let begun = model.events.filter { $0.phase == .will }.map(\.kind)
        let ended = model.events.filter { $0.phase == .did }.map(\.kind)
        let isHiding = visibility == .disappearing && !isConcealed && count > 0
        #expect(
          Set(ended) == Set(begun + (isHiding ? [.hide(Member(count - 1))] : [])),
          "\(count), \(visibility)")
      }
    }
  }

  @Test("Every replacement of every list keeps every rule", arguments: [1, 2, 3])
  func everyReplacement(capacity: Int) {
    for removes in [false, true] {
      for (count, isConcealed) in lengths where count <= 3 && (!removes || count <= capacity) {
        for visibility in [Visibility.undisplayed, .appeared, .hidden] {
          let start = model(
            count, capacity: capacity, removes: removes, visibility, isConcealed: isConcealed)
          for list in Self.lists where list != start.machine.members {
            guard !removes || list.count <= capacity else { continue }
            var model = start
            model.change(.replace(with: list))
            #expect(
              Findings(model) == Findings(members: list, isConcealed: isConcealed),
              "\(start.machine.members) to \(list), capacity \(capacity), \(visibility)")
          }
        }
      }
    }
  }

  @Test("A replacement sends at most one push or pop, and nothing for children below the top")
  func replacementCallbacks() {
    for list in Self.lists where list != [bottom, middle, top] {
      var model = model(3, capacity: 2)
      model.change(.replace(with: list))

      let received = Set(
        model.steps.compactMap { step -> Member? in
          switch step {
          case .willAppear(let member), .willDisappear(let member): member
          default: nil
          }
        })
      let ends = Set([top, list.last].compactMap { $0 })
      #expect(received == (list.last == top ? [] : ends), "\(list)")
      #expect(model.events.filter(\.isPushOrPop).count <= 2, "\(list)")
    }
  }

  @Test("The container's appearance is accepted only where it fits")
  func visibilityTable() {
    let fitting: [Visibility: [VisibilityChange: Visibility]] = [
      .undisplayed: [.willAppear: .appearing],
      .hidden: [.willAppear: .appearing],
      .appearing: [.didAppear: .appeared, .willDisappear: .disappearing],
      .appeared: [.willDisappear: .disappearing],
      .disappearing: [.didDisappear: .hidden, .willAppear: .appearing],
    ]
    for visibility in Visibility.allCases {
      for change in VisibilityChange.allCases {
        var model = model(2, capacity: 2, visibility)
        let accepted = model.container(change)
        let expected = fitting[visibility]?[change]
        #expect(accepted == (expected != nil), "\(change) when \(visibility)")
        #expect(model.machine.visibility == expected ?? visibility)
        #expect(accepted || model.steps.isEmpty)
        #expect(model.problems == [])
      }
    }
  }

  @Test("R6.5 A push and a pop on 10,000 take the steps that they take on 10")
  func costOfTheTop() {
    func steps(_ count: Int) -> (Int, Int) {
      var model = model(count, capacity: 2)
      model.change(.insert(Member(count), at: count))
      let push = model.steps.count
      model.change(.keep(first: count))
      return (push, model.steps.count)
    }

    #expect(steps(10_000) == steps(10))
  }

  // MARK: Enumeration

  private struct Findings: Equatable {
    var members: [Member]
    var isConcealed: Bool
    var problems: [String] = []

    init(members: [Member], isConcealed: Bool) {
      (self.members, self.isConcealed) = (members, isConcealed)
    }

    init(_ model: StackModel) {
      (members, isConcealed) = (model.machine.members, model.machine.isConcealed)
      problems = model.problems
    }
  }

  /// Numbers of members, shown and concealed.
  private let lengths = [false, true].flatMap { isConcealed in (0...4).map { ($0, isConcealed) } }

  private func concealment(after change: ContainerStackChange, of model: StackModel) -> Bool {
    switch change {
    case .conceal: true
    case .reveal: false
    default: model.machine.isConcealed
    }
  }

  /// All changes that may be asked of a list, with the list that they lead to.
  private func changes(of model: StackModel) -> [(ContainerStackChange, [Member])] {
    let machine = model.machine
    let members = machine.members
    let isFull = machine.removesOverflow && members.count >= machine.capacity
    var changes: [(ContainerStackChange, [Member])] = [(.conceal, members), (.reveal, members)]
    for index in 0...members.count where !isFull || index > 0 || members.isEmpty {
      var list = members
      list.insert(new, at: index)
      if isFull, let first = members.first { list.removeAll { $0 == first } }
      changes.append((.insert(new, at: index), list))
    }
    for count in 0..<members.count {
      changes.append((.keep(first: count), Array(members.prefix(count))))
      var list = members
      list.remove(at: count)
      changes.append((.remove(at: count), list))
      if count < members.count - 1 {
        changes.append((.bringToTop(members[count]), list + [members[count]]))
      }
    }
    return changes
  }

  /// All replacements of the list, with what they lead to.
  private func replacements(of model: StackModel) -> [(ContainerStackChange, [Member])] {
    let machine = model.machine
    let capacity = machine.removesOverflow ? machine.capacity : .max
    return Self.lists.filter { $0 != machine.members && $0.count <= capacity }
      .map { (.replace(with: $0), $0) }
  }

  /// All lists of up to four of five members, in every order.
  private static let lists: [[Member]] = {
    let all = [0, 1, 2, 8, 9].map { Member($0) }
    var lists: [[Member]] = [[]]
    var longest: [[Member]] = [[]]
    for _ in 1...4 {
      longest = longest.flatMap { list in
        all.filter { !list.contains($0) }.map { list + [$0] }
      }
      lists += longest
    }
    return lists
  }()
}

extension StackModel.Event {
  fileprivate var isPushOrPop: Bool {
    switch kind {
    case .push, .pop: true
    case .show, .hide: false
    }
  }
}
