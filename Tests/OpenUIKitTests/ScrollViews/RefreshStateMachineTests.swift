import Testing

@testable import OpenUIKit

struct RefreshStateMachineTests {
  private func actions(_ inputs: [RefreshStateMachine.Input]) -> [RefreshStateMachine.Action] {
    var machine = RefreshStateMachine()
    return inputs.flatMap { machine.handle($0) }
  }

  @Test("a drag refreshes once, and has its inset when the finger is lifted")
  func pull() {
    #expect(
      actions([.dragBegan, .pulled(0.9), .pulled(1), .pulled(1.4), .pulled(0.2), .pulled(2)])
        == [.showRefreshing(true), .sendValueChanged])
    #expect(
      actions([.dragBegan, .pulled(1), .released, .pulled(3), .end])
        == [
          .showRefreshing(true), .sendValueChanged, .applyInset(true), .showRefreshing(false),
          .applyInset(false),
        ])
  }

  @Test(
    "a refresh that ends while the finger is down has no inset, and the drag does not refresh again"
  )
  func endDuringPull() {
    #expect(
      actions([.dragBegan, .pulled(1), .end, .pulled(1.5), .released])
        == [.showRefreshing(true), .sendValueChanged, .showRefreshing(false)])
  }

  @Test("an inset is taken back only after the finger is lifted")
  func endDuringSecondDrag() {
    #expect(
      actions([.begin, .dragBegan, .end, .pulled(1.2), .released])
        == [.showRefreshing(true), .applyInset(true), .showRefreshing(false), .applyInset(false)])
  }

  @Test("content that is beyond its edge without a drag does not refresh")
  func withoutDrag() {
    #expect(actions([.pulled(2), .dragBegan, .released, .pulled(2)]).isEmpty)
  }

  @Test("after any inputs there is an inset exactly while it refreshes, unless a finger drags")
  func invariants() {
    let inputs: [RefreshStateMachine.Input] = [
      .dragBegan, .pulled(0.5), .pulled(1), .released, .begin, .end, .attached, .detached,
    ]
    var machines: Set<String> = []
    func visit(_ machine: RefreshStateMachine, depth: Int) {
      if machine.pull == .none { #expect(machine.hasInset == machine.isRefreshing) }
      guard depth > 0, machines.insert("\(machine)").inserted else { return }
      for input in inputs {
        var next = machine
        let actions = next.handle(input)
        #expect(actions.filter { $0 == .sendValueChanged }.count <= 1)
        #expect(!actions.contains(.sendValueChanged) || input == .pulled(1))
        visit(next, depth: depth - 1)
      }
    }
    visit(RefreshStateMachine(), depth: 12)

    #expect(machines.count == 8)
  }
}
