import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

@testable import NestKit

/// Every operation, with every answer: whole timelines are those without a guard.
@Suite(.serialized) struct LeavingTableTests {
  typealias Exit = LeavingStage.Exit

  /// The timeline when a child is left that is no guard.
  private func plain(_ exit: Exit, animated: Bool) throws -> [String] {
    let stage = try LeavingStage(exit, nil)
    let operation = stage.leave(animated: animated)
    try stage.settle()
    #expect(operation.result == .done)
    #expect(stage.lines.count > 1)
    return stage.lines
  }

  private func kind(_ exit: Exit) -> LeavingKind {
    switch exit {
    case .wizard, .tabs, .pages: .selection
    case .drawer: .concealment
    default: .removal
    }
  }

  @Test("R24.1 A guard that allows at once changes nothing", arguments: Exit.allCases)
  func allowed(exit: Exit) throws {
    for isAnimated in [true, false] {
      let expected = try plain(exit, animated: isAnimated)
      let stage = try LeavingStage(exit, .allow)
      let operation = stage.leave(animated: isAnimated)
      #expect(operation.hasBegun && operation.isFinished == !isAnimated)
      try stage.settle()
      #expect(operation.result == .done)
      #expect(stage.lines == ["G.decides(\(kind(exit)))"] + expected)
    }
  }

  @Test("R24.1 A guard that refuses at once prevents everything", arguments: Exit.allCases)
  func refused(exit: Exit) throws {
    let stage = try LeavingStage(exit, .refuse)
    let operation = stage.leave()
    #expect(operation.result == .refused(.leavingRefused(by: stage.leaving)))
    try stage.settle()
    #expect(stage.lines == ["G.decides(\(kind(exit)))"])
    #expect(!stage.core.isBusy && stage.leaving.viewIfLoaded?.window != nil)
    stage.guarding.decision = .allow
    #expect(stage.leave(animated: false).result == .done)
  }

  @Test("R24.2 The operation waits for an answer, and begins with yes", arguments: Exit.allCases)
  func allowedLater(exit: Exit) throws {
    for isAnimated in [true, false] {
      let expected = try plain(exit, animated: isAnimated)
      let stage = try LeavingStage(exit, .ask)
      let operation = stage.leave(animated: isAnimated)
      stage.host.advance(by: 1)
      let asked = ["G.decides(\(kind(exit)))", "G.asked(\(kind(exit)))"]
      #expect(stage.lines == asked)
      #expect(!operation.hasBegun && !operation.isFinished && stage.core.isBusy)
      stage.guarding.answer(true)
      try stage.settle()
      #expect(operation.result == .done)
      #expect(stage.lines == asked + expected)
    }
  }

  @Test("R24.2 With no nothing has changed", arguments: Exit.allCases)
  func refusedLater(exit: Exit) throws {
    let stage = try LeavingStage(exit, .ask)
    let operation = stage.leave()
    stage.host.commit()
    stage.guarding.answer(false)
    try stage.settle()
    #expect(operation.result == .refused(.leavingRefused(by: stage.leaving)))
    #expect(stage.lines == ["G.decides(\(kind(exit)))", "G.asked(\(kind(exit)))"])
    #expect(!stage.core.isBusy && stage.leaving.viewIfLoaded?.window != nil)
  }

  @Test("R24.3 A question is taken back with its operation", arguments: Exit.allCases)
  func cancelled(exit: Exit) throws {
    let stage = try LeavingStage(exit, .ask)
    let operation = stage.leave()
    stage.host.commit()
    #expect(stage.guarding.questionCount == 1)
    stage.host.turn { operation.cancel() }
    try stage.settle()
    #expect(operation.result == .cancelled && stage.guarding.questionCount == 0)
    #expect(stage.lines == ["G.decides(\(kind(exit)))", "G.asked(\(kind(exit)))"])
    #expect(!stage.core.isBusy)
    stage.guarding.decision = .allow
    #expect(stage.leave(animated: false).result == .done)
  }

  @Test("R24.4 What is requested meanwhile waits behind the question", arguments: Exit.allCases)
  func interrupted(exit: Exit) throws {
    let stage = try LeavingStage(exit, .ask)
    let first = stage.leave(animated: false)
    stage.host.commit()
    let second = stage.leave(animated: false)
    #expect(!first.isFinished && !second.isFinished)
    stage.guarding.answer(false)
    stage.guarding.decision = .allow
    try stage.settle()
    #expect(first.result == .refused(.leavingRefused(by: stage.leaving)))
    #expect(second.result == .done || second.result == .coalesced)
  }

  @Test("R24.3 The end of the container ends the question", arguments: Exit.allCases)
  func released(exit: Exit) throws {
    let stage = try LeavingStage(exit, .ask)
    let operation = stage.leave()
    stage.host.commit()
    weak let container = stage.container
    weak let leaving = stage.leaving
    stage.releaseContainer()
    try stage.settle()
    #expect(container == nil && leaving == nil)
    #expect(operation.result == .refused(.containerGone))
  }

  @Test("R24.5 A guard that is taken while it is asked harms nothing", arguments: Exit.allCases)
  func taken(exit: Exit) throws {
    for isLater in [true, false] {
      let stage = try LeavingStage(exit, isLater ? .ask : .allow)
      let child = stage.guarding
      if isLater {
        child.onQuestion = { _ = ChildDeparture.removed.take(child) }
      } else {
        child.onDecision = { _ = ChildDeparture.removed.take(child) }
      }
      var operation: ContainerOperation?
      _ = withMisuseIntercepted {
        operation = stage.leave()
        stage.host.commit()
        child.answer(true)
        try? stage.settle()
      }
      #expect(operation?.isFinished == true)
      #expect(!stage.core.isBusy && child.parent == nil)
    }
  }
}
