import NestTesting
import Testing

@testable import OpenUIKit

/// Rendering modes, colours and orientations of images.
@Suite struct UIImageVariantTests {
  /// Two pixels beside each other: red, and transparent.
  private let pixels = UIGraphicsImageRenderer(
    size: CGSize(width: 2, height: 1), format: Self.format
  ).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  private static let format = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  /// Four pixels: red and green above blue and white.
  private func square() throws -> CGImage {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 2), format: Self.format
    ).image {
      for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
        color.setFill()
        $0.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
    return try #require(image.cgImage)
  }

  private func rows(_ image: CGImage?) throws -> [[UInt32]] {
    let bitmap = try #require(image).bitmap
    return (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap.pixel(x: $0, y: y) } }
  }

  private nonisolated static let red: UInt32 = 0xFFFF_0000
  private nonisolated static let green: UInt32 = 0xFF00_FF00
  private nonisolated static let blue: UInt32 = 0xFF00_00FF
  private nonisolated static let white: UInt32 = 0xFFFF_FFFF

  @Test("R19.21 an image is mixed with what is there, at a point, in its own size")
  func mixed() throws {
    let difference = UIGraphicsImageRenderer(
      size: CGSize(width: 3, height: 1), format: Self.format
    ).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      pixels.draw(at: CGPoint(x: 1, y: 0), blendMode: .difference, alpha: 1)
    }

    // White without red is cyan; what is transparent changes nothing.
    #expect(try rows(difference.cgImage) == [[0xFFFF_FFFF, 0xFF00_FFFF, 0xFFFF_FFFF]])
  }

  @Test("R19.1 an image keeps its pixels when it gets another rendering mode")
  func renderingMode() {
    let template = pixels.withRenderingMode(.alwaysTemplate)

    #expect(pixels.renderingMode == .automatic && template.renderingMode == .alwaysTemplate)
    #expect(template.cgImage === pixels.cgImage && template.size == pixels.size)
  }

  @Test("R19.1 an image view shows a template in its tint colour, and follows it")
  func template() throws {
    let view = UIImageView(image: pixels.withRenderingMode(.alwaysTemplate))
    view.tintColor = .blue
    #expect(try rows(view.layer.contents as! CGImage?) == [[Self.blue, 0]])

    view.tintColor = .green

    #expect(try rows(view.layer.contents as! CGImage?) == [[Self.green, 0]])
  }

  @Test("R19.1 an image without a mode and one that is always original keep their colours")
  func original() throws {
    let view = UIImageView(image: pixels)
    view.tintColor = .blue
    #expect(try rows(view.layer.contents as! CGImage?) == [[Self.red, 0]])

    view.image = pixels.withRenderingMode(.alwaysOriginal)

    #expect(try rows(view.layer.contents as! CGImage?) == [[Self.red, 0]])
  }

  @Test("R19.1 a colour of an image holds where it is no template, in the traits of the view")
  func color() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    let view = UIImageView(image: pixels.withTintColor(color))
    view.overrideUserInterfaceStyle = .light
    view.updateTraitsIfNeeded()
    #expect(try rows(view.layer.contents as! CGImage?) == [[Self.blue, 0]])

    view.overrideUserInterfaceStyle = .dark
    view.updateTraitsIfNeeded()
    #expect(try rows(view.layer.contents as! CGImage?) == [[Self.green, 0]])

    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    view.tintColor = .white
    #expect(try rows(view.layer.contents as! CGImage?) == [[Self.white, 0]])
  }

  @Test("R19.1 a template is drawn in the fill colour of the context")
  func drawing() throws {
    let image = UIGraphicsImageRenderer(size: pixels.size, format: Self.format).image { _ in
      UIColor.green.setFill()
      pixels.withRenderingMode(.alwaysTemplate).draw(at: .zero)
    }

    #expect(try rows(image.cgImage) == [[Self.green, 0]])
  }

  @Test(
    "R19.1 a button shows an image in its colour if its type is system",
    arguments: [(UIButton.ButtonType.system, Self.blue), (.custom, Self.red)])
  func button(type: UIButton.ButtonType, pixel: UInt32) throws {
    let button = UIButton(type: type)
    button.tintColor = .blue
    button.setImage(pixels, for: .normal)
    button.layoutIfNeeded()

    let picture = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(try rows(picture.layer.contents as! CGImage?) == [[pixel, 0]])
  }

  @Test("R19.1 an image that is always original keeps its colours in a system button")
  func originalInButton() throws {
    let button = UIButton(type: .system)
    button.setImage(pixels.withRenderingMode(.alwaysOriginal), for: .normal)
    button.layoutIfNeeded()

    let picture = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(try rows(picture.layer.contents as! CGImage?) == [[Self.red, 0]])
  }

  /// An orientation, with the upright pixels of the square in reading order.
  nonisolated struct Turn: Sendable {
    let orientation: UIImage.Orientation
    let exif: UInt8
    let colors: [UInt32]

    func size(_ size: CGSize) -> CGSize {
      exif < 5 ? size : CGSize(width: size.height, height: size.width)
    }
  }

  private nonisolated static let turns: [Turn] = {
    let (r, g, b, w) =
      (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF) as (UInt32, UInt32, UInt32, UInt32)
    return [
      Turn(orientation: .up, exif: 1, colors: [r, g, b, w]),
      Turn(orientation: .upMirrored, exif: 2, colors: [g, r, w, b]),
      Turn(orientation: .down, exif: 3, colors: [w, b, g, r]),
      Turn(orientation: .downMirrored, exif: 4, colors: [b, w, r, g]),
      Turn(orientation: .leftMirrored, exif: 5, colors: [r, b, g, w]),
      Turn(orientation: .right, exif: 6, colors: [b, r, w, g]),
      Turn(orientation: .rightMirrored, exif: 7, colors: [w, g, b, r]),
      Turn(orientation: .left, exif: 8, colors: [g, w, r, b]),
    ]
  }()

  @Test("R19.1 an image is shown, drawn and written upright", arguments: turns)
  func orientation(_ turn: Turn) throws {
    let image = UIImage(cgImage: try square(), scale: 1, orientation: turn.orientation)
    let expected = [Array(turn.colors[..<2]), Array(turn.colors[2...])]

    #expect(image.imageOrientation == turn.orientation)
    #expect(try rows(UIImageView(image: image).layer.contents as! CGImage?) == expected)
    let drawn = UIGraphicsImageRenderer(size: image.size, format: Self.format).image { _ in
      image.draw(at: .zero)
    }
    #expect(try rows(drawn.cgImage) == expected)
    let written = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(try rows(written.cgImage) == expected)
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(
      try rows(UIImageView(image: mirrored).layer.contents as! CGImage?)
        == expected.map { $0.reversed() })
  }

  @Test("R19.1 a quarter turn exchanges width and height")
  func size() throws {
    let image = UIImage(
      cgImage: try #require(pixels.cgImage), scale: 1, orientation: .right)

    #expect(image.size == CGSize(width: 1, height: 2))
    #expect(try rows(UIImageView(image: image).layer.contents as! CGImage?) == [[Self.red], [0]])
  }

  @Test(
    "R19.1 a JPEG file has the orientation that its header names", arguments: turns, [false, true])
  func exif(_ turn: Turn, isLittleEndian: Bool) throws {
    let plain = try #require(UIImage(cgImage: try square()).jpegData(compressionQuality: 1))
    #expect(UIImage(data: plain)?.imageOrientation == .up)
    let number = isLittleEndian ? [turn.exif, 0] : [0, turn.exif]
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0] + number + [0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1] + number + [0, 0]
    let content = Array("Exif".utf8) + [0, 0] + tiff
    let segment = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    let data = plain.prefix(2) + segment + plain.dropFirst(2)

    #expect(UIImage(data: data)?.imageOrientation == turn.orientation)
    // A header that ends too early stops nothing.
    for length in 0..<segment.count {
      let cut = plain.prefix(2) + segment.prefix(length) + plain.dropFirst(2)
      _ = UIImage(data: cut)
    }
  }

  @Test("R17.23 The header of a JPEG file is found behind others, far away and between odd bytes")
  func laterHeader() throws {
    let plain = try #require(UIImage(cgImage: try square()).jpegData(compressionQuality: 1))
    let tiff: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let content = Array("Exif".utf8) + [0, 0] + tiff
    let segment = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    let other = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0x11, count: 0xFFFD)
    let metadata = [0xFF, 0xE1, 0, 30] + Array("http://ns.adobe.com/xap/1.0/".utf8)
    let cases: [[[UInt8]]] = [
      [other], [other, other, other, other, other], [[0xFF, 0xFF]], [[0, 0]], [metadata],
    ]
    for before in cases {
      var data = Data(plain.prefix(2))
      for part in before + [segment] { data.append(contentsOf: part) }
      data.append(plain.dropFirst(2))
      #expect(UIImage(data: data)?.imageOrientation == .right, "\(before.count)")
    }
    // Behind the tables of the picture.
    let scan = try #require(plain.lastRange(of: [0xFF, 0xDA])).lowerBound
    let late = plain.prefix(scan) + segment + plain[scan...]
    #expect(UIImage(data: late)?.imageOrientation == .right)
  }

  @Test("R17.23 PNG and WebP files have the orientation that they name", arguments: turns)
  func orientationOfFile(_ turn: Turn) throws {
    let tiff: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn.exif, 0, 0]
    // Behind the pixels, a picture of 4 × 2 without loss.
    var webP = try #require(
      Data(
        base64Encoded:
          "UklGRjoAAABXRUJQVlA4TC0AAAAvA0AAEDcgEEjaH3qN+RcQFPk/moCg6LrlAjBbypaCgrZt2FA/gzFZ"
          + "RP/jdQMA"))
    let extended = Array("VP8X".utf8) + [10, 0, 0, 0, 0x18, 0, 0, 0, 3, 0, 0, 1, 0, 0]
    webP.insert(contentsOf: extended, at: 12)
    for mark in [[], Array("Exif".utf8) + [0, 0]] {
      let content = mark + tiff
      var file = webP
      file += Array("EXIF".utf8) + [UInt8(content.count), 0, 0, 0] + content
      file.replaceSubrange(4..<8, with: [UInt8(file.count - 8), 0, 0, 0])
      let image = try #require(UIImage(data: file))
      #expect(image.imageOrientation == turn.orientation)
      #expect(image.size == turn.size(CGSize(width: 4, height: 2)))
      for length in 0..<file.count { _ = UIImage(data: file.prefix(length)) }
    }

    var png = try #require(UIImage(cgImage: try square()).pngData())
    #expect(UIImage(data: png)?.imageOrientation == .up)
    // Behind the header, with a checksum that nobody reads.
    png.insert(
      contentsOf: [0, 0, 0, UInt8(tiff.count)] + Array("eXIf".utf8) + tiff + [0, 0, 0, 0], at: 33)
    #expect(UIImage(data: png)?.imageOrientation == turn.orientation)
  }

  @Test("R19.1 mode, colour and orientation come back from an archive; a damaged one gives nil")
  func archive() throws {
    let image = UIImage(cgImage: try square(), scale: 2, orientation: .leftMirrored)
      .withTintColor(.systemRed, renderingMode: .alwaysOriginal)

    let data = try NSKeyedArchiver.archivedData(
      withRootObject: image, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))

    #expect(read.imageOrientation == .leftMirrored && read.renderingMode == .alwaysOriginal)
    #expect(read.scale == 2 && read.size == image.size)
    #expect(try rows(read.shown(templateColor: nil)) == rows(image.shown(templateColor: nil)))
    #expect(try rows(read.cgImage) == rows(image.cgImage))
  }

  /// A flag at a mast, which looks different in each orientation.
  private func flag() throws -> CGImage {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 24, height: 32), format: Self.format
    ).image {
      UIColor.brown.setFill()
      $0.fill(CGRect(x: 2, y: 0, width: 4, height: 32))
      UIColor.orange.setFill()
      $0.fill(CGRect(x: 6, y: 0, width: 18, height: 7))
      UIColor.purple.setFill()
      $0.fill(CGRect(x: 6, y: 7, width: 12, height: 7))
    }
    return try #require(image.cgImage)
  }

  @Test("R19.1 images look as the references show", arguments: ["light", "dark"])
  func pictures(style: String) throws {
    let host = try TestHost(size: CGSize(width: 330, height: 240))
    host.window.overrideUserInterfaceStyle = style == "dark" ? .dark : .light
    host.window.backgroundColor = .systemBackground
    host.window.makeKeyAndVisible()
    let image = UIImage(cgImage: try flag())
    let template = image.withRenderingMode(.alwaysTemplate)
    let variants = [image, template, image.withTintColor(.label)]
    for (column, variant) in variants.enumerated() {
      let view = UIImageView(image: variant)
      view.frame.origin = CGPoint(x: 10 + column * 40, y: 10)
      host.window.addSubview(view)
    }
    for (column, turn) in Self.turns.enumerated() {
      let view = UIImageView(
        image: UIImage(cgImage: try flag(), scale: 1, orientation: turn.orientation))
      view.frame.origin = CGPoint(x: 10 + column * 40, y: 52)
      host.window.addSubview(view)
    }
    for (row, style) in [nil, UIButton.Configuration.tinted(), .filled()].enumerated() {
      for column in 0..<3 {
        let button = UIButton(type: .system)
        button.configuration = style
        button.setTitle(["Normal", "Touched", "Disabled"][column], for: .normal)
        button.setImage(image, for: .normal)
        button.isHighlighted = column == 1
        button.isEnabled = column != 2
        button.frame = CGRect(x: 10 + column * 105, y: 94 + row * 46, width: 100, height: 40)
        host.window.addSubview(button)
      }
    }

    try host.expectPicture("images-\(style)")
  }
}
