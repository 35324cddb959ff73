import Foundation
import MisuseReports
import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct PDFRendererTests {
  private let box = CGRect(x: 0, y: 0, width: 300, height: 200)

  private func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

  private func count(_ part: String, in data: Data) -> Int {
    text(data).components(separatedBy: part).count - 1
  }

  /// Draws a page of the test: text, paths, a shadow, a symbol and a gradient.
  private func drawPage(_ title: String) {
    (title as NSString).draw(
      at: CGPoint(x: 20, y: 15), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 28)])
    ("Text in a file stays text, with the fonts in it, and is found." as NSString).draw(
      in: CGRect(x: 20, y: 55, width: 130, height: 80),
      withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    UIColor.systemTeal.setFill()
    UIColor.systemIndigo.setStroke()
    let path = UIBezierPath(
      roundedRect: CGRect(x: 170, y: 50, width: 100, height: 60), cornerRadius: 16)
    path.lineWidth = 3
    path.fill()
    path.stroke()
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.setShadow(offset: CGSize(width: 3, height: 4), blur: 5)
    UIColor.systemOrange.setFill()
    UIBezierPath(ovalIn: CGRect(x: 30, y: 130, width: 50, height: 50)).fill()
    context?.restoreGState()
    UIImage(systemName: "star.fill")?.withTintColor(.systemPink)
      .draw(in: CGRect(x: 110, y: 135, width: 40, height: 40))
    if let gradient = CGGradient(
      colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
      locations: nil)
    {
      context?.saveGState()
      context?.clip(to: CGRect(x: 170, y: 130, width: 100, height: 50))
      context?.drawLinearGradient(
        gradient, start: CGPoint(x: 170, y: 0), end: CGPoint(x: 270, y: 0), options: [])
      context?.restoreGState()
    }
  }

  @Test("R17.42 a renderer draws pages, in UIKit's orientation, with text as text")
  func renderer() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Pages", kCGPDFContextCreator: "The tests"]
    let renderer = UIGraphicsPDFRenderer(bounds: box, format: format)
    var bounds: [CGRect] = []

    let data = renderer.pdfData { context in
      bounds.append(context.pdfContextBounds)
      context.beginPage()
      bounds.append(context.pdfContextBounds)
      drawPage("First page")
      context.setURL(URL(fileURLWithPath: "/"), for: CGRect(x: 20, y: 15, width: 100, height: 20))
      context.setDestinationWithName("next", for: CGRect(x: 170, y: 50, width: 100, height: 60))
      context.beginPage(withBounds: CGRect(x: -10, y: -10, width: 320, height: 220), pageInfo: [:])
      bounds.append(context.pdfContextBounds)
      context.addDestination(withName: "next", at: CGPoint(x: 0, y: 0))
      drawPage("Second page")
      #expect(context.format.bounds == box)
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }

    #expect(bounds == [box, box, CGRect(x: -10, y: -10, width: 320, height: 220)])
    #expect(!renderer.allowsImageOutput)
    #expect(count("/Type /Page ", in: data) == 2)
    #expect(count("/FontFile", in: data) > 0 && count("/ToUnicode", in: data) > 0)
    #expect(count("/Title (Pages)", in: data) == 1)
    // The top of the page is at the greatest y of the file.
    #expect(count("/Rect [ 20 165 120 185 ]", in: data) == 1)
    #expect(count("/XYZ 10 210", in: data) == 1)
  }

  @Test("R17.42 a renderer writes files, and throws where there can be none")
  func writing() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nest-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = UIGraphicsPDFRenderer(bounds: .zero)

    try renderer.writePDF(to: url) { $0.beginPage() }

    #expect(count("[ 0 0 612 792 ]", in: try Data(contentsOf: url)) > 0)
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: URL(fileURLWithPath: "/nowhere/a.pdf")) { $0.beginPage() }
    }
  }

  @Test(
    "R17.43 symbols stay paths, whatever is cut out of them",
    arguments: [
      "star.fill", "xmark.circle.fill", "bell.slash.fill", "lock.shield.fill", "at.circle.fill",
      "person.crop.circle.badge.plus", "doc.on.doc", "checkmark.seal",
    ])
  func symbols(_ name: String) throws {
    let symbol = try #require(UIImage(systemName: name) ?? UIImage(systemName: "star"))
    let place = CGRect(x: 20, y: 20, width: 96, height: 96 * symbol.size.height / symbol.size.width)
    let colors = UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue])
    let mirrored = symbol.withHorizontallyFlippedOrientation()

    let data = UIGraphicsPDFRenderer(bounds: box).pdfData { context in
      context.beginPage()
      symbol.withTintColor(.systemPink).draw(in: place)
      symbol.withConfiguration(colors).draw(
        in: place.offsetBy(dx: 100, dy: 0), blendMode: .multiply, alpha: 0.5)
      context.cgContext.setFillColor(UIColor.systemGreen.withAlphaComponent(0.5).cgColor)
      mirrored.withRenderingMode(.alwaysTemplate).draw(at: CGPoint(x: 250, y: 30))
    }

    #expect(count("/Subtype /Image", in: data) == 0)
  }

  @Test("R17.43 the paths of a symbol cover what its picture covers", arguments: SymbolTable.names)
  func coverage(_ name: String) throws {
    let symbol = try #require(ShownSymbol(name: name, configuration: nil))
    let glyph = try #require(SymbolTable.glyph(named: name))
    func drawing(_ draw: (CGContext) -> Void) -> CGImage? {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      return UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format)
        .image { renderer in
          renderer.cgContext.translateBy(x: 3, y: 3)
          draw(renderer.cgContext)
        }.cgImage
    }
    let colors = symbol.hasOwnColors ? [CGColor.black, .black] : [CGColor.black]
    let picture = try #require(
      drawing { glyph.draw(in: $0, lineWidth: 1.8, colors: colors) })
    let paths = try #require(
      drawing { glyph.drawPaths(in: $0, lineWidth: 1.8, colors: colors) })

    func alphas(_ image: CGImage) -> [UInt8] {
      (0..<image.height).flatMap { row in
        stride(from: 3, to: image.width * 4, by: 4).map {
          image.bitmap.data.load(fromByteOffset: row * image.bytesPerRow + $0, as: UInt8.self)
        }
      }
    }
    let difference = zip(alphas(picture), alphas(paths)).reduce(0) {
      $0 + abs(Int($1.0) - Int($1.1))
    }
    // Edges that meet inside are smoothed twice: half a percent of the area.
    #expect(difference < 255 * picture.width * picture.height / 200, "\(difference)")
  }

  @Test("R17.42 the functions for files draw what a renderer draws")
  func functions() throws {
    let data = NSMutableData()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)

    UIGraphicsBeginPDFContextToData(data, box, [kCGPDFContextAuthor: "Someone"])
    #expect(UIGraphicsGetPDFContextBounds() == box)
    UIGraphicsBeginPDFPage()
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 10, y: 10, width: 50, height: 50))
    UIGraphicsSetPDFContextURLForRect(
      URL(fileURLWithPath: "/"), CGRect(x: 0, y: 0, width: 9, height: 9))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 40, height: 50), nil)
    UIGraphicsSetPDFContextDestinationForRect("a", CGRect(x: 0, y: 0, width: 9, height: 9))
    UIGraphicsAddPDFContextDestinationAtPoint("a", .zero)
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsEndPDFContext()
    UIGraphicsEndPDFContext()

    #expect(UIGraphicsGetCurrentContext() == nil)
    let file = Data(referencing: data)
    #expect(count("/Type /Page ", in: file) == 2 && count("/Subtype /Link", in: file) == 2)
    #expect(count("/Author (Someone)", in: file) == 1)
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", box, nil))
    UIGraphicsEndPDFContext()
  }

  @Test("R17.42 pages that there cannot be, and functions without a file, are reported")
  func misuse() {
    let misuses = withMisuseIntercepted {
      let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 1e5, height: 10))
      let data = renderer.pdfData { context in
        context.beginPage(
          withBounds: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10), pageInfo: [:])
        #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 612, height: 792))
      }
      #expect(count("[ 0 0 612 792 ]", in: data) > 0)
      UIGraphicsBeginPDFPage()
      UIGraphicsBeginPDFPageWithInfo(box, nil)
      UIGraphicsSetPDFContextURLForRect(URL(fileURLWithPath: "/"), box)
      UIGraphicsAddPDFContextDestinationAtPoint("a", .zero)
      UIGraphicsSetPDFContextDestinationForRect("a", box)
    }

    let page = "drawing.impossible-page"
    let none = "drawing.no-pdf"
    #expect(misuses.map(\.id) == [page, page, none, none, none, none, none])
  }

  @Test("R17.42 a view is rendered into a file, four pixels a point")
  func views() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 60), scale: 1)
    let root = UIViewController()
    host.show(root)
    host.turn { root.view.backgroundColor = .systemYellow }

    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 60)).pdfData {
      $0.beginPage()
      root.view.layer.render(in: $0.cgContext)
    }

    #expect(count("/Width 400", in: data) > 0)
  }
}
