import NestTesting
import OpenUIKit
import Testing

@testable import NestKit

/// Three columns in widths in which they do not fit. They have 80, 100 and 120 points at least, and
/// 302 with the dividers; the last two 221.
@Suite(.serialized) struct SplitThreeColumnsTests {
  private static let least: [CGFloat] = [80, 100, 120]

  private func make(
    width: CGFloat
  ) throws -> (TestHost, SplitContainerViewController, [RecordingViewController], LifecycleRecorder)
  {
    let host = try TestHost(size: CGSize(width: width, height: 200))
    let recorder = LifecycleRecorder()
    let split = SplitContainerViewController(
      columns: Self.least.map { SplitColumn(minimumWidth: $0, preferredWidth: $0 + 40) })
    let children = ["A", "B", "C"].map { RecordingViewController($0, recorder: recorder) }
    for (index, child) in children.enumerated() { split.setViewController(child, at: index) }
    host.show(split)
    recorder.removeAll()
    return (host, split, children, recorder)
  }

  private func frame(_ child: UIViewController) -> CGRect? {
    guard let view = child.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  @Test("R9.7 Of three columns none has less than its least width, narrower and wider")
  func everyWidth() throws {
    let (host, split, children, recorder) = try make(width: 600)
    for mode in SplitContainerViewController.DisplayMode.allCases {
      split.preferredDisplayMode = mode
      let narrower = stride(from: 600, through: 40, by: -10).map { CGFloat($0) }
      for width in narrower + narrower.reversed() {
        try host.resize(to: CGSize(width: width, height: 200))
        let frames = children.map(frame)
        let first = mode != .columns || width < 302 ? (width < 221 ? 2 : 1) : 0

        #expect(split.visibleColumns == first..<3)
        var x: CGFloat = 0
        for index in first..<3 {
          let frame = try #require(frames[index])
          #expect(frame.minX == x)
          #expect(frame.width >= Self.least[index] || first == 2 && frame.width == width)
          x = frame.maxX + 1
        }
        #expect(x == width + 1)
        if first == 2 { #expect(frames[1] == nil) }
        #expect(split.widths.count == 3)
      }
    }
    #expect(recorder.appearanceViolations(appeared: ["A", "B", "C"]) == [])
  }

  @Test("R9.7 A column that does not fit beside the last one disappears, and returns with the room")
  func timeline() throws {
    let (host, split, children, recorder) = try make(width: 400)
    try host.resize(to: CGSize(width: 250, height: 200))
    #expect(split.displayMode == .closedDrawer)
    recorder.removeAll()

    try host.resize(to: CGSize(width: 200, height: 200))
    let lines = recorder.takeTimeline().lines.filter { $0.hasPrefix("B") }
    #expect(
      lines == ["B.viewWillTransition(140×200)", "B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(frame(children[2]) == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(split.activeViewController === children[2])
    #expect(split.viewController(at: 1) === children[1], "it is still a child")

    let other = RecordingViewController("D", recorder: recorder)
    host.turn { split.setViewController(other, at: 1) }
    #expect(other.viewIfLoaded?.window == nil)
    recorder.removeAll()
    try host.resize(to: CGSize(width: 260, height: 200))
    #expect(
      recorder.takeTimeline().lines.filter { $0.hasPrefix("D") }
        == [
          "D.loadView", "D.viewDidLoad", "D.viewWillAppear", "D.viewIsAppearing", "D.viewDidAppear",
        ])
    #expect(frame(other)?.width == 139)
    try host.settle()
  }

  @Test("R9.7 The drawer opens over what is beside it, and dividers of hidden columns are hidden")
  func drawer() throws {
    let (host, split, children, _) = try make(width: 200)
    host.turn { split.setDrawerOpen(true) }
    try host.settle()

    #expect(split.displayMode == .openDrawer)
    #expect(frame(children[0])?.width == 120)
    #expect(frame(children[2])?.width == 200)
    #expect(split.dividers.map(\.isHidden) == [true, true])
    try host.resize(to: CGSize(width: 250, height: 200))
    #expect(split.dividers.map(\.isHidden) == [true, false])
    try host.resize(to: CGSize(width: 302, height: 200))
    #expect(split.dividers.map(\.isHidden) == [false, false])
    #expect(split.widths == [80, 100, 120])
  }
}
