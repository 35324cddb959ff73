import AppleChecking
import Foundation
import SourceReading
import TemporaryFolders
import Testing

/// The index that the compiler writes is read.
struct IndexTests {
  @Test func `Uses, declarations and overrides of a source, as it was compiled last`() throws {
    let folder = try TemporaryFolder()
    try folder.write("class A { func a() {} }\nlet old = A()\n", to: "m.swift")
    try compile(folder)
    try folder.write(
      "class A { func a() {} }\nclass B: A {\n  override func a() {}\n}\nlet b = B()\n",
      to: "m.swift")
    try compile(folder)

    let store = try IndexStore(
      folder.path + "/store", library: try library(), prefixes: [folder.path])
    let places = try #require(store.places[folder.path + "/m.swift"])
    func lines(_ usr: String, _ kind: SymbolPlace.Kind) -> [Int] {
      places.filter { $0.usr == usr && $0.kind == kind }.map(\.line)
    }

    #expect(lines("s:1m1AC", .declaration) == [1] && lines("s:1m1AC", .use) == [2])
    #expect(lines("s:1m1AC1ayyF", .declaration) == [1] && lines("s:1m1AC1ayyF", .override) == [3])
    #expect(lines("s:1m1BC", .use) == [5] && lines("s:1m3oldAA1ACvp", .declaration) == [])
  }

  @Test func `An index without the sources, and a library that is none, are errors`() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "m.swift")
    try compile(folder)

    #expect(throws: SourceFailure.self) {
      try IndexStore(folder.path + "/store", library: try library(), prefixes: ["/elsewhere"])
    }
    #expect(throws: SourceFailure.self) {
      try IndexStore(folder.path + "/store", library: folder.path + "/m.swift", prefixes: [""])
    }
  }

  private func compile(_ folder: TemporaryFolder) throws {
    let output = try folder.output(of: [
      "swiftc", "-c", "-module-name", "m", "-parse-as-library", folder.path + "/m.swift", "-o",
      folder.path + "/m.o", "-index-store-path", folder.path + "/store",
    ])
    #expect(output == "")
  }

  private func library() throws -> String {
    let folder = try TemporaryFolder()
    let info = try folder.output(of: ["swiftc", "-print-target-info"])
    let line = try #require(
      info.split(separator: "\n").first { $0.contains("\"runtimeResourcePath\"") })
    let resources = try #require(line.split(separator: "\"").dropFirst(3).first)
    return resources + "/../libIndexStore.so"
  }
}
