import Foundation

@testable import OpenUIKitLists

/// Short names for the descriptions of tests.
enum Describe {
  typealias Length = NSCollectionLayoutDimension

  static func size(_ width: Length, _ height: Length) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(
    _ width: Length, _ height: Length, insets: CGFloat = 0,
    edges: NSCollectionLayoutEdgeSpacing? = nil,
    badges: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: size(width, height), supplementaryItems: badges)
    item.contentInsets = NSDirectionalEdgeInsets(
      top: insets, leading: insets, bottom: insets, trailing: insets)
    item.edgeSpacing = edges
    return item
  }

  /// A row as wide as its section.
  static func row(
    _ height: Length, _ items: [NSCollectionLayoutItem], spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height), subitems: items)
    group.interItemSpacing = spacing
    return group
  }

  /// A room without insets of a reference.
  static func room(_ size: CGSize, _ axis: LayoutAxis = .vertical) -> LayoutRoom {
    LayoutRoom(
      size: size, axis: axis, insets: { _ in .zero },
      environment: LayoutEnvironment(LayoutContainer(size), UITraitCollection()))
  }

  /// The solution of a section in a room of 300 × 600 points.
  static func solve(
    _ section: NSCollectionLayoutSection, count: Int, measured: [Int: CGSize] = [:],
    axis: LayoutAxis = .vertical
  ) -> SectionSolution {
    SectionSolution(
      LayoutSection(section), index: 0, count: count,
      in: room(CGSize(width: 300, height: 600), axis), sizes: MeasuredSizes(items: measured))
  }

  /// A frame as `x y width height`, in whole numbers where they are.
  static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map {
      $0 == $0.rounded() ? "\(Int($0))" : String(format: "%.2f", Double($0))
    }.joined(separator: " ")
  }

  /// The frames of all items.
  static func frames(_ solution: SectionSolution) -> [String] {
    (0..<solution.count).map { solution.item($0).map { text($0.frame) } ?? "-" }
  }
}

/// A description, and the frames that were computed for it by hand.
struct SolverRow {
  let name: String
  let count: Int
  var measured: [Int: CGSize] = [:]
  let frames: [String]
  let section: () -> NSCollectionLayoutSection
}
