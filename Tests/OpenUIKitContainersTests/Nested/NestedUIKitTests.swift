import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// UIKit's containers inside those of NestKit, around them, and inside each other: events come
/// once, in order, and balanced.
@Suite(.serialized) struct NestedUIKitTests {
  /// A container with A, which is to show B, in a window, perhaps inside another one, which is to
  /// show C.
  private final class Fixture {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let watch: ContractWatch
    let (a, b, c): (RecordingViewController, RecordingViewController, RecordingViewController)
    let inner: UIViewController
    let outer: UIViewController?

    init(_ inner: NestedKind, in outer: NestedKind? = nil) throws {
      host = try TestHost(size: CGSize(width: 640, height: 600))
      watch = ContractWatch(recorder, in: host.window, .collects)
      a = RecordingViewController("A", recorder: recorder)
      b = RecordingViewController("B", recorder: recorder)
      c = RecordingViewController("C", recorder: recorder)
      self.inner = inner.make(of: a, before: b)
      self.outer = outer?.make(of: self.inner, before: c)
      for container in [self.inner, self.outer].compactMap({ $0 }) { watch.follow(container) }
      host.show(self.outer ?? self.inner)
      recorder.removeAll()
    }

    deinit {}

    /// Performs a change and returns the callbacks until nothing runs.
    func lines(_ change: () -> Void) throws -> [String] {
      host.turn(change)
      try host.settle()
      return recorder.takeTimeline().lines
    }

    func expectBalanced() {
      watch.finish()
      #expect(watch.breach == nil, "\(watch.breach.map { "\($0.violation)" } ?? "")")
    }
  }

  @Test("R15.3 R14.4 A change inside is the same in every container", arguments: NestedKind.pairs)
  func inside(pair: [NestedKind]) throws {
    let (outer, inner) = (pair[0], pair[1])
    let alone = try Fixture(inner)
    let nested = try Fixture(inner, in: outer)
    for fixture in [alone, nested] { #expect(fixture.a.view.window != nil) }

    let expected = try alone.lines { inner.change(alone.inner, to: alone.b) }
    let actual = try nested.lines { inner.change(nested.inner, to: nested.b) }
    #expect(actual == expected && expected.count > 2, "\(outer) around \(inner)")
    let back = try alone.lines { inner.changeBack(alone.inner, to: alone.a) }
    let actualBack = try nested.lines { inner.changeBack(nested.inner, to: nested.a) }
    #expect(actualBack == back && !back.isEmpty, "\(outer) around \(inner)")
    nested.expectBalanced()
  }

  @Test(
    "R15.3 R14.4 What is inside disappears and appears once when the outer container changes, rotates and is hidden",
    arguments: NestedKind.pairs)
  func outside(pair: [NestedKind]) throws {
    let (outer, inner) = (pair[0], pair[1])
    let fixture = try Fixture(inner, in: outer)
    let container = try #require(fixture.outer)
    let remains = outer.presents
    func appearance(_ lines: [String]) -> [String] {
      lines.filter { $0.hasPrefix("A.view") }.map {
        $0.components(separatedBy: "(")[0].components(separatedBy: " ")[0]
      }
    }

    let gone = appearance(try fixture.lines { outer.change(container, to: fixture.c) })
    #expect(gone == (remains ? [] : ["A.viewWillDisappear", "A.viewDidDisappear"]), "\(pair)")
    fixture.expectBalanced()
    let back = appearance(
      try fixture.lines { outer.changeBack(container, to: fixture.inner) })
    #expect(
      back == (remains ? [] : ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"]),
      "\(pair)")
    fixture.expectBalanced()
    fixture.host.rotateDevice()
    try fixture.host.settle()
    fixture.expectBalanced()
    let hidden = appearance(try fixture.lines { fixture.host.window.isHidden = true })
    #expect(hidden.suffix(2) == ["A.viewWillDisappear", "A.viewDidDisappear"], "\(pair)")
    fixture.expectBalanced()
  }
}
