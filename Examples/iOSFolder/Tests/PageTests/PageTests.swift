import Testing

struct PageTests {
  @Test func `Source in the folder iOS is rewritten when the target is built`() {
    let page = Page()
    page.delegate = page

    #expect(page.action.name == "tap(_:)")
    #expect(page.delegate?.pageMayClose?(2) == true)
    #expect(page.delegate?.pageTitle == nil)
  }
}

/// A selector, with as much of OpenUIKit's type as the test needs.
struct Selector {
  let name: String

  init<Target, Argument>(_ name: String, _ method: (Target) -> (Argument) -> Void) {
    self.name = name
  }
}
