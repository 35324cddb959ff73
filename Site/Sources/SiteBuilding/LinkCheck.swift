import Foundation

/// Finds links of a site that lead to no file, or to no place in it.
struct LinkCheck {
  struct Link: Hashable {
    let page: String
    let target: String
  }

  private var files: Set<String> = []
  private var anchors: [String: Set<String>] = [:]
  private var links: Set<Link> = []
  private(set) var pageCount = 0

  var linkCount: Int { links.count }

  mutating func add(file: String) { files.insert(file) }

  mutating func add(_ markup: String, _ page: String) {
    files.insert(page)
    pageCount += 1
    anchors[page] = Set(values(of: "id", in: markup))
    for target in values(of: "href", in: markup) + values(of: "src", in: markup)
    where !target.hasPrefix("https:") && !target.hasPrefix("http:") && !target.hasPrefix("data:") {
      links.insert(Link(page: page, target: target))
    }
  }

  /// The links that lead to nothing, in the order of their pages.
  var broken: [Link] {
    links.filter { !leads($0) }.sorted { ($0.page, $0.target) < ($1.page, $1.target) }
  }

  private func leads(_ link: Link) -> Bool {
    let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? link.page : resolve(String(parts[0]), from: link.page)
    guard let file, files.contains(file) else { return false }
    guard parts.count > 1, let known = anchors[file] else { return true }
    return known.contains(parts[1].removingPercentEncoding ?? "")
  }

  private func resolve(_ address: String, from page: String) -> String? {
    guard let path = address.removingPercentEncoding else { return nil }
    var folders = page.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      if part == ".." {
        guard folders.popLast() != nil else { return nil }
      } else {
        folders.append(String(part))
      }
    }
    return folders.joined(separator: "/")
  }

  /// The values of an attribute, as they are before they were escaped.
  private func values(of name: String, in markup: String) -> [String] {
    var result: [String] = []
    let marker = " \(name)=\""
    var rest = markup[...]
    while let start = rest.range(of: marker) {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "\"") else { break }
      result.append(rest[..<end].replacingOccurrences(of: "&amp;", with: "&"))
      rest = rest[end...]
    }
    return result
  }
}
