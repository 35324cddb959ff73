import Foundation
import NestTesting
import Testing

@testable import OpenUIKit

/// Pictures of all symbols, and of their weights and scales.
@Suite struct SymbolPictureTests {
  private static let columns = 8
  private static let cell = CGSize(width: 96, height: 50)
  private static let perSheet = 64

  private func picture(_ size: CGSize, _ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image {
      UIColor.white.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
      UIColor.black.setFill()
      draw()
    }
  }

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws
    -> UIImage
  {
    let scale = UITraitCollection(displayScale: 2)
    return try #require(
      UIImage(
        systemName: name, withConfiguration: configuration.withTraitCollection(scale)))
  }

  /// Draws a symbol with its text in the middle at a point.
  private func draw(_ image: UIImage, middle: CGPoint) {
    let x = middle.x - image.size.width / 2
    let y = middle.y - image.middleOfText
    image.draw(at: CGPoint(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2))
  }

  private func sheet(_ names: ArraySlice<String>) throws -> UIImage {
    let rows = (names.count + Self.columns - 1) / Self.columns
    let size = CGSize(
      width: Self.cell.width * CGFloat(Self.columns), height: Self.cell.height * CGFloat(rows))
    let symbols = try names.map {
      ($0, try symbol($0, UIImage.SymbolConfiguration(pointSize: 24)))
    }
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return picture(size) {
      for (index, (name, image)) in symbols.enumerated() {
        let x = CGFloat(index % Self.columns) * Self.cell.width
        let y = CGFloat(index / Self.columns) * Self.cell.height
        draw(image, middle: CGPoint(x: x + Self.cell.width / 2, y: y + 18))
        (name as NSString).draw(
          in: CGRect(x: x + 1, y: y + 35, width: Self.cell.width - 2, height: 15),
          withAttributes: [
            .font: UIFont.systemFont(ofSize: 5.5), .foregroundColor: UIColor.darkGray,
            .paragraphStyle: style,
          ])
      }
    }
  }

  @Test("R17.22 all symbols look as they should")
  func all() throws {
    let names = SymbolTable.names
    let sheets = stride(from: 0, to: names.count, by: Self.perSheet)
    for (number, start) in sheets.enumerated() {
      let image = try sheet(names[start..<min(start + Self.perSheet, names.count)])
      try ReferencePictures().expect(
        #require(image.cgImage), toMatch: "symbols-\(number < 9 ? "0" : "")\(number + 1)")
    }
  }

  @Test("R17.22 symbols in all weights and scales, beside text")
  func weights() throws {
    let names = [
      "plus", "heart", "square.and.arrow.up", "gearshape", "person.crop.circle", "trash",
      "bell.badge.fill", "xmark.circle.fill", "folder", "wifi",
    ]
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let size = CGSize(width: 60 + CGFloat(names.count) * 40, height: 27 * 34)
    let cells = try weights.flatMap { weight in
      try scales.map { scale in
        try names.map {
          try symbol(
            $0, UIImage.SymbolConfiguration(pointSize: 17, weight: weight, scale: scale))
        }
      }
    }
    let image = picture(size) {
      for (row, images) in cells.enumerated() {
        let middle = CGFloat(row) * 34 + 17
        let font = UIFont.systemFont(ofSize: 17, weight: weights[row / 3].fontWeight())
        ("HxH" as NSString).draw(
          at: CGPoint(x: 8, y: middle - font.ascender + font.capHeight / 2),
          withAttributes: [.font: font])
        for (column, image) in images.enumerated() {
          draw(image, middle: CGPoint(x: 80 + CGFloat(column) * 40, y: middle))
        }
      }
    }

    try ReferencePictures().expect(#require(image.cgImage), toMatch: "symbol-weights")
  }
}
