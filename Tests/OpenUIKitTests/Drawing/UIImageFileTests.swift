import Foundation
import OpenUIKit
import Testing

struct UIImageFileTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  @Test("R19.1 a picture is written as JPEG and read again")
  func jpeg() throws {
    let data = try #require(picture.jpegData(compressionQuality: 0.9))
    let ofRenderer = UIGraphicsImageRenderer(size: picture.size)
      .jpegData(withCompressionQuality: 0.9) { _ in picture.draw(at: .zero) }

    let read = try #require(UIImage(data: data, scale: 2))

    #expect(read.size == CGSize(width: 4, height: 4) && ofRenderer == data)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(picture.jpegData(compressionQuality: .nan) == nil)
    #expect(UIImage(data: data.prefix(50)) == nil)
  }

  @Test("R19.1 a named picture is found in a bundle, the one that suits the scale first")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("named-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in [
      ("dot.png", picture.pngData()), ("dot@2x.png", picture.pngData()),
      ("photo.jpg", picture.jpegData(compressionQuality: 1)), ("text.png", Data("text".utf8)),
    ] {
      try #require(data).write(to: folder.appendingPathComponent(name))
    }
    let bundle = try #require(Bundle(path: folder.path))
    func sizes(_ name: String, _ scale: CGFloat) -> CGFloat? {
      UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
        .map(\.size.width)
    }

    #expect(sizes("dot", 1) == 8 && sizes("dot", 2) == 4 && sizes("dot", 3) == 4)
    #expect(sizes("dot.png", 1) == 8 && sizes("photo", 2) == 8 && sizes("photo.jpg", 1) == 8)
    #expect(sizes("text", 1) == nil && sizes("none", 1) == nil && sizes("", 1) == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  @Test("R19.1 an image literal that names no image stops with a message")
  func literal() async {
    await #expect(processExitsWith: .failure) {
      let image = #imageLiteral(resourceName: "no such image")
      _ = image.size
    }
  }
}
