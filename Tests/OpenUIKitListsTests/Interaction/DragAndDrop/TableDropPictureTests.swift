import NestTesting
import Testing

@testable import OpenUIKitLists

struct TableDropPictureTests {
  @Test("R22.401 R20.20 a row that is dragged over a gap looks as the reference shows")
  func picture() throws {
    let stage = try DropStage()
    stage.right.operation = .copy
    stage.left.itemCount = 2
    stage.drag(
      from: CGPoint(x: 60, y: 75), over: CGPoint(x: 290, y: 70), CGPoint(x: 300, y: 80))
    try stage.host.expectPicture("table-drag")
    stage.host.press(.keyboardEscape)
    try stage.host.settle()
  }
}
