import Testing

@testable import OpenUIKit

@Suite nonisolated struct ScrollStateMachineTests {
  typealias Machine = ScrollStateMachine

  private static let inputs: [Machine.Input] = [
    .touched, .untouched(needsReturn: false), .untouched(needsReturn: true), .dragBegan, .released,
    .dragEnded(decelerates: false), .dragEnded(decelerates: true), .animationRequested,
    .motionEnded, .stopped,
  ]

  /// Whether every beginning among the actions has its end, and nothing ends twice.
  private struct Balance {
    var isDragging = false
    var isDecelerating = false
    var isMoving = false
    var isSound = true

    mutating func note(_ action: Machine.Action) {
      switch action {
      case .reportWillBeginDragging: change(\.isDragging, to: true)
      case .reportDidEndDragging: change(\.isDragging, to: false)
      case .reportWillBeginDecelerating: change(\.isDecelerating, to: true)
      case .reportDidEndDecelerating: change(\.isDecelerating, to: false)
      case .startMotion: isMoving = true
      case .stopMotion: isMoving = false
      case .reportDidEndAnimation: break
      }
    }

    private mutating func change(_ state: WritableKeyPath<Balance, Bool>, to value: Bool) {
      if self[keyPath: state] == value { isSound = false }
      self[keyPath: state] = value
    }
  }

  @Test("UIKit 13.4 After any four inputs beginnings and ends are balanced, and the state says so")
  func balance() {
    let count = Self.inputs.count
    for number in 0..<(count * count * count * count) {
      var machine = Machine()
      var balance = Balance()
      var rest = number
      for _ in 0..<4 {
        let input = Self.inputs[rest % count]
        rest /= count
        for action in machine.handle(input) {
          if action == .reportWillBeginDecelerating { machine.willReportDeceleration() }
          balance.note(action)
        }
        if input == .motionEnded { balance.isMoving = machine.state == .stoppedByTouch }
      }
      #expect(balance.isSound)
      #expect(balance.isDragging == machine.isDragging)
      #expect(balance.isDecelerating == machine.isDecelerating)
    }
  }

  @Test("A drag that is released in flight decelerates and stops")
  func fling() {
    var machine = Machine()
    #expect(machine.handle(.touched) == [])
    #expect(machine.handle(.dragBegan) == [.reportWillBeginDragging])
    #expect(machine.isTracking && machine.isDragging)
    #expect(machine.handle(.released) == [])
    #expect(
      machine.handle(.dragEnded(decelerates: true)) == [
        .startMotion, .reportDidEndDragging(willDecelerate: true), .reportWillBeginDecelerating,
      ])
    machine.willReportDeceleration()
    #expect(machine.handle(.untouched(needsReturn: false)) == [])
    #expect(machine.handle(.motionEnded) == [.reportDidEndDecelerating])
    #expect(machine.state == .resting && !machine.isTracking)
  }

  @Test("A finger that stops content beyond its edge, and does not drag, lets it return")
  func stoppedByTouch() {
    var machine = Machine()
    _ = machine.handle(.dragBegan)
    _ = machine.handle(.dragEnded(decelerates: true))
    machine.willReportDeceleration()
    #expect(machine.handle(.touched) == [.stopMotion])
    #expect(machine.isTracking && machine.isDecelerating)
    #expect(machine.handle(.untouched(needsReturn: true)) == [.startMotion])
    #expect(machine.handle(.touched) == [.stopMotion])
    #expect(machine.handle(.untouched(needsReturn: false)) == [.reportDidEndDecelerating])
  }

  @Test("An animation that begins while the target is decided continues after the drag")
  func animationAtRelease() {
    var machine = Machine()
    _ = machine.handle(.dragBegan)
    #expect(machine.handle(.animationRequested) == [])
    _ = machine.handle(.released)
    #expect(machine.handle(.animationRequested) == [.startMotion])
    #expect(
      machine.handle(.dragEnded(decelerates: true)) == [
        .reportDidEndDragging(willDecelerate: false)
      ])
    #expect(machine.isAnimating)
    #expect(machine.handle(.motionEnded) == [.reportDidEndAnimation])
  }
}
