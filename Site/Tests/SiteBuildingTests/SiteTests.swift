import Foundation
import Testing

@testable import SiteBuilding

/// A folder that a test makes and removes.
struct TemporaryFolder: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

@Suite struct SiteTests {
  /// An archive of a library with a class and an article.
  private func writeArchive(in folder: borrowing TemporaryFolder, content: String = "") throws {
    let references = """
      "doc://L/documentation/L": {"type": "topic", "title": "L", "role": "collection",
        "url": "/documentation/l"},
      "doc://L/documentation/L/C": {"type": "topic", "title": "C", "role": "symbol",
        "url": "/documentation/l/c(_:)", "abstract": [{"type": "text", "text": "A < B"}],
        "fragments": [{"kind": "keyword", "text": "class"}, {"kind": "text", "text": " C"}]},
      "doc://L/documentation/L/Guide": {"type": "topic", "title": "Guide", "role": "article",
        "url": "/documentation/l/guide"},
      "picture": {"type": "image", "alt": "A \\"picture\\"", "variants": [
        {"url": "/images/L/light.png", "traits": ["1x", "light"]},
        {"url": "/images/L/dark.png", "traits": ["1x", "dark"]}]}
      """
    func page(_ title: String, _ metadata: String, _ rest: String) -> String {
      """
      {"identifier": {"url": "doc://L/\(title)"}, "hierarchy": {"paths": [["doc://L/documentation/L"]]},
       "metadata": {"title": "\(title)", \(metadata)}, \(rest) "references": {\(references)}}
      """
    }
    try folder.write(
      page(
        "L", #""role": "collection", "symbolKind": "module", "roleHeading": "Library""#,
        """
        "abstract": [{"type": "text", "text": "A library."}],
        "topicSections": [{"title": "All", "identifiers": ["doc://L/documentation/L/C",
          "doc://L/documentation/L/Guide"]}],
        """), to: "L.doccarchive/data/documentation/l.json")
    try folder.write(
      page(
        "C",
        #""role": "symbol", "symbolKind": "class", "externalID": "s:C", "roleHeading": "Class""#,
        """
        "primaryContentSections": [{"kind": "declarations", "declarations": [{"tokens": [
          {"kind": "keyword", "text": "class"}, {"kind": "text", "text": " "},
          {"kind": "typeIdentifier", "text": "C", "preciseIdentifier": "s:C"},
          {"kind": "typeIdentifier", "text": "Int", "preciseIdentifier": "s:Si"}]}]},
          {"kind": "parameters", "parameters": [{"name": "x", "content": [
            {"type": "paragraph", "inlineContent": [{"type": "codeVoice", "code": "<x>"}]}]}]}],
        """), to: "L.doccarchive/data/documentation/l/c(_:).json")
    try folder.write(
      page(
        "Guide", #""role": "article", "roleHeading": "Article""#,
        #""primaryContentSections": [{"kind": "content", "content": [\#(content)]}],"#),
      to: "L.doccarchive/data/documentation/l/guide.json")
    try folder.write("light", to: "L.doccarchive/images/L/light.png")
    try folder.write("dark", to: "L.doccarchive/images/L/dark.png")
  }

  /// Writes an archive of a library with articles: those that its topics list, and others.
  private func writeLibrary(
    _ name: String, topics: [[String]], others: [String] = [], in folder: borrowing TemporaryFolder
  ) throws {
    let root = "doc://\(name)/documentation/\(name)"
    let path = "documentation/\(name.lowercased())"
    let articles = topics.flatMap { $0 } + others
    func reference(_ title: String) -> String {
      """
      "\(root)/\(title)": {"type": "topic", "title": "\(title)", "role": "article",
        "url": "/\(path)/\(title.lowercased())"}
      """
    }
    let references = articles.map(reference).joined(separator: ", ")
    func page(_ title: String, _ metadata: String, _ rest: String = "") -> String {
      """
      {"identifier": {"url": "\(root)/\(title)"}, "hierarchy": {},
       "metadata": {"title": "\(title)", \(metadata)}, \(rest) "references": {\(references)}}
      """
    }
    let groups = topics.map { titles in
      let identifiers = titles.map { "\"\(root)/\($0)\"" }.joined(separator: ", ")
      return "{\"title\": \"Topic\", \"identifiers\": [\(identifiers)]}"
    }
    try folder.write(
      page(
        name, #""role": "collection", "symbolKind": "module""#,
        "\"topicSections\": [\(groups.joined(separator: ", "))],"),
      to: "\(name).doccarchive/data/\(path).json")
    for title in articles {
      try folder.write(
        page(title, #""role": "article""#),
        to: "\(name).doccarchive/data/\(path)/\(title.lowercased()).json")
    }
  }

  private func build(_ folder: borrowing TemporaryFolder) throws -> SiteBuilder.Summary {
    try SiteBuilder(archives: [folder.url.appending(path: "L.doccarchive").path])
      .write(to: folder.url.appending(path: "site").path)
  }

  @Test("Every page of an archive is a file, with links that are relative and lead to it")
  func pages() throws {
    let folder = try TemporaryFolder()
    try writeArchive(in: folder)
    #expect(try build(folder).pageCount == 4)

    let start = try folder.read("site/index.html")
    #expect(start.contains(#"<a href="documentation/l/guide.html">Guide</a>"#))
    let symbol = try folder.read("site/documentation/l/c(_:).html")
    #expect(symbol.contains(#"<a href="../../documentation/l/c%28_%3A%29.html">C</a>"#))
    #expect(symbol.contains(#"<span class="typeIdentifier">Int</span>"#))
    #expect(symbol.contains("<code>&lt;x&gt;</code>"))
    let library = try folder.read("site/documentation/l.html")
    #expect(library.contains("<dd>A &lt; B</dd>"))
    #expect(try folder.read("site/index.js").contains(#"["C","Class","L","documentation"#))
  }

  @Test("The first page lists libraries as they are given, and articles as topics list them")
  func order() throws {
    let folder = try TemporaryFolder()
    try writeLibrary(
      "M", topics: [["Which", "How"], ["Details"]], others: ["Others", "Besides"], in: folder)
    try writeLibrary("L", topics: [["Alone"]], in: folder)
    let url = folder.url
    let archives = ["M", "L"].map { url.appending(path: "\($0).doccarchive").path }
    try SiteBuilder(archives: archives).write(to: url.appending(path: "site").path)

    let start = try folder.read("site/index.html")
    let titles = start.matches(of: /<dt><a href="[^"]*">([^<]*)</).map { String($0.1) }
    #expect(titles == ["Which", "How", "Details", "Besides", "Others", "Alone"])
  }

  @Test("Texts, listings, lists, tables, notes, links and pictures are markup")
  func blocks() throws {
    let folder = try TemporaryFolder()
    try writeArchive(
      in: folder,
      content: """
        {"type": "heading", "level": 2, "anchor": "One", "text": "One"},
        {"type": "paragraph", "inlineContent": [
          {"type": "emphasis", "inlineContent": [{"type": "text", "text": "a"}]},
          {"type": "strong", "inlineContent": [{"type": "text", "text": "b"}]},
          {"type": "reference", "isActive": true, "identifier": "doc://L/documentation/L/C"},
          {"type": "reference", "isActive": false, "identifier": "doc://L/documentation/L/Guide"},
          {"type": "image", "identifier": "picture"},
          {"type": "link", "destination": "https://swift.org", "title": ""}]},
        {"type": "codeListing", "syntax": "swift", "code": ["let a = 1 < 2", "a"]},
        {"type": "orderedList", "items": [{"content": [
          {"type": "paragraph", "inlineContent": [{"type": "text", "text": "i"}]}]}]},
        {"type": "table", "header": "row", "rows": [[[{"type": "paragraph", "inlineContent": [
          {"type": "text", "text": "h"}]}]], [[]]]},
        {"type": "aside", "style": "warning", "name": "Warning", "content": []}
        """)
    _ = try build(folder)

    let page = try folder.read("site/documentation/l/guide.html")
    for part in [
      ##"<h2 id="One"><a href="#One">One</a></h2>"##, "<em>a</em><strong>b</strong>",
      #"<a href="../../documentation/l/c%28_%3A%29.html"><code>C</code></a>Guide<picture>"#,
      #"<source srcset="../../images/L/dark.png" media="(prefers-color-scheme:dark)">"#,
      #"alt="A &quot;picture&quot;""#, #"<a href="https://swift.org">https://swift.org</a>"#,
      "<pre><code>let a = 1 &lt; 2\na</code></pre>", "<ol><li><p>i</p>\n</li></ol>",
      "<th><p>h</p>\n</th>", #"<aside class="warning">"#,
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(try folder.read("site/images/L/dark.png") == "dark")
  }

  @Test("A kind of content that is not known is an error with its file, and no site is written")
  func unknownContent() throws {
    let folder = try TemporaryFolder()
    try writeArchive(in: folder, content: #"{"type": "hologram"}"#)
    let error = #expect(throws: SiteFailure.self) { try build(folder) }
    #expect(error?.description.contains("hologram") == true)
    #expect(error?.description.contains("guide.json") == true)
    #expect(try folder.names == ["L.doccarchive"])
  }

  @Test("A link that leads to nothing is an error, and the site from before stays")
  func brokenLink() throws {
    let folder = try TemporaryFolder()
    try writeArchive(in: folder)
    _ = try build(folder)
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "L.doccarchive/data/documentation/l/c(_:).json"))
    let error = #expect(throws: SiteFailure.self) { try build(folder) }
    #expect(error?.description.contains("lead to nothing") == true)
    #expect(try folder.names == ["L.doccarchive", "site"])
    #expect(try folder.read("site/index.html").contains("Guide"))
  }

  @Test("A folder of something else is left alone, and so is one that cannot be written")
  func otherFolder() throws {
    let folder = try TemporaryFolder()
    try writeArchive(in: folder)
    try folder.write("mine", to: "site/letter.txt")
    #expect(throws: SiteFailure.self) { try build(folder) }
    #expect(try folder.read("site/letter.txt") == "mine")

    try folder.write("a file", to: "file")
    let builder = try SiteBuilder(archives: [folder.url.appending(path: "L.doccarchive").path])
    #expect(throws: SiteFailure.self) {
      try builder.write(to: folder.url.appending(path: "file/site").path)
    }
    #expect(throws: SiteFailure.self) {
      try SiteBuilder(archives: [folder.url.appending(path: "absent").path])
    }
  }
}
