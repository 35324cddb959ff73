import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The appearance of pages: compared with pictures that a person has looked at.
@Suite(.serialized) struct PagesPictureTests {
  private func pictured(_ prepare: (PagesViewController) -> Void) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 120, height: 90))
    let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPurple]
    let pages = PagesViewController(
      viewControllers: colors.enumerated().map { index, color in
        let page = UIViewController()
        page.view.backgroundColor = color
        for row in 0...index {
          let mark = UIView(frame: CGRect(x: 8, y: 8 + 12 * row, width: 20, height: 8))
          mark.backgroundColor = .white
          page.view.addSubview(mark)
        }
        return page
      })
    prepare(pages)
    host.show(pages)
    return host
  }

  @Test("R9.2 At one half between two pages with a space between them")
  func pictureHalfway() throws {
    let host = try pictured { $0.spacing = 12 }

    host.putDown(0, at: CGPoint(x: 110, y: 45))
    host.move(0, to: CGPoint(x: 90, y: 45))
    host.move(0, to: CGPoint(x: 34, y: 45))

    try host.expectPicture("pages-at-half")
  }

  @Test("R9.2 R20.2 Short pages from right to left, the second one selected")
  func pictureShort() throws {
    let host = try pictured {
      $0.pageLength = 60
      $0.spacing = 6
      $0.view.backgroundColor = .white
      $0.selectViewController(at: 1)
    }

    host.simulateTraits { $0.layoutDirection = .rightToLeft }

    try host.expectPicture("pages-short-right-to-left")
  }

  @Test("R9.2 Vertical pages in a circle: the last one above the first one")
  func pictureWrapping() throws {
    let host = try pictured {
      $0.axis = .vertical
      $0.wraps = true
    }

    host.putDown(0, at: CGPoint(x: 60, y: 10))
    host.move(0, to: CGPoint(x: 60, y: 30))
    host.move(0, to: CGPoint(x: 60, y: 50))

    try host.expectPicture("pages-circle")
  }

  @Test("R9.2 A page far from the first one is drawn as the first one, and so is a drag there")
  func pictureFarAway() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 90))
    let source = ColoredPages()
    let pages = PagesViewController()
    pages.spacing = 12
    pages.dataSource = source
    host.show(pages)

    func pictures() throws -> [CGImage] {
      let resting = try host.snapshot()
      host.putDown(0, at: CGPoint(x: 110, y: 45))
      host.move(0, to: CGPoint(x: 90, y: 45))
      host.move(0, to: CGPoint(x: 34, y: 45))
      let dragged = try host.snapshot()
      host.lift(0, at: CGPoint(x: 34, y: 45))
      try host.settle()
      return [resting, dragged]
    }
    let near = try pictures()
    host.turn { _ = pages.selectViewController(at: 900_000, animated: false) }
    let far = try pictures()

    let references = ReferencePictures(besides: #filePath)
    for (index, pair) in zip(far, near).enumerated() {
      try references.expect(pair.0, toEqual: pair.1, name: "pages-far-away-\(index)")
    }
  }
}

/// A million pages, of which every second one is blue, the others orange.
private final class ColoredPages: PagesViewControllerDataSource {
  func numberOfPages(in pagesViewController: PagesViewController) -> Int { 1_000_000 }

  func pagesViewController(
    _ pagesViewController: PagesViewController, viewControllerAt index: Int
  ) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = index.isMultiple(of: 2) ? .systemBlue : .systemOrange
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    label.text = index.isMultiple(of: 2) ? "Even" : "Odd"
    page.view.addSubview(label)
    return page
  }
}
