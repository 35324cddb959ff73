import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

@testable import NestKit

/// Children that leave their container without an operation of it.
@Suite struct TakenChildTests {
  @Test(
    "R1.6 R2.1 R14.2 A child that is taken leaves its container, whenever that happens",
    arguments: ContainerKind.allCases)
  func table(kind: ContainerKind) throws {
    let problems = try TakenChildTable(subject(kind)).problems()

    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  private func subject(_ kind: ContainerKind) -> TakingSubject {
    TakingSubject(
      make: { a, b, c in
        guard kind == .wizard else { return kind.makeContainer(of: a, before: b) }
        var pages = [0: a, 1: b, 2: c]
        return WizardViewController(pageCount: 3) {
          pages.removeValue(forKey: $0) ?? UIViewController()
        }
      },
      change: { _ = kind.change($0, to: $1, animated: $2) },
      changeBack: { kind.changeBack($0, to: $1, animated: $2) },
      list: { container in
        let core = (container as? ContainerViewController)?.containerCore
        let pages = (container as? PagesViewController)?.viewControllers ?? []
        let tabs = (container as? TabsViewController)?.latestViewControllers ?? []
        return pages + tabs + (core?.stacks.flatMap(\.viewControllers) ?? [])
      },
      next: { container, c in
        switch container {
        case let stack as StackController: stack.push(c)
        case let placeholder as PlaceholderViewController: placeholder.setViewController(c)
        case let wizard as WizardViewController: wizard.selectViewController(at: 2)
        case let tabs as TabsViewController:
          tabs.setViewControllers(tabs.viewControllers + [c], selecting: c)
        case let modal as ModalContainerViewController:
          if modal.modalContentViewController == nil {
            modal.presentModal(c)
          } else {
            modal.setContentViewController(c)
          }
        case let pages as PagesViewController:
          let list = pages.viewControllers + [c]
          pages.setViewControllers(list, selecting: list.count - 1)
        case let split as SplitContainerViewController: split.setViewController(c, at: 1)
        case let bars as BarContainerViewController: bars.setContentViewController(c)
        case let sheets as SheetContainerViewController:
          if sheets.sheetViewControllers.isEmpty {
            sheets.presentSheet(c)
          } else {
            sheets.setContentViewController(c)
          }
        default: Issue.record("\(container) is unknown")
        }
      })
  }

  @Test("R1.6 Containers 1.8 A child below the top leaves at once, and the next pop reveals A")
  func belowTheTop() throws {
    let fixture = try StackFixture("BC")
    let child = fixture["B"]

    child.willMove(toParent: nil)
    child.removeFromParent()

    #expect(fixture.names == "AC")
    #expect(fixture.inWindow == "CA")
    try fixture.recorder.expect(
      """
      B.willMove(nil)
      A.loadView
      A.viewDidLoad
      B.didMove(nil)
      """)
    fixture.turn { fixture.stack.pop() }
    try fixture.settle()
    #expect(fixture.names == "A")
    #expect(fixture.inWindow == "A")
  }

  @Test("R1.6 Containers 1.8 A top that is taken is popped, with all events")
  func top() throws {
    let fixture = try StackFixture("B")
    let child = fixture["B"]

    fixture.turn {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }

    #expect(fixture.names == "A")
    try fixture.recorder.expect(
      """
      B.willMove(nil)
      D.willPop(B, revealing: A)
      D.willHide(B)
      B.viewWillDisappear [from]
      D.willShow(A)
      A.viewWillAppear
      A.viewIsAppearing
      B.viewDidDisappear [from]
      D.didHide(B)
      A.viewDidAppear
      D.didShow(A)
      D.didPop(B, revealing: A)
      B.didMove(nil)
      """)
  }

  @Test("R1.7 A push whose child is taken is cancelled, a pop whose child is taken completes")
  func outcomes() throws {
    let fixture = try StackFixture("B")
    let child = fixture.make("C")
    let push = fixture.turn { fixture.stack.push(child, transition: .pushFromRight) }
    fixture.host.advance(by: 0.1)
    _ = ChildDeparture.moved.take(child)
    #expect(push.result == .cancelled)
    #expect(fixture.names == "AB")

    let pop = fixture.turn { fixture.stack.pop() }
    fixture.host.advance(by: 0.1)
    _ = ChildDeparture.removed.take(fixture["B"])
    #expect(pop.result == .done)
    #expect(fixture.names == "A")
    #expect(pop.removedViewControllers.isEmpty)
  }

  @Test("R1.6 A child that is taken and added again is a new child")
  func addedAgain() throws {
    let fixture = try StackFixture("BC")
    let child = fixture["B"]
    _ = ChildDeparture.removed.take(child)

    fixture.stack.push(child, animated: false)

    #expect(fixture.names == "ACB")
    #expect(fixture.inWindow == "BC")
    #expect(child.parent === fixture.stack)
  }

  @Test("R1.9 A list of 10,000 loses a child in its middle, and calls nobody else")
  func largeList() throws {
    let fixture = try StackFixture()
    for _ in 1..<10_000 { fixture.stack.push(UIViewController(), animated: false) }
    let child = fixture.stack.viewControllers[5_000]
    fixture.recorder.removeAll()

    _ = ChildDeparture.removed.take(child)

    #expect(fixture.stack.count == 9_999)
    #expect(!fixture.stack.contains(child))
    #expect(fixture.recorder.events.isEmpty)
  }

  @Test("R1.8 A container without a core finds out at its next operation")
  func withoutCore() throws {
    let recorder = LifecycleRecorder()
    let cards = CardsViewController(.init(), recorder: recorder)
    let children = ["A", "B", "C"].map { RecordingViewController($0, recorder: recorder) }
    for child in children { cards.cards.push(child, animated: false) }
    _ = ChildDeparture.removed.take(children[1])

    cards.cards.pop(animated: false)

    #expect(cards.cards.viewControllers == [children[0]])
  }

  @Test("R1.8 Those who observe a core are informed of each child that is taken, and of no other")
  func observers() throws {
    let fixture = try StackFixture("BC")
    var taken: [String] = []
    fixture.stack.containerCore.whenTaken { taken.append(LifecycleRecorder.name(of: $0)) }

    fixture.stack.pop(animated: false)
    _ = ChildDeparture.removed.take(fixture["B"])

    #expect(taken == ["B"])
  }
}
