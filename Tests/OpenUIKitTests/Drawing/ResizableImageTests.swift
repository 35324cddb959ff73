import Foundation
import MisuseReports
import NestTesting
import Testing

@testable import OpenUIKit

/// Caps, insets, baselines and mirrored forms of images.
@Suite struct ResizableImageTests {
  private typealias Fixture = ImageFixture

  /// Red caps at the left and the right, green and blue between them.
  private let row = ImageFixture.image([[.red, .green, .blue, .red]])
  private let sideCaps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

  @Test("R17.19 caps keep their size, and what lies between them is repeated")
  func tiling() throws {
    let image = row.resizableImage(withCapInsets: sideCaps)

    #expect(image.capInsets == sideCaps && image.resizingMode == .tile)
    #expect(
      try Fixture.drawing(8, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 1)) }
        == ["rgbgbgbr"])
    #expect(
      try Fixture.drawing(7, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) }
        == ["rgbgbgr"])
  }

  @available(*, deprecated)
  @Test("R17.19 a cap at the left leaves one point to stretch, and the rest is the other cap")
  func stretchable() throws {
    let image = row.stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
    #expect(image.resizingMode == .stretch)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1))
    #expect(
      try Fixture.drawing(7, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) }
        == ["rgbbbbr"])
    #expect(row.stretchableImage(withLeftCapWidth: 0, topCapHeight: 0).capInsets == .zero)
  }

  @Test("R17.19 caps of all sides are repeated in both directions")
  func tilingBoth() throws {
    let rows: [[UIColor]] = [
      [.white, .green, .white], [.red, .blue, .red], [.white, .green, .white],
    ]
    let image = Fixture.image(rows)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))

    #expect(
      try Fixture.drawing(5, 4) { image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4)) }
        == ["wgggw", "rbbbr", "rbbbr", "wgggw"])
  }

  @Test("R17.19 with the mode of stretching, what lies between the caps is scaled")
  func stretching() throws {
    let image = row.resizableImage(withCapInsets: sideCaps, resizingMode: .stretch)
    let shown = try Fixture.drawing(10, 1) {
      image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 1))
    }

    let line = try #require(shown.first)
    #expect(line.hasPrefix("rg") && line.hasSuffix("br"))
    #expect(image.resizingMode == .stretch)
  }

  @Test("R17.19 where there is no room for the caps, they share it")
  func small() throws {
    let image = row.resizableImage(withCapInsets: sideCaps)

    #expect(
      try Fixture.drawing(2, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1)) }
        == ["rr"])
  }

  @Test("R17.19 an image view repeats what lies between caps, in every size")
  func view() throws {
    let view = UIImageView(image: row.resizableImage(withCapInsets: sideCaps))
    view.bounds.size = CGSize(width: 6, height: 1)
    view.layoutIfNeeded()
    #expect(try Fixture.letters(view.layer.contents as! CGImage?) == ["rgbgbr"])

    view.bounds.size = CGSize(width: 8, height: 1)
    view.layoutIfNeeded()

    #expect(try Fixture.letters(view.layer.contents as! CGImage?) == ["rgbgbgbr"])
  }

  @Test("R17.19 an image view stretches the middle by its layer, without new pixels")
  func stretchedView() throws {
    let image = row.resizableImage(withCapInsets: sideCaps, resizingMode: .stretch)
    let view = UIImageView(image: image)
    view.bounds.size = CGSize(width: 60, height: 1)
    view.layoutIfNeeded()

    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(try Fixture.letters(view.layer.contents as! CGImage?) == ["rgbr"])
  }

  @Test("R17.19 buttons and bars show caps in their backgrounds")
  func backgrounds() throws {
    let host = try TestHost(size: CGSize(width: 40, height: 30), scale: 1)
    let button = UIButton(type: .custom)
    button.setBackgroundImage(row.resizableImage(withCapInsets: sideCaps), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 12, height: 1)
    host.turn {
      host.window.makeKeyAndVisible()
      host.window.addSubview(button)
    }

    let shown = try Fixture.letters(host.snapshot())[0]

    #expect(shown.hasPrefix("rgbgbgbgbgbr"))
  }

  @Test("R17.19 caps that an image cannot have are reported, and it stays as it is")
  func impossibleCaps() {
    let caps: [UIEdgeInsets] = [
      UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2),
      UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0),
      UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0),
    ]
    for insets in caps {
      var image = UIImage()
      let misuses = withMisuseIntercepted { image = row.resizableImage(withCapInsets: insets) }

      #expect(misuses.map(\.id) == ["drawing.impossible-caps"])
      #expect(image === row)
    }
  }

  @Test("R17.19 constraints align what lies inside the insets of an image")
  func alignment() {
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    let view = UIImageView(image: row.withAlignmentRectInsets(insets))

    #expect(view.alignmentRectInsets == insets)
    #expect(view.intrinsicContentSize == CGSize(width: 1, height: 1))

    var image = UIImage()
    let misuses = withMisuseIntercepted {
      image = row.withAlignmentRectInsets(
        UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0))
    }
    #expect(misuses.map(\.id) == ["drawing.alignment-insets-not-finite"])
    #expect(image === row)
  }

  @Test("R17.19 an image has the baseline that it was given")
  func baseline() {
    let image = row.withBaselineOffset(fromBottom: 0.5)
    #expect(image.hasBaseline && image.baselineOffsetFromBottom == 0.5)
    #expect(!image.imageWithoutBaseline().hasBaseline)
    #expect(row.baselineOffsetFromBottom == nil)

    var same = UIImage()
    let misuses = withMisuseIntercepted { same = row.withBaselineOffset(fromBottom: .nan) }
    #expect(misuses.map(\.id) == ["drawing.baseline-not-finite"])
    #expect(same === row)
  }

  @Test("R17.19 an attachment stands on its baseline")
  func attachment() {
    let attachment = NSTextAttachment()
    attachment.image = row.withBaselineOffset(fromBottom: 0.25)
    let bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)

    #expect(bounds == CGRect(x: 0, y: -0.25, width: 4, height: 1))
  }

  @Test("R17.19 an image view mirrors an image where lines begin at the right")
  func mirrored() throws {
    let image = Fixture.image([[.red, .green, .blue]]).imageFlippedForRightToLeftLayoutDirection()
    let view = UIImageView(image: image)
    #expect(try Fixture.letters(view.layer.contents as! CGImage?) == ["rgb"])

    view.semanticContentAttribute = .forceRightToLeft

    #expect(try Fixture.letters(view.layer.contents as! CGImage?) == ["bgr"])
    #expect(image.flipsForRightToLeftLayoutDirection)
  }

  @Test("R17.19 a thumbnail has the size that was asked for, and the scale of the image")
  func thumbnail() async throws {
    let image = Fixture.image(
      [[.red, .red, .blue, .blue], [.red, .red, .blue, .blue]], scale: 2)
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 1, height: 0.5)))
    let later = await image.byPreparingThumbnail(ofSize: CGSize(width: 1, height: 0.5))

    #expect(small.size == CGSize(width: 1, height: 0.5) && small.scale == 2)
    let bitmap = try #require(small.cgImage).bitmap
    let (left, right) = (bitmap.pixel(x: 0, y: 0), bitmap.pixel(x: 1, y: 0))
    #expect(bitmap.width == 2 && bitmap.height == 1)
    #expect((left >> 16) & 0xFF > 0xC0 && left & 0xFF < 0x40)
    #expect((right >> 16) & 0xFF < 0x40 && right & 0xFF > 0xC0)
    #expect(later?.size == small.size)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
  }

  @Test("R17.19 an image that is prepared for display has upright pixels")
  func prepared() async throws {
    let picture = try #require(Fixture.image([[.red, .green]]).cgImage)
    let image = UIImage(cgImage: picture, scale: 1, orientation: .upMirrored)
    let ready = try #require(image.preparingForDisplay())
    let later = await image.byPreparingForDisplay()

    #expect(ready.imageOrientation == .up && ready.size == image.size)
    #expect(try Fixture.letters(ready.cgImage) == ["gr"])
    #expect(try Fixture.letters(later?.cgImage) == ["gr"])
  }

  @Test("R17.19 archives have caps, insets, baselines and the direction")
  func archives() throws {
    let image = row.resizableImage(withCapInsets: sideCaps, resizingMode: .stretch)
      .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
      .withBaselineOffset(fromBottom: 0.5).imageFlippedForRightToLeftLayoutDirection()
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: image, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))

    #expect(read.capInsets == image.capInsets && read.resizingMode == .stretch)
    #expect(read.alignmentRectInsets == image.alignmentRectInsets)
    #expect(read.baselineOffsetFromBottom == 0.5 && read.flipsForRightToLeftLayoutDirection)
  }
}
