import Foundation
import SiteBuilding

/// `build-site FOLDER ARCHIVE… [--timelines PAGE…]`
@main
enum BuildSite {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    var timelines: ArraySlice<String> = []
    if let option = arguments.firstIndex(of: "--timelines") {
      timelines = arguments[(option + 1)...]
      arguments = arguments[..<option]
    }
    guard arguments.count >= 2, !arguments.contains(where: { $0.hasPrefix("-") }) else {
      fail("usage: build-site FOLDER ARCHIVE... [--timelines PAGE...]", status: 2)
    }
    do {
      let folder = arguments.removeFirst()
      let site = try SiteBuilder(archives: Array(arguments), timelines: Array(timelines))
      let summary = try site.write(to: folder)
      print("\(folder): \(summary.pageCount) pages, \(summary.linkCount) links")
    } catch {
      fail("build-site: \(error)", status: 1)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
