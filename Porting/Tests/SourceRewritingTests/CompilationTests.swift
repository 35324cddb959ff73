import Foundation
import SourceRewriting
import TemporaryFolders
import Testing

/// Tests that compile and run the rewriter's output, in both language modes.
struct CompilationTests {
  @Test(arguments: ["5", "6"])
  func `Optional requirements work as on Apple's systems`(mode: String) throws {
    let output = try run(
      """
      @objc public protocol Delegate {
        @objc optional func page(_ page: Int, mayClose reason: String) -> Bool
        @objc optional func page(_ page: Int, didMove text: String)
        @objc optional func done()
        @objc optional func title(for page: Int) -> String?
        @objc optional func change(_ page: inout Int, by body: @escaping (Int) -> Int)
        @objc optional var size: Int { get set }
      }
      final class Implementing: Delegate {
        var page = "own"
        var size = 3
        func page(_ page: Int, mayClose reason: String) -> Bool { print(self.page); return page == 1 }
        func page(_ page: Int, didMove text: String) { print("moved", text) }
        func done() { print("done", size) }
        func title(for page: Int) -> String? { page == 1 ? "one" : nil }
        func change(_ page: inout Int, by body: @escaping (Int) -> Int) { page = body(page) }
      }
      final class Plain: Delegate {}
      class Base: Delegate { func done() { print("base") } }
      final class Derived: Base { override func done() { print("derived") } }
      final class Caller {
        weak var delegate: Delegate?
        func call() {
          print(delegate?.page?(1, mayClose: "a") ?? false, delegate?.title?(for: 1) ?? "none")
          delegate?.page?(2, didMove: "b")
          delegate?.done?()
          var page = 4
          delegate?.change?(&page) { $0 * 2 }
          if let size = delegate?.size { print("size", size) }
          if delegate is Implementing { let may: Bool = delegate!.page!(2, mayClose: ""); print(may) }
          print(page)
        }
      }
      let caller = Caller()
      let delegates: [Delegate] = [Implementing(), Plain(), Derived()]
      for delegate in delegates { caller.delegate = delegate; caller.call() }
      """, mode: mode)

    #expect(
      output == """
        own
        true one
        moved b
        done 3
        size 3
        own
        false
        8
        false none
        4
        false none
        derived
        4

        """)
  }

  @Test(arguments: ["5", "6"])
  func `Optional requirements of nested protocols, of types and with errors work`(
    mode: String
  ) throws {
    let output = try run(
      """
      struct Refused: Error {}
      class Page {
        struct Link { var text = "link" }
        @objc protocol Source {
          @objc optional func open(_ links: [Link]) throws -> Link
          @objc optional static func count() -> Int
          @objc optional static var name: String { get }
          @objc optional var first: Link { get }
        }
      }
      final class Full: Page.Source {
        func open(_ links: [Page.Link]) throws -> Page.Link {
          guard let link = links.first else { throw Refused() }
          return link
        }
        static func count() -> Int { 2 }
        static var name: String { "full" }
        var first: Page.Link { Page.Link(text: "first") }
      }
      final class Plain: Page.Source {}
      func show(_ source: any Page.Source) {
        do {
          print(try source.open?([Page.Link()])?.text ?? "none")
          print(try source.open?([])?.text ?? "none")
        } catch {
          print(error)
        }
        print(type(of: source).count?() ?? 0, type(of: source).name ?? "unnamed")
        print(source.first?.text ?? "no first")
      }
      show(Full())
      show(Plain())
      """, mode: mode)

    #expect(
      output == """
        link
        Refused()
        2 full
        first
        none
        none
        0 unnamed
        no first

        """)
  }

  @Test(arguments: ["5", "6"])
  func `R19.26 A subclass implements what the class that conforms leaves out`(
    mode: String
  ) throws {
    let output = try run(
      """
      struct Refused: Error {}
      @objc public protocol Delegate {
        @objc optional func may(_ page: Int) -> Bool
        @objc optional func open() throws
        @objc optional func done()
      }
      @objc protocol LaterDelegate: Delegate { @objc optional func later() }
      public class Base: LaterDelegate { func other() {} }
      public class Page: Base {
        func may(_ page: Int) -> Bool { page == 1 }
        @objc func open() throws { throw Refused() }
      }
      extension Page { func later() { print("later") } }
      final class First: Page { override func may(_ page: Int) -> Bool { page == 2 } }
      final class Done: Base { func done() { print("done") } }
      for delegate in [Base(), Page(), First(), Done()] as [LaterDelegate] {
        do {
          print(delegate.may?(1).map { $0 ? "yes" : "no" } ?? "none")
          delegate.done?()
          delegate.later?()
          try delegate.open?()
        } catch {
          print(error)
        }
      }
      """, mode: mode)

    #expect(output == "none\nyes\nlater\nRefused()\nno\nlater\nRefused()\nnone\ndone\n")
  }

  @Test(arguments: ["5", "6"])
  func `Selectors name methods that the compiler finds`(mode: String) throws {
    let output = try run(
      """
      struct Selector {
        let name: String
        init<T, R>(_ name: String, _ method: (T) -> () -> R) { self.name = name + " 0" }
        init<T, A, R>(_ name: String, _ method: (T) -> (A) -> R) { self.name = name + " 1" }
        init<T, A, B, R>(_ name: String, _ method: (T) -> (A, B) -> R) { self.name = name + " 2" }
      }
      class Base { @objc func inherited() -> Bool { true } }
      class Box<Value>: Base {
        lazy var first = #selector(tap)
        static var second: Selector { #selector(tap(_:)) }
        var third: Selector { { #selector(self.hidden) }() }
        var fourth: Selector { #selector(inherited) }
        var fifth: Selector { #selector(Inner.move(to:animated:)) }
        var sixth: Selector { #selector(over as (String) -> Void) }
        @objc func tap(_ sender: Any) {}
        @objc func over() {}
        @objc func over(_ text: String) {}
      }
      extension Box { @objc private func hidden() {} }
      class Inner { @objc func move(to place: Int, animated: Bool) {} }
      let box = Box<Int>()
      for selector in [box.first, Box<Int>.second, box.third, box.fourth, box.fifth, box.sixth] {
        print(selector.name)
      }
      """, mode: mode)

    #expect(
      output == """
        tap(_:) 1
        tap(_:) 1
        hidden 0
        inherited 0
        move(to:animated:) 2
        over 1

        """)
  }

  @Test func `Tests of XCTest on the main actor are called on it`() throws {
    let list = rewriteTestList(
      """
      class Case { }
      @MainActor class A: Case { func testA() throws { print("a") } }
      class B: Case { func testB() { print("b") } }
      extension A { nonisolated(unsafe) static let all = [("testA", testA)] }
      extension B { nonisolated(unsafe) static let all = [("testB", testB)] }
      nonisolated func call<T>(_ test: T, _ list: [(String, (T) -> () throws -> Void)]) throws {
        for (_, method) in list { try method(test)() }
      }
      try call(A(), A.all)
      try call(B(), B.all)
      """)

    let output = try CompiledProgram.output(ofRewritten: list, mode: "5")
    #expect(output == "a\nb\n")
  }

  private func run(_ source: String, mode: String) throws -> String {
    try CompiledProgram.output(of: source, mode: mode)
  }
}
