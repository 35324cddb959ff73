import NestKit
import Testing

@testable import nest

@Suite struct TransitionGroupTests {
  private func groups(_ names: [String]) -> [String] {
    TransitionGroup.groups(of: names.map { Transition($0) { _ in [] } }).map { group in
      "\(group.title): \(group.items.map(\.label).joined(separator: " "))"
    }
  }

  @Test("R17.4 transitions of a family are in one group, with an arrow for their direction")
  func families() {
    #expect(
      groups([
        "none", "cover from bottom", "cover from top left", "cross-dissolve",
        "push from right", "push from right, fade in", "flip vertically",
        "flip vertically from right",
        "flip horizontally",
      ]) == [
        "In place: None Cross-dissolve", "Cover: ↑ ↘", "Push: ←", "Push, fade in: ←",
        "Flip: Vertically Vertically ← Horizontally",
      ])
  }

  @Test("R17.4 every built-in transition has a chip of its own")
  func all() {
    let groups = TransitionGroup.groups(of: Transition.allTransitions)

    for group in groups {
      #expect(Set(group.items.map(\.label)).count == group.items.count, "\(group.title)")
    }
    #expect(groups.map(\.items.count).reduce(0, +) == Transition.allTransitions.count)
  }
}
