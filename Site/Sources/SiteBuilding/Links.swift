import Foundation

/// The addresses of a site, relative to a page, so that it works in every folder and without a
/// server.
struct Links {
  /// The path of the page, as `documentation/nestkit/stackcontroller.html`.
  let page: String
  /// The paths of the pages of symbols, by the compiler's names of these.
  let symbols: [String: String]

  /// The address of a file of the site.
  func address(of path: String) -> String {
    let up = String(repeating: "../", count: page.filter { $0 == "/" }.count)
    return up + Self.encode(path)
  }

  /// The address of what a page of an archive calls `url`, such as `/documentation/nestkit#Topics`.
  func address(ofPage url: String) -> String {
    let parts = url.drop { $0 == "/" }.split(separator: "#", maxSplits: 1)
    guard let path = parts.first else { return "" }
    let fragment = parts.count > 1 ? "#" + Self.encode(String(parts[1])) : ""
    return address(of: Self.file(ofPage: String(path))) + fragment
  }

  /// The address of a symbol of any of the libraries; nil for one of another library.
  func address(ofSymbol name: String) -> String? {
    symbols[name].map { address(of: Self.file(ofPage: $0)) }
  }

  /// The file of a page of an archive.
  static func file(ofPage path: String) -> String { path + ".html" }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")

  private static func encode(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
  }
}
