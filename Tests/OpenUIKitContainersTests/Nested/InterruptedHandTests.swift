import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Movements that a finger, or the program in place of one, has when something outside changes.
@Suite(.serialized) struct InterruptedHandTests {
  /// A change outside of the container.
  enum Change: String, CaseIterable, Sendable {
    case tab, tabAtOnce, presentation, push, pushAtOnce, window, removal
  }

  private static let size = CGSize(width: 800, height: 800)

  /// A container of a kind in tabs, in a stack, in a window.
  private final class Stage {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let watch: ContractWatch
    let container: DraggedContainer
    let tabs: TabsViewController
    let stack: StackController

    init(_ kind: DraggedKind) throws {
      host = try TestHost(size: InterruptedHandTests.size)
      watch = ContractWatch(recorder, in: host.window, .collects)
      let recorder = recorder
      var count = 0
      let make = {
        count += 1
        return RecordingViewController("\(count)", recorder: recorder)
      }
      container = DraggedContainer(
        kind, showing: make(), canMove: true, in: InterruptedHandTests.size, make: make)
      tabs = TabsViewController(viewControllers: [container.controller, make()])
      stack = StackController(rootViewController: tabs)
      for controller in [container.controller, tabs, stack] { watch.follow(controller) }
      host.show(stack)
      try host.settle()
      try container.showOnce(in: host)
    }

    deinit {}

    /// Brings the finger to a part of the distance, where it rests.
    func drag(to fraction: CGFloat) {
      host.putDown(0, at: CGPoint(x: 6, y: 400))
      for step in 1...5 {
        host.advance(by: 0.05)
        let x = 6 + (10 + fraction * container.distance) * CGFloat(step) / 5
        host.move(0, to: CGPoint(x: x, y: 400))
      }
      host.advance(by: 0.3)
    }

    func make(_ change: Change) {
      let other = RecordingViewController("other", recorder: recorder)
      switch change {
      case .tab: host.turn { _ = tabs.selectViewController(at: 1) }
      case .tabAtOnce: host.turn { _ = tabs.selectViewController(at: 1, animated: false) }
      case .presentation:
        other.modalPresentationStyle = .fullScreen
        host.turn { stack.present(other, animated: true) }
      case .push: host.turn { _ = stack.push(other) }
      case .pushAtOnce: host.turn { _ = stack.push(other, animated: false) }
      case .window: host.hide()
      case .removal: host.turn { _ = tabs.remove(container.controller) }
      }
    }

    /// Ends everything; returns what the container shows then.
    func end() throws -> String {
      host.advance(by: 0.1)
      host.lift(0, at: CGPoint(x: 400, y: 400))
      try host.settle()
      host.unhide()
      try host.settle()
      watch.finish()
      return container.position
    }
  }

  @Test(
    "R20.6 Containers 1.6 What a finger moves returns when something outside changes, or completes",
    arguments: DraggedKind.allCases, Change.allCases)
  func finger(kind: DraggedKind, change: Change) throws {
    for fraction in [0.3, 0.7] {
      let stage = try Stage(kind)
      let former = stage.container.position
      stage.drag(to: fraction)
      stage.make(change)
      let moved = try stage.end() != former
      #expect(moved == (fraction > 0.5), "\(kind), \(change) at \(fraction)")
      #expect(stage.watch.breach == nil, "\(kind), \(change) at \(fraction)")
    }
  }

  @Test(
    "R20.6 R12.4 What the program moves in place of a finger ends alike",
    arguments: DraggedKind.allCases, Change.allCases)
  func interaction(kind: DraggedKind, change: Change) throws {
    for (fraction, completing) in [(0.4, 0.5), (0.6, 0.5), (0.4, 0.3), (0.6, 0.7)] {
      let stage = try Stage(kind)
      let former = stage.container.position
      guard let interaction = stage.host.turn({ stage.container.beginInteraction() }) else {
        return
      }
      interaction.completingFraction = completing
      stage.host.turn { interaction.fraction = fraction }
      stage.make(change)
      let isEnded = !interaction.isActive
      let moved = try stage.end() != former
      #expect(moved == (fraction > completing), "\(kind), \(change) at \(fraction)")
      #expect(isEnded && stage.watch.breach == nil, "\(kind), \(change) at \(fraction)")
    }
  }

  @Test(
    "R20.6 Another arrangement ends what a finger moves of a drawer, and is what is shown then",
    arguments: [DraggedKind.drawer, .splitView], [0.3, 0.7])
  func arrangement(kind: DraggedKind, fraction: CGFloat) throws {
    for turnsBack in [false, true] {
      let stage = try Stage(kind)
      stage.drag(to: fraction)
      switch stage.container.controller {
      case let split as SplitContainerViewController:
        stage.host.turn { split.preferredDisplayMode = .columns }
        if turnsBack { stage.host.turn { split.preferredDisplayMode = .closedDrawer } }
      case let split as UISplitViewController:
        stage.host.turn {
          split.preferredSplitBehavior = .tile
          split.preferredDisplayMode = .oneBesideSecondary
        }
        if turnsBack { stage.host.turn { split.preferredDisplayMode = .secondaryOnly } }
      default: break
      }
      let shown = try stage.end()
      let expected: [DraggedKind: [Bool: String]] = [
        .drawer: [false: "columns", true: "closedDrawer"],
        .splitView: [false: "oneBesideSecondary", true: "secondaryOnly"],
      ]
      #expect(shown == expected[kind]?[turnsBack])
      #expect(stage.watch.breach == nil)
    }
  }

  @Test(
    "R20.6 A width for one column ends what a finger moves, and the columns return",
    arguments: [
      DraggedKind.drawer, .splitView, .navigation, .stack, .pageCurl, .pageScroll, .pages,
    ],
    [0.3, 0.7])
  func otherSize(kind: DraggedKind, fraction: CGFloat) throws {
    let stage = try Stage(kind)
    stage.drag(to: fraction)
    for width in [350, 800] {
      try stage.host.resize(to: CGSize(width: width, height: 800))
      stage.host.advance(by: 0.1)
    }
    _ = try stage.end()
    #expect(stage.watch.breach == nil)
  }
}
