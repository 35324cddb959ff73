import Foundation
import OpenCoreGraphics
import Testing

@Suite struct PDFContextTests {
  /// The text of a file that a context has drawn; compressed parts are not read.
  private func file(
    _ box: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100), _ info: [AnyHashable: Any]? = nil,
    _ draw: (CGContext) -> Void
  ) throws -> String {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    var page = box
    let made = CGContext(consumer: consumer, mediaBox: &page, info)
    let context = try #require(made)
    draw(context)
    context.closePDF()
    return String(decoding: data as Data, as: Unicode.ASCII.self)
  }

  private func count(_ text: String, in file: String) -> Int {
    file.components(separatedBy: text).count - 1
  }

  @Test("R17.42 a file has the pages that were begun, each of its size, and its information")
  func pages() throws {
    let info: [AnyHashable: Any] = [
      kCGPDFContextTitle: "The title", kCGPDFContextAuthor: "Some\u{1}one",
      kCGPDFContextKeywords: ["one", "two"], "unknown": 3,
    ]
    let text = try file(CGRect(x: 10, y: 20, width: 200, height: 100), info) { context in
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 10, y: 20, width: 50, height: 50))
      context.endPDFPage()
      var second = CGRect(x: 0, y: 0, width: 30, height: 40)
      context.beginPage(mediaBox: &second)
      context.beginPDFPage([kCGPDFContextMediaBox: CGRect(x: 0, y: 0, width: 60, height: 70)])
      context.endPage()
    }

    #expect(text.hasPrefix("%PDF-1."))
    #expect(count("/Type /Page ", in: text) == 3)
    for size in ["200 100", "30 40", "60 70"] {
      #expect(count("[ 0 0 \(size) ]", in: text) > 0, "\(size)")
    }
    #expect(count("/Title (The title)", in: text) == 1 && count("/Author (Someone)", in: text) == 1)
    #expect(count("/Keywords (one, two)", in: text) == 1)
  }

  @Test("R17.42 paths stay paths, and what needs pictures has them")
  func pictures() throws {
    let plain = try file { context in
      context.beginPDFPage(nil)
      context.setFillColor(red)
      context.fillEllipse(in: CGRect(x: 10, y: 10, width: 50, height: 50))
      context.setLineDash(phase: 0, lengths: [3, 2])
      context.stroke(CGRect(x: 80, y: 10, width: 50, height: 50))
      context.setBlendMode(.multiply)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 20, y: 20, width: 50, height: 50))
      context.endTransparencyLayer()
    }
    let colors = try makeFourColors()
    let pictured = try file { context in
      context.beginPDFPage(nil)
      context.draw(colors, in: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    #expect(count("/Subtype /Image", in: plain) == 0)
    #expect(count("/Subtype /Image", in: pictured) > 0)
  }

  @Test("R17.42 shadows and masks are drawn as pictures")
  func shadows() throws {
    let colors = try makeFourColors()
    let shadow = try file { context in
      context.beginPDFPage(nil)
      context.setShadow(offset: CGSize(width: 3, height: 3), blur: 4)
      context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
    }
    let mask = try file { context in
      context.beginPDFPage(nil)
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50), mask: colors)
      context.setBlendMode(.plusDarker)
      context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
    }

    #expect(count("/SMask", in: shadow) > 0 && count("/SMask", in: mask) > 0)
  }

  @Test("R17.42 links lead to addresses and to named places, whatever the transform is")
  func links() throws {
    let text = try file { context in
      context.beginPDFPage(nil)
      context.scaleBy(x: 2, y: 2)
      let address = URL(string: "https://example.org/it's?a=1")
      if let address { context.setURL(address, for: CGRect(x: 10, y: 20, width: 30, height: 40)) }
      context.setDestination("the 'end' \\", for: CGRect(x: 60, y: 20, width: 30, height: 40))
      context.setDestination("nowhere", for: CGRect(x: 60, y: 20, width: 30, height: 40))
      context.setDestination("unseen", for: CGRect(x: 600, y: 20, width: 30, height: 40))
      context.beginPDFPage(nil)
      context.addDestination("the 'end' \\", at: CGPoint(x: 5, y: 80))
      context.addDestination("the 'end' \\", at: CGPoint(x: 50, y: 8))
      context.addDestination("", at: .zero)
      context.addDestination("odd", at: CGPoint(x: CGFloat.nan, y: 0))
    }

    #expect(count("/Subtype /Link", in: text) == 3)
    #expect(count("/Rect [ 10 20 40 60 ]", in: text) == 1)
    #expect(count("/URI (https://example.org/it", in: text) == 1)
    #expect(count("/XYZ 5 80", in: text) + count("/XYZ 5 80 0", in: text) > 0)
  }

  @Test("R17.42 nothing is drawn without a page, and a closed file takes nothing more")
  func outside() throws {
    let colors = try makeFourColors()
    let text = try file { context in
      context.draw(colors, in: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.setURL(URL(fileURLWithPath: "/"), for: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.endPDFPage()
      context.beginPDFPage(nil)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.closePDF()
      context.beginPDFPage(nil)
      context.draw(colors, in: CGRect(x: 0, y: 0, width: 50, height: 50))
      #expect(context.width == 0 && context.bytesPerRow == 0 && context.data == nil)
      #expect(context.makeImage() == nil)
      context.flush()
    }

    #expect(count("/Subtype /Image", in: text) == 0 && count("/Subtype /Link", in: text) == 0)
    #expect(count("/Type /Page ", in: text) == 1)
  }

  @Test(
    "R17.42 a page that there cannot be gives no context",
    arguments: [
      CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: 14_401, height: 1),
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 1e300, width: 10, height: 10),
    ])
  func impossible(_ box: CGRect) throws {
    var box = box
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    #expect(CGContext(consumer: consumer, mediaBox: &box, nil) == nil)
    #expect(CGContext(URL(fileURLWithPath: "/tmp/never.pdf"), mediaBox: &box, nil) == nil)
  }

  @Test("R17.42 a file that cannot be made gives no context, and one that can has all bytes")
  func files() throws {
    #expect(CGContext(URL(fileURLWithPath: "/nowhere/a.pdf"), mediaBox: nil, nil) == nil)
    let address = try #require(URL(string: "https://example.org"))
    #expect(CGDataConsumer(url: address) == nil)
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nest-pdf-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    var context = CGContext(url, mediaBox: nil, nil)
    context?.beginPDFPage(nil)
    #expect(context?.pdfPage == CGRect(x: 0, y: 0, width: 612, height: 792))
    context = nil

    let bytes = try Data(contentsOf: url)
    #expect(bytes.starts(with: "%PDF".utf8) && bytes.suffix(8).contains(UInt8(ascii: "E")))
  }

  @Test("R17.42 whatever numbers are drawn, the file is written")
  func oddNumbers() throws {
    var numbers = OddNumbers(seed: 5, from: OddNumbers.wild)
    let colors = try makeFourColors()
    let text = try file { context in
      for _ in 0..<20 {
        context.beginPDFPage([kCGPDFContextMediaBox: numbers.nextRect()])
        context.concatenate(numbers.nextTransform())
        context.setLineWidth(numbers.next())
        context.fill(numbers.nextRect())
        context.stroke(numbers.nextRect())
        context.draw(colors, in: numbers.nextRect())
        context.setURL(URL(fileURLWithPath: "/"), for: numbers.nextRect())
        context.addDestination("place", at: numbers.nextPoint())
      }
      #expect(!context.hasFailedToWrite)
    }

    #expect(text.hasSuffix("%%EOF\n"))
  }
}
