import Foundation

/// A documentation archive that DocC has made of one library.
struct Archive {
  let name: String
  /// The pages by their paths, as `documentation/nestkit/stackcontroller`.
  let pages: [String: Page]
  private let folder: URL

  /// Reads all pages.
  ///
  /// - Throws: A `SiteFailure` that names what cannot be read.
  init(_ folder: URL) throws {
    self.folder = folder
    name = folder.deletingPathExtension().lastPathComponent
    let data = folder.appending(path: "data")
    guard let files = FileManager.default.enumerator(atPath: data.path) else {
      throw SiteFailure("\(folder.path) is no documentation archive: it has no folder data")
    }
    var pages: [String: Page] = [:]
    let decoder = JSONDecoder()
    for case let file as String in files where file.hasSuffix(".json") {
      let url = data.appending(path: file)
      do {
        pages[String(file.dropLast(5))] = try decoder.decode(Page.self, from: Data(contentsOf: url))
      } catch let failure as SiteFailure {
        throw SiteFailure("\(url.path): \(failure)")
      } catch {
        throw SiteFailure("\(url.path) cannot be read: \(error)")
      }
    }
    guard !pages.isEmpty else { throw SiteFailure("\(folder.path) has no pages") }
    self.pages = pages
  }

  /// The page of the library itself.
  var library: Page? { pages.values.first(where: \.isLibrary) }

  /// The articles, with their paths: those that the topics of the library list, in the order of the
  /// topics, and then the others, in the order of their paths.
  var articles: [(path: String, page: Page)] {
    let library = self.library
    var others = pages.filter(\.value.isArticle)
    var result: [(path: String, page: Page)] = []
    for identifier in (library?.topicSections ?? []).flatMap(\.identifiers) {
      guard let url = library?.references[identifier]?.url else { continue }
      let path = String(url.drop { $0 == "/" })
      if let page = others.removeValue(forKey: path) { result.append((path: path, page: page)) }
    }
    let rest = others.map { (path: $0.key, page: $0.value) }.sorted { $0.path < $1.path }
    return result + rest
  }

  /// The files below a folder of the archive, such as `images`.
  func files(in name: String) -> [(path: String, file: URL)] {
    let root = folder.appending(path: name)
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return files.sorted().compactMap { file in
      let url = root.appending(path: file)
      return url.isFolder ? nil : ("\(name)/\(file)", url)
    }
  }
}

extension URL {
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
