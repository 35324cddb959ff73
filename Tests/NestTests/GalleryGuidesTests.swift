import Foundation
import NestTesting
import OpenUIKit
import Testing

@testable import nest

@Suite struct GalleryGuidesTests {
  @Test(
    "R17.4 R18.1 at every window size the parts are inside the window and do not overlap",
    arguments: [
      CGSize(width: 1280, height: 800), CGSize(width: 2560, height: 1440),
      CGSize(width: 1060, height: 600), CGSize(width: 1059, height: 600),
      CGSize(width: 800, height: 600), CGSize(width: 720, height: 480),
      CGSize(width: 719, height: 900), CGSize(width: 393, height: 852),
      CGSize(width: 320, height: 480),
    ], [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func parts(size: CGSize, direction: UITraitEnvironmentLayoutDirection) throws {
    let window = CGRect(origin: .zero, size: size)
    let view = UIView(frame: window)
    view.traitOverrides.layoutDirection = direction
    let guides = GalleryGuides(in: view)
    guides.adapt()
    view.layoutIfNeeded()

    let form = try #require(guides.form)
    var parts = [guides.list.layoutFrame, guides.stage.layoutFrame]
    if form.showsHeader { parts.append(guides.header.layoutFrame) }
    if form.showsLog { parts.append(guides.log.layoutFrame) }
    for part in parts { #expect(window.contains(part)) }
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] { #expect(part.intersection(other).isEmpty) }
    }
    #expect(parts[1].width >= 200 && parts[1].height >= 140)
    #expect(parts[0].width >= 200 && parts[0].height >= 90)
  }

  @Test("R17.4 the arrangement follows the width")
  func forms() {
    let forms = [1280, 1060, 1059, 720, 719].map {
      GalleryForm(size: CGSize(width: $0, height: 800)).columns
    }

    #expect(forms == [.wide, .wide, .medium, .medium, .compact])
  }

  @Test("R18.1 R18.2 a window of another size, also of a tiny one, is laid out without a report")
  func resize() throws {
    let twin = try GalleryTwin()

    let reports = try withMisuseIntercepted {
      for size in [(393, 852), (320, 240), (840, 640), (1000, 300), (1920, 1080)] {
        twin.host.window.frame = CGRect(x: 0, y: 0, width: size.0, height: size.1)
        try twin.host.settle()
        #expect(twin.frame(of: twin.page.stage).maxX <= CGFloat(size.0))
      }
    }

    #expect(reports.map(\.message) == [])
  }
}
