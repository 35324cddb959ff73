import Testing

@testable import OpenUIKit

/// The decisions of a sheet: every input in every state.
@Suite struct SheetStateMachineTests {
  typealias Machine = SheetStateMachine

  /// A row of the table: a state, and the result of each input of `inputs`.
  private struct Row {
    let state: Machine.State
    let results: [Machine.Input: (Machine.State, [Machine.Action])]
  }

  /// Every kind of input; those with a detent once with the present one, and once with another.
  private static let inputs: [Machine.Input] = [
    .dragBegan, .draggedBelowLowest(mayDismiss: true), .draggedBelowLowest(mayDismiss: false),
    .released(to: 0),
    .released(to: 1), .releasedOutside, .touchCancelled, .animationEnded,
    .tappedOutside(mayDismiss: true),
    .tappedOutside(mayDismiss: false), .selected(0), .selected(1), .dismissed,
  ]

  /// The results by state. An input that a row does not name changes no state and returns no
  /// action.
  private static let table: [Row] = [
    Row(
      state: .resting(0),
      results: [
        .dragBegan: (.dragged(0), [.follow]),
        .tappedOutside(mayDismiss: true): (.leaving, [.dismiss]),
        .tappedOutside(mayDismiss: false): (.resting(0), [.reportAttempt]),
        .selected(1): (.settling(1), [.settle(1)]),
        .dismissed: (.leaving, []),
      ]),
    Row(
      state: .settling(0),
      results: [
        .dragBegan: (.dragged(0), [.follow]),
        .animationEnded: (.resting(0), []),
        .tappedOutside(mayDismiss: true): (.leaving, [.dismiss]),
        .tappedOutside(mayDismiss: false): (.settling(0), [.reportAttempt]),
        .selected(1): (.settling(1), [.settle(1)]),
        .dismissed: (.leaving, []),
      ]),
    Row(
      state: .dragged(0),
      results: [
        .draggedBelowLowest(mayDismiss: true): (.draggingOut(0), [.beginDismissal]),
        .draggedBelowLowest(mayDismiss: false): (.draggedBelow(0), []),
        .released(to: 0): (.settling(0), [.settle(0)]),
        .released(to: 1): (.settling(1), [.reportSelection(1), .settle(1)]),
        .releasedOutside: (.settling(0), [.settle(0)]),
        .touchCancelled: (.settling(0), [.settle(0)]),
        .selected(1): (.dragged(1), []),
        .dismissed: (.leaving, []),
      ]),
    Row(
      state: .draggedBelow(0),
      results: [
        .released(to: 0): (.settling(0), [.settle(0)]),
        .released(to: 1): (.settling(1), [.reportSelection(1), .settle(1)]),
        .releasedOutside: (.settling(0), [.reportAttempt, .settle(0)]),
        .touchCancelled: (.settling(0), [.settle(0)]),
        .selected(1): (.draggedBelow(1), []),
        .dismissed: (.leaving, []),
      ]),
    Row(
      state: .draggingOut(0),
      results: [
        .released(to: 0): (.returning(0), [.cancelDismissal(to: 0)]),
        .released(to: 1): (.returning(1), [.reportSelection(1), .cancelDismissal(to: 1)]),
        .releasedOutside: (.dismissing(0), [.finishDismissal]),
        .touchCancelled: (.returning(0), [.cancelDismissal(to: 0)]),
        .selected(1): (.draggingOut(1), []),
      ]),
    Row(
      state: .dismissing(0),
      results: [
        .dragBegan: (.draggingOut(0), [.follow, .resumeDismissal]),
        .animationEnded: (.leaving, [.endDismissal]),
      ]),
    Row(
      state: .returning(0),
      results: [
        .dragBegan: (.draggingOut(0), [.follow, .resumeDismissal]),
        .animationEnded: (.resting(0), [.endCancelledDismissal]),
      ]),
    Row(state: .leaving, results: [:]),
  ]

  @Test("R15.1 UIKit 5.5 A drag: every input in every state of a sheet")
  func everyInputInEveryState() throws {
    for row in Self.table {
      for input in Self.inputs {
        var machine = try Self.machine(in: row.state)

        let actions = machine.handle(input)

        let expected = row.results[input] ?? (row.state, [])
        #expect(machine.state == expected.0, "\(row.state) \(input)")
        #expect(actions == expected.1, "\(row.state) \(input)")
      }
    }
  }

  @Test("R15.1 UIKit 5.5 Every state of a sheet is one of dragged, dismissing and at rest")
  func properties() throws {
    for row in Self.table {
      let machine = try Self.machine(in: row.state)
      switch row.state {
      case .dragged, .draggedBelow: #expect(machine.isDragged && !machine.isDismissing)
      case .draggingOut: #expect(machine.isDragged && machine.isDismissing)
      case .dismissing, .returning: #expect(!machine.isDragged && machine.isDismissing)
      case .resting, .settling, .leaving: #expect(!machine.isDragged && !machine.isDismissing)
      }
      #expect(machine.requiresPermission == (row.state == .dragged(0)))
      #expect((machine.detent == nil) == (row.state == .leaving))
    }
  }

  /// The shortest sequence into a state.
  private static func machine(in state: Machine.State) throws -> Machine {
    let paths: [Machine.State: [Machine.Input]] = [
      .resting(0): [],
      .settling(0): [.dragBegan, .released(to: 0)],
      .dragged(0): [.dragBegan],
      .draggedBelow(0): [.dragBegan, .draggedBelowLowest(mayDismiss: false)],
      .draggingOut(0): [.dragBegan, .draggedBelowLowest(mayDismiss: true)],
      .dismissing(0): [.dragBegan, .draggedBelowLowest(mayDismiss: true), .releasedOutside],
      .returning(0): [.dragBegan, .draggedBelowLowest(mayDismiss: true), .released(to: 0)],
      .leaving: [.dismissed],
    ]
    var machine = Machine(detent: 0)
    for input in try #require(paths[state]) { _ = machine.handle(input) }
    #expect(machine.state == state)
    return machine
  }
}
