import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

@testable import NestKit

/// Guards in stacks: hands, keys, policies, nesting, hostile guards.
@Suite(.serialized) struct LeavingGuardTests {
  private func fixture(
    _ decision: LeavingDecision = .ask
  ) throws -> (StackFixture, GuardedChild) {
    let fixture = try StackFixture()
    let child = GuardedChild("G", recorder: fixture.recorder, decision)
    fixture.turn { _ = fixture.stack.push(child, transition: .pushFromRight, animated: false) }
    fixture.recorder.removeAll()
    return (fixture, child)
  }

  @Test("R24.2 The timeline of a pop that asks")
  func timeline() throws {
    let (fixture, child) = try fixture()
    fixture.turn { _ = fixture.stack.pop() }
    fixture.host.advance(by: 0.5)
    child.answer(true)
    try fixture.settle()
    try fixture.recorder.expect(
      """
      G.decides(removal)
      G.asked(removal)
      D.willPop(G, revealing: A, animated)
      G.willMove(nil)
      D.willHide(G, animated)
      G.viewWillDisappear(animated) [from]
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      G.viewDidDisappear(animated) [from]
      D.didHide(G, animated)
      A.viewDidAppear(animated)
      D.didShow(A, animated)
      G.didMove(nil)
      D.didPop(G, revealing: A, animated)
      """)
  }

  @Test("R24.6 A finger meets resistance while a question is open, and the view springs back")
  func finger() throws {
    let (fixture, child) = try fixture()
    fixture.host.putDown(0, at: CGPoint(x: 2, y: 100))
    for x in stride(from: 10.0, through: 90, by: 20) {
      fixture.host.move(0, to: CGPoint(x: x, y: 100))
      fixture.host.advance(by: 1 / 60)
    }
    #expect(child.questionCount == 1 && fixture.stack.transition == nil)
    let offset = child.view.convert(CGPoint.zero, to: nil).x
    #expect(offset > 5 && offset < 60)
    fixture.host.lift(0, at: CGPoint(x: 90, y: 100))
    try fixture.settle()
    #expect(child.view.convert(CGPoint.zero, to: nil).x == 0)
    #expect(fixture.names == "AG" && child.questionCount == 1)
    child.answer(true)
    try fixture.settle()
    #expect(fixture.names == "A")
  }

  @Test("R24.6 A finger whose question is answered with yes pops, one that may not pops nothing")
  func fingerAnswered() throws {
    for decision in LeavingDecision.allCases {
      let (fixture, child) = try fixture(decision)
      fixture.host.putDown(0, at: CGPoint(x: 2, y: 100))
      fixture.host.move(0, to: CGPoint(x: 60, y: 100))
      fixture.host.advance(by: 1 / 60)
      fixture.host.move(0, to: CGPoint(x: 110, y: 100))
      fixture.host.advance(by: 1 / 60)
      if decision == .ask { child.answer(true) }
      fixture.host.advance(by: 1 / 60)
      fixture.host.lift(0, at: CGPoint(x: 110, y: 100))
      try fixture.settle()
      #expect(fixture.names == (decision == .refuse ? "AG" : "A"), "\(decision)")
      #expect(fixture.stack.stack.host.transform == .identity)
    }
  }

  @Test("R24.4 Escape waits with everything else, and asks nobody again")
  func escape() throws {
    let (fixture, child) = try fixture()
    fixture.host.press(.keyboardEscape)
    fixture.host.commit()
    fixture.host.press(.keyboardEscape)
    fixture.host.press(.keyboardEscape)
    fixture.host.commit()
    #expect(fixture.recorder.timeline.lines == ["G.decides(removal)", "G.asked(removal)"])
    child.answer(true)
    try fixture.settle()
    #expect(fixture.names == "A")
  }

