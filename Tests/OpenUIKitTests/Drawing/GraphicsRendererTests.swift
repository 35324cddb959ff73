import NestTesting
import OpenUIKit
import Testing

@Suite struct GraphicsRendererTests {
  private func makeHost() throws -> TestHost {
    try TestHost(size: CGSize(width: 40, height: 30), scale: 2)
  }

  @Test("Rendering 2 a renderer is one of the base class, and shows what is drawn so far")
  func renderer() throws {
    let host = try makeHost()
    defer { withExtendedLifetime(host) {} }
    let renderer: UIGraphicsRenderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 5, y: 5, width: 4, height: 4))
    let images = try #require(renderer as? UIGraphicsImageRenderer)
    var before: UIImage?

    let image = images.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 2, height: 4))
      before = context.currentImage
      UIColor.blue.setFill()
      context.fill(CGRect(x: 7, y: 5, width: 2, height: 4))
      #expect(context.format.bounds == CGRect(x: 5, y: 5, width: 4, height: 4))
    }

    #expect(renderer.allowsImageOutput)
    #expect(image.size == CGSize(width: 4, height: 4) && image.scale == 2)
    #expect(image.cgImage?.bitmap.pixel(x: 6, y: 1) == 0xFF00_00FF)
    #expect(before?.cgImage?.bitmap.pixel(x: 6, y: 1) == 0)
    #expect(before?.cgImage?.bitmap.pixel(x: 1, y: 1) == 0xFFFF_0000)
  }

  @Test("a format follows traits, and its copy is another one")
  func format() throws {
    let host = try makeHost()
    defer { withExtendedLifetime(host) {} }
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    let screen = UIGraphicsImageRendererFormat(for: UITraitCollection())

    let copy = try #require(format.copy() as? UIGraphicsImageRendererFormat)
    copy.scale = 1
    copy.preferredRange = .extended

    #expect(format.scale == 3 && screen.scale == 2)
    #expect(format.preferredRange == .standard && copy.preferredRange.rawValue == 1)
  }

  @Test("Rendering 2 the functions for pictures draw what a renderer draws")
  func functions() throws {
    let host = try makeHost()
    defer { withExtendedLifetime(host) {} }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(inner?.size == CGSize(width: 1, height: 1) && inner?.scale == 1)
    #expect(outer?.size == CGSize(width: 4, height: 2) && outer?.scale == 2)
    #expect(outer?.cgImage?.bitmap.pixel(x: 1, y: 3) == 0xFFFF_0000)
    #expect(outer?.cgImage?.bitmap.pixel(x: 2, y: 3) == 0)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("R14.3 an impossible size is reported, and its end is the end of that picture")
  func impossible() throws {
    let host = try makeHost()
    defer { withExtendedLifetime(host) {} }
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    let misuses = withMisuseIntercepted {
      UIGraphicsBeginImageContext(CGSize(width: CGFloat.infinity, height: 2))
      UIGraphicsEndImageContext()
    }
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(misuses.map(\.id) == ["drawing.impossible-size"])
    #expect(outer?.size == CGSize(width: 2, height: 2))
  }
}
