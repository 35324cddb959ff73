import Foundation
import NestTesting
import Testing

@testable import OpenUIKit

/// Colours that are images.
@Suite struct PatternColorTests {
  private typealias Fixture = ImageFixture

  private let tile = Fixture.image([[.red, .green], [.blue, .white]])

  @Test(
    "R17.40 a pattern fills from the origin of the context, upright, whatever the transform is")
  func filling() throws {
    #expect(
      try Fixture.drawing(5, 3) {
        let context = UIGraphicsGetCurrentContext()
        context?.translateBy(x: 1, y: 0)
        UIColor(patternImage: tile).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
      } == [".grg.", ".wbw.", ".grg."])
    #expect(
      try Fixture.drawing(4, 2) {
        UIGraphicsGetCurrentContext()?.setPatternPhase(CGSize(width: 1, height: 0))
        UIColor(patternImage: tile).set()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 1)).fill()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 1.5))
        line.addLine(to: CGPoint(x: 2, y: 1.5))
        line.stroke()
      } == ["grgr", "wb.."])
  }

  @Test("R17.40 a picture of two pixels for a point is repeated in its size")
  func scales() throws {
    let fine = Fixture.image([[.red, .green], [.blue, .white]], scale: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
      .image { _ in fine.drawAsPattern(in: CGRect(x: 0, y: 0, width: 1.5, height: 1)) }

    #expect(try Fixture.letters(image.cgImage) == ["rgr.", "bwb."])
  }

  @Test("R17.40 alpha of the colour and of the context fade a pattern")
  func alpha() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 1), format: UIGraphicsImageRendererFormat()
    ).image { context in
      UIColor(patternImage: tile).withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.cgContext.setAlpha(0.5)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let bitmap = try #require(image.cgImage?.bitmap)

    #expect(bitmap.pixel(x: 0, y: 0) == 0x8080_0000)
    #expect(bitmap.pixel(x: 1, y: 0) == 0x4000_4000)
  }

  @Test("R17.40 a pattern has no components, and is equal to one of the same image")
  func components() throws {
    let color = UIColor(patternImage: tile)
    var red: CGFloat = 7

    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(!color.getHue(&red, saturation: nil, brightness: nil, alpha: nil))
    #expect(!color.getWhite(&red, alpha: nil) && red == 7)
    #expect(color == UIColor(patternImage: tile) && color != .red)
    #expect(color != color.withAlphaComponent(0.5))
    #expect(color.cgColor.colorSpace?.model == .pattern)
    #expect(color.cgColor.numberOfComponents == 1 && color.cgColor.components == [1])
    #expect(UIColor(patternImage: UIImage()) == UIColor(cgColor: .clear))
    // The mean, for what has one colour only.
    let mean = color.cgColor.channels
    #expect(abs(mean.red - 0.5) < 0.02 && abs(mean.blue - 0.5) < 0.02 && mean.alpha == 1)
  }

  @Test("R17.40 archives have the image of a pattern")
  func archives() throws {
    let color = UIColor(patternImage: tile).withAlphaComponent(0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))

    let pattern = try #require(read.cgColor.pattern)
    #expect(pattern.scale == 1 && read.cgColor.alpha == 0.5)
    #expect(try Fixture.letters(pattern.image) == ["rg", "bw"])
  }

  @Test(
    "R17.40 a path is drawn with the mode and the alpha that it is given, or with the context's")
  func modes() throws {
    let rows = try Fixture.drawing(3, 1) {
      let all = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 1))
      UIColor.white.setFill()
      all.fill()
      UIGraphicsGetCurrentContext()?.setBlendMode(.multiply)
      UIColor.red.setFill()
      all.fill()
      UIColor.green.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).fill(with: .normal, alpha: 1)
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 1, height: 1)).fill(with: .clear, alpha: 1)
    }

    #expect(rows == ["rg."])
  }

  // MARK: Views

  private func makeHost(_ view: UIView, scale: CGFloat = 1) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 6, height: 4), scale: scale)
    let root = UIViewController()
    host.show(root)
    host.turn { root.view.addSubview(view) }
    return host
  }

  @Test("R17.40 the background of a view is repeated from its top left corner, below its layers")
  func background() throws {
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 3, height: 3))
    view.backgroundColor = UIColor(patternImage: tile)
    let above = UIView(frame: CGRect(x: 2, y: 0, width: 1, height: 1))
    above.backgroundColor = .blue
    view.addSubview(above)
    let host = try makeHost(view)

    #expect(
      try Fixture.letters(host.snapshot())
        == ["......", ".rgb..", ".bwb..", ".rgr.."].map {
          $0.replacingOccurrences(of: ".", with: "?")
        })
    host.turn { view.bounds.origin = CGPoint(x: 1, y: 0) }
    #expect(try Fixture.letters(host.snapshot())[2] == "?bwb??")
    host.turn { view.backgroundColor = .green }
    #expect(try Fixture.letters(host.snapshot())[2] == "?ggg??")
  }

  @Test(
    "R17.38 R17.40 The contact sheet of shadows, masks, patterns and modes",
    arguments: [1, 2.0], [false, true])
  func sheet(scale: Double, isDark: Bool) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 240), scale: CGFloat(scale))
    let root = UIViewController()
    host.show(root)
    host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    host.turn {
      root.view.backgroundColor = .systemBackground
      let drawing = DrawingSheet(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
      drawing.backgroundColor = .clear
      root.view.addSubview(drawing)
      let symbol = UIImage(systemName: "star.fill")?.withTintColor(.systemOrange) ?? UIImage()
      let round = UIView(frame: CGRect(x: 10, y: 170, width: 90, height: 60))
      round.backgroundColor = UIColor(patternImage: symbol)
      round.layer.cornerRadius = 20
      round.layer.borderWidth = 2
      round.layer.borderColor = UIColor.gray.cgColor
      let turned = UIView(frame: CGRect(x: 120, y: 175, width: 80, height: 50))
      turned.backgroundColor = UIColor(patternImage: symbol)
      turned.transform = CGAffineTransform(rotationAngle: 0.3)
      let label = UILabel(frame: CGRect(x: 220, y: 170, width: 100, height: 60))
      label.font = .boldSystemFont(ofSize: 48)
      label.text = "Abc"
      label.textColor = UIColor(patternImage: drawing.stripes)
      for view in [round, turned, label] { root.view.addSubview(view) }
    }
    let name = "drawing" + (isDark ? "-dark" : "") + (scale == 1 ? "" : "@2x")
    try ReferencePictures().expect(host.snapshot(), toMatch: name)
  }
}

