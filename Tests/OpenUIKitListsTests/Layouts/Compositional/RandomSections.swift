import Foundation

@testable import OpenUIKitLists

/// Makes numbers that look random, the same for a seed.
nonisolated struct TestRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Makes descriptions of sections.
struct RandomSections {
  var random: TestRandom
  var axis = LayoutAxis.vertical

  init(seed: UInt64) { random = TestRandom(state: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  mutating func happens(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  mutating func length(mayMeasure: Bool, isWidth: Bool) -> NSCollectionLayoutDimension {
    switch Int.random(in: 0..<(mayMeasure ? 6 : 4), using: &random) {
    case 0: .absolute(number(20...160))
    case 1: .fractionalWidth(number(2...10) / 10)
    case 2: isWidth ? .fractionalWidth(number(1...4) / 4) : .fractionalHeight(number(1...4) / 4)
    case 3: isWidth ? .fractionalWidth(1.0 / 3) : .absolute(number(20...90))
    case 4: .estimated(number(20...90))
    default: .uniformAcrossSiblings(estimate: number(20...90))
    }
  }

  mutating func spacing() -> NSCollectionLayoutSpacing? {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .fixed(number(0...20))
    case 1: .flexible(number(0...20))
    default: nil
    }
  }

  mutating func insets(_ most: Int) -> NSDirectionalEdgeInsets {
    guard happens(30) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: number(0...most), leading: number(0...most), bottom: number(0...most),
      trailing: number(0...most))
  }

  mutating func item(depth: Int, mayMeasure: Bool) -> NSCollectionLayoutItem {
    if depth > 0, happens(35) { return group(depth: depth - 1, mayMeasure: mayMeasure) }
    let size = Describe.size(
      length(mayMeasure: mayMeasure, isWidth: true), length(mayMeasure: mayMeasure, isWidth: false))
    var badges: [NSCollectionLayoutSupplementaryItem] = []
    if happens(25) {
      badges = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: Describe.size(.absolute(20), .absolute(20)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      ]
    }
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
    item.contentInsets = insets(8)
    if happens(25) {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
    }
    return item
  }

  mutating func group(depth: Int, mayMeasure: Bool) -> NSCollectionLayoutGroup {
    let size = Describe.size(
      length(mayMeasure: mayMeasure, isWidth: true), length(mayMeasure: mayMeasure, isWidth: false))
    let items = (0...Int(number(0...2))).map { _ in item(depth: depth, mayMeasure: mayMeasure) }
    let count = Int(number(1...4))
    let group: NSCollectionLayoutGroup =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: .horizontal(layoutSize: size, subitem: items[0], count: count)
      case 1: .vertical(layoutSize: size, subitem: items[0], count: count)
      case 2: .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
      case 3: .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
      case 4: .horizontal(layoutSize: size, subitems: items)
      default: .vertical(layoutSize: size, subitems: items)
      }
    group.interItemSpacing = spacing()
    group.contentInsets = insets(6)
    return group
  }

  mutating func section(mayMeasure: Bool) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(depth: 2, mayMeasure: mayMeasure))
    section.interGroupSpacing = happens(50) ? number(0...12) : 0
    section.contentInsets = insets(20)
    if happens(30) {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Describe.size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
          alignment: .top)
      ]
      section.boundarySupplementaryItems[0].pinToVisibleBounds = happens(50)
    }
    if happens(20) { section.decorationItems = [.background(elementKind: "back")] }
    return section
  }
}