  @Test("R24.7 The delegate is asked before the guard")
  func delegateFirst() throws {
    let (fixture, child) = try fixture(.allow)
    let veto = PopVeto()
    veto.allowed = false
    fixture.stack.delegate = veto
    fixture.host.press(.keyboardEscape)
    #expect(veto.asked == ["G"] && fixture.recorder.timeline.lines.isEmpty)
    veto.allowed = true
    fixture.host.press(.keyboardEscape)
    try fixture.settle()
    #expect(fixture.names == "A")
    _ = child
  }

  @Test("R24.4 The policy to refuse refuses while a question is open")
  func policy() throws {
    let (fixture, child) = try fixture()
    fixture.stack.conflictPolicy = .refuse
    let pop = fixture.turn { fixture.stack.pop() }
    fixture.host.commit()
    let push = fixture.turn { fixture.stack.push(fixture.make("C")) }
    #expect(push.result == .refused(.busy))
    child.answer(true)
    try fixture.settle()
    #expect(pop.result == .done && fixture.names == "A")
  }

  @Test("R24.5 A guard in a plain parent is asked while its view is in the window")
  func plainParent() throws {
    let fixture = try StackFixture()
    let parent = UIViewController()
    let child = GuardedChild("G", recorder: fixture.recorder, .refuse)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    fixture.turn { _ = fixture.stack.push(parent, animated: false) }

    fixture.turn { _ = fixture.stack.pop(animated: false) }
    #expect(fixture.stack.count == 2)

    child.view.removeFromSuperview()
    fixture.turn { _ = fixture.stack.pop(animated: false) }
    #expect(fixture.stack.count == 1)
  }

