import NestTesting
import OpenUIKit
import Testing

/// Random operations on UIKit's containers, by program and by hand, also inside callbacks.
@Suite(.serialized) struct UIKitWalkTests {
  @Test(
    "R15.51 R14.1 Random changes of UIKit's containers leave everything as a model says",
    arguments: [
      StressTarget.navigation, .tabBar, .pageScroll, .pageCurl, .splitView, .tripleSplitView,
      .plainSplitView,
    ])
  func walk(target: StressTarget) throws {
    for seed in try DriverSeeds(0...2) { try target.walk(seed: seed, operations: 100) }
  }
}
