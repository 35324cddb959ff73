import Testing

@testable import OpenUIKit

@Suite nonisolated struct SilentTransitionsTests {
  @Test("3.3 Begins of one direction nest, one of the other turns round: every sequence of six")
  func everySequence() {
    for number in 0..<64 {
      let directions = (0..<6).map { number >> $0 & 1 == 1 }
      var silent = SilentTransitions()
      var due = 0
      for (index, direction) in directions.enumerated() {
        if index == 0 || direction == directions[index - 1] { due += 1 }
        silent.begin(appearing: direction)
      }

      for _ in 0..<due {
        #expect(silent.isOpen)
        silent.end()
      }

      #expect(!silent.isOpen)
    }
  }
}
