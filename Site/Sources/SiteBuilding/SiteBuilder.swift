import Foundation

/// Makes a site of documentation archives: plain pages with relative links, which work in every
/// folder of a web server and without one.
public struct SiteBuilder {
  private let archives: [Archive]
  private let extras: [(path: String, title: String, file: URL)]

  /// - Parameters:
  ///   - archives: Documentation archives, in the order in which they are listed.
  ///   - timelines: Pages of timelines, which are listed under their names.
  /// - Throws: A `SiteFailure` that names what cannot be read.
  public init(archives: [String], timelines: [String] = []) throws {
    self.archives = try archives.map { try Archive(URL(filePath: $0)) }
    extras = try timelines.map { path in
      let file = URL(filePath: path)
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw SiteFailure("\(path) cannot be read")
      }
      let name = file.deletingPathExtension().lastPathComponent
      return ("timelines/\(name).html", name, file)
    }
  }

  /// The sizes of the site that was written.
  public struct Summary: Sendable, Equatable {
    /// The number of pages.
    public let pageCount: Int
    /// The number of links between files of the site.
    public let linkCount: Int
  }

  /// Writes the site. Where that fails, or a link leads to nothing, the folder is as before.
  ///
  /// - Throws: A `SiteFailure`.
  @discardableResult
  public func write(to path: String) throws -> Summary {
    let folder = try OutputFolder(path)
    do {
      let summary = try write(into: folder)
      try folder.finish()
      return summary
    } catch {
      folder.discard()
      throw error
    }
  }

  private func write(into folder: OutputFolder) throws -> Summary {
    var check = LinkCheck()
    func add(_ markup: HTML, _ path: String) throws {
      check.add(markup.description, path)
      try folder.write(markup.description, to: path)
    }
    let symbols = symbolPages
    for archive in archives {
      for (path, page) in archive.pages {
        let file = Links.file(ofPage: path)
        let renderer = PageRenderer(
          links: Links(page: file, symbols: symbols), libraries: archives)
        try add(renderer.render(page), file)
      }
      for (path, file) in archive.files(in: "images") {
        check.add(file: path)
        try folder.copy(file, to: path)
      }
    }
    for (path, _, file) in extras {
      check.add(file: path)
      try folder.copy(file, to: path)
    }
    let start = PageRenderer(
      links: Links(page: "index.html", symbols: symbols), libraries: archives)
    try add(
      start.renderStart(
        title: "NestKit",
        "View controllers that nest: containers, transitions and animations, and what proves that they are well behaved.",
        extras: extras.map { ($0.path, $0.title) }), "index.html")
    for (name, text) in [
      ("site.css", SiteFiles.style), ("site.js", SiteFiles.script), ("index.js", try searchIndex()),
    ] {
      check.add(file: name)
      try folder.write(text, to: name)
    }
    if let broken = check.broken.first {
      throw SiteFailure(
        "\(check.broken.count) links lead to nothing, the first from \(broken.page) to \(broken.target)"
      )
    }
    return Summary(pageCount: check.pageCount, linkCount: check.linkCount)
  }

  /// The pages of symbols, by the compiler's names.
  private var symbolPages: [String: String] {
    var result: [String: String] = [:]
    for archive in archives {
      for (path, page) in archive.pages {
        if let name = page.metadata.externalID { result[name] = path }
      }
    }
    return result
  }

  /// Returns the entries of the search field: title, kind, superordinate page and address of each
  /// page.
  private func searchIndex() throws -> String {
    var entries: [[String]] = []
    for archive in archives {
      for (path, page) in archive.pages where !page.isGenerated {
        let address = Links(page: "index.html", symbols: [:]).address(ofPage: path)
        let place = page.hierarchy.paths?.first?.last.flatMap { page.references[$0]?.title }
        let kind = page.metadata.roleHeading ?? ""
        entries.append([page.metadata.title, kind, place ?? archive.name, address])
      }
    }
    entries.sort { ($0[0], $0[3]) < ($1[0], $1[3]) }
    let data = try JSONEncoder().encode(entries)
    return "window.siteIndex = \(String(decoding: data, as: UTF8.self));\n"
  }
}
