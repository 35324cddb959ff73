import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct ScrollAccessibilityTests {
  @Test("R20.3 an assistive technology scrolls by pages, up to the edges")
  func pages() throws {
    let stage = try ScrollStage()

    #expect(stage.view.accessibilityScroll(.up))
    try stage.host.settle()
    #expect(stage.view.contentOffset.y == 360)
    #expect(stage.view.accessibilityScroll(.next))
    try stage.host.settle()
    #expect(stage.view.contentOffset.y == 720)
    #expect(stage.view.accessibilityScroll(.down))
    try stage.host.settle()
    #expect(stage.view.contentOffset.y == 360)
    #expect(stage.view.accessibilityScroll(.previous))
    try stage.host.settle()
    #expect(stage.view.contentOffset.y == 0)

    #expect(!stage.view.accessibilityScroll(.down))
    #expect(!stage.view.accessibilityScroll(.left))
    stage.view.isScrollEnabled = false
    #expect(!stage.view.accessibilityScroll(.up))
  }
}
