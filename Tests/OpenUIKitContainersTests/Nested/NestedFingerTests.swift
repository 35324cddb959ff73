import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Who follows a finger, of containers in each other.
@Suite(.serialized) struct NestedFingerTests {
  private static let size = CGSize(width: 800, height: 800)

  /// UIKit has no navigation controller in another one, and no split view controller in either.
  private static func isRefused(_ inner: DraggedKind, in outer: DraggedKind) -> Bool {
    switch (outer, inner) {
    case (.navigation, .navigation), (.navigation, .splitView), (.splitView, .splitView): true
    default: false
    }
  }

  /// A container in another one, and a finger that moves by 70 % of either.
  private struct Stage {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let watch: ContractWatch
    let inner: DraggedContainer
    let outer: DraggedContainer
    let axis: DraggedAxis

    init(
      _ inner: (kind: DraggedKind, canMove: Bool), in outer: (kind: DraggedKind, canMove: Bool),
      along axis: DraggedAxis
    ) throws {
      host = try TestHost(size: NestedFingerTests.size)
      watch = ContractWatch(recorder, in: host.window, .collects)
      self.axis = axis
      let recorder = recorder
      var count = 0
      let make = {
        count += 1
        return RecordingViewController("\(count)", recorder: recorder)
      }
      self.inner = DraggedContainer(
        inner.kind, showing: make(), along: axis, canMove: inner.canMove,
        in: NestedFingerTests.size, make: make)
      self.outer = DraggedContainer(
        outer.kind, showing: self.inner.controller, along: axis, canMove: outer.canMove,
        in: NestedFingerTests.size, make: make)
      watch.follow(self.inner.controller)
      watch.follow(self.outer.controller)
      host.show(self.outer.controller)
      try host.settle()
      for container in [self.inner, self.outer] { try container.showOnce(in: host) }
    }

    /// Drags from the edge; returns who has moved.
    func follower() throws -> String {
      let before = (inner.position, outer.position)
      let (start, end) = (CGFloat(6), CGFloat(600))
      if axis == .horizontal {
        host.drag(
          from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), duration: 0.4, rest: 0.3)
      } else {
        host.drag(
          from: CGPoint(x: 400, y: start), to: CGPoint(x: 400, y: end), duration: 0.4, rest: 0.3)
      }
      try host.settle()
      switch (inner.position != before.0, outer.position != before.1) {
      case (true, false): return "inner"
      case (false, true): return "outer"
      case (false, false): return "nobody"
      case (true, true): return "both"
      }
    }
  }

  @Test(
    "R20.5 Containers 1.6 The innermost container follows a finger that can move in its direction",
    arguments: DraggedAxis.allCases, DraggedKind.allCases)
  func matrix(axis: DraggedAxis, outer: DraggedKind) throws {
    guard DraggedKind.along(axis).contains(outer) else { return }
    for inner in DraggedKind.along(axis) where !Self.isRefused(inner, in: outer) {
      for (innerMoves, outerMoves) in [(true, true), (true, false), (false, true), (false, false)] {
        let stage = try Stage((inner, innerMoves), in: (outer, outerMoves), along: axis)
        let expected = innerMoves ? "inner" : outerMoves ? "outer" : "nobody"
        let follower = try stage.follower()
        #expect(
          follower == expected,
          "\(inner) (moves: \(innerMoves)) in \(outer) (moves: \(outerMoves)), \(axis)")
        stage.watch.finish()
        #expect(stage.watch.breach == nil, "\(inner) in \(outer), \(axis)")
      }
    }
  }
}
