import OpenUIKit
import Testing

@testable import NestKit

/// Pages that are turned, as a value.
@Suite struct PagesTurningTests {
  private static let layout = PageLayout(
    size: CGSize(width: 100, height: 100), spacing: 20, isCentered: true)

  /// A container with one page, in a state.
  private func model(_ visibility: ContainerAppearance) -> PagesModel {
    var model = PagesModel(turning: Self.layout)
    model.turn(forward: true, animated: false)
    model.bring(to: visibility)
    return model
  }

  /// The steps that concern pages, in which the page that was there is `a` and the new one is `b`.
  private func text(_ model: PagesModel) -> String {
    model.steps.compactMap { step -> String? in
      func name(_ member: PagesStep.Member) -> String { member.rawValue == 0 ? "a" : "b" }
      return switch step {
      case .willLeave(let member): "\(name(member)) leaves"
      case .willStay(let member): "\(name(member)) stays"
      case .join(let member, _): "\(name(member)) joins"
      case .didJoin(let member): "\(name(member)) has joined"
      case .remove(let member): "\(name(member)) is removed"
      case .begin(let member, let appears, let isAnimated):
        "\(name(member)) \(isAnimated ? "slowly " : "")\(appears ? "appears" : "disappears")"
      case .end(let member): "\(name(member)) ends"
      case .scroll(let offset): "scroll to \(offset.x)"
      case .finish(let isDone): isDone ? "done" : "cancelled"
      default: nil
      }
    }.joined(separator: ", ")
  }

  @Test(
    "R15.51 R14.1 A turn: parents, appearance and the content, by program and by hand, there and back"
  )
  func steps() {
    var hidden = model(.disappeared)
    hidden.turn(forward: true, animated: true)
    #expect(text(hidden) == "a leaves, b joins, a is removed, b has joined, done")

    var jumping = model(.appeared)
    jumping.turn(forward: false, animated: false)
    let changes = "a leaves, b joins, b appears, a disappears, "
    let ends = "b ends, a ends, a is removed, b has joined, done"
    #expect(text(jumping) == changes + ends)

    for (isForward, offset) in [(true, 240.0), (false, 0.0)] {
      var scrolling = model(.appeared)
      scrolling.turn(forward: isForward, animated: true)
      let begin = "a leaves, b joins, b slowly appears, a slowly disappears"
      #expect(text(scrolling) == "\(begin), scroll to \(offset)")
      scrolling.move(to: isForward ? 120 : -120)
      #expect(text(scrolling) == "")
      scrolling.handle(.rested)
      #expect(text(scrolling) == ends)

      var dragged = model(.appeared)
      dragged.turn(forward: isForward, animated: true, isByHand: true)
      #expect(text(dragged) == begin)
      dragged.move(to: isForward ? 40 : -40)
      // Back, forth again, and back.
      for target in [0, isForward ? 120 : -120, 0] as [CGFloat] {
        _ = dragged.machine.release(towards: target)
        dragged.handle(.moved)
        let isBack = target == 0
        #expect(
          text(dragged)
            == (isBack
              ? "b leaves, a stays, a slowly appears" : "a leaves, b stays, a slowly disappears"))
        dragged.machine.beginMovementByHand()
      }
      dragged.move(to: 0)
      dragged.handle(.rested)
      #expect(
        text(dragged)
          == "a ends, b slowly disappears, b ends, b is removed, a has joined, cancelled")
      #expect(dragged.machine.strip.count == 1 && dragged.machine.currentSlot == 0)
      #expect((hidden.problems + jumping.problems + scrolling.problems + dragged.problems) == [])
    }
  }

  @Test("R15.55 R14.1 Whatever happens during a turn, no rule is broken")
  func everything() {
    typealias Input = (name: String, perform: (inout PagesModel) -> Void)
    var inputs: [Input] = []
    for callback in ContainerAppearance.Callback.allCases {
      inputs.append(("\(callback)", { $0.handle(.container(callback, animated: true)) }))
    }
    let changes: [Input] = [
      ("turn", { $0.turn(forward: true, animated: true) }),
      ("turn at once", { $0.turn(forward: false, animated: false) }),
      ("turn by hand", { $0.turn(forward: false, animated: true, isByHand: true) }),
      ("move", { $0.move(to: 30) }), ("drag", { $0.drag(to: -20) }),
      ("release", { _ = $0.machine.release(towards: 0) }),
      ("release on", { _ = $0.machine.release(towards: 120) }),
      ("rest", { $0.handle(.rested) }), ("finish", { $0.handle(.finish) }),
      (
        "layout",
        {
          let layout = PageLayout(size: CGSize(width: 70, height: 90), isCentered: true)
          $0.handle(.layout(layout, requestsWrapping: false, isDragged: false))
        }
      ),
      ("memory", { $0.handle(.release) }), ("exchange", { $0.exchange(animated: true) }),
      ("exchanged", { $0.handle(.exchanged) }), ("open", { $0.handle(.open(0...1)) }),
    ]
    inputs += changes
    var breach: String?
    for visibility in ContainerAppearance.allCases {
      for first in inputs {
        for second in inputs {
          for third in inputs {
            var model = model(visibility)
            for input in [first, second, third] { input.perform(&model) }
            model.handle(.finish)
            guard breach == nil, let problem = model.problems.first else { continue }
            breach = "\(visibility): \(first.name), \(second.name), \(third.name): \(problem)"
          }
        }
      }
    }
    #expect(breach == nil)
  }
}
