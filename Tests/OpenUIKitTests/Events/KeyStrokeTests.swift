import Testing

@testable import OpenUIKit

@Suite struct KeyStrokeTests {
  private func stroke(
    _ key: UIKeyboardHIDUsage, _ plain: String = "", typing characters: String? = nil,
    _ modifiers: UIKeyModifierFlags = []
  ) -> KeyStroke {
    KeyStroke(
      key: key, characters: characters ?? plain, plainCharacters: plain, modifiers: modifiers)
  }

  @Test("a letter is meant with exactly its modifiers, in either case; caps lock does not count")
  func letters() {
    let n = stroke(.keyboardN, "n", typing: "n", .command)
    let shifted = stroke(.keyboardN, "n", typing: "N", [.command, .shift])

    #expect(n.matches(input: "n", modifiers: .command))
    #expect(n.matches(input: "N", modifiers: .command))
    #expect(!n.matches(input: "n", modifiers: []))
    #expect(!n.matches(input: "n", modifiers: [.command, .shift]))
    #expect(!n.matches(input: "m", modifiers: .command))
    #expect(shifted.matches(input: "n", modifiers: [.command, .shift]))
    #expect(!shifted.matches(input: "N", modifiers: .command))
    #expect(
      stroke(.keyboardN, "n", typing: "N", [.alphaShift, .command])
        .matches(input: "n", modifiers: .command))
  }

  @Test("a character that needs Shift may be named instead of its key")
  func shiftedCharacters() {
    let question = stroke(.keyboardSlash, "/", typing: "?", [.shift, .command])

    #expect(question.matches(input: "?", modifiers: .command))
    #expect(question.matches(input: "/", modifiers: [.shift, .command]))
    #expect(!question.matches(input: "/", modifiers: .command))
    #expect(!question.matches(input: "?", modifiers: [.shift, .command]))
  }

  @Test("keys that type nothing, or what cannot be seen, have names")
  func namedKeys() {
    let names: [(UIKeyboardHIDUsage, [String])] = [
      (.keyboardUpArrow, [UIKeyCommand.inputUpArrow]),
      (.keyboardDownArrow, [UIKeyCommand.inputDownArrow]),
      (.keyboardLeftArrow, [UIKeyCommand.inputLeftArrow]),
      (.keyboardRightArrow, [UIKeyCommand.inputRightArrow]),
      (.keyboardEscape, [UIKeyCommand.inputEscape, "\u{1B}"]),
      (.keyboardPageUp, [UIKeyCommand.inputPageUp]),
      (.keyboardPageDown, [UIKeyCommand.inputPageDown]),
      (.keyboardHome, [UIKeyCommand.inputHome]), (.keyboardEnd, [UIKeyCommand.inputEnd]),
      (.keyboardDeleteForward, [UIKeyCommand.inputDelete, "\u{7F}"]),
      (.keyboardReturnOrEnter, ["\r"]), (.keypadEnter, ["\r"]), (.keyboardTab, ["\t"]),
      (.keyboardDeleteOrBackspace, ["\u{8}"]), (.keyboardSpacebar, [" "]),
      (.keyboardF1, [UIKeyCommand.f1]), (.keyboardF12, [UIKeyCommand.f12]),
    ]

    for (key, inputs) in names {
      for input in inputs { #expect(stroke(key).matches(input: input, modifiers: [])) }
      #expect(!stroke(key).matches(input: inputs[0], modifiers: .shift))
    }
    #expect(!stroke(.keyboardF1).matches(input: UIKeyCommand.f2, modifiers: []))
  }

  @Test("an empty input is never meant, and the numeric pad only where it is")
  func edges() {
    #expect(!stroke(.keyboardLeftShift).matches(input: "", modifiers: []))
    #expect(stroke(.keypad5, "5").matches(input: "5", modifiers: .numericPad))
    #expect(stroke(.keypad5, "5").matches(input: "5", modifiers: []))
    #expect(!stroke(.keyboard5, "5").matches(input: "5", modifiers: .numericPad))
  }

  @Test("what keys do to text")
  func edits() {
    #expect(stroke(.keyboardA, "a").edit == .type)
    #expect(stroke(.keyboardA, "a", typing: "å", .alternate).edit == .type)
    #expect(stroke(.keyboardSpacebar, " ").edit == .type)
    #expect(stroke(.keyboardReturnOrEnter, "\r").edit == .insert("\n"))
    #expect(stroke(.keypadEnter, "\r", typing: nil, .shift).edit == .insert("\n"))
    #expect(stroke(.keyboardTab, "\t").edit == .insert("\t"))
    #expect(stroke(.keyboardTab, "\t", typing: nil, .shift).edit == nil)
    #expect(stroke(.keyboardDeleteOrBackspace, "\u{8}").edit == .deleteBackward)
    #expect(stroke(.keyboardEscape, "\u{1B}").edit == nil)
    #expect(stroke(.keyboardUpArrow).edit == nil)
    #expect(stroke(.keyboardA, "a", typing: nil, .command).edit == nil)
    #expect(stroke(.keyboardDeleteOrBackspace, "\u{8}", typing: nil, .control).edit == nil)
  }
}
