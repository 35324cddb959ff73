import Testing

@testable import OpenCoreGraphics

@Suite struct TextCacheTests {
  private typealias Cache = TextCache<String, Int>

  @Test("It never contains more than two generations")
  func bounded() {
    var cache = Cache(generationSize: 100, generationBytes: 1 << 20)
    for number in 0..<1000 {
      cache.remember(number, for: "\(number)", byteCount: 10)
      #expect(cache.count <= 200)
    }
  }

  @Test("Long texts do not fill it: a generation has a bound in bytes, and the longest stay out")
  func boundedInBytes() {
    var cache = Cache(generationBytes: 100_000)
    for number in 0..<1000 {
      cache.remember(number, for: "\(number)", byteCount: 10_000)
      #expect(cache.count <= 20)
      #expect(cache.value(for: "\(number)") == number)
    }

    cache.remember(0, for: "longest", byteCount: 12_501)

    #expect(cache.value(for: "longest") == nil)
  }

  @Test("What is requested stays, what is not is dropped")
  func keepsWhatIsUsed() {
    var cache = Cache(generationSize: 100, generationBytes: 1 << 20)
    cache.remember(1, for: "used", byteCount: 10)
    cache.remember(2, for: "unused", byteCount: 10)
    for number in 0..<400 {
      cache.remember(number, for: "\(number)", byteCount: 10)
      if number % 50 == 0 { #expect(cache.value(for: "used") == 1) }
    }

    #expect(cache.value(for: "used") == 1)
    #expect(cache.value(for: "unused") == nil)
  }

  @Test("A text measured twice is laid out once")
  @MainActor func measuredOnce() {
    let text = "measured once \(#line)"
    let first = TextLayout(text: text, font: Font(size: 17), maximumWidth: 80)
    let before = TextEnvironment.engine.measurements.count
    let size = first.size
    let after = TextEnvironment.engine.measurements.count
    let again = TextLayout(text: text, font: Font(size: 17), maximumWidth: 80).size

    #expect(after == before + 1)
    #expect(again == size)
    #expect(TextEnvironment.engine.measurements.count == after)
  }

  @Test(
    "Views with the same text share its lines; another alignment or width has lines of its own",
    arguments: [LineBreak.truncatingTail, .wordWrapping, .clipping])
  @MainActor func linesAreShared(_ lineBreak: LineBreak) throws {
    func layout(_ width: CGFloat, _ alignment: TextAlignment) throws -> PangoLayoutHandle {
      let layout = TextLayout(
        text: "Lines that are shared", font: Font(size: 17), maximumWidth: width, maximumLines: 1,
        alignment: alignment, lineBreak: lineBreak)
      return try #require(layout.blocks.first).layout
    }
    let first = try layout(300, .left)

    #expect(try layout(300, .left) === first)
    #expect(try layout(300, .right) !== first)
    #expect(try layout(60, .left) !== first)
  }
}
