import NestTesting
import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

@Suite("Text layers")
struct TextLayerTests {
  private static let sentence = "The quick brown fox jumps over the lazy dog and lies down"

  /// A black stage of 120 × 80 with a text layer of its size, in white letters of 16 points.
  private func stage(_ text: String?) throws -> (Stage, CATextLayer) {
    let stage = try Stage(width: 120, height: 80)
    stage.root.backgroundColor = .black
    let layer = CATextLayer()
    layer.frame = stage.root.bounds
    layer.fontSize = 16
    layer.string = text
    stage.root.addSublayer(layer)
    stage.render()
    return (stage, layer)
  }

  /// The rectangle around all pixels that are not black.
  private func inked(_ stage: Stage) throws -> CGRect {
    stage.render()
    var result = CGRect.null
    for y in 0..<80 {
      for x in 0..<120 where try stage.pixel(x, y) & 0xff > 40 {
        result = result.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    #expect(try stage.pixels() == stage.freshPixels())
    return result
  }

  @Test("R17.32 A text layer has the defaults of a device, and draws nothing without a text")
  func defaults() throws {
    let layer = CATextLayer()

    #expect(layer.string == nil && layer.font == nil && layer.fontSize == 36 && !layer.isWrapped)
    #expect(layer.foregroundColor == .white)
    #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
    let modes = [CATextLayerTruncationMode.none, .start, .middle, .end].map(\.rawValue)
    #expect(modes == ["none", "start", "middle", "end"])
    let (stage, drawn) = try stage(nil)
    #expect(try inked(stage).isNull)
    drawn.string = 12
    #expect(try inked(stage).isNull)
  }

  @Test("R17.32 A text is at the top, in lines that break where the layer says")
  func lines() throws {
    let (stage, layer) = try stage("Text")
    let line = try inked(stage)
    #expect(line.minY < 8 && line.maxY < 20 && line.minX < 4 && line.maxX < 50)

    layer.string = Self.sentence
    #expect(try inked(stage).maxX == 120 && inked(stage).maxY < 22)
    layer.isWrapped = true
    #expect(try inked(stage).maxX <= 120 && inked(stage).maxY > 70)
    layer.string = "a\nb\nc"
    layer.isWrapped = false
    #expect(try inked(stage).maxY > 40)
  }

  @Test("R17.32 A text that has no room ends as the mode says, and lines are aligned")
  func modes() throws {
    let (stage, layer) = try stage(Self.sentence)
    var pictures: [[UInt32]] = []
    for mode in [CATextLayerTruncationMode.none, .start, .middle, .end] {
      layer.truncationMode = mode
      let ink = try inked(stage)
      #expect(ink.maxY < 22 && (mode == .none || ink.maxX <= 120))
      pictures.append(try stage.pixels())
    }
    #expect(Set(pictures).count == 4)

    layer.string = "Text"
    let places = try [CATextLayerAlignmentMode.left, .center, .right].map { mode in
      layer.alignmentMode = mode
      return try inked(stage).midX
    }
    #expect(places[0] < 25 && abs(places[1] - 60) < 3 && places[2] > 95)
  }

  @Test("R17.32 A text is drawn with the pixels that the layer has for a point")
  func scale() throws {
    let stage = try Stage(width: 120, height: 80, scale: 2)
    stage.root.backgroundColor = .black
    let layer = CATextLayer()
    layer.frame = stage.root.bounds
    layer.string = "llll"
    stage.root.addSublayer(layer)
    stage.render()
    let blurred = try stage.pixels()
    layer.contentsScale = 2
    stage.render()

    // Stretched edges have more grey.
    func grey(_ pixels: [UInt32]) -> Int { pixels.count { 20..<235 ~= $0 & 0xff } }
    #expect(try grey(blurred) > grey(stage.pixels()))
  }

  @Test("R17.32 Size and colour of the text are animated, other properties are not")
  func animations() throws {
    let stage = LayerStage()
    let layer = CATextLayer()
    layer.string = "Text"
    stage.root.addSublayer(layer)
    stage.frames.endTurn()

    layer.fontSize = 72
    layer.foregroundColor = .black
    layer.isWrapped = true
    layer.truncationMode = .end
    stage.frames.endTurn()
    stage.frames.advance(by: 0.125)

    let copy = try #require(layer.presentation())
    #expect(copy.fontSize > 40 && copy.fontSize < 70)
    let gray = try #require(copy.foregroundColor?.components?.first)
    #expect(gray > 0.1 && gray < 0.9)
    #expect(copy.isWrapped && copy.truncationMode == .end && copy.string as? String == "Text")
    stage.frames.advance(by: 1)
    #expect(layer.presentation()?.fontSize == 72)
  }

  @Test("R17.32 A layer copies the text that can change, and takes names of fonts")
  func copies() throws {
    let (stage, layer) = try stage(nil)
    layer.font = "DejaVu Sans Mono" as NSString
    layer.string = "iiiiii"
    let wide = try inked(stage).width
    layer.font = nil
    let narrow = try inked(stage).width

    #expect(wide > 1.5 * narrow)
    let plain = NSMutableAttributedString(string: "plain")
    layer.string = plain
    plain.mutableString.setString("changed")
    #expect((layer.string as? NSAttributedString)?.string == "plain")
  }

  @Test("R17.32 Sizes that are no numbers are refused, and huge ones draw without a trap")
  func oddNumbers() throws {
    let (stage, layer) = try stage(Self.sentence)
    let misuses = withMisuseIntercepted { layer.fontSize = .nan }
    #expect(misuses.map(\.id) == ["layer.value-not-finite"] && layer.fontSize == 16)
    for number in [CGFloat(0), -5, 1e300] {
      layer.fontSize = number
      layer.contentsScale = max(number, 0)
      stage.render()
    }
  }
}
