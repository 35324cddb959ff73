import NestTesting
import Testing

@testable import OpenUIKitLists

@Suite struct IncreasingRunTests {
  @Test("R22.209 As many as possible stay: no longer ascending subsequence exists")
  func longest() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let count = Int.random(in: 0...12, using: &random)
      var numbers = Array(0..<count).shuffled(using: &random)
      for index in numbers.indices where random.isOne(of: 5) { numbers[index] = -1 }

      let members = IncreasingRun.members(of: numbers)
      let run = numbers.indices.filter { members[$0] }.map { numbers[$0] }

      #expect(run == run.sorted() && !run.contains(-1), "\(numbers)")
      #expect(run.count == longestRun(in: numbers), "\(numbers)")
    }
  }

  /// Each number follows the best of all that it may follow.
  private func longestRun(in numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = (0..<index).filter { numbers[$0] < number && numbers[$0] >= 0 }
      lengths.append(number < 0 ? 0 : (before.map { lengths[$0] }.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }
}
