import SourceRewriting
import Testing

struct AvailabilityTests {
  private let options = RewritingOptions(systemVersion: 18)

  @Test(arguments: [
    "if #available(iOS 18, *) { a() } else { b() }",
    "if #available(macOS 26, *) { a() }",
    "if #unavailable(iOS 26) { a() }",
    "@available(iOS 18.4, *) func a() {}",
    "@available(iOS, deprecated: 26) func a() {}",
    "@available(macOS 26, *) func a() {}",
  ])
  func `R19.11 What the version has stays`(source: String) {
    expect(source, becomes: source, with: options)
  }

  @Test func `R19.11 A branch for a later version is left out`() {
    expect(
      """
      func a() {
        if #available(iOS 26, *), let b {
          c()
        } else if #available(iOS 19.0, *) { d() } else {
          let e = #selector(A.f)
        }
      }
      """,
      becomes: """
        func a() {
          if false {
            
          } else if false {  } else {
            let e = Selector("f", A.f)
          }
        }
        """, with: options)
  }

  @Test func `R19.11 What follows a guard for a later version is left out`() {
    expect(
      "func a() -> Int {\n  guard #available(iOS 26, *) else { return 1 }\n  b()\n  return c\n}\nd()",
      becomes: "func a() -> Int {\n  guard false else { return 1 }\n  \n  \n}\nd()",
      with: options)
  }

  @Test func `R19.11 A declaration for a later version is left out`() {
    expect(
      """
      @available(iOS 26, *)
      @objc class A {
        func a() {}
      }
      class B {
        @available(iOS 26, macOS 12, *) @objc func a() {}
        @available(iOS, introduced: 26) var b = 1
        var c = 1
      }
      """,
      becomes: "\n\n\n\nclass B {\n  \n  \n  var c = 1\n}", with: options)
  }
}
