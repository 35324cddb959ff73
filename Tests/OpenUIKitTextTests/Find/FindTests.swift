import NestTesting
import Testing

@testable import OpenUIKitText

/// Finding in text views, and in views of a program.
@Suite struct FindTests {
  private func makeView(_ text: String) throws -> (TestHost, UITextView) {
    let host = try TestHost(size: CGSize(width: 400, height: 400))
    let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 160))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    view.isFindInteractionEnabled = true
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    return (host, view)
  }

  private func findBar(_ host: TestHost) -> FindBar? {
    func find(_ view: UIView) -> FindBar? {
      view as? FindBar ?? view.subviews.lazy.compactMap(find).first
    }
    return find(host.window)
  }

  private func type(_ keys: UIKeyboardHIDUsage..., in host: TestHost) {
    for key in keys { host.press(key) }
  }

  @Test("R23.170 A text view finds what is typed into its find bar, and selects it at the end")
  func textView() throws {
    let (host, view) = try makeView("one two one\nOne óne")
    host.press(.keyboardF, modifiers: .control)
    try host.settle()
    let interaction = try #require(view.findInteraction)
    let bar = try #require(findBar(host))
    #expect(interaction.isFindNavigatorVisible && bar.field.isEditing && !view.isFirstResponder)
    type(.keyboardO, .keyboardN, .keyboardE, in: host)
    let session = try #require(interaction.activeFindSession)
    #expect(session.resultCount == 4 && session.highlightedResultIndex == 0)
    #expect(bar.count.text == "1 of 4" && interaction.searchText == "one")
    #expect(view.foundStyles[NSRange(location: 0, length: 3)] == .highlighted)
    #expect(view.foundStyles[NSRange(location: 8, length: 3)] == .found)
    host.press(.keyboardReturnOrEnter)
    #expect(session.highlightedResultIndex == 1)
    host.press(.keyboardReturnOrEnter, modifiers: .shift)
    host.press(.keyboardReturnOrEnter, modifiers: .shift)
    #expect(session.highlightedResultIndex == 3 && bar.count.text == "4 of 4")
    host.press(.keyboardG, modifiers: .control)
    host.press(.keyboardG, modifiers: [.control, .shift])
    host.press(.keyboardG, modifiers: [.control, .shift])
    #expect(session.highlightedResultIndex == 2)
    host.press(.keyboardEscape)
    try host.settle()
    #expect(!interaction.isFindNavigatorVisible && view.isFirstResponder)
    #expect(view.foundStyles == [:] && view.selectedRange == NSRange(location: 12, length: 3))
    #expect(findBar(host) == nil)
    // What is searched for is remembered; the first match is behind the selection's beginning.
    host.press(.keyboardG, modifiers: .control)
    #expect(interaction.activeFindSession?.highlightedResultIndex == 2)
    view.isFindInteractionEnabled = false
    try host.settle()
    #expect(view.findInteraction == nil && !interaction.isFindNavigatorVisible)
    #expect(findBar(host) == nil && view.interactions.isEmpty)
  }

  @Test("R23.171 What counts as found follows the options")
  func options() throws {
    let (host, view) = try makeView("one One tone oneness óne")
    defer { withExtendedLifetime(host) {} }
    func count(_ options: UITextSearchOptions) -> Int { view.matches(of: "one", options).count }
    #expect(count(UITextSearchOptions()) == 5)
    #expect(count(UITextSearchOptions(matchesCase: true, wholeWords: false)) == 3)
    #expect(count(UITextSearchOptions(matchesCase: false, wholeWords: true)) == 3)
    #expect(count(UITextSearchOptions(matchesCase: true, wholeWords: true)) == 1)
    #expect(view.matches(of: "", UITextSearchOptions()) == [])
    #expect(view.matches(of: "\u{0}", UITextSearchOptions()) == [])
    view.text = "👩‍👩‍👧 x 👩‍👩‍👧"
    #expect(view.matches(of: "👩‍👩‍👧", UITextSearchOptions()).count == 2)
  }

  private final class Refusing: NSObject, UITextViewDelegate {
    var questions: [String] = []
    var allows = true
    deinit {}
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      questions.append("\(range.location)+\(range.length) \(text)")
      return allows
    }
  }

  @Test("R23.172 Matches are replaced as edits of the user, all of them as one step")
  func replacing() throws {
    let (host, view) = try makeView("one two one one")
    let delegate = Refusing()
    view.delegate = delegate
    let interaction = try #require(view.findInteraction)
    interaction.searchText = "one"
    interaction.replacementText = "three"
    host.press(.keyboardF, modifiers: [.control, .alternate])
    try host.settle()
    let bar = try #require(findBar(host))
    #expect(bar.showsReplacement && bar.bounds.height == 88 && bar.count.text == "1 of 3")
    interaction.replace(all: false)
    #expect(view.text == "three two one one" && delegate.questions == ["0+3 three"])
    #expect(bar.count.text == "1 of 2")
    delegate.allows = false
    interaction.replace(all: false)
    #expect(view.text == "three two one one")
    delegate.allows = true
    interaction.replace(all: true)
    #expect(view.text == "three two three three" && bar.count.text == "Not found")
    view.undoManager?.undo()
    #expect(view.text == "three two one one" && bar.count.text == "1 of 2")
    view.isEditable = false
    interaction.replace(all: true)
    #expect(view.text == "three two one one")
  }

  @Test("R23.173 A find bar disappears when something else is edited, or its view leaves")
  func leaving() throws {
    let (host, view) = try makeView("one")
    let interaction = try #require(view.findInteraction)
    interaction.presentFindNavigator(showingReplace: false)
    try host.settle()
    #expect(interaction.isFindNavigatorVisible)
    host.tap(at: CGPoint(x: 60, y: 40))
    try host.settle()
    #expect(!interaction.isFindNavigatorVisible && view.isFirstResponder && findBar(host) == nil)
    interaction.presentFindNavigator(showingReplace: false)
    try host.settle()
    view.removeFromSuperview()
    try host.settle()
    #expect(!interaction.isFindNavigatorVisible && findBar(host) == nil)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(!interaction.isFindNavigatorVisible)
  }

  /// A document of two parts.
  private final class Parts: NSObject, UITextSearching, UIFindInteractionDelegate {
    typealias DocumentIdentifier = Int
    let texts = ["ab a", "a b"]
    var log: [String] = []
    var aggregator: UITextSearchAggregator<Int>?
    deinit {}
    var selectedTextRange: UITextRange? { nil }
    func compare(
      _ foundRange: UITextRange, toRange: UITextRange, document: Int?
    ) -> ComparisonResult {
      let places = [foundRange, toRange].map { ($0.start as? TextPlace)?.location ?? 0 }
      return places[0] < places[1]
        ? .orderedAscending : places[0] > places[1] ? .orderedDescending : .orderedSame
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<Int>
    ) {
      aggregator = resultAggregator
      log.append("search \(queryString)")
      for (number, text) in texts.enumerated().reversed() {
        for (place, letter) in text.enumerated() where String(letter) == queryString {
          resultAggregator.foundRange(
            TextSpan(NSRange(location: place, length: 1)), searchString: queryString,
            document: number)
        }
      }
    }
    func decorate(
      foundTextRange: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle
    ) {
      let place = (foundTextRange.start as? TextPlace)?.location ?? -1
      log.append("\(document ?? -1):\(place) \(style)")
    }
    func clearAllDecoratedFoundText() { log.append("clear") }
    func compare(document fromDocument: Int, toDocument: Int) -> ComparisonResult {
      fromDocument < toDocument ? .orderedAscending : .orderedDescending
    }
    func findInteraction(
      _ interaction: UIFindInteraction, sessionFor view: UIView
    ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      log.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      log.append("end")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test("R23.174 A document of a program reports matches when it has them, in any order")
  func ownDocument() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parts = Parts()
    let interaction = UIFindInteraction(sessionDelegate: parts)
    view.addInteraction(interaction)
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    interaction.searchText = "a"
    interaction.presentFindNavigator(showingReplace: true)
    #expect(parts.take() == ["begin", "clear", "search a"])
    let session = try #require(interaction.activeFindSession)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == NSNotFound)
    #expect(!session.supportsReplacement)
    parts.aggregator?.finishedSearching()
    #expect(
      parts.take() == ["0:0 found", "0:3 found", "1:0 found", "0:0 highlighted"])
    interaction.findPrevious()
    #expect(parts.take() == ["0:0 found", "1:0 highlighted"])
    #expect(session.highlightedResultIndex == 2)
    let last = TextSpan(NSRange(location: 0, length: 1))
    parts.aggregator?.invalidateFoundRange(last, document: 1)
    #expect(session.resultCount == 2 && session.highlightedResultIndex == 1)
    let old = parts.aggregator
    _ = parts.take()
    parts.aggregator?.invalidate()
    #expect(parts.take() == ["clear", "search a"])
    // What reports late counts no longer.
    old?.finishedSearching()
    #expect(parts.take() == [] && session.highlightedResultIndex == NSNotFound)
    interaction.dismissFindNavigator()
    parts.aggregator?.finishedSearching()
    #expect(parts.take() == ["clear", "end"])
  }

  @Test(
    "R23.175 The find bar, matches and the present match are drawn",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func pictures(style: UIUserInterfaceStyle) throws {
    let (host, view) = try makeView("one two one,\nand one more")
    host.window.overrideUserInterfaceStyle = style
    host.window.backgroundColor = .secondarySystemBackground
    view.findInteraction?.searchText = "one"
    view.findInteraction?.replacementText = "three"
    view.findInteraction?.presentFindNavigator(showingReplace: true)
    try host.settle()
    try host.expectPicture("find-\(style == .dark ? "dark" : "light")")
  }
}
