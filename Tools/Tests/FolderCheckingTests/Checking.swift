import FolderChecking
import SourceReading

/// A check of a module with the folders `Low`, `Middle` and `High`, whose files are given by their
/// paths.
struct Checking {
  let check: FolderCheck

  /// - Parameter entries: The lines of the list after the folders, from its third line.
  init(
    _ files: KeyValuePairs<String, String>, entries: String = "",
    below: String = "", publicBelow: String = "", symbols: [String] = []
  ) {
    let list = FolderList(
      path: "list", text: "sources: M\nfolders: Low Middle High\n" + entries)
    check = FolderCheck(
      list, sources: files.map { SourceText(path: "M/" + $0 + ".swift", text: $1) },
      below: [SourceText(path: "below.swift", text: below)],
      publicBelow: [SourceText(path: "public.swift", text: publicBelow)], symbols: symbols)
  }

  var errors: [String] { check.diagnostics.map(\.description) }
}

/// Returns the uses of a file of `High` in a file of `Low`, each with its line.
func uses(of high: String, in low: String, file: String = "High/A") -> [String] {
  Checking([file: high, "Low/B": low]).errors.map {
    $0.replacing("M/Low/B.swift:", with: "").replacing(" error: Low may not use", with: "")
      .replacing(" of High, which stands above it", with: "")
  }
}
