/// The colours of a timeline, the same in a drawing and in a page.
package nonisolated struct TimelineColors: Sendable {
  package let background: String
  package let text: String
  package let secondaryText: String
  package let line: String
  package let tick: String
  package let curve: String
  /// In the order of `states`.
  package let phases: [String]

  /// The phases of appearance.
  package static let states: [ContractChecker.State] = [
    .disappeared, .appearing, .appeared, .disappearing,
  ]

  package static let light = TimelineColors(
    background: "#ffffff", text: "#1b1f24", secondaryText: "#59636e", line: "#e1e4e8",
    tick: "#6e7781", curve: "#8250df", phases: ["#d8dde3", "#8ecaf2", "#2f81c7", "#f0a74a"])

  package static let dark = TimelineColors(
    background: "#14171c", text: "#e6eaef", secondaryText: "#9aa4b0", line: "#2b3138",
    tick: "#8b949e", curve: "#b893ff", phases: ["#3a424c", "#2c6a94", "#58a6e6", "#c07f26"])

  /// The colour of a text on a phase, of the two that exist.
  package static func textIsWhite(on state: ContractChecker.State, dark: Bool) -> Bool {
    switch state {
    case .disappeared, .appearing: dark
    case .appeared: !dark
    case .disappearing: false
    }
  }
}
