import Testing

@testable import OpenCoreGraphics

@Suite struct TextMeasurementCacheTests {
  private func key(_ number: Int) -> TextKey {
    TextKey(
      content: TextContent(text: "\(number)"), font: Font(size: 17), maximumWidth: nil,
      maximumLines: 0,
      lineBreak: .wordWrapping, lineSpacing: 0)
  }

  private let measurement = TextMeasurement(
    size: CGSize(width: 1, height: 2), firstBaseline: 3, lastBaseline: 4, lineCount: 5,
    isTruncated: false)

  @Test("It never contains more than two generations")
  func bounded() {
    var cache = TextMeasurementCache()
    for number in 0..<10 * TextMeasurementCache.generationSize {
      cache.remember(measurement, for: key(number))
      #expect(cache.count <= 2 * TextMeasurementCache.generationSize)
    }
  }

  @Test("Long texts do not fill it: a generation has a bound in bytes, and the longest stay out")
  func boundedInBytes() {
    var cache = TextMeasurementCache()
    let length = 10_000
    for number in 0..<1000 {
      var key = key(number)
      key.text += String(repeating: "a", count: length)
      cache.remember(measurement, for: key)
      #expect(cache.count * length <= 2 * TextMeasurementCache.generationBytes)
      #expect(cache.measurement(for: key) == measurement)
    }
    var longest = key(0)
    longest.text = String(repeating: "a", count: TextMeasurementCache.generationBytes)

    cache.remember(measurement, for: longest)

    #expect(cache.measurement(for: longest) == nil)
  }

  @Test("What is requested stays, what is not is dropped")
  func keepsWhatIsUsed() {
    var cache = TextMeasurementCache()
    cache.remember(measurement, for: key(-1))
    cache.remember(measurement, for: key(-2))
    for number in 0..<4 * TextMeasurementCache.generationSize {
      cache.remember(measurement, for: key(number))
      if number % 1000 == 0 { #expect(cache.measurement(for: key(-1)) == measurement) }
    }

    #expect(cache.measurement(for: key(-1)) == measurement)
    #expect(cache.measurement(for: key(-2)) == nil)
  }

  @Test("A text measured twice is laid out once")
  @MainActor func shared() {
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
}
