import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The size classes of the columns of a split view controller, and of one in a narrow region.
@Suite(.serialized) struct SplitSizeClassTests {
  @Test("R5.9 UIKit 6.5 The primary column is compact, and the secondary one where it is narrow")
  func columns() throws {
    let host = try TestHost(size: CGSize(width: 1_024, height: 768))
    let (first, second) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    host.show(split)

    #expect(first.traitCollection.horizontalSizeClass == .compact)
    #expect(second.traitCollection.horizontalSizeClass == .regular)
    #expect(split.traitCollection.horizontalSizeClass == .regular && !split.isCollapsed)
    try host.resize(to: CGSize(width: 700, height: 768))
    #expect(!split.isCollapsed)
    #expect(second.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("R5.9 A split view controller in a narrow region is collapsed")
  func narrowRegion() throws {
    let host = try TestHost(size: CGSize(width: 1_024, height: 768))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let outer = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 100, maximumWidth: 2_000), SplitColumn(minimumWidth: 100),
    ])
    outer.setViewController(split, at: 0)
    outer.setViewController(UIViewController(), at: 1)
    host.show(outer)
    host.turn { outer.chosenWidths = [400, 623] }
    #expect(split.isCollapsed)
    host.turn { outer.chosenWidths = [800, 223] }
    try host.settle()
    #expect(!split.isCollapsed)
    host.turn { outer.chosenWidths = [400, 623] }
    try host.settle()
    #expect(split.isCollapsed)
  }
}
