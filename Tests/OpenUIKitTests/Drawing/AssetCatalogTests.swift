import Foundation
import NestTesting
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

  private static func set(_ entries: String...) -> String {
    "{\"images\": [\(entries.joined(separator: ","))]}"
  }

  @Test("R17.52 Slices keep their size, are stretched or repeated, and what is hidden is left out")
  func slices() throws {
    func entry(_ resizing: String, _ file: String = "i@3x.png", scale: Int = 1) -> String {
      Self.set(
        """
        {"idiom": "universal", "filename": "\(file)", "scale": "\(scale)x", "resizing": \(resizing),
         "alignment-insets": {"top": 3, "left": 0, "bottom": 0, "right": 0}}
        """)
    }
    let caps = #""cap-insets": {"top": 5, "bottom": 5, "left": 4, "right": 3}"#
    try withBundle([
      "nine.imageset/Contents.json": entry(
        #"{"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 2}, \#(caps)}"#),
      "nine.imageset/i@3x.png": nil,
      "across.imageset/Contents.json": entry(
        #"{"mode": "3-part-horizontal", "center": {"mode": "tile", "width": 2}, \#(caps)}"#,
        scale: 3),
      "across.imageset/i@3x.png": nil,
      "impossible.imageset/Contents.json": entry(
        #"{"mode": "9-part", "center": {"mode": "tile", "width": 2}, "cap-insets": {"left": 40}}"#),
      "impossible.imageset/i@3x.png": nil,
    ]) { bundle in
      func image(_ name: String) throws -> UIImage {
        try #require(UIImage(named: name, in: bundle, compatibleWith: nil))
      }
      let nine = try image("nine")
      #expect(nine.size == CGSize(width: 9, height: 12) && nine.resizingMode == .stretch)
      #expect(nine.capInsets == UIEdgeInsets(top: 5, left: 4, bottom: 5, right: 3))
      #expect(nine.alignmentRectInsets.top == 3)
      let across = try image("across")
      #expect(across.size == CGSize(width: 3, height: 4) && across.resizingMode == .tile)
      #expect(across.capInsets == UIEdgeInsets(top: 0, left: 4 / 3, bottom: 0, right: 1))
      #expect(try image("impossible").capInsets == .zero)
    }
  }

  @Test("R17.52 Pictures for a direction are mirrored in the other one, or there is one for each")
  func directions() throws {
    func entry(_ direction: String, _ file: String) -> String {
      #"{"idiom": "universal", "filename": "\#(file)", "language-direction": "\#(direction)"}"#
    }
    try withBundle([
      "left.imageset/Contents.json": Self.set(entry("left-to-right", "i.png")),
      "left.imageset/i.png": nil,
      "right.imageset/Contents.json": Self.set(entry("right-to-left", "i.png")),
      "right.imageset/i.png": nil,
      "both.imageset/Contents.json": Self.set(
        entry("left-to-right", "i.png"), entry("right-to-left", "dark.png")),
      "both.imageset/i.png": nil, "both.imageset/dark.png": nil,
    ]) { bundle in
      func image(_ name: String, _ direction: UITraitEnvironmentLayoutDirection) throws -> UIImage {
        let traits = UITraitCollection.current.modifyingTraits { $0.layoutDirection = direction }
        return try #require(UIImage(named: name, in: bundle, compatibleWith: traits))
      }
      let left = try image("left", .rightToLeft)
      #expect(left.flipsForRightToLeftLayoutDirection && left.imageOrientation == .up)
      let right = try image("right", .leftToRight)
      #expect(right.flipsForRightToLeftLayoutDirection && right.imageOrientation == .upMirrored)
      let both = try image("both", .leftToRight)
      #expect(!both.flipsForRightToLeftLayoutDirection)
      #expect(try image("both", .rightToLeft).pngData() != both.pngData())
      let asset = try #require(both.imageAsset)
      let traits = UITraitCollection.current.modifyingTraits { $0.layoutDirection = .rightToLeft }
      #expect(asset.image(with: traits).pngData() != both.pngData())
    }
  }

  @Test("R17.52 Variants are chosen by idiom, size class and gamut, and others are left out")
  func variants() throws {
    let entries = [
      #"{"idiom": "universal", "filename": "i.png"}"#,
      #"{"idiom": "ipad", "filename": "i@2x.png"}"#,
      #"{"idiom": "ipad", "subtype": "mac-catalyst", "filename": "i@3x.png"}"#,
      #"{"idiom": "mac", "filename": "i@3x.png"}"#,
    ]
    try withBundle([
      "idioms.imageset/Contents.json": "{\"images\": [\(entries.joined(separator: ","))]}",
      "idioms.imageset/i.png": nil, "idioms.imageset/i@2x.png": nil,
      "idioms.imageset/i@3x.png": nil,
      "classes.imageset/Contents.json": Self.set(
        #"{"idiom": "universal", "filename": "i.png"}"#,
        #"{"idiom": "universal", "width-class": "regular", "filename": "i@2x.png"}"#),
      "classes.imageset/i.png": nil, "classes.imageset/i@2x.png": nil,
      "gamuts.imageset/Contents.json": Self.set(
        #"{"idiom": "universal", "display-gamut": "sRGB", "filename": "i.png"}"#,
        #"{"idiom": "universal", "display-gamut": "display-P3", "filename": "i@2x.png"}"#),
      "gamuts.imageset/i.png": nil, "gamuts.imageset/i@2x.png": nil,
      "wide.imageset/Contents.json": Self.set(
        #"{"idiom": "universal", "display-gamut": "display-P3", "filename": "i@2x.png"}"#),
      "wide.imageset/i@2x.png": nil,
    ]) { bundle in
      func side(_ name: String, _ change: (inout any UIMutableTraits) -> Void = { _ in })
        -> CGFloat?
      {
        let traits = UITraitCollection.current.modifyingTraits { traits in
          (traits.userInterfaceIdiom, traits.displayGamut) = (.phone, .SRGB)
          traits.horizontalSizeClass = .compact
          change(&traits)
        }
        return UIImage(named: name, in: bundle, compatibleWith: traits)?.size.width
      }
      #expect(side("idioms") == 4 && side("idioms") { $0.userInterfaceIdiom = .pad } == 8)
      #expect(side("idioms") { $0.userInterfaceIdiom = .mac } == 12)
      #expect(side("classes") == 4 && side("classes") { $0.horizontalSizeClass = .regular } == 8)
      #expect(side("gamuts") == 4 && side("gamuts") { $0.displayGamut = .P3 } == 8)
      #expect(side("wide") == 8)
    }
  }

  @Test("R17.52 A set of data has its bytes, its name and its type")
  func data() throws {
    try withBundle([
      "levels.dataset/Contents.json": """
      {"data": [{"idiom": "universal", "filename": "l.json"},
                {"idiom": "tv", "filename": "other.json"}]}
      """,
      "levels.dataset/l.json": "[1, 2]", "levels.dataset/other.json": "[]",
      "Space/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Space/named.dataset/Contents.json": """
      {"data": [{"filename": "x", "universal-type-identifier": "com.example.x"}]}
      """, "Space/named.dataset/x": "x", "Space/none.dataset/Contents.json": #"{"data": []}"#,
    ]) { bundle in
      let levels = try #require(NSDataAsset(name: "levels", bundle: bundle))
      #expect(levels.data == Data("[1, 2]".utf8) && levels.typeIdentifier == "public.json")
      let named = try #require(NSDataAsset(name: "Space/named", bundle: bundle)?.copy())
      #expect((named as? NSDataAsset)?.typeIdentifier == "com.example.x")
      #expect((named as? NSDataAsset)?.name == "Space/named")
      #expect(NSDataAsset(name: "Space/none", bundle: bundle) == nil)
      #expect(NSDataAsset(name: "levels") == nil)
    }
  }

  @Test("R17.49 A picture or a symbol of which there is only a drawing is reported by its format")
  func drawings() throws {
    try withBundle([
      "vector.imageset/Contents.json": Self.set(#"{"filename": "v.pdf"}"#),
      "vector.imageset/v.pdf": "%PDF-1.4",
      "mark.symbolset/Contents.json":
        #"{"symbols": [{"idiom": "universal", "filename": "m.svg"}]}"#,
      "mark.symbolset/m.svg": "<?xml version=\"1.0\"?><svg></svg>",
    ]) { bundle in
      for (name, format) in [("vector", "PDF"), ("mark", "SVG")] {
        let reports = withMisuseIntercepted {
          #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
        }
        #expect(reports.map(\.id) == ["drawing.unread-format"])
        #expect(reports.first?.message.hasSuffix("in the format \(format)") == true)
      }
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
