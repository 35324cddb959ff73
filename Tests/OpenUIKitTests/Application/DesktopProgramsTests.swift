import NestTesting
import Testing

@testable import OpenUIKit

/// Notes what should be opened.
private final class Opener: URLOpener {
  var opened: [URL] = []

  func open(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    opened.append(url)
    completion(url.scheme == "https")
  }

  func canOpen(_ url: URL) -> Bool { url.scheme == "https" }
}

struct DesktopProgramsTests {
  @Test("a list of programs by type names those for schemes of URLs")
  func lists() {
    let list = """
      [Default Applications]
      text/html=browser.desktop
      x-scheme-handler/https=browser.desktop;
      x-scheme-handler/mailto=;
      """

    #expect(DesktopPrograms.names("https", in: list))
    #expect(!DesktopPrograms.names("mailto", in: list))
    #expect(!DesktopPrograms.names("http", in: list))
    #expect(!DesktopPrograms.names("text", in: list))
  }

  @Test("URLs are opened outside the program, by the application and by its scenes")
  func open() throws {
    let host = try TestHost()
    let opener = Opener()
    UIApplication.shared.desktop = opener
    let urls = try ["https://example.com", "none:1"].map { try #require(URL(string: $0)) }
    final class Results { var values: [Bool] = [] }
    let results = Results()

    UIApplication.shared.open(urls[0]) { results.values.append($0) }
    host.scenes[0].open(urls[1], options: nil) { results.values.append($0) }

    #expect(opener.opened == urls)
    #expect(results.values == [true, false])
    #expect(urls.map(UIApplication.shared.canOpenURL) == [true, false])
  }
}
