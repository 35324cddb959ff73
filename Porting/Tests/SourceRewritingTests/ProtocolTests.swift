import Testing

struct ProtocolTests {
  @Test func `A protocol of Objective-C is for classes`() {
    expect("@objc protocol P { func a() }", becomes: "protocol P: AnyObject { func a() }")
    expect("@objc protocol P: Q {}", becomes: "protocol P: AnyObject, Q {}")
  }

  @Test func `A protocol that is for classes already stays so`() {
    expect("@objc protocol P: NSObjectProtocol {}", becomes: "protocol P: NSObjectProtocol {}")
    expect("@objc protocol P: AnyObject {}", becomes: "protocol P: AnyObject {}")
    expect(
      "@objc protocol P: Q {}; @objc protocol Q {}",
      becomes: "protocol P: Q {}; protocol Q: AnyObject {}")
  }

  @Test func `A protocol of Swift stays`() {
    expect("public protocol P { func a() }", becomes: "public protocol P { func a() }")
  }

  @Test func `An optional method becomes one that may throw, and is called through a property`() {
    expect(
      """
      @objc @MainActor public protocol P: AnyObject {
        @objc optional func p(
          _ a: A, at index: Int
        ) -> Bool
      }  // P
      """,
      becomes: """
        @MainActor public protocol P: P_Defaults, AnyObject {
          func p(
            _ a: A, at index: Int
          ) throws -> Bool
        }; @MainActor public struct P_p { fileprivate let target: any P; \
        @discardableResult public func callAsFunction(_ argument0: A, at argument1: Int) -> Bool? \
        { try? target.p(argument0, at: argument1) } }; @MainActor public protocol P_Defaults {}; \
        @MainActor extension P_Defaults { \
        public func p(_ argument0: A, at argument1: Int) throws -> Bool { throw CancellationError() } }; \
        @MainActor extension P { \
        @_disfavoredOverload public var p: P_p? { .init(target: self) } }  // P
        """)
  }

  @Test func `A call that insists on an optional method insists on its value`() {
    let rewriting = Rewriting(
      "@objc protocol P { @objc optional func a() -> Int; @objc optional func b() }",
      "let a = p.a!() + p.c!(); p.b!()")

    #expect(rewriting.texts[1] == "let a = p.a!()! + p.c!(); p.b!()")
  }

  @Test func `Whether a method is implemented cannot be found out`() {
    let rewriting = Rewriting(
      "@objc protocol P { @objc optional func a() }\nlet b = delegate?.a != nil || page.a == nil")

    #expect(
      rewriting.diagnostics == [
        "1.swift:2:9: warning: an optional method is never nil on Linux, whether it is implemented or not: call it and use what it returns"
      ])
  }

  @Test func `Optional requirements that cannot be turned are reported`() {
    let rewriting = Rewriting(
      """
      @objc protocol P {
        @objc optional static func a()
        @objc optional func b() throws
        @objc optional subscript(c: Int) -> Int { get }
      }
      class A { @objc protocol Q { @objc optional func d() } }
      """)

    #expect(
      rewriting.diagnostics == [
        "1.swift:2:3: warning: this optional requirement cannot be turned: it belongs to the type",
        "1.swift:3:3: warning: this optional requirement cannot be turned: it throws",
        "1.swift:4:3: warning: this optional requirement cannot be turned: it is neither a method nor a property",
        "1.swift:6:11: warning: optional requirements of a nested protocol cannot be turned",
      ])
  }
}
