/// Which numbers of a list may stay where they are when the others move: a longest subsequence that
/// ascends.
nonisolated enum IncreasingRun {
  /// Whether each number is in the subsequence. The numbers are different; negative ones are never
  /// in it. O(n) for a list in order, O(n log n) otherwise.
  static func members(of numbers: [Int]) -> [Bool] {
    var members = numbers.map { $0 >= 0 }
    guard !isAscending(numbers) else { return members }
    // The last element of a best subsequence of each length, and what stands before each element.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() where number >= 0 {
      let length: Int
      if let last = ends.last, numbers[last] < number {
        length = ends.count
      } else {
        length = ends.lowerBound { numbers[$0] < number }
      }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    members = [Bool](repeating: false, count: numbers.count)
    var next = ends.last ?? -1
    while next >= 0 {
      members[next] = true
      next = previous[next]
    }
    return members
  }

  private static func isAscending(_ numbers: [Int]) -> Bool {
    var last = -1
    for number in numbers where number >= 0 {
      if number < last { return false }
      last = number
    }
    return true
  }
}
