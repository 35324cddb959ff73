import Testing

@testable import OpenQuartzCore

@Suite("Arrays of siblings")
struct SiblingTests {
  private final class Sibling {
    let number: Int
    init(_ number: Int) { self.number = number }
    deinit {}
  }

  /// An array with entries that are not used, as views and layers have it.
  private struct List {
    var entries: [Sibling] = []
    var unused: Int32 = 0

    var elements: [Sibling] {
      mutating get {
        entries.removeUnused(&unused)
        return entries
      }
      set { entries = newValue }
    }

    mutating func remove(_ sibling: Sibling) -> Bool {
      entries.removeSibling(sibling, unused: &unused)
    }
  }

  /// A list of so many siblings, and the same as an array.
  private func make(_ count: Int) -> (list: List, model: [Sibling]) {
    var list = List()
    let model = (0..<count).map(Sibling.init)
    list.elements = model
    return (list, model)
  }

  /// Which index is removed in a step, for lists of any length.
  private static let patterns: [(Int, Int) -> Int] = [
    { _, _ in 0 }, { _, count in count - 1 }, { step, count in min(step % 20, count - 1) },
    { step, count in step.isMultiple(of: 7) ? count - 1 : 0 },
    { step, count in step * 7_919 % count },
    { step, count in step.isMultiple(of: 300) ? count / 2 : 0 },
  ]

  @Test("Removed in any order, the list is that of an array", arguments: 0..<6)
  func order(pattern: Int) {
    var (list, model) = make(3_000)
    for step in 0..<3_000 {
      let index = Self.patterns[pattern](step, model.count)
      let isRemoved = list.remove(model.remove(at: index))
      #expect(isRemoved)
      // Read seldom, so that removals follow each other.
      if step.isMultiple(of: 611) {
        let elements = list.elements
        #expect(elements.map(\.number) == model.map(\.number))
      }
    }
    let elements = list.elements
    #expect(elements.isEmpty)
  }

  @Test("Added and inserted between removals, the list is that of an array")
  func mixed() {
    var (list, model) = make(2_000)
    for step in 0..<6_000 {
      switch step % 5 {
      case 0:
        let added = Sibling(10_000 + step)
        list.elements.append(added)
        model.append(added)
      case 1 where step.isMultiple(of: 97):
        let added = Sibling(20_000 + step)
        list.elements.insert(added, at: step % model.count)
        model.insert(added, at: step % model.count)
      default:
        guard !model.isEmpty else { continue }
        let isRemoved = list.remove(model.removeFirst())
        #expect(isRemoved)
      }
    }
    let elements = list.elements
    #expect(elements.map(\.number) == model.map(\.number))
    let isRemoved = list.remove(Sibling(0))
    #expect(!isRemoved)
  }

  @Test("R13.2 What is removed is freed at once, also the last one after many first ones")
  func freed() {
    var (list, model) = make(2_000)
    for _ in 0..<900 {
      weak let removed = model[0]
      let isRemoved = list.remove(model.removeFirst())
      #expect(isRemoved && removed == nil)
    }
    weak let last = model[model.count - 1]
    let isRemoved = list.remove(model.removeLast())
    #expect(isRemoved && last == nil)
    let elements = list.elements
    #expect(elements.map(\.number) == Array(900..<1_999))
  }
}
