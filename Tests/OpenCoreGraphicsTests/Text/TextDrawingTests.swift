import OpenCoreGraphics
import Testing

@MainActor
@Suite struct TextDrawingTests {
  private let font = Font(size: 20, weight: 0.4)

  /// The box around everything drawn, in pixels.
  private func ink(_ bitmap: Bitmap) -> CGRect {
    var points: [CGPoint] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.pixel(x: x, y: y) >> 24 != 0 {
        points += [CGPoint(x: x, y: y), CGPoint(x: x + 1, y: y + 1)]
      }
    }
    return CGRect(around: points)
  }

  private func draw(
    _ text: String, width: CGFloat? = nil, scale: CGFloat = 1, at point: CGPoint = .zero,
    alignment: TextAlignment = .left, _ mode: LineBreak = .wordWrapping, lines: Int = 0,
    setUp: (CGContext) -> Void = { _ in }
  ) throws -> Bitmap {
    try drawn(Int(200 * scale), Int(40 * scale), scale: scale) {
      setUp($0)
      TextLayout(
        text: text, font: font, maximumWidth: width, maximumLines: lines, alignment: alignment,
        lineBreak: mode
      ).draw(in: $0, at: point, color: .black)
    }
  }

  @Test("A capital stands upright on the baseline")
  func baseline() throws {
    let box = ink(try draw("L", at: CGPoint(x: 10, y: 5)))
    let layout = TextLayout(text: "L", font: font)

    #expect(abs(box.maxY - (5 + layout.firstBaseline)) <= 1)
    #expect(abs(box.height - font.metrics.capHeight) <= 1.5)
    #expect(box.minX >= 10 && box.maxX <= 10 + layout.size.width + 1)
    // The foot of an L is below.
    let bitmap = try draw("L")
    let foot = ink(bitmap)
    let right = Int(foot.maxX) - 2
    #expect(bitmap.pixel(x: right, y: Int(foot.maxY) - 2) >> 24 > 0x80)
    #expect(bitmap.pixel(x: right, y: Int(foot.minY) + 2) >> 24 == 0)
  }

  @Test("At scale 2 the letters have twice the pixels")
  func scaled() throws {
    let once = ink(try draw("Hello"))
    let twice = ink(try draw("Hello", scale: 2))

    #expect(abs(twice.width - 2 * once.width) <= 4)
    #expect(abs(twice.height - 2 * once.height) <= 3)
  }

  @Test(
    "Lines are aligned",
    arguments: [LineBreak.wordWrapping, .truncatingTail, .clipping])
  func alignment(_ mode: LineBreak) throws {
    let natural = TextLayout(text: "Hello", font: font).size.width
    func left(_ alignment: TextAlignment) throws -> CGFloat {
      ink(try draw("Hello", width: 190, alignment: alignment, mode, lines: 1)).minX
    }

    let bearing = try left(.left)
    #expect(bearing < 4)
    #expect(try left(.natural) == bearing)
    #expect(abs(try left(.center) - bearing - (190 - natural) / 2) <= 1)
    #expect(abs(try left(.right) - bearing - (190 - natural)) <= 1)
  }

  @Test("A text that is truncated is centred as any other")
  func truncatedAlignment() throws {
    let box = ink(
      try draw(
        "WWWWWWWWWWWWWWWWWW", width: 190, alignment: .center, .truncatingTail, lines: 1))

    #expect(abs(box.midX - 95) <= 3)
  }

  @Test("Scripts that run to the left begin at the right")
  func rightToLeft() throws {
    let natural = ink(try draw("שלום", width: 190, alignment: .natural))
    let left = ink(try draw("שלום", width: 190, alignment: .left))

    #expect(natural.maxX > 180)
    #expect(left.minX < 10)
  }

  @Test("Clipped text is cut at the width")
  func clipped() throws {
    let box = ink(try draw("WWWWWWWWWWWWWWWWWW", width: 50, .clipping))

    #expect(box.maxX == 50)
  }

  @Test("Colour and alpha apply")
  func color() throws {
    let bitmap = try drawn(40, 40) {
      $0.setAlpha(0.5)
      TextLayout(text: "■", font: Font(size: 40)).draw(in: $0, at: .zero, color: red)
    }

    #expect(Set(pixels(bitmap)).contains(0x8080_0000))
    #expect(pixels(bitmap).allSatisfy { $0 & 0xFFFF == 0 })
  }

  @Test("Modes that keep only parts of what is there act inside the letters")
  func blendMode() throws {
    let bitmap = try draw("L") {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 200, height: 40))
      $0.setBlendMode(.sourceIn)
    }

    #expect(bitmap.pixel(x: 199, y: 39) == 0xFFFF_0000)
    #expect(Set(pixels(bitmap)).contains(0xFF00_0000))
  }

  @Test("A position that is no number draws nothing")
  func nowhere() throws {
    #expect(ink(try draw("Hello", at: CGPoint(x: CGFloat.nan, y: 0))).isNull)
  }

  @Test("The same text gives the same pixels in any locale")
  func deterministic() throws {
    let text = "Affinity 0123 → ✓ שלום"
    func render() throws -> [UInt32] {
      // Changing the environment and back empties all caches.
      TextEnvironment.current = .system
      TextEnvironment.current = .pinned
      return pixels(try draw(text, width: 180))
    }
    let before = try render()

    #expect(try render() == before)
    for language in ["tr_TR.UTF-8", "C", "ja_JP.UTF-8"] {
      let previous = getenv("LC_ALL").map { String(cString: $0) }
      setenv("LC_ALL", language, 1)
      setlocale(LC_ALL, "")
      #expect(try render() == before)
      if let previous { setenv("LC_ALL", previous, 1) } else { unsetenv("LC_ALL") }
      setlocale(LC_ALL, "C")
    }
  }
}
