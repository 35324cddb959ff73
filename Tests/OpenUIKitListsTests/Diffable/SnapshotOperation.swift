import Foundation

@testable import OpenUIKitLists

/// A change of a snapshot, right or wrong.
nonisolated enum SnapshotOperation {
  case appendItems([Int], section: Int?)
  case insertItems([Int], beside: Int, after: Bool)
  case moveItems([Int], beside: Int, after: Bool)
  case deleteItems([Int])
  case reloadItems([Int])
  case reconfigureItems([Int])
  case insertSections([Int], beside: Int?, after: Bool)
  case deleteSections([Int])
  case moveSection(Int, beside: Int, after: Bool)
  case reloadSections([Int])

  /// - Parameters:
  ///   - sections: The sections are numbers below it.
  ///   - items: The items are numbers below it.
  static func random(
    sections: Int, items: Int, using random: inout some RandomNumberGenerator
  ) -> SnapshotOperation {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    func some(_ limit: Int) -> [Int] { (0..<number(6)).map { _ in number(limit) } }
    func different(_ limit: Int) -> [Int] {
      number(8) == 0 ? some(limit) : Array(Set(some(limit))).sorted().shuffled(using: &random)
    }
    switch number(16) {
    case 0...3:
      return .appendItems(different(items), section: number(3) == 0 ? nil : number(sections))
    case 4...6: return .insertItems(different(items), beside: number(items), after: number(2) == 0)
    case 7...8: return .moveItems([number(items)], beside: number(items), after: number(2) == 0)
    case 9: return .deleteItems(some(items))
    case 10: return number(2) == 0 ? .reloadItems(some(items)) : .reconfigureItems([number(items)])
    case 11...12:
      return .insertSections(
        different(sections), beside: number(2) == 0 ? nil : number(sections), after: number(2) == 0)
    case 13: return .deleteSections(number(3) == 0 ? some(sections) : [number(sections)])
    case 14: return .moveSection(number(sections), beside: number(sections), after: number(2) == 0)
    default: return .reloadSections([number(sections)])
    }
  }

  func perform(on snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>) {
    switch self {
    case .appendItems(let items, let section): snapshot.appendItems(items, toSection: section)
    case .insertItems(let items, let other, let after):
      if after {
        snapshot.insertItems(items, afterItem: other)
      } else {
        snapshot.insertItems(items, beforeItem: other)
      }
    case .moveItems(let items, let other, let after):
      if after {
        snapshot.moveItem(items[0], afterItem: other)
      } else {
        snapshot.moveItem(items[0], beforeItem: other)
      }
    case .deleteItems(let items): snapshot.deleteItems(items)
    case .reloadItems(let items): snapshot.reloadItems(items)
    case .reconfigureItems(let items): snapshot.reconfigureItems(items)
    case .insertSections(let sections, nil, _): snapshot.appendSections(sections)
    case .insertSections(let sections, let other?, let after):
      if after {
        snapshot.insertSections(sections, afterSection: other)
      } else {
        snapshot.insertSections(sections, beforeSection: other)
      }
    case .deleteSections(let sections): snapshot.deleteSections(sections)
    case .moveSection(let section, let other, let after):
      if after {
        snapshot.moveSection(section, afterSection: other)
      } else {
        snapshot.moveSection(section, beforeSection: other)
      }
    case .reloadSections(let sections): snapshot.reloadSections(sections)
    }
  }
}
