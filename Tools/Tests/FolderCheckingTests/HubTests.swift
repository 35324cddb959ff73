import Testing

struct HubTests {
  @Test func `A hub is a type that is used on both sides of its folder`() {
    let checking = Checking([
      "Low/A": "class Low { var window: Window? }",
      "Middle/Window": "class Window { func close() {} }; class View {}",
      "High/B": "extension Window {}; class High: View { func f() { a.close() } }",
    ])

    #expect(
      checking.check.hubs.map(\.description) == [
        "Window of Middle: used by 1 folders above and 1 below, extended by 1"
      ])
  }

  @Test func `What a folder adds to a type counts for the type`() {
    let checking = Checking([
      "Low/A": "func f() { a.grow() }", "Middle/View": "class View {}",
      "High/B": "extension View { func grow() {} }",
    ])

    #expect(checking.check.hubs.map(\.name) == ["View"])
  }

  @Test func `Where members of several types can be meant, none of these is a hub`() {
    let checking = Checking([
      "Low/A": "func f() { a.close() }", "High/B": "func g() { a.close() }",
      "Middle/C": "class Window { func close() {} }; class Sheet { func close() {} }",
    ])

    #expect(checking.check.hubs == [])
  }

  @Test func `What each folder uses is counted`() {
    let checking = Checking([
      "Low/A": "class A {}",
      "High/B": "class B { var a: A?; var b: A? }; extension A { var c: B? { nil } }",
    ])

    #expect(checking.check.uses == ["High > A of Low: 3"])
  }
}
