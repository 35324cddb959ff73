import Testing

/// Each kind of use of what a higher folder declares, and what is no such use.
struct UseTests {
  private let window = "class Window {}"

  @Test func `A type is used where it is named`() {
    #expect(uses(of: window, in: "class View {\n  var window: Window?\n}") == ["2: Window"])
    #expect(uses(of: window, in: "func f(_ a: [String: Window]) {}") == ["1: Window"])
    #expect(uses(of: window, in: "let a = Window.self") == ["1: Window"])
    #expect(uses(of: window, in: "let a = b as? Window") == ["1: Window"])
    #expect(uses(of: window, in: "class View: Window {}") == ["1: Window"])
    #expect(uses(of: window, in: "extension Window { func f() {} }") == ["1: Window"])
    #expect(uses(of: "@propertyWrapper struct W {}", in: "struct S { @W var a = 1 }") == ["1: W"])
  }

  @Test func `A type within another is used through it, and where it stands alone`() {
    let window = "class Window { enum Level { case normal } }"

    #expect(uses(of: window, in: "func f(_ a: Window.Level) {}") == ["1: Window"])
    #expect(
      uses(of: "extension View { enum Mode {} }", in: "class View { var a: Mode? }") == [
        "1: View.Mode"
      ])
  }

  @Test func `A type is not used in comments, strings and by its generic namesakes`() {
    #expect(
      uses(of: window, in: "// Window\nlet a = \"Window\"\nfunc f<Window>(_ a: Window) {}") == [])
    #expect(uses(of: window, in: "let a = \"\\(Window.self)\"") == ["1: Window"])
  }

  @Test func `What an extension adds is used after self and where it stands alone`() {
    let extending = "extension View { func grow(by a: Int) {}; var area: Int { 1 } }"

    #expect(
      uses(of: extending, in: "class View { func f() { self.grow(by: 1) } }") == ["1: View.grow"])
    #expect(
      uses(of: extending, in: "class View { func f() { grow(by: area) } }") == [
        "1: View.grow", "1: View.area",
      ])
    #expect(
      uses(of: extending, in: "class View {}\nclass Label: View { func f() { super.grow(by: 1) } }")
        == ["2: View.grow"])
    #expect(
      uses(of: extending, in: "class View {}\nextension View { var a: Int { area } }") == [
        "2: View.area"
      ])
    #expect(
      uses(of: "extension P { func g() {} }", in: "protocol P {}\nstruct S: P { func f() { g() } }")
        == ["2: P.g"])
    #expect(
      uses(of: extending, in: "class View { func f() { if let area {} } }") == ["1: View.area"])
  }

  @Test func `What stands alone is a member of the types around it, and of no other`() {
    let extending = "extension View { func grow() {} }"

    #expect(uses(of: extending, in: "class View {}\nclass Other { func f() { grow() } }") == [])
    #expect(
      uses(of: extending, in: "class View { class Part { func f() { grow() } } }") == [
        "1: View.grow"
      ])
  }

  @Test func `A local name hides a member`() {
    let extending = "extension View { var area: Int { 1 } }"

    #expect(uses(of: extending, in: "class View { func f(area: Int) { print(area) } }") == [])
    #expect(uses(of: extending, in: "class View { func f() { let area = 1; print(area) } }") == [])
    #expect(uses(of: extending, in: "class View { func f() { g { area in area } } }") == [])
    #expect(
      uses(of: extending, in: "class View { func f(area: Int) { print(self.area) } }") == [
        "1: View.area"
      ])
  }

  @Test func `A member of any expression is used if nothing below has one of its name`() {
    let extending = "extension View { func grow(by a: Int) {}; var area: Int { 1 } }"

    #expect(uses(of: extending, in: "class View {}\nlet a = b.c().area") == ["2: View.area"])
    #expect(uses(of: extending, in: "class View {}\nlet a = b?.grow(by: 1)") == ["2: View.grow"])
    #expect(uses(of: extending, in: "class View {}\nlet a = \\View.area") == ["2: View.area"])
    #expect(uses(of: extending, in: "class View { var area = 1 }\nlet a = b.area") == [])
    #expect(
      uses(of: extending, in: "class View {}\nfunc f(a: (area: Int)) { print(a.area) }") == [])
  }

  @Test func `Labels distinguish functions`() {
    let extending =
      "extension View { func grow(by a: Int, animated: Bool = true, then: () -> Void) {} }"

    #expect(uses(of: extending, in: "class View {}\nlet a = b.grow(by: 1) {}") == ["2: View.grow"])
    #expect(
      uses(of: extending, in: "class View {}\nlet a = b.grow(by: 1, animated: true, then: c)") == [
        "2: View.grow"
      ])
    #expect(
      uses(of: extending, in: "class View {}\nlet a = View.grow(by:animated:then:)") == [
        "2: View.grow"
      ])
    #expect(uses(of: extending, in: "class View {}\nlet a = b.grow(to: 1) {}") == [])
    #expect(uses(of: extending, in: "class View {}\nlet a = b.grow(by: 1)") == [])
    #expect(uses(of: extending, in: "class View {}\nlet a = b.grow") == [])
  }

  @Test func `A variadic parameter takes several arguments`() {
    let extending = "extension View { func add(_ a: Int..., at b: Int) {} }"

    #expect(
      uses(of: extending, in: "class View {}\nlet a = b.add(1, 2, 3, at: 4)") == ["2: View.add"])
  }

  @Test func `An initialiser of an extension is used by the name of its type`() {
    let extending = "extension View { convenience init(size: Int) { self.init() } }"

    #expect(uses(of: extending, in: "class View {}\nlet a = View(size: 1)") == ["2: View.init"])
    #expect(uses(of: extending, in: "class View {}\nlet a = View()") == [])
    #expect(
      uses(of: extending, in: "class View {}\nlet a: View = .init(size: 1)") == ["2: View.init"])
  }

  @Test func `A case is used with its values, without them, and without their labels`() {
    let phases = "enum Phase { case began(at: Int, by: Int), over }"

    #expect(uses(of: phases, in: "let a = b == .over") == ["1: Phase"])
    #expect(uses(of: phases, in: "let a = f(.began(at: 1, by: 2))") == ["1: Phase"])
    #expect(uses(of: phases, in: "func f() { if case .began = a {} }") == ["1: Phase"])
    #expect(uses(of: phases, in: "func f() { if case .began(let a, _) = b {} }") == ["1: Phase"])
  }

  @Test func `A function and a variable of the module are used without a type`() {
    #expect(
      uses(of: "func blend(_ a: Int) {}", in: "class View { func f() { blend(1) } }") == [
        "1: blend"
      ])
    #expect(uses(of: "let limit = 1", in: "let a = limit") == ["1: limit"])
  }

  @Test func `What a file keeps to itself is used in this file alone`() {
    #expect(uses(of: "private class Window {}", in: "let a: Window?") == [])
    #expect(
      uses(of: "extension View { private func f() {} }", in: "class View { func g() { f() } }")
        == [])
    #expect(
      uses(of: "private extension View { func f() {} }", in: "class View { func g() { f() } }")
        == [])
  }

  @Test func `An override is no declaration of its own`() {
    let checking = Checking([
      "High/A": "class Label: View { override func draw() {} }",
      "Middle/B": "class View { func draw() {} }", "Low/C": "let a = b.draw()",
    ])

    #expect(
      checking.errors == [
        "M/Low/C.swift:1: error: Low may not use View of Middle, which stands above it"
      ])
  }

  @Test func `A member that modules below have may be meant by an expression, and not after self`()
  {
    let files: KeyValuePairs = [
      "High/A": "extension View { func grow(by a: Int) {} }",
      "Low/B": "class View { func f() { b.grow(by: 1); self.grow(by: 1) } }\nlet a = b.grow(by: 1)",
    ]
    let error = "M/Low/B.swift:1: error: Low may not use View.grow of High, which stands above it"
    let both = [error]

    #expect(
      Checking(["Low/B": "let a = b.grow(by: 1)", "High/A": files[0].value]).errors.count == 1)
    #expect(Checking(files, symbols: ["grow(by:)"]).errors == both)
    for (below, isPublic, count) in [
      ("public class A { public func grow(by a: Int) {} }", true, 0),
      ("public protocol A { func grow(by a: Int) }", true, 0),
      ("public extension A { func grow(by a: Int) {} }", true, 0),
      ("public class A { package func grow(by a: Int) {} }", true, 1),
      ("public class A { package func grow(by a: Int) {} }", false, 0),
      ("public class A { func grow(by a: Int) {} }", false, 1),
      ("class A { public func grow(by a: Int) {} }", false, 1),
      ("public class A { public func grow(to a: Int) {} }", false, 1),
    ] {
      let checking = Checking(
        ["Low/B": "let a = b.grow(by: 1)", "High/A": files[0].value],
        below: isPublic ? "" : below, publicBelow: isPublic ? below : "")
      #expect(checking.errors.count == count, "\(below)")
    }
  }
}
