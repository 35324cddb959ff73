import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

@testable import NestKit

@Suite("Cancelled changes of split view controllers")
struct SplitCancelledChangeTests {
  @Test(
    "R15.67 A column that returns has the width that was preferred meanwhile, from when it begins to appear",
    arguments: [true, false])
  func preferredWidth(hidesTwo: Bool) throws {
    let fixture = try SplitFixture(hidesTwo ? .tripleColumn : .doubleColumn)
    let (split, child) = (fixture.split, fixture.child(.primary))
    fixture.host.turn {
      split.preferredDisplayMode = hidesTwo ? .twoOverSecondary : .oneOverSecondary
    }
    try fixture.host.settle()
    var widths: [CGFloat] = []
    child.on(.viewWillDisappear) { split.preferredPrimaryColumnWidth = 150 }
    child.on(.viewIsAppearing) { widths.append(child.view.bounds.width) }
    child.on(.viewDidAppear) { widths.append(child.view.bounds.width) }
    fixture.recorder.removeAll()

    fixture.host.turn { split.show(.secondary) }
    fixture.host.turn { split.privateCore.stacks.compactMap(\.transition).first?.cancel() }
    try fixture.host.settle()

    #expect(widths == [150, 150])
    #expect(fixture.frame(.primary)?.width == 150)
  }
}
