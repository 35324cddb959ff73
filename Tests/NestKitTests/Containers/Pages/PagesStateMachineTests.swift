import OpenUIKit
import Testing

@testable import NestKit

/// The behaviour of pages, as a value: every input in every state.
@Suite struct PagesStateMachineTests {
  /// How something moves the content, or does not.
  enum Movement: CaseIterable {
    case none, byHand, reversed, released, selecting, continuedByFinger, dissolving
  }

  /// The pages of a container.
  enum Pages: CaseIterable {
    case none, one, list, circle, short, free, mirrored

    var model: PagesModel {
      switch self {
      case .none: PagesModel(count: 0)
      case .one: PagesModel(count: 1)
      case .list: PagesModel(count: 7)
      case .circle: PagesModel(count: 5, requestsWrapping: true)
      case .short: PagesModel(count: 7, layout: PagesModel.layout(pageLength: 40))
      case .free: PagesModel(count: 7, layout: PagesModel.layout(pageLength: 60, isPaging: false))
      case .mirrored: PagesModel(count: 7, layout: PagesModel.layout(isMirrored: true))
      }
    }
  }

  /// A model in a state, without a broken rule so far.
  private func model(
    _ pages: Pages, _ visibility: ContainerAppearance, _ movement: Movement, preloading: Int = 1
  ) -> PagesModel {
    var model = pages.model
    model.handle(.preload(preloading))
    model.bring(to: visibility)
    let start = model.machine.leadingOffset
    switch movement {
    case .none: break
    case .byHand: model.drag(to: start + 30)
    case .reversed:
      model.drag(to: start + 130)
      model.drag(to: start + 70)
    case .released:
      model.drag(to: start + 60)
      _ = model.machine.release(towards: start + 90)
    case .selecting: model.select(4, animated: true)
    case .continuedByFinger:
      model.select(4, animated: true)
      model.drag(to: model.machine.leadingOffset + 40)
    case .dissolving: model.exchange(animated: true)
    }
    return model
  }

  /// Everything that can happen in any state.
  private var inputs: [(String, (inout PagesModel) -> Void)] {
    let callbacks = ContainerAppearance.Callback.allCases.map { callback in
      (
        "\(callback)",
        { (model: inout PagesModel) in
          model.handle(.container(callback, animated: true))
        }
      )
    }
    let selections = [0, 1, 3, 6].flatMap { index in
      [true, false].map { isAnimated in
        (
          "select \(index), \(isAnimated)",
          { (model: inout PagesModel) in
            model.select(index, animated: isAnimated)
          }
        )
      }
    }
    let reloads = [0, 1, 3, 9].map { count in
      (
        "reload \(count)",
        { (model: inout PagesModel) in
          model.reload(count: count, selecting: count / 2)
        }
      )
    }
    let layouts = [
      PagesModel.layout(200), PagesModel.layout(100, pageLength: 70),
      PagesModel.layout(130, isPaging: false), PagesModel.layout(90, isMirrored: true),
    ].flatMap { layout in
      [true, false].map { requestsWrapping in
        (
          "layout \(layout), \(requestsWrapping)",
          { (model: inout PagesModel) in
            model.handle(.layout(layout, requestsWrapping: requestsWrapping, isDragged: false))
          }
        )
      }
    }
    let movements: [(String, (inout PagesModel) -> Void)] = [
      ("drag", { $0.drag(to: $0.machine.leadingOffset + 50) }),
      ("drag back", { $0.drag(to: $0.machine.leadingOffset - 80) }),
      ("move far", { $0.move(to: $0.machine.leadingOffset + 300) }),
      ("rested", { if $0.machine.movement == nil { $0.handle(.rested) } }),
      ("finish", { $0.handle(.finish) }),
      ("exchange", { $0.exchange(animated: true) }),
      ("exchange at once", { $0.exchange(animated: false) }),
      ("exchanged", { $0.handle(.exchanged) }),
      ("release", { if $0.machine.movement == nil { $0.handle(.release) } }),
      ("preload 0", { $0.handle(.preload(0)) }), ("preload 3", { $0.handle(.preload(3)) }),
    ]
    return callbacks + selections + reloads + layouts + movements
  }

  /// Ends whatever moves, and lets the container appear and disappear.
  private func finish(_ model: inout PagesModel) {
    model.handle(.finish)
    model.handle(.exchanged)
    for callback: ContainerAppearance.Callback in [
      .didAppear, .didDisappear, .willAppear, .didAppear, .willDisappear, .didDisappear,
    ] {
      model.handle(.container(callback, animated: false))
    }
  }

