import SourceRewriting
import Testing

struct RuntimeFunctionTests {
  @Test func `R19.34 A call of the runtime of Objective-C is one message that says what to do`()
    throws
  {
    let rewriting = Rewriting(
      """
      func exchange(_ type: AnyClass) {
        guard let first = class_getInstanceMethod(type, "a"),
          let second = class_getInstanceMethod(type, "b")
        else { return }
        method_exchangeImplementations(first, second)
      }
      """)

    let output = try CompiledProgram.output(ofRewritten: rewriting.texts[0], mode: "6")
    #expect(rewriting.diagnostics.isEmpty)
    #expect(
      output.contains(
        "main.swift:2:21: error: 'class_getInstanceMethod' is unavailable: Linux has no runtime of Objective-C: override the method in a subclass, or call a closure from it"
      ))
    #expect(
      output.contains("main.swift:5:3: error: 'method_exchangeImplementations' is unavailable"))
    #expect(output.ranges(of: "error: '").count == 6)
  }

  @Test func `R19.34 A function of the module with such a name is its own`() {
    let source = "func objc_getClass(_ name: String) -> Int { 1 }\nlet a = objc_getClass(\"A\")"
    expect(source, becomes: source)
  }
}
