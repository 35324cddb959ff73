import Foundation
import OpenUIKit
import Testing

/// Asset catalogues as packages have them among their resources.
struct AssetCatalogTests {
  /// A bundle with a catalogue of the given files; a picture where the content is nil.
  private func withBundle(_ files: [String: String?], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent("Media.xcassets/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let side: CGFloat = name.contains("@3x") ? 12 : name.contains("@2x") ? 8 : 4
      let size = CGSize(width: side, height: side)
      let color: UIColor = name.contains("dark") ? .black : .red
      let picture = UIGraphicsImageRenderer(
        size: size, format: UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
      ).pngData {
        color.setFill()
        $0.fill(CGRect(origin: .zero, size: size))
      }
      try (text.map { Data($0.utf8) } ?? picture).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  private static let images = """
    {"images": [
      {"idiom": "universal", "scale": "1x"},
      {"idiom": "universal", "scale": "2x", "filename": "sun@2x.png"},
      {"idiom": "universal", "scale": "3x", "filename": "sun@3x.png"},
      {"idiom": "universal", "scale": "2x", "filename": "dark@2x.png",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
     "properties": {"template-rendering-intent": "template"}}
    """

  @Test("R19.1 a picture of a catalogue is found by name, scale, style and name space")
  func images() throws {
    try withBundle([
      "sun.imageset/Contents.json": Self.images, "sun.imageset/sun@2x.png": nil,
      "sun.imageset/sun@3x.png": nil, "sun.imageset/dark@2x.png": nil,
      "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Icons/star.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "star.png"}]}"#,
      "Icons/star.imageset/star.png": nil, "Group/moon.imageset/Contents.json": "no description",
      "Group/vector.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "vector.pdf"}]}"#,
    ]) { bundle in
      func image(
        _ name: String, _ scale: CGFloat, _ style: UIUserInterfaceStyle = .light
      ) -> UIImage? {
        let traits = UITraitCollection.current.modifyingTraits {
          $0.displayScale = scale
          $0.userInterfaceStyle = style
        }
        return UIImage(named: name, in: bundle, compatibleWith: traits)
      }

      let sun = try #require(image("sun", 2))
      #expect(sun.scale == 2 && sun.size == CGSize(width: 4, height: 4))
      #expect(sun.renderingMode == .alwaysTemplate)
      #expect(image("sun", 3)?.scale == 3 && image("sun", 1)?.scale == 3)
      let dark = try #require(image("sun", 2, .dark))
      #expect(dark.pngData() != sun.pngData() && dark.scale == 2)
      #expect(image("Icons/star", 2)?.size == CGSize(width: 4, height: 4))
      #expect(image("star", 2) == nil && image("moon", 2) == nil && image("vector", 2) == nil)
      #expect(image("sun", 2)?.renderingMode != image("Icons/star", 2)?.renderingMode)
    }
  }

  @Test("R19.1 R17.21 a picture of a catalogue with a dark one is another one in a dark view")
  func darkImages() throws {
    try withBundle([
      "sun.imageset/Contents.json": Self.images, "sun.imageset/sun@2x.png": nil,
      "sun.imageset/sun@3x.png": nil, "sun.imageset/dark@2x.png": nil,
    ]) { bundle in
      let traits = UITraitCollection.current.modifyingTraits {
        $0.displayScale = 2
        $0.userInterfaceStyle = .light
      }
      let image = try #require(UIImage(named: "sun", in: bundle, compatibleWith: traits))
      let asset = try #require(image.imageAsset)
      let dark = asset.image(with: traits.modifyingTraits { $0.userInterfaceStyle = .dark })
      #expect(dark.pngData() != image.pngData() && dark.renderingMode == .alwaysTemplate)
      #expect(asset.image(with: traits).pngData() == image.pngData())
      let again = asset.image(with: traits.modifyingTraits { $0.userInterfaceStyle = .dark })
      // It was read once.
      #expect(again.cgImage === dark.cgImage)
    }
  }

  @Test("R19.1 a colour of a catalogue follows the style, and is equal to itself")
  func colors() throws {
    let brand = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "0.5"}}}]}
      """
    try withBundle([
      "brand.colorset/Contents.json": brand,
      "system.colorset/Contents.json":
        #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
      "none.colorset/Contents.json": #"{"colors": []}"#,
    ]) { bundle in
      func color(_ name: String) -> UIColor? {
        UIColor(named: name, in: bundle, compatibleWith: nil)
      }

      let found = try #require(color("brand"))
      let light = found.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      let dark = found.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(light == UIColor(red: 1, green: 128 / 255, blue: 0.5, alpha: 1))
      #expect(dark == UIColor(white: 0.25, alpha: 0.5))
      #expect(color("brand") == found)
      #expect(color("system") == .systemRed)
      #expect(color("none") == nil && color("unknown") == nil && UIColor(named: "brand") == nil)
    }
  }

  @Test("R19.1 colours of Display P3 become sRGB, beyond its limits where they are")
  func displayP3() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)

    #expect(abs(red - 1.0930) < 1e-3 && abs(green + 0.2267) < 1e-3 && abs(blue + 0.1501) < 1e-3)
    #expect(alpha == 0.5)
    gray.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - 0.5) < 1e-6 && abs(green - 0.5) < 1e-6 && abs(blue - 0.5) < 1e-6)
  }
}
