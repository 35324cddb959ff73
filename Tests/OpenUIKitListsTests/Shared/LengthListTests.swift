import Foundation
import Testing

@testable import OpenUIKitLists

@Suite struct LengthListTests {
  private typealias Length = LengthList.Length

  @Test(
    "R22.250 Lengths, sums and searches agree with a plain array after random replacements",
    arguments: [1, 255, 256, 257, 700, 5000])
  func randomReplacements(count: Int) {
    var random = Random(UInt64(count))
    var plain = [CGFloat](repeating: 44, count: count)
    var list = LengthList(count: count, length: 44, isKnown: false)

    for _ in 0..<2000 {
      let index = random.below(count)
      let length = ([0, 0.5, 17.25, 44, 300] as [CGFloat])[random.below(5)]
      list.set(index, to: length)
      plain[index] = length

      let asked = random.below(count + 1)
      let offset = plain[..<asked].reduce(0, +)
      #expect(list.offset(of: asked) == offset)
      #expect(list.total == plain.reduce(0, +))
      let place = CGFloat(random.below(Int(list.total * 4) + 9)) / 4
      #expect(list.index(at: place) == self.index(at: place, in: plain))
    }
    #expect((0..<count).map { list[$0] } == plain)
  }

  private func index(at offset: CGFloat, in plain: [CGFloat]) -> Int {
    var end: CGFloat = 0
    for (index, length) in plain.enumerated() {
      end += length
      if end > offset { return index }
    }
    return plain.count - 1
  }

  @Test("R22.250 What begins before a replaced length begins there to the last bit")
  func exact() {
    var list = LengthList(count: 3000) { Length(value: 40 + CGFloat($0 % 7) / 3, isKnown: false) }
    let before = (0...1500).map { list.offset(of: $0) }

    list.set(1500, to: 77.77)
    list.set(2999, to: 0.1)

    #expect((0...1500).map { list.offset(of: $0) } == before)
  }

  @Test("R22.251 A million things of one length cost nothing but their number")
  func uniform() {
    let list = LengthList(count: 1_000_000) { _ in Length(value: 44, isKnown: true) }

    #expect(list.total == 44_000_000)
    #expect(list.index(at: 43_999_999) == 999_999)
    #expect(list.index(at: 44) == 1)
    var exceptions = 0
    list.forEachKnown { _, _ in exceptions += 1 }
    #expect(exceptions == 0)
  }

  @Test("R22.251 Impossible lengths count as nothing, and impossible places are the nearest")
  func impossible() {
    var list = LengthList(count: 3, length: .nan, isKnown: true)
    #expect(list.total == 0)

    list.set(1, to: -5)
    list.set(2, to: .infinity)
    list.set(9, to: 5)
    #expect(list.total == 0)
    list.set(1, to: 10)

    #expect(list.total == 10)
    #expect(list.index(at: -3) == 0)
    #expect(list.index(at: 0) == 1)
    #expect(list.index(at: 99) == 2)
    #expect(LengthList(count: -4, length: 1, isKnown: true).index(at: 0) == nil)
  }
}

/// Numbers that are the same in each run.
struct Random {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}
