import NestTesting
import OpenUIKit

/// The cost of setting text into lines.
enum TextBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(name: "10,000 words set in a column, the first time", target: 60, unit: .milliseconds) {
      column().first * 1e3
    },
    Row(name: "10,000 words in a column, one of them changed", target: 2, unit: .milliseconds) {
      column().changed * 1e3
    },
    Row(name: "attributed label made and measured, against a plain one", target: 4, unit: .times) {
      try labels(isAttributed: true) / labels(isAttributed: false)
    },
    Row(name: "plain label made, measured and shown", target: 60, unit: .microseconds) {
      try labels(isAttributed: false) * 1e6
    },
  ]

  /// A hundred paragraphs of a hundred words each, which no other call has.
  private static func makeStorage(_ seed: Int) -> NSTextStorage {
    var random = SeededGenerator(seed: UInt64(seed))
    let words = (0..<10_000).map { index in
      let length = Int.random(in: 2...9, using: &random)
      let letters = (0..<length).map { _ in
        "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random)
      }
      return String(letters.compactMap { $0 }) + (index % 100 == 99 ? "\n" : " ")
    }
    return NSTextStorage(
      string: words.joined(), attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  /// Seconds for the first layout, and for one after a change.
  private static func column() -> (first: Double, changed: Double) {
    var first = Double.infinity
    var changed = Double.infinity
    for seed in 0..<5 {
      let storage = makeStorage(seed)
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 400, height: 0))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      first = min(first, ProcessClock.measure { _ = manager.usedRect(for: container) })
      for number in 0..<20 {
        let place = NSRange(location: storage.length * (number + 1) / 23, length: 1)
        changed = min(
          changed,
          ProcessClock.measure {
            storage.replaceCharacters(in: place, with: "w\(seed)\(number)")
            _ = manager.usedRect(for: container)
          })
      }
    }
    return (first, changed)
  }

  /// Seconds for a label: made, measured, laid out and drawn.
  private static func labels(isAttributed: Bool) throws -> Double {
    let count = 500
    var best = Double.infinity
    for round in 0..<5 {
      let host = try TestHost(size: CGSize(width: 400, height: 400))
      best = min(
        best,
        ProcessClock.measure {
          host.turn {
            for number in 0..<count {
              let label = UILabel()
              let text = "Label \(round) \(number)"
              if isAttributed {
                label.attributedText = NSAttributedString(
                  string: text, attributes: [.foregroundColor: UIColor.red])
              } else {
                label.text = text
              }
              label.frame = CGRect(
                origin: CGPoint(x: 10, y: number % 380), size: label.intrinsicContentSize)
              host.window.addSubview(label)
            }
          }
        } / Double(count))
    }
    return best
  }
}
