import DisplayServer
import NestTesting
import OpenUIKit
import Testing

@Suite struct UIScreenEdgePanGestureRecognizerTests {
  private final class Stage {
    let host: TestHost
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let pan = UIScreenEdgePanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []

    init(_ edges: UIRectEdge) throws {
      host = try TestHost(size: CGSize(width: 400, height: 300))
      host.window.makeKeyAndVisible()
      host.window.addSubview(view)
      pan.edges = edges
      pan.addHandler { [unowned self] in states.append($0.state) }
      view.addGestureRecognizer(pan)
      host.commit()
    }

    func drag(_ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat) -> Bool {
      states = []
      let start = CGPoint(x: x, y: y)
      host.drag(from: start, to: CGPoint(x: x + dx, y: y + dy), duration: 0.1)
      #expect(pan.state == .possible)
      return states.first == .began && states.last == .ended
    }
  }

  nonisolated struct Row: Sendable {
    var edge: UIRectEdge
    /// A place at the edge, one just inside of it, and the displacement to the middle.
    var place, inside, offset: CGPoint
  }

  nonisolated static let rows = [
    Row(
      edge: .left, place: CGPoint(x: 20, y: 150), inside: CGPoint(x: 21, y: 150),
      offset: CGPoint(x: 60, y: 0)),
    Row(
      edge: .right, place: CGPoint(x: 380, y: 150), inside: CGPoint(x: 379, y: 150),
      offset: CGPoint(x: -60, y: 0)),
    Row(
      edge: .top, place: CGPoint(x: 200, y: 20), inside: CGPoint(x: 200, y: 21),
      offset: CGPoint(x: 0, y: 60)),
    Row(
      edge: .bottom, place: CGPoint(x: 200, y: 280), inside: CGPoint(x: 200, y: 279),
      offset: CGPoint(x: 0, y: -60)),
  ]

  @Test("It begins at its edge, towards the middle, and nowhere else", arguments: rows)
  func edges(row: Row) throws {
    let stage = try Stage(row.edge)
    let (place, offset) = (row.place, row.offset)

    #expect(stage.drag(place.x, place.y, offset.x, offset.y))
    #expect(!stage.drag(row.inside.x, row.inside.y, offset.x, offset.y))
    // Outwards, and along the edge.
    #expect(!stage.drag(place.x, place.y, -offset.x / 4, -offset.y / 4))
    #expect(!stage.drag(place.x, place.y, offset.y, offset.x))
    // More towards the middle than along the edge.
    #expect(stage.drag(place.x, place.y, offset.x + offset.y / 2, offset.y + offset.x / 2))
    for other in Self.rows where other.edge != row.edge {
      #expect(!stage.drag(other.place.x, other.place.y, other.offset.x, other.offset.y))
    }
  }

  @Test("Without edges it never begins; with several it begins at each")
  func sets() throws {
    let none = try Stage([])
    #expect(!none.drag(1, 150, 60, 0))
    let both = try Stage([.left, .right])
    #expect(both.drag(1, 150, 60, 0) && both.drag(399, 150, -60, 0))
    #expect(!both.drag(200, 150, 60, 0) && !both.drag(200, 1, 0, 60))
    let corner = try Stage(.all)
    #expect(corner.drag(1, 1, 60, 0) && corner.drag(1, 1, 0, 60))
  }

  @Test("Once it has begun it may go anywhere, and reports its translation as other pans do")
  func sequence() throws {
    let stage = try Stage(.left)
    let host = stage.host

    host.press(at: CGPoint(x: 5, y: 100))
    host.movePointer(to: CGPoint(x: 25, y: 100))
    host.movePointer(to: CGPoint(x: 5, y: 200))
    let offset = stage.pan.translation(in: stage.view)
    host.release(at: CGPoint(x: 5, y: 200))

    #expect(offset == CGPoint(x: 0, y: 100))
    #expect(stage.states == [.began, .changed, .ended])
  }

  @Test("A second finger away from the edge lets it fail before it has begun")
  func secondFinger() throws {
    let stage = try Stage(.left)
    let host = stage.host

    host.touch(0, .began, 5, 100)
    host.touch(1, .began, 200, 100)
    host.touch(0, .moved, 60, 100)
    host.touch(0, .ended, 60, 100)
    host.touch(1, .ended, 200, 100)

    #expect(stage.states == [])
  }
}
