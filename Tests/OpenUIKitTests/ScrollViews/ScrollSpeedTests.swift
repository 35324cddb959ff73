import NestTesting
import Testing

@testable import OpenUIKit

/// The work that scrolling does not do.
@Suite struct ScrollSpeedTests {
  private final class Row: UIView {
    static var drawn = 0
    static var laidOut = 0
    override func draw(_ rect: CGRect) {
      Row.drawn += 1
      UIGraphicsGetCurrentContext()?.fill(rect)
    }
    override func layoutSubviews() { Row.laidOut += 1 }
  }

  @Test("UIKit 13.1 Scrolling draws no subview that was drawn, and lays none out")
  func drawsNothing() throws {
    let stage = try ScrollStage(rows: 50) { Row(frame: $0) }
    (Row.drawn, Row.laidOut) = (0, 0)

    for step in 1...20 {
      stage.host.turn { stage.view.contentOffset.y = CGFloat(step) * 13 }
    }

    #expect(Row.drawn == 0 && Row.laidOut == 0)
  }

  @Test("UIKit 7.4 13.1 scrolling under a safe area visits only the subviews at its edges")
  func insetVisits() throws {
    let list = try InsetList(rows: 300) { InsetRow(frame: $0) }
    let (host, view) = (list.host, list.view)
    host.turn { view.contentOffset.y = 1_000 }
    InsetRow.visits = 0

    for step in 1...10 { host.turn { view.contentOffset.y = 1_000 + CGFloat(step) * 3 } }

    // Each time those under the upper and the lower inset, and those that have just left them.
    #expect(InsetRow.visits > 0 && InsetRow.visits <= 10 * 12)
  }

  @Test(
    "UIKit 7.4 insets after random scrolling are those of a computation anew, and were all sent",
    arguments: try DriverSeeds(11...11))
  func scrolledInsets(seed: UInt64) throws {
    try RandomDriver<InsetRowsSystem>().run(seed: seed, steps: 200)
  }

  @Test(
    "A hit test among many subviews finds what a walk over all of them finds, also after moves",
    arguments: try DriverSeeds(5...5))
  func hitTest(seed: UInt64) throws {
    try RandomDriver<HitRowsSystem>().run(seed: seed, steps: 800)
  }

  @Test(
    "Random scrolling of many subviews that change shows what a repaint of everything shows",
    arguments: try DriverSeeds(7...7))
  func pictures(seed: UInt64) throws {
    try RandomDriver<PaintedRowsSystem>().run(seed: seed, steps: 100)
  }
}