  @Test("R24.5 All that would be left are asked, those inside others first, and once each")
  func nested() throws {
    let (fixture, outer) = try fixture()
    let inner = GuardedChild("I", recorder: fixture.recorder, .ask)
    let tabs = TabsViewController(viewControllers: [inner])
    fixture.turn { _ = fixture.stack.push(tabs, transition: .pushFromRight, animated: false) }
    fixture.recorder.removeAll()
    let operation = fixture.turn { fixture.stack.popToRoot(animated: false) }
    fixture.host.commit()
    inner.answer(true)
    try fixture.settle()
    outer.answer(true)
    try fixture.settle()
    #expect(operation.result == .done)
    #expect(
      Array(fixture.recorder.timeline.lines.prefix(4)) == [
        "I.decides(removal)", "G.decides(removal)", "I.asked(removal)", "G.asked(removal)",
      ])
  }

  @Test("R24.5 One that is added while another is asked is asked too")
  func newcomer() throws {
    let fixture = try StackFixture()
    let tabs = TabsViewController()
    let first = GuardedChild("F", recorder: fixture.recorder, .ask)
    let second = GuardedChild("S", recorder: fixture.recorder, .refuse)
    tabs.setViewControllers([first], animated: false)
    fixture.turn { _ = fixture.stack.push(tabs, transition: .pushFromRight, animated: false) }
    fixture.recorder.removeAll()
    let operation = fixture.turn { fixture.stack.pop() }
    fixture.host.commit()
    first.decision = .allow
    fixture.turn { _ = tabs.setViewControllers([first, second], selecting: second) }
    first.answer(true)
    try fixture.settle()
    guard case .refused(let misuse) = operation.result else {
      Issue.record("\(String(describing: operation.result))")
      return
    }
    #expect(misuse.id == "leaving.refused" && misuse == .leavingRefused(by: second))
    #expect(fixture.stack.count == 2)
  }

  @Test("R24.8 A guard that never answers is reported, and stops nobody who waits")
  func timeout() throws {
    let (fixture, child) = try fixture()
    child.timeout = 2
    let pop = fixture.turn { fixture.stack.pop(animated: false) }
    #expect(withMisuseIntercepted { fixture.host.advance(by: 1.9) }.isEmpty)
    let reports = withMisuseIntercepted { fixture.host.advance(by: 0.2) }
    #expect(reports.map(\.id) == ["leaving.no-answer"])
    #expect(!pop.isFinished)
    let push = fixture.turn { fixture.stack.push(fixture.make("C"), animated: false) }
    try fixture.settle()
    #expect(pop.result == .refused(.leavingRefused(by: child)))
    #expect(push.result == .done && fixture.names == "AGC")
    #expect(child.questionCount == 0)
  }

  @Test("R24.8 An answer after the report counts where nobody waits")
  func lateAnswer() throws {
    let (fixture, child) = try fixture()
    child.timeout = 1
    let pop = fixture.turn { fixture.stack.pop(animated: false) }
    _ = withMisuseIntercepted { fixture.host.advance(by: 3) }
    child.answer(true)
    try fixture.settle()
    #expect(pop.result == .done)
  }

  @Test("R24.9 A value that a guard refuses is written back")
  func binding() throws {
    let fixture = try StackFixture()
    var changes: [[Int]] = []
    let child = GuardedChild("G", recorder: fixture.recorder, .ask)
    let binding = fixture.turn {
      fixture.stack.bind(to: [7]) { (_: Int) in child }
    }
    binding.onChange = { changes.append($0) }
    let operation = fixture.turn { binding.show([], animated: false) }
    fixture.host.commit()
    #expect(changes.isEmpty)
    child.answer(false)
    try fixture.settle()
    #expect(operation.result == .refused(.leavingRefused(by: child)))
    #expect(changes == [[7]] && binding.value == [7])
    fixture.turn { _ = binding.show([], animated: false) }
    fixture.host.commit()
    child.answer(true)
    try fixture.settle()
    #expect(binding.value.isEmpty && fixture.names == "A")
  }

  @Test("R24.9 Tabs return to the selected one where it may not be left")
  func tabs() throws {
    let stage = try LeavingStage(.tabs, .ask)
    let tabs = try #require(stage.container as? TabsViewController)
    _ = stage.leave()
    stage.host.commit()
    stage.guarding.answer(false)
    try stage.settle()
    #expect(tabs.selectedViewController === stage.leaving && tabs.selectedIndex == 0)
  }

  @Test("R24.6 The content of pages resists a finger, and the next page follows with yes")
  func pages() throws {
    let stage = try LeavingStage(.pages, .ask)
    let pages = try #require(stage.container as? PagesViewController)
    let start = CGPoint(x: 60, y: 150)
    stage.host.drag(from: start, to: CGPoint(x: 60, y: 20), duration: 0.3)
    try stage.settle()
    #expect(pages.selectedIndex == 1 || stage.guarding.questionCount == 1)
    #expect(stage.lines == ["G.decides(selection)", "G.decides(selection)", "G.asked(selection)"])
    #expect(stage.leaving.view.convert(CGPoint.zero, to: pages.view).y == 0)
    stage.guarding.answer(true)
    try stage.settle()
    #expect(pages.selectedIndex == 1)
    stage.host.drag(from: CGPoint(x: 60, y: 20), to: CGPoint(x: 60, y: 180), duration: 0.3)
    try stage.settle()
    #expect(pages.selectedIndex == 0)
  }

  @Test("R24.10 A restoration and a child that is taken ask nobody; UIKit's containers ask nobody")
  func asksNobody() throws {
    let (fixture, child) = try fixture(.refuse)
    fixture.stack.ignoringConflictPolicies {
      _ = fixture.stack.pop(animated: false)
    }
    try fixture.settle()
    #expect(fixture.names == "A" && child.parent == nil)
    #expect(!fixture.recorder.timeline.lines.contains("G.decides(removal)"))
  }

  @Test("R24.6 A movement in the hands of the program does not wait for an answer")
  func interaction() throws {
    let (fixture, child) = try fixture()
    #expect(fixture.turn { fixture.stack.beginInteractivePop() } == nil)
    try fixture.settle()
    #expect(child.questionCount == 0 && fixture.names == "AG")
    child.decision = .allow
    let interaction = fixture.turn { fixture.stack.beginInteractivePop() }
    interaction?.finish()
    try fixture.settle()
    #expect(fixture.names == "A")
  }
}
