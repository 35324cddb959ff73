import DisplayServer
import Testing

@Suite struct CompositionEventTests {
  @Test("a selection is counted in Unicode scalars and ends at the ends of the text")
  func selection() {
    func selected(_ text: String, _ start: Int, _ length: Int) -> String {
      let event = CompositionEvent(text: text, start: start, length: length)
      return String(text[event.selection])
    }

    #expect(selected("abc", 1, 1) == "b")
    #expect(selected("a😀c", 1, 1) == "😀")
    #expect(selected("abc", 2, 9) == "c")
    #expect(selected("abc", 9, 9) == "" && selected("abc", -4, 2) == "ab")
    #expect(selected("abc", 1, -1) == "" && selected("", 0, 1) == "")
    #expect(selected("abc", .max, .max) == "" && selected("abc", .min, .max) == "abc")
  }
}
