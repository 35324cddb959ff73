import Foundation
import Testing

@testable import OpenUIKit

struct DrawingArchiveTests {
  private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  private func coder(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    write(archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    return unarchiver
  }

  @Test("R19.1 colours come back from archives, dynamic ones as dynamic colours")
  func colors() throws {
    let colors: [UIColor] = [
      .red, .gray, .clear, .systemBlue, .label, .label.withAlphaComponent(0.5),
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
    ]
    for color in colors { #expect(try archived(color) == color) }
    let provided = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try archived(provided)?.cgColor == provided.cgColor)
  }

  @Test("R19.1 fonts and their descriptions come back from archives")
  func fonts() throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 13), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 9),
      .monospacedSystemFont(ofSize: 11, weight: .bold), .preferredFont(forTextStyle: .title1),
      try #require(UIFont(name: "Georgia", size: 17)),
    ]
    for font in fonts {
      #expect(try archived(font) == font)
      #expect(try archived(font)?.scaling == font.scaling)
      #expect(try archived(font.fontDescriptor) == font.fontDescriptor)
    }
  }

  @Test("R19.1 pictures come back from archives with their scale")
  func images() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }

    let read = try #require(try archived(image))

    #expect(read.scale == 2 && read.size == CGSize(width: 4, height: 3))
    #expect(read.pngData() == image.pngData())
    #expect(try archived(UIImage())?.cgImage == nil)
  }

  @Test("R19.1 paths come back from archives, with how they are drawn")
  func paths() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 0))
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2], count: 2, phase: 0.5)

    let read = try #require(try archived(path))

    #expect(read.cgPath == path.cgPath)
    #expect(read.lineWidth == 3 && read.lineCapStyle == .round && read.lineJoinStyle == .bevel)
    #expect(read.usesEvenOddFillRule)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    read.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [1, 2] && count == 2 && phase == 0.5)
  }

  @Test("R19.1 trait collections come back from archives")
  func traits() throws {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .regular
      $0.preferredContentSizeCategory = .extraLarge
      $0.displayScale = 3
    }
    #expect(try archived(traits) == traits)
    #expect(try archived(UITraitCollection()) == UITraitCollection())
  }

  @Test("R19.1 damaged archives give nil")
  func damage() throws {
    func text(_ key: String) throws -> NSKeyedUnarchiver {
      try coder { $0.encode("text", forKey: key) }
    }
    #expect(UIColor(coder: try text("UIColor")) == nil)
    #expect(UIFont(coder: try text("UIFont")) == nil)
    #expect(UIFontDescriptor(coder: try text("UIFontDescriptor")) == nil)
    #expect(UIImage(coder: try text("UIImageScale")) == nil)
    #expect(UIBezierPath(coder: try text("UIBezierPath")) == nil)
    #expect(UITraitCollection(coder: try text("UITraitCollection")) == nil)
    #expect(UIColor(coder: NSCoder()) == nil)
    let picture = try coder {
      $0.encodeValue(1.0, forKey: "UIImageScale")
      $0.encodeValue(Data([1, 2, 3]), forKey: "UIImageData")
    }
    #expect(UIImage(coder: picture) == nil)
    #expect(ArchivedColor.fixed([1, 1, 1], space: nil).source == nil)
    #expect(ArchivedColor.fixed([1, .nan], space: nil).source == nil)
    #expect(ArchivedColor.fixed([1, 1], space: "none").source == nil)
  }

  @Test("R19.1 pieces of a path that do not fit give no path")
  func pieces() throws {
    func path(_ kinds: [Int], _ numbers: [Double]) throws -> CGPath? {
      let object: [String: Any] = ["kinds": kinds, "numbers": numbers]
      let data = try PropertyListSerialization.data(
        fromPropertyList: object, format: .binary, options: 0)
      return try PropertyListDecoder().decode(ArchivedPath.self, from: data).path
    }
    #expect(try path([0, 1], [1, 2, 3, 4]) != nil)
    #expect(try path([0, 1], [1, 2, 3]) == nil)
    #expect(try path([0], [1, 2, 3, 4]) == nil)
    #expect(try path([1], [1, 2]) == nil)
    #expect(try path([9], []) == nil)
    #expect(try path([0], [1, .infinity]) == nil)
  }

  @Test("R19.1 geometry is written to and read from coders")
  func geometry() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let read = try coder {
      $0.encode(CGPoint(x: 1, y: 2), forKey: "point")
      $0.encode(CGSize(width: 3, height: 4), forKey: "size")
      $0.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
      $0.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
      $0.encode(transform, forKey: "transform")
      $0.encode(insets, forKey: "insets")
      $0.encode(directional, forKey: "directional")
      $0.encode(UIOffset(horizontal: 1, vertical: 2), forKey: "offset")
    }
    #expect(read.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(read.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(read.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(read.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
    #expect(read.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(read.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(read.decodeDirectionalEdgeInsets(forKey: "directional") == directional)
    #expect(read.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 1, vertical: 2))
    #expect(read.decodeUIEdgeInsets(forKey: "none") == .zero)
    #expect(read.decodeUIEdgeInsets(forKey: "point") == .zero)
  }
}
