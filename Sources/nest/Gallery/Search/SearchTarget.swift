import Foundation

/// Something that can be found in the gallery: where it is, and what leads there.
@MainActor
struct SearchTarget {
  /// Where it is, the outermost first: the page, the section, the text of the chip.
  let path: [String]
  /// Shows it, and does what is there to do.
  let choose: () -> Void

  init(_ path: [String], choose: @escaping () -> Void) {
    (self.path, self.choose) = (path, choose)
  }

  /// Its name.
  var title: String { path.last ?? "" }

  /// Where it is, without its name.
  var place: String { path.dropLast().joined(separator: " › ") }

  /// This target inside something else, which has to be shown first.
  func inside(_ name: String, show: @escaping () -> Void) -> SearchTarget {
    SearchTarget([name] + path) {
      show()
      choose()
    }
  }

  /// Those that have every word of a text in their paths, whatever its case; those whose names
  /// begin with the text come first. All, for a text without words.
  static func search(_ text: String, in targets: [SearchTarget]) -> [SearchTarget] {
    let words = fold(text).split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return targets }
    let found = targets.filter { target in
      let path = fold(target.path.joined(separator: " "))
      return words.allSatisfy(path.contains)
    }
    func begins(_ target: SearchTarget) -> Bool { fold(target.title).hasPrefix(first) }
    return found.filter(begins) + found.filter { !begins($0) }
  }

  private static func fold(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
