import FolderChecking
import SourceReading
import TemporaryFolders
import Testing

/// Tests of the entries that a list allows, and of the errors of lists.
struct FolderListTests {
  private let files: KeyValuePairs = [
    "Low/View": "class View { func f() { grow(); shrink() }; var window: Window? }",
    "High/Window": "class Window {}; extension View { func grow() {}; func shrink() {} }",
  ]

  @Test func `Without entries every use upward is an error`() {
    #expect(
      Checking(files).errors == [
        "M/Low/View.swift:1: error: Low may not use View.grow of High, which stands above it",
        "M/Low/View.swift:1: error: Low may not use View.shrink of High, which stands above it",
        "M/Low/View.swift:1: error: Low may not use Window of High, which stands above it",
      ])
  }

  @Test func `An entry allows a type, a member, or all that a folder adds to a type`() {
    #expect(Checking(files, entries: "Low > Window View.grow View.shrink: why").errors == [])
    #expect(Checking(files, entries: "# More.\n\nLow > Window \\\n  View+High: why").errors == [])
  }

  @Test func `A type stands for its members as far as they are declared beside it`() {
    let files: KeyValuePairs = [
      "Low/A": "let a = b.close(); let c = b.zoom()",
      "Middle/Window": "class Window { func close() {} }",
      "High/Zoom": "extension Window { func zoom() {} }",
    ]

    #expect(
      Checking(files, entries: "Low > Window: why").errors == [
        "M/Low/A.swift:1: error: Low may not use Window.zoom of High, which stands above it"
      ])
  }

  @Test func `Where several folders above declare a member, each of them can be what is allowed`() {
    let files: KeyValuePairs = [
      "Low/A": "let a = b.close()", "Middle/B": "class Sheet { func close() {} }",
      "High/C": "class Window { func close() {} }",
    ]

    #expect(
      Checking(files).errors == [
        "M/Low/A.swift:1: error: Low may not use Sheet of Middle or Window of High, which stands above it"
      ])
    #expect(Checking(files, entries: "Low > Sheet: why").errors == [])
    #expect(Checking(files, entries: "Low > Window: why").errors == [])
  }

  @Test func `An entry that nothing needs is an error`() {
    #expect(
      Checking(files, entries: "Low > Window View+High: why\nMiddle > Window: why").errors == [
        "list:4: error: Middle does not use Window from above any more; delete it here"
      ])
  }

  @Test func `A use downward or within a folder needs no entry`() {
    let files: KeyValuePairs = [
      "Low/A": "class A {}", "Middle/B": "class B: A {}", "High/C": "class C: B {}; let c = C()",
    ]

    #expect(Checking(files).errors == [])
  }

  @Test func `A list that is not understood is refused, line by line`() {
    let list =
      "Low > Window:\nLow Window\nTop > Window: why\nLow > View+High View+High: why\nfolders: Low"
    let errors = Checking(files, entries: list).errors.filter { $0.hasPrefix("list") }

    #expect(
      errors == [
        "list:3: error: an entry needs a reason: folder > names: reason",
        "list:4: error: this line is not understood",
        "list:5: error: there is no folder Top in the list",
        "list:6: error: View+High is listed twice for Low",
        "list:7: error: the folder Low is listed twice",
        "list:5: error: Top does not use Window from above any more; delete it here",
      ])
  }

  @Test func `A list names its module and its folders`() {
    let list = FolderList(path: "list", text: "# Nothing.")

    #expect(
      FolderCheck(list, sources: []).diagnostics.map(\.message) == [
        "the line that begins with `sources:` is missing",
        "the line that begins with `folders:` is missing",
      ])
  }

  @Test func `A folder needs a place in the list, and a file beside the folders needs none`() {
    let files: KeyValuePairs = [
      "A": "class A {}", "Side/B": "class B {}", "Low/Deep/C": "class C {}",
    ]

    #expect(Checking(files).errors == ["M/Side/B.swift: error: its folder has no place in list"])
  }

  @Test func `A folder within a folder can have a place of its own`() {
    let list = FolderList(path: "list", text: "sources: M\nfolders: Low/Deep Low")
    let sources = [("M/Low/A.swift", "class A {}"), ("M/Low/Deep/B.swift", "class B: A {}")]
    let check = FolderCheck(list, sources: sources.map { SourceText(path: $0, text: $1) })

    #expect(
      check.diagnostics.map(\.description) == [
        "M/Low/Deep/B.swift:1: error: Low/Deep may not use A of Low, which stands above it"
      ])
  }

  @Test func `A file that is no Swift is an error`() {
    let errors = Checking(["Low/A": "class {"]).errors

    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("M/Low/A.swift:1:7: error: ") == true)
  }

  @Test func `The files that a list names are read, and one that is missing is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("sources: \(folder.path)/M\nfolders: Low High", to: "list")
    #expect(throws: SourceFailure.self) {
      try FolderCheck(listAt: folder.path + "/list", symbols: [])
    }

    try folder.write("", to: "M/none")
    #expect(
      throws: SourceFailure(
        "\(folder.path)/list: error: there are no Swift files in \(folder.path)/M")
    ) {
      try FolderCheck(listAt: folder.path + "/list", symbols: [])
    }

    try folder.write("class A: B {}", to: "M/Low/A.swift")
    try folder.write("class B {}", to: "M/High/B.swift")
    let check = try FolderCheck(listAt: folder.path + "/list", symbols: [])

    #expect(
      check.diagnostics.map(\.message) == ["Low may not use B of High, which stands above it"])
  }

  @Test func `The files of an earlier check count as a module below`() throws {
    let folder = try TemporaryFolder()
    try folder.write("public class A { public func f() {}; func g() {} }", to: "L/Low/A.swift")
    try folder.write("sources: \(folder.path)/L\nfolders: Low", to: "lower")
    try folder.write("let a = b.f(); let c = b.g()", to: "M/Low/B.swift")
    try folder.write("extension C { func f() {}; func g() {} }", to: "M/High/C.swift")
    try folder.write(
      "sources: \(folder.path)/M\npublic below: \(folder.path)/L\nfolders: Low High", to: "list")

    let lower = try FolderCheck(listAt: folder.path + "/lower", symbols: [])
    let first = try FolderCheck(listAt: folder.path + "/list", symbols: [])
    let second = try FolderCheck(listAt: folder.path + "/list", symbols: [], after: [lower])

    #expect(
      first.diagnostics.map(\.message) == ["Low may not use C.g of High, which stands above it"])
    #expect(second.diagnostics == first.diagnostics)
  }
}
