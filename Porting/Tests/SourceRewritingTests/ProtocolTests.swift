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

  @Test func `An optional method of a type is called through a property of the type`() {
    expect(
      "@objc protocol P { @objc optional static func s() -> Int }",
      becomes: """
        protocol P: AnyObject, P_Defaults { static func s() throws -> Int }; \
        struct P_static_s { fileprivate let target: any P.Type; \
        @discardableResult func callAsFunction() -> Int? { try? target.s() } }; \
        protocol P_Defaults {}; extension P_Defaults { \
        static func s() throws -> Int { throw CancellationError() } }; \
        extension P { @_disfavoredOverload static var s: P_static_s? { .init(target: self) } }
        """)
  }

  @Test func `An optional method that throws lets its errors through`() {
    expect(
      "@objc protocol P { @objc optional func t() throws }",
      becomes: """
        protocol P: AnyObject, P_Defaults { func t() throws }; \
        struct P_t { fileprivate let target: any P; \
        @discardableResult func callAsFunction() throws -> Void? \
        { do { return try target.t() } catch is P_Missing { return nil } } }; \
        struct P_Missing: Error {}; protocol P_Defaults {}; \
        extension P_Defaults { func t() throws { throw P_Missing() } }; \
        extension P { @_disfavoredOverload var t: P_t? { .init(target: self) } }
        """)
  }

  @Test func `The extensions of a nested protocol stand behind the type around it`() {
    expect(
      "class A { struct I {}; @objc protocol Q { @objc optional func d(_ i: [I]) } }\nlet x = 1",
      becomes: """
        class A { struct I {}; protocol Q: AnyObject, Q_Defaults { func d(_ i: [I]) throws }; \
        struct Q_d { fileprivate let target: any Q; \
        @discardableResult func callAsFunction(_ argument0: [I]) -> Void? { try? target.d(argument0) } }; \
        protocol Q_Defaults {} }; \
        extension A.Q_Defaults { func d(_ argument0: [A.I]) throws { throw CancellationError() } }; \
        extension A.Q { @_disfavoredOverload var d: A.Q_d? { .init(target: self) } }
        let x = 1
        """)
  }

  @Test func `Optional requirements that cannot be turned are reported`() {
    let rewriting = Rewriting(
      """
      @objc protocol P {
        @objc optional subscript(c: Int) -> Int { get }
      }
      class A { @objc private protocol Q { @objc optional func d() } }
      """)

    #expect(
      rewriting.diagnostics == [
        "1.swift:2:3: warning: this optional requirement cannot be turned: it is neither a method nor a property",
        "1.swift:4:11: warning: optional requirements of a protocol that is private in a type cannot be turned",
      ])
  }

  @Test func `class in front of optional requirements becomes AnyObject`() {
    let rewriting = Rewriting("@objc protocol A: class { @objc optional func a() }")

    #expect(rewriting.texts[0].hasPrefix("protocol A: "))
    #expect(!rewriting.texts[0].contains("class"))
    #expect(rewriting.texts[0].contains("AnyObject {"))
  }
}
