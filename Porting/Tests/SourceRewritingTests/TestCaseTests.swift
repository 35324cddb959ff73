import SourceRewriting
import Testing

struct TestCaseTests {
  @Test func `R19.12 What prepares tests of a class on the main actor is called on it`() {
    expect(
      """
      @MainActor class Pages: XCTestCase {
        override func setUp() {
          super.setUp()
          page = Page()
        }
        override func tearDownWithError() throws { try page.close() }
      }
      class More: Pages { override func tearDown() { page = nil } }
      """,
      becomes: """
        @MainActor class Pages: XCTestCase {
          nonisolated override func setUp() { MainActor.assumeIsolated {
            super.setUp()
            page = Page()
          } }
          nonisolated override func tearDownWithError() throws { try MainActor.assumeIsolated { try page.close() } }
        }
        class More: Pages { nonisolated override func tearDown() { MainActor.assumeIsolated { page = nil } } }
        """)
  }

  @Test func `R19.12 A method that is on the main actor itself loses that attribute`() {
    expect(
      "class A: XCTestCase { @MainActor override func setUp() { a() } }",
      becomes:
        "class A: XCTestCase { nonisolated override func setUp() { MainActor.assumeIsolated { a() } } }"
    )
  }

  @Test(arguments: [
    "class A: XCTestCase { override func setUp() { a() } }",
    "@MainActor class A: XCTestCase { override func setUp() async throws { a() } }",
    "@MainActor class A: XCTestCase { override class func setUp() { a() } }",
    "@MainActor class A { func setUp() { a() } }",
  ])
  func `R19.12 What compiles as it is stays`(source: String) {
    expect(source, becomes: source)
  }
}
