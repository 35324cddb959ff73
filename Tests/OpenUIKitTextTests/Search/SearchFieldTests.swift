import NestTesting
import NestTestingIssues
import Testing

@testable import OpenUIKitText

/// Tokens of search fields, and search bars by themselves.
@Suite struct SearchFieldTests {
  private func makeField() throws -> (TestHost, UISearchTextField) {
    let host = try TestHost(size: CGSize(width: 320, height: 200))
    let field = UISearchTextField(frame: CGRect(x: 10, y: 10, width: 300, height: 36))
    host.window.makeKeyAndVisible()
    host.window.addSubview(field)
    host.commit()
    return (host, field)
  }

  private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

  @Test("R23.100 Tokens are positions before the text, which they are no part of")
  func positions() throws {
    let (host, field) = try makeField()
    defer { withExtendedLifetime(host) {} }
    field.tokens = [token("A"), token("B")]
    field.text = "xyz"

    #expect(field.text == "xyz" && field.tokens.map(\.text) == ["A", "B"])
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 5)
    #expect(field.offset(from: start, to: field.textualRange.start) == 2)
    #expect(field.compare(field.positionOfToken(at: 0), to: start) == .orderedSame)
    #expect(field.compare(field.positionOfToken(at: 1), to: start) == .orderedDescending)
    let all = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.tokens(in: all).map(\.text) == ["A", "B"] && field.text(in: all) == "xyz")
    let second = try #require(
      field.textRange(from: field.positionOfToken(at: 1), to: field.textualRange.start))
    #expect(field.tokens(in: second).map(\.text) == ["B"])
    #expect(field.position(from: start, offset: -1) == nil)
    #expect(field.position(from: start, offset: Int.max) == nil)

    let end = try #require(field.position(from: field.textualRange.start, offset: 2))
    let word = try #require(field.textRange(from: field.textualRange.start, to: end))
    field.replaceTextualPortion(of: word, with: token("C"), at: 2)
    #expect(field.tokens.map(\.text) == ["A", "B", "C"] && field.text == "z")
  }

  @Test("R23.101 Backspace at the beginning selects the last token, and then removes it")
  func backspace() throws {
    let (host, field) = try makeField()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.tokens = [token("A"), token("B")]
    host.turn { field.becomeFirstResponder() }
    host.press(.keyboardDeleteOrBackspace)
    #expect(field.tokens.count == 2 && changes == 0)
    #expect(field.selectedTextRange.map { field.tokens(in: $0).map(\.text) } == ["B"])
    host.press(.keyboardDeleteOrBackspace)
    #expect(field.tokens.map(\.text) == ["A"] && changes == 1)
    host.press(.keyboardDeleteOrBackspace)
    host.press(.keyboardX)
    #expect(field.tokens.isEmpty && field.text == "x")

    field.tokens = [token("A")]
    field.text = ""
    field.allowsDeletingTokens = false
    for _ in 0..<3 { host.press(.keyboardDeleteOrBackspace) }
    #expect(field.tokens.count == 1)
  }

  @Test("R23.102 A token at a place that is none is refused")
  func refusals() throws {
    let (host, field) = try makeField()
    defer { withExtendedLifetime(host) {} }
    field.tokens = [token("A")]
    let misuses = withMisuseIntercepted {
      field.insertToken(token("B"), at: 2)
      field.insertToken(token("B"), at: -1)
      field.removeToken(at: 1)
      _ = field.positionOfToken(at: Int.max)
    }
    #expect(misuses.map(\.id) == Array(repeating: "search.token-index", count: 4))
    #expect(field.tokens.map(\.text) == ["A"])
    field.insertToken(token("B"), at: 1)
    field.removeToken(at: 0)
    #expect(field.tokens.map(\.text) == ["B"])
  }

  private func makeBar() throws -> (TestHost, UISearchBar, SearchRecorder) {
    let host = try TestHost(size: CGSize(width: 320, height: 300))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let recorder = SearchRecorder()
    bar.delegate = recorder
    host.window.makeKeyAndVisible()
    host.window.addSubview(bar)
    host.commit()
    return (host, bar, recorder)
  }

  @Test("R23.103 A search bar asks and reports each edit, and Return where there is text")
  func bar() throws {
    let (host, bar, recorder) = try makeBar()
    try host.tap(bar.searchTextField)
    #expect(recorder.take() == ["shouldBegin", "begin"] && bar.isFirstResponder)
    host.press(.keyboardReturnOrEnter)
    #expect(recorder.take() == [])
    host.type("a")
    #expect(recorder.take() == ["shouldChange 0+0 'a'", "text 'a'"])
    recorder.refuses = ["shouldChange 1+0 'b'"]
    host.type("b")
    #expect(recorder.take() == ["shouldChange 1+0 'b'"] && bar.text == "a")
    host.press(.keyboardReturnOrEnter)
    #expect(recorder.take() == ["search"] && bar.isFirstResponder)
    bar.text = "by the program"
    #expect(recorder.take() == [])
    recorder.refuses = ["shouldEnd"]
    #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
    recorder.refuses = []
    _ = recorder.take()
    #expect(bar.resignFirstResponder() && recorder.take() == ["shouldEnd", "end"])
    recorder.refuses = ["shouldBegin"]
    #expect(!bar.becomeFirstResponder() && recorder.take() == ["shouldBegin"])
  }

  @Test("R23.104 Buttons and scopes of a search bar report taps, and not what the program sets")
  func buttons() throws {
    let (host, bar, recorder) = try makeBar()
    bar.showsCancelButton = true
    bar.showsBookmarkButton = true
    bar.scopeButtonTitles = ["All", "New", "Old"]
    #expect(bar.sizeThatFits(.zero).height == 56)
    bar.showsScopeBar = true
    bar.frame.size.height = bar.sizeThatFits(.zero).height
    #expect(bar.frame.height == 96)
    host.commit()
    bar.selectedScopeButtonIndex = 1
    bar.selectedScopeButtonIndex = 3
    bar.selectedScopeButtonIndex = -1
    #expect(bar.selectedScopeButtonIndex == 1 && recorder.take() == [])

    try host.tap(bar.scopes.buttons[2])
    #expect(recorder.take() == ["scope 2"] && bar.selectedScopeButtonIndex == 2)
    try host.tap(bar.cancelButton)
    try host.tap(bar.sideButton)
    bar.showsSearchResultsButton = true
    host.commit()
    try host.tap(bar.sideButton)
    #expect(recorder.take() == ["cancel", "bookmarks", "results"])
    bar.scopeButtonTitles = ["All"]
    #expect(bar.selectedScopeButtonIndex == 0 && bar.sizeThatFits(.zero).height == 56)
    bar.isEnabled = false
    #expect(!bar.becomeFirstResponder() && recorder.take() == [])
  }
}
