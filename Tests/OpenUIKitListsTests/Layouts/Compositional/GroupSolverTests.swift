import Foundation
import Testing

@testable import OpenUIKitLists

/// Frames of descriptions in a room of 300 × 600 points, computed by hand.
@Suite struct GroupSolverTests {
  private static func section(
    _ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return section
  }

  static let fixed: [SolverRow] = [
    SolverRow(
      name: "halves", count: 5,
      frames: ["0 0 150 50", "150 0 150 50", "0 50 150 50", "150 50 150 50", "0 100 150 50"]
    ) {
      section(
        Describe.row(.absolute(50), [Describe.item(.fractionalWidth(0.5), .fractionalHeight(1))]))
    },
    SolverRow(
      name: "thirds add up though they are no exact fractions", count: 3,
      frames: ["0 0 100 30", "100 0 100 30", "200 0 100 30"]
    ) {
      section(
        Describe.row(
          .absolute(30), [Describe.item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))]))
    },
    SolverRow(
      name: "shares", count: 4,
      frames: ["0 0 90 50", "105 0 90 50", "210 0 90 50", "0 50 90 50"]
    ) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Describe.size(.fractionalWidth(1), .absolute(50)),
        subitem: Describe.item(.absolute(7), .fractionalHeight(1)), count: 3)
      group.interItemSpacing = .fixed(15)
      return section(group)
    },
    SolverRow(
      name: "a repeated item keeps its size, and flexible distances share the rest", count: 4,
      frames: ["0 0 50 50", "125 0 50 50", "250 0 50 50", "0 50 50 50"]
    ) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Describe.size(.fractionalWidth(1), .absolute(50)),
        repeatingSubitem: Describe.item(.absolute(50), .fractionalHeight(1)), count: 3)
      group.interItemSpacing = .flexible(0)
      return section(group)
    },
    SolverRow(
      name: "items in turn until the next does not fit", count: 4,
      frames: ["0 0 80 50", "90 0 80 50", "180 0 80 50", "0 50 80 50"]
    ) {
      section(
        Describe.row(
          .absolute(50), [Describe.item(.absolute(80), .fractionalHeight(1))],
          spacing: .fixed(10)))
    },
    SolverRow(
      name: "a flexible distance is at least what it says", count: 3,
      frames: ["0 0 80 50", "110 0 80 50", "220 0 80 50"]
    ) {
      section(
        Describe.row(
          .absolute(50), [Describe.item(.absolute(80), .fractionalHeight(1))],
          spacing: .flexible(10)))
    },
    SolverRow(
      name: "groups in groups", count: 4,
      frames: ["0 0 210 100", "210 0 90 50", "210 50 90 50", "0 100 210 100"]
    ) {
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: Describe.size(.fractionalWidth(0.3), .fractionalHeight(1)),
        repeatingSubitem: Describe.item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
      let large = Describe.item(.fractionalWidth(0.7), .fractionalHeight(1))
      return section(Describe.row(.absolute(100), [large, column]))
    },
    SolverRow(
      name: "insets of items", count: 2, frames: ["5 5 140 40", "155 5 140 40"]
    ) {
      section(
        Describe.row(
          .absolute(50), [Describe.item(.fractionalWidth(0.5), .fractionalHeight(1), insets: 5)]))
    },
    SolverRow(
      name: "insets of a group are deducted before fractions", count: 2,
      frames: ["20 0 130 50", "150 0 130 50"]
    ) {
      let group = Describe.row(
        .absolute(50), [Describe.item(.fractionalWidth(0.5), .fractionalHeight(1))])
      group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
      return section(group)
    },
    SolverRow(
      name: "flexible room at one side moves to the other, at both to the middle", count: 2,
      frames: ["0 30 100 20", "100 15 100 20"]
    ) {
      let low = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: .flexible(0), trailing: nil, bottom: nil)
      let middle = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
      return section(
        Describe.row(
          .absolute(50),
          [
            Describe.item(.absolute(100), .absolute(20), edges: low),
            Describe.item(.absolute(100), .absolute(20), edges: middle),
          ]))
    },
    SolverRow(
      name: "fixed room at edges takes part in what fits", count: 3,
      frames: ["10 0 100 50", "120 0 100 50", "10 50 100 50"]
    ) {
      let edge = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(10), top: nil, trailing: nil, bottom: nil)
      return section(
        Describe.row(
          .absolute(50), [Describe.item(.absolute(100), .fractionalHeight(1), edges: edge)]))
    },
    SolverRow(
      name: "a fraction of the height is one of the room", count: 2,
      frames: ["0 0 300 300", "0 300 300 300"]
    ) {
      section(
        Describe.row(
          .fractionalHeight(0.5), [Describe.item(.fractionalWidth(1), .fractionalHeight(1))]))
    },
    SolverRow(
      name: "custom groups", count: 3, frames: ["10 20 30 40", "100 0 200 80", "10 100 30 40"]
    ) {
      section(
        .custom(layoutSize: Describe.size(.fractionalWidth(1), .absolute(80))) { environment in
          let width = environment.container.effectiveContentSize.width
          return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: 100, y: 0, width: width - 100, height: 80), zIndex: 3),
          ]
        })
    },
    SolverRow(
      name: "insets of the section, and distances between groups", count: 2,
      frames: ["20 10 260 50", "20 68 260 50"]
    ) {
      section(
        Describe.row(.absolute(50), [Describe.item(.fractionalWidth(1), .fractionalHeight(1))])
      ) {
        $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
        $0.interGroupSpacing = 8
      }
    },
  ]

  static let measured: [SolverRow] = [
    SolverRow(
      name: "a row is as high as its view, and moves those behind it", count: 3,
      measured: [0: CGSize(width: 300, height: 60)],
      frames: ["0 0 300 60", "0 60 300 44", "0 104 300 44"]
    ) {
      section(Describe.row(.estimated(44), [Describe.item(.fractionalWidth(1), .estimated(44))]))
    },
    SolverRow(
      name: "insets do not count along an axis with an estimate", count: 1,
      measured: [0: CGSize(width: 300, height: 60)], frames: ["9 0 282 60"]
    ) {
      section(
        Describe.row(
          .estimated(44), [Describe.item(.fractionalWidth(1), .estimated(44), insets: 9)]))
    },
    SolverRow(
      name: "a row is as high as the highest of its views", count: 3,
      measured: [0: CGSize(width: 150, height: 80), 1: CGSize(width: 150, height: 50)],
      frames: ["0 0 150 80", "150 0 150 50", "0 80 150 44"]
    ) {
      section(Describe.row(.estimated(44), [Describe.item(.fractionalWidth(0.5), .estimated(44))]))
    },
    SolverRow(
      name: "siblings are as high as the highest that is known", count: 4,
      measured: [0: CGSize(width: 150, height: 20), 1: CGSize(width: 150, height: 30)],
      frames: ["0 0 150 30", "150 0 150 30", "0 30 150 44", "150 30 150 44"]
    ) {
      section(
        Describe.row(
          .estimated(44),
          [Describe.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))]))
    },
    SolverRow(
      name: "words: what fits follows from the views", count: 5,
      measured: [
        0: CGSize(width: 50, height: 30), 1: CGSize(width: 60, height: 30),
        2: CGSize(width: 250, height: 30),
      ],
      frames: ["0 0 50 30", "50 0 60 30", "0 30 250 30", "0 60 100 30", "100 60 100 30"]
    ) {
      section(Describe.row(.estimated(30), [Describe.item(.estimated(100), .absolute(30))]))
    },
    SolverRow(
      name: "a group with an estimate contains each of its items once", count: 4,
      measured: [:], frames: ["0 0 300 60", "0 60 300 70", "0 130 300 60", "0 190 300 70"]
    ) {
      section(
        .vertical(
          layoutSize: Describe.size(.fractionalWidth(1), .estimated(50)),
          subitems: [
            Describe.item(.fractionalWidth(1), .estimated(60)),
            Describe.item(.fractionalWidth(1), .absolute(70)),
          ]))
    },
    SolverRow(
      name: "a custom group with an estimate is as high as its places", count: 3,
      frames: ["0 0 100 120", "100 0 100 90", "0 120 100 120"]
    ) {
      section(
        .custom(layoutSize: Describe.size(.fractionalWidth(1), .estimated(10))) { _ in
          [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 100, height: 120)),
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 100, y: 0, width: 100, height: 90)),
          ]
        })
    },
  ]

  @Test("R22.350 Items are where their description says")
  func fixed() {
    for row in Self.fixed {
      let solution = Describe.solve(row.section(), count: row.count)
      #expect(Describe.frames(solution) == row.frames, "\(row.name)")
    }
  }

  @Test("R22.351 Sizes of views arrange their group anew")
  func measured() {
    for row in Self.measured {
      let fresh = Describe.solve(row.section(), count: row.count, measured: row.measured)
      #expect(Describe.frames(fresh) == row.frames, "\(row.name)")

      let later = Describe.solve(row.section(), count: row.count)
      for (number, size) in row.measured.sorted(by: { $0.key > $1.key }) {
        later.take(size, of: .item(number))
      }
      #expect(Describe.frames(later) == row.frames, "\(row.name)")
      #expect(abs(later.length - fresh.length) < 1e-6)
    }
  }

  @Test("R22.350 A horizontal layout has its groups side by side")
  func horizontal() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Describe.size(.absolute(80), .fractionalHeight(1)),
      subitems: [Describe.item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 100, trailing: 0)

    let solution = Describe.solve(section, count: 3, axis: .horizontal)

    #expect(Describe.frames(solution) == ["10 0 80 250", "10 250 80 250", "95 0 80 250"])
    #expect(solution.length == 175)
  }

  @Test("R22.352 Badges are at edges, moved by parts of their own size or by points")
  func badges() {
    func badge(_ anchor: NSCollectionLayoutAnchor, own: NSCollectionLayoutAnchor? = nil) -> String {
      let size = Describe.size(.absolute(20), .absolute(10))
      let badge =
        own.map {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: anchor, itemAnchor: $0)
        }
        ?? NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge", containerAnchor: anchor)
      let item = Describe.item(.absolute(100), .absolute(50), badges: [badge])
      let solution = Describe.solve(
        NSCollectionLayoutSection(group: Describe.row(.absolute(50), [item])), count: 1)
      return solution.view(ofKind: "badge", at: 0).map { Describe.text($0.frame) } ?? "-"
    }

    #expect(badge(NSCollectionLayoutAnchor(edges: [.top, .leading])) == "0 0 20 10")
    #expect(badge(NSCollectionLayoutAnchor(edges: [.bottom, .trailing])) == "80 40 20 10")
    #expect(badge(NSCollectionLayoutAnchor(edges: .top)) == "40 0 20 10")
    #expect(badge(NSCollectionLayoutAnchor(edges: [])) == "40 20 20 10")
    #expect(
      badge(
        NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))) == "90 -5 20 10")
    #expect(
      badge(
        NSCollectionLayoutAnchor(
          edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)),
        own: NSCollectionLayoutAnchor(edges: [.bottom, .leading])) == "110 -20 20 10")
  }

  @Test("R22.353 Lengths that are no numbers, negative or endless count as nothing")
  func badNumbers() {
    for bad in [CGFloat.nan, .infinity, -.infinity, -5] {
      let item = Describe.item(
        .absolute(bad), .absolute(bad), insets: bad.isFinite ? 0 : bad)
      let group = Describe.row(.absolute(bad), [item], spacing: .fixed(bad))
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = bad.isFinite ? 0 : bad
      section.contentInsets = NSDirectionalEdgeInsets(
        top: bad.isFinite ? 0 : bad, leading: 0, bottom: 0, trailing: 0)

      let solution = Describe.solve(section, count: 3)

      #expect(solution.length == 0)
      #expect(solution.item(2)?.frame.size == .zero)
    }
  }

  @Test("R22.353 A group without items shows nothing")
  func emptyGroups() {
    let none = Describe.solve(
      NSCollectionLayoutSection(group: Describe.row(.absolute(10), [])), count: 3)
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: Describe.size(.absolute(10), .absolute(10))
    ) { _ in [] }
    let nothing = Describe.solve(NSCollectionLayoutSection(group: custom), count: 3)

    #expect(none.item(0) == nil && none.length == 0)
    #expect(nothing.item(0) == nil && nothing.length == 0)
    #expect(nothing.elements(in: CGRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
  }
}
