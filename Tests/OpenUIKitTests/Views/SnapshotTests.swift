import NestTesting
import OpenUIKit
import Testing

/// Views that show pictures of other views.
@Suite(.serialized) struct SnapshotTests {
  /// A red view with a blue quarter at its upper left, in a window.
  private final class Fixture {
    let host: TestHost
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
    let quarter = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

    init(scale: CGFloat = 1) throws {
      host = try TestHost(size: CGSize(width: 40, height: 40), scale: scale)
      view.backgroundColor = .red
      quarter.backgroundColor = .blue
      view.addSubview(quarter)
      host.show(UIViewController())
      host.turn { host.window.addSubview(view) }
    }

    /// The colour that the window shows at a point.
    func color(x: Int, y: Int) throws -> UInt32 {
      try host.snapshot().bitmap.pixel(x: x, y: y)
    }

    func show(_ snapshot: UIView, at frame: CGRect) {
      host.turn {
        snapshot.frame = frame
        host.window.addSubview(snapshot)
      }
    }
  }

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  @Test(
    "Containers 3 A snapshot shows the view as it was, in its size, whatever the view does later")
  func picture() throws {
    let fixture = try Fixture()

    let snapshot = try #require(fixture.view.snapshotView(afterScreenUpdates: false))
    fixture.host.turn {
      fixture.quarter.removeFromSuperview()
      fixture.view.backgroundColor = .green
    }
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 8, height: 8))
    fixture.show(snapshot, at: CGRect(x: 20, y: 20, width: 8, height: 8))

    #expect(try fixture.color(x: 21, y: 21) == blue)
    #expect(try fixture.color(x: 26, y: 26) == red)
  }

  @Test("Containers 3 What is due is only in the picture after updates")
  func updates() throws {
    let fixture = try Fixture()
    fixture.host.turn {
      fixture.quarter.frame = fixture.view.bounds
    }
    fixture.quarter.backgroundColor = .green

    let after = try #require(fixture.view.snapshotView(afterScreenUpdates: true))
    fixture.show(after, at: CGRect(x: 20, y: 20, width: 8, height: 8))

    #expect(try fixture.color(x: 26, y: 26) == 0xFF00_FF00)
  }

  @Test("A view that was never on screen has an empty snapshot, except after updates")
  func outsideWindow() throws {
    let fixture = try Fixture()
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    loose.backgroundColor = .red

    let empty = try #require(loose.snapshotView(afterScreenUpdates: false))
    let full = try #require(loose.snapshotView(afterScreenUpdates: true))
    fixture.show(empty, at: CGRect(x: 20, y: 0, width: 8, height: 8))
    fixture.show(full, at: CGRect(x: 30, y: 0, width: 8, height: 8))

    #expect(try fixture.color(x: 21, y: 1) != red)
    #expect(try fixture.color(x: 31, y: 1) == red)
  }

  @Test("A part of a view with cap insets keeps its edges when it is stretched")
  func capInsets() throws {
    let fixture = try Fixture(scale: 2)
    let insets = UIEdgeInsets(top: 4, left: 4, bottom: 1, right: 1)

    let snapshot = try #require(
      fixture.view.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 8, height: 8), afterScreenUpdates: false,
        withCapInsets: insets))
    fixture.show(snapshot, at: CGRect(x: 20, y: 20, width: 16, height: 12))

    // Two pixels a point: the blue quarter is as large as before.
    #expect(try fixture.color(x: 41, y: 41) == blue)
    #expect(try fixture.color(x: 46, y: 46) == blue)
    #expect(try fixture.color(x: 50, y: 41) == red)
    #expect(try fixture.color(x: 41, y: 50) == red)
    #expect(try fixture.color(x: 70, y: 62) == red)
  }

  @Test("An area that is no number has no snapshot; an empty one has an empty view")
  func oddAreas() throws {
    let fixture = try Fixture()
    for area in [CGRect.null, CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)] {
      #expect(
        fixture.view.resizableSnapshotView(
          from: area, afterScreenUpdates: false, withCapInsets: .zero) == nil)
    }
    let empty = fixture.view.resizableSnapshotView(
      from: .zero, afterScreenUpdates: false, withCapInsets: .zero)
    #expect(empty?.frame == .zero)
  }
}
