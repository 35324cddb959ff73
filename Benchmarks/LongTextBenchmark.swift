import NestTesting
import OpenUIKit
import OpenUIKitText

/// The cost of long texts that are shown and edited.
enum LongTextBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(name: "first frame of a text of 10 MB", target: 250, unit: .milliseconds) {
      try firstFrame() * 1e3
    },
    Row(name: "resident memory of a text of 10 MB, to its size", target: 4, unit: .times) {
      try memory()
    },
    Row(name: "a key in a text of 100,000 words, with its frame", target: 8, unit: .milliseconds) {
      try key(words: 100_000) * 1e3
    },
    Row(name: "a key in 100,000 words, to one in 1,000", target: 3, unit: .times) {
      try key(words: 100_000) / key(words: 1_000)
    },
    Row(name: "a key in a line of 100,000 letters, with its frame", target: 50, unit: .milliseconds)
    { try typed(into: makeView(String(repeating: "abcdefghi ", count: 10_000))) * 1e3 },
    Row(name: "a key in a field, with its frame", target: 2, unit: .milliseconds) {
      try typed(into: makeField()) * 1e3
    },
  ]

  private static let size = CGSize(width: 400, height: 600)

  /// Paragraphs of a hundred words.
  private static func makeText(words: Int) -> String {
    var random = SeededGenerator(seed: 3)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return (0..<words).map { index in
      let word = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        letters[Int.random(in: 0..<26, using: &random)]
      }
      return String(word) + (index % 100 == 99 ? "\n" : " ")
    }.joined()
  }

  private static func makeHost() throws -> TestHost {
    let host = try TestHost(size: size, paintsEveryFrame: true)
    host.window.makeKeyAndVisible()
    host.commit()
    return host
  }

  private static func makeView(_ text: String) throws -> (TestHost, UIView) {
    let host = try makeHost()
    let view = UITextView(frame: CGRect(origin: .zero, size: size))
    view.text = text
    host.turn { host.window.addSubview(view) }
    host.turn { view.becomeFirstResponder() }
    host.turn { view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0) }
    host.turn { view.scrollRangeToVisible(view.selectedRange) }
    try host.settle()
    return (host, view)
  }

  private static func makeField() throws -> (TestHost, UIView) {
    let host = try makeHost()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 34))
    host.turn { host.window.addSubview(field) }
    host.turn { field.becomeFirstResponder() }
    return (host, field)
  }

  /// Seconds for a key and the frame that shows it.
  private static func typed(into shown: (host: TestHost, view: UIView)) -> Double {
    withExtendedLifetime(shown.view) {
      (0..<40).map { _ in ProcessClock.measure { shown.host.type("a") } }.median
    }
  }

  private static func key(words: Int) throws -> Double {
    try typed(into: makeView(makeText(words: words)))
  }

  private static func makeLongText() -> String {
    let paragraph = makeText(words: 1_000)
    return String(repeating: paragraph, count: 10_000_000 / paragraph.utf8.count)
  }

  private static func firstFrame() throws -> Double {
    let text = makeLongText()
    return try (0..<3).map { _ in
      let host = try makeHost()
      return ProcessClock.measure {
        host.turn {
          let view = UITextView(frame: CGRect(origin: .zero, size: size))
          view.text = text
          host.window.addSubview(view)
        }
      }
    }.median
  }

  private static func memory() throws -> Double {
    let host = try makeHost()
    let text = makeLongText()
    let before = ProcessMemory.current
    let view = UITextView(frame: CGRect(origin: .zero, size: size))
    host.turn {
      view.text = text
      host.window.addSubview(view)
    }
    return withExtendedLifetime((host, view)) {
      Double(ProcessMemory.current - before) / Double(text.utf8.count) + 1
    }
  }
}