  @Test(
    "R9.2 Containers 2.6 Every input in every state keeps the rules, and any other one after it",
    arguments: Pages.allCases)
  func everyInput(pages: Pages) {
    var count = 0
    for visibility in ContainerAppearance.allCases {
      for movement in Movement.allCases {
        for preloading in [0, 1] {
          for (first, perform) in inputs {
            var model = model(pages, visibility, movement, preloading: preloading)
            #expect(model.problems == [], "\(visibility) \(movement)")
            perform(&model)
            let followers =
              visibility == .appeared && preloading == 1 ? inputs : [("nothing", { _ in })]
            for (second, performNext) in followers {
              var next = model
              performNext(&next)
              finish(&next)
              count += 1
              guard next.problems.isEmpty else {
                Issue.record(
                  "\(visibility), \(movement), \(preloading): \(first), \(second): \(next.problems)"
                )
                return
              }
            }
          }
        }
      }
    }
    #expect(count > 10_000)
  }

  @Test("R9.2 Containers 2.6 Pages without a controller stay empty in every state")
  func missing() {
    for movement in Movement.allCases {
      for (name, perform) in inputs {
        var model = Pages.list.model
        model.missing = [1, 3]
        model.bring(to: .appeared)
        if movement == .byHand { model.drag(to: 130) }
        if movement == .selecting { model.select(2, animated: true) }
        perform(&model)
        finish(&model)
        #expect(model.problems == [], "\(movement), \(name)")
      }
    }
  }

  @Test("R9.2 Containers 2.6 A drag to the next page takes its steps in the published order")
  func dragOrder() {
    var model = Pages.list.model
    model.bring(to: .appeared)

    model.drag(to: 60)
    #expect(
      model.steps.map(\.name) == [
        "willSelect 1", "updatePreferences", "begin appearing", "begin disappearing",
      ])

    model.machine.leadingOffset = 100
    model.handle(.rested)
    #expect(
      model.steps.map(\.name) == [
        "arrange", "selectionDidChange", "layOut", "end", "end", "load 2", "releasePrepared",
        "didSelect 1", "didRest",
      ])
    #expect(model.problems == [])
  }

  @Test("R9.2 A selection of a page that is far away leaves out what is between")
  func farSelection() {
    var model = PagesModel(count: 1_000_000)
    model.bring(to: .appeared)

    model.select(700_000, animated: true)
    #expect(model.machine.sortedPages.map(\.index) == [0, 700_000])
    #expect(model.machine.activeIndex == 700_000)

    model.machine.leadingOffset = 100
    model.handle(.rested)
    #expect(model.machine.currentIndex == 700_000)
    #expect(model.machine.sortedPages.map(\.index) == [699_999, 700_000, 700_001])
    #expect(model.problems == [])
  }

  @Test("Containers 2.6 What is requested before the first display is there afterwards")
  func beforeDisplay() {
    var model = Pages.list.model
    model.select(5, animated: true)
    model.handle(.preload(2))
    model.bring(to: .appeared)

    #expect(model.machine.currentIndex == 5)
    #expect(model.machine.sortedPages.map(\.index) == [3, 4, 5, 6])
    #expect(model.problems == [])
  }
}

extension PagesStep {
  /// The name of the step and its values, without frames.
  fileprivate var name: String {
    switch self {
    case .load(_, let index, _): "load \(index)"
    case .place: "place"
    case .unload(_, let index): "unload \(index)"
    case .remove: "remove"
    case .unloadView: "unloadView"
    case .begin(_, let appearing, _): "begin \(appearing ? "appearing" : "disappearing")"
    case .end: "end"
    case .arrange: "arrange"
    case .scroll: "scroll"
    case .stop: "stop"
    case .willSelect(let index, _): "willSelect \(index)"
    case .didSelect(let index, _): "didSelect \(index)"
    case .exchange: "exchange"
    case .dissolve: "dissolve"
    case .endDissolve: "endDissolve"
    case .join(_, let index): "join \(index)"
    case .willLeave: "willLeave"
    case .willStay: "willStay"
    case .didJoin: "didJoin"
    case .selectionDidChange: "selectionDidChange"
    case .layOut, .updatePreferences, .didRest, .finish, .releasePrepared: "\(self)"
    }
  }
}
