import SourceRewriting
import Testing

struct LeftOutFilesTests {
  @Test func `R19.58 A file that needs a type of files that are left out is left out too`() {
    let rewriting = Rewriting(
      "import SwiftUI\npublic struct Page: View {}",
      "import UIKit\nstruct PageItem { let page: Page }",
      "import UIKit\nfinal class PageCell: UIView {\n  func show(_ item: PageItem) {}\n}",
      "import UIKit\nfinal class Pages: UIView { var page = 0 }")

    #expect(
      rewriting.texts == [
        "", "", "", "import UIKit\nfinal class Pages: UIView { var page = 0 }",
      ])
    #expect(
      rewriting.diagnostics == [
        "1.swift:1:1: warning: this file is left out: it needs SwiftUI, which Linux does not have",
        "2.swift:2:29: warning: this file is left out: it needs Page, which needs SwiftUI, which "
          + "Linux does not have",
        "3.swift:3:21: warning: this file is left out: it needs PageItem, which needs SwiftUI, "
          + "which Linux does not have",
      ])
  }

  @Test(arguments: [
    "struct Page {}\nlet page = Page()", "enum Book { struct Page {} }\nlet page = Book.Page()",
    "func show<Page>(_ page: Page) {}", "#if canImport(SwiftUI)\nlet page = Page()\n#endif",
    "let page = book.Page",
  ])
  func `R19.58 A name that is also another one's leaves nothing out`(source: String) {
    let rewriting = Rewriting("import SwiftUI\npublic struct Page {}", "import UIKit\n\(source)")

    #expect(rewriting.texts[1].hasPrefix("import UIKit\n"))
    #expect(rewriting.diagnostics.count == 1)
  }
}
