import Testing

@testable import OpenUIKit

/// Where the parts of a navigation bar are.
struct NavigationBarLayoutTests {
  private var layout: NavigationBarLayout {
    var layout = NavigationBarLayout(
      width: 375, height: 44, leadingMargin: 16, trailingMargin: 16)
    layout.titleWidth = 100
    return layout
  }

  @Test("R15.27 A title is in the middle while there is room, then beside it, and then truncated")
  func title() {
    var layout = layout
    #expect(layout.frames().title.midX == 187.5)

    layout.trailing = [BarCell(width: 60, inset: 8), BarCell(width: 60, inset: 8)]
    layout.titleWidth = 200
    var frames = layout.frames()
    #expect(
      frames.trailing[0].maxX == 375 - 8 && frames.trailing[1].maxX == frames.trailing[0].minX)
    #expect(frames.title.width == 200 && frames.title.maxX == frames.trailing[1].minX - 8)

    layout.titleWidth = 600
    frames = layout.frames()
    #expect(frames.title.minX == 16 && frames.title.maxX == frames.trailing[1].minX - 8)
    layout.isTitleLeading = true
    layout.titleWidth = 50
    #expect(layout.frames().title.minX == 16)
  }

  @Test("R15.25 With less room the back button says Back, and then nothing")
  func back() {
    var layout = layout
    layout.backWidths = [120, 60, 30]
    #expect(layout.frames().backChoice == 0)
    layout.titleWidth = 260
    #expect(layout.frames().backChoice == 1)
    layout.titleWidth = 300
    #expect(layout.frames().backChoice == 2)
    layout.titleWidth = 2000
    let frames = layout.frames()
    #expect(frames.backChoice == 2 && frames.title.minX > 38 && frames.title.maxX == 359)
  }

  @Test("R15.27 From right to left everything is mirrored, and no width is too small")
  func mirrored() {
    var layout = layout
    layout.backWidths = [80]
    layout.leading = [BarCell(width: 44, inset: 10)]
    layout.trailing = [BarCell(width: 44, inset: 10)]
    let plain = layout.frames()
    layout.isMirrored = true
    let mirrored = layout.frames()
    #expect(mirrored.back?.maxX == 375 - (plain.back?.minX ?? 0))
    #expect(mirrored.trailing[0].minX == 375 - plain.trailing[0].maxX)
    for width in stride(from: CGFloat(0), through: 400, by: 20) {
      layout.width = width
      let frames = layout.frames()
      #expect(frames.title.width >= 0 && frames.title.minX.isFinite)
    }
  }
}
