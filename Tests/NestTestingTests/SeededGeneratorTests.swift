import NestTesting
import Testing

@Suite struct SeededGeneratorTests {
  @Test("R16.4 the sequence of a seed is the published one of SplitMix64")
  func referenceValues() {
    var generator = SeededGenerator(seed: 1_234_567)

    let values = (0..<3).map { _ in generator.next() }

    #expect(
      values == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test("R16.1 equal names give equal sequences, different ones different sequences")
  func textSeeds() {
    var first = SeededGenerator(seed: "B#1")
    var same = SeededGenerator(seed: "B#1")
    var other = SeededGenerator(seed: "B#2")

    let value = first.next()

    #expect(value == same.next())
    #expect(value != other.next())
  }
}
