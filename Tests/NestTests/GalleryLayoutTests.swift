import Foundation
import Testing

@testable import nest

@Suite struct GalleryLayoutTests {
  @Test(
    "R17.2 at every window size the parts are inside the window and do not overlap",
    arguments: [
      CGSize(width: 1280, height: 800), CGSize(width: 2560, height: 1440),
      CGSize(width: 1060, height: 600), CGSize(width: 1059, height: 600),
      CGSize(width: 800, height: 600), CGSize(width: 720, height: 480),
      CGSize(width: 719, height: 900), CGSize(width: 393, height: 852),
      CGSize(width: 320, height: 480),
    ])
  func parts(size: CGSize) {
    let layout = GalleryLayout(size: size)

    let window = CGRect(origin: .zero, size: size)
    let parts = [layout.header, layout.list, layout.stage, layout.log].filter { !$0.isEmpty }
    for part in parts {
      #expect(window.contains(part))
      #expect(part == part.integral)
    }
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] { #expect(part.intersection(other).isEmpty) }
    }
    #expect(layout.stage.width >= 200 && layout.stage.height >= 140)
    #expect(layout.list.width >= 200 && layout.list.height >= 90)
  }

  @Test("R17.2 the arrangement follows the width")
  func forms() {
    let forms = [1280, 1060, 1059, 720, 719].map {
      GalleryLayout(size: CGSize(width: $0, height: 800)).form
    }

    #expect(forms == [.wide, .wide, .medium, .medium, .compact])
  }
}
