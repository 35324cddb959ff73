import XCTest

@testable import App

@MainActor
final class ListTests: XCTestCase {
  private var list: List!

  override func setUp() {
    super.setUp()
    list = List(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  func testAList() {
    XCTAssertEqual(list.frame.width, 10)
  }
}