/// Shadows, masks, modes and patterns of a drawing context.
private final class DrawingSheet: UIView {
  /// Bands that lie askew.
  let stripes = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
    UIColor.systemBlue.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    UIColor.systemYellow.setStroke()
    let path = UIBezierPath()
    for x in [-8, 0, 8] {
      path.move(to: CGPoint(x: x - 2, y: 10))
      path.addLine(to: CGPoint(x: x + 10, y: -2))
    }
    path.lineWidth = 3
    path.stroke()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawShadows(context)
    drawMasks(context)
    drawModes(context)
  }

  private func drawShadows(_ context: CGContext) {
    context.saveGState()
    context.setShadow(offset: CGSize(width: 4, height: 4), blur: 6)
    UIColor.systemRed.setFill()
    UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40)).fill()
    let color = UIColor.systemBlue.cgColor
    context.setShadow(offset: CGSize(width: -3, height: 3), blur: 3, color: color)
    UIColor.label.setStroke()
    let ring = UIBezierPath(
      roundedRect: CGRect(x: 70, y: 12, width: 40, height: 36), cornerRadius: 9)
    ring.lineWidth = 4
    ring.stroke()
    ("Shadow" as NSString).draw(
      at: CGPoint(x: 125, y: 16),
      withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.label])
    context.setShadow(offset: .zero, blur: 10, color: UIColor.systemGreen.cgColor)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    UIColor.systemYellow.setFill()
    UIRectFill(CGRect(x: 240, y: 14, width: 30, height: 20))
    UIColor.systemPurple.setFill()
    UIRectFill(CGRect(x: 255, y: 24, width: 40, height: 24))
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func drawMasks(_ context: CGContext) {
    let size = CGSize(width: 60, height: 60)
    let fade = UIGraphicsImageRenderer(size: size).image { inner in
      let colors = [UIColor.black.cgColor, UIColor.clear.cgColor] as CFArray
      if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
        inner.cgContext.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 30, y: 30), startRadius: 10,
          endCenter: CGPoint(x: 30, y: 30), endRadius: 30, options: .drawsBeforeStartLocation)
      }
    }
    context.saveGState()
    if let mask = fade.cgImage {
      context.clip(to: CGRect(origin: CGPoint(x: 10, y: 80), size: size), mask: mask)
    }
    UIColor(patternImage: stripes).setFill()
    UIRectFill(CGRect(x: 0, y: 70, width: 90, height: 80))
    context.restoreGState()
    let star = UIBezierPath()
    for point in 0..<5 {
      let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
      let place = CGPoint(x: 115 + 32 * cos(angle), y: 112 + 32 * sin(angle))
      if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
    }
    star.close()
    UIColor(patternImage: stripes).setFill()
    star.fill()
    UIColor(patternImage: stripes).setStroke()
    let line = UIBezierPath(
      arcCenter: CGPoint(x: 185, y: 112), radius: 24, startAngle: 0.5, endAngle: 5.5,
      clockwise: true)
    line.lineWidth = 9
    line.lineCapStyle = .round
    line.stroke()
  }

  private func drawModes(_ context: CGContext) {
    let modes: [CGBlendMode] = [
      .multiply, .screen, .difference, .sourceAtop, .destinationOver, .xor,
    ]
    for (index, mode) in modes.enumerated() {
      let corner = CGPoint(x: 225 + 30 * (index % 3), y: 75 + 40 * (index / 3))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      UIColor.systemTeal.setFill()
      UIRectFill(CGRect(x: corner.x, y: corner.y, width: 18, height: 22))
      UIColor.systemOrange.setFill()
      UIBezierPath(ovalIn: CGRect(x: corner.x + 6, y: corner.y + 8, width: 20, height: 20))
        .fill(with: mode, alpha: 0.9)
      context.endTransparencyLayer()
    }
  }
}
