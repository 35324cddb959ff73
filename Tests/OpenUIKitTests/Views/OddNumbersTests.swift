import NestTesting
import Testing

@testable import OpenUIKit

/// Numbers without meaning in every numeric property of views and layers, and frames in between.
///
/// `NEST_DRIVER_FACTOR` multiplies how many numbers are set.
struct OddNumbersTests {
  @Test(
    "UIKit 7.1 no number stops a frame, takes memory without bound, or is refused without a report",
    arguments: try DriverSeeds(1...8))
  func anyNumber(seed: UInt64) throws {
    let system = try RandomDriver<OddNumbersSystem>().run(seed: seed, steps: 3440)

    #expect(system.refused > 0)
  }

  @Test(
    "UIKit 7.1 a layer of 10^12 points with a border, and one that draws, take hardly any memory"
  )
  func hugeLayers() throws {
    let host = try TestHost(size: CGSize(width: 60, height: 40))
    let root = UIViewController()
    host.show(root)
    let before = PixelMemory.usedBytes
    let bordered = UIView(frame: CGRect(x: -5e11, y: -5e11, width: 1e12, height: 1e12))
    bordered.layer.borderWidth = 4e11
    bordered.layer.cornerRadius = 1e11
    bordered.clipsToBounds = true
    let drawn = DrawnView(frame: .zero)
    drawn.bounds.size.width = .greatestFiniteMagnitude
    drawn.bounds.size.height = 10
    bordered.addSubview(drawn)

    let misuses = host.layerMisuses { host.turn { root.view.addSubview(bordered) } }

    #expect(misuses.map(\.id) == ["layer.backing-store-unavailable"])
    #expect(PixelMemory.usedBytes - before < 1 << 20)
  }

  @Test("UIKit 7.1 a renderer of an impossible size reports and returns a picture without pixels")
  func impossibleRenderers() throws {
    let sizes = [
      CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1, height: CGFloat.infinity),
      CGSize(width: 1e300, height: 1e300), CGSize(width: 1e6, height: 1),
    ]
    for size in sizes {
      var image: UIImage?
      let misuses = withMisuseIntercepted {
        image = UIGraphicsImageRenderer(size: size).image { _ in Issue.record("drawn") }
      }

      #expect(misuses.map(\.id) == ["drawing.impossible-size"])
      #expect(image?.cgImage == nil)
    }
    #expect(withMisuseIntercepted { _ = UIGraphicsImageRenderer(size: .zero).image { _ in } } == [])
  }
}

extension TestHost {
  /// Returns the misuses that layers report while a block runs.
  fileprivate func layerMisuses(_ body: () -> Void) -> [Misuse] {
    withMisuseIntercepted(body)
  }
}
