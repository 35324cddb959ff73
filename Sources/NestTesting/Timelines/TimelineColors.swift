/// The colours of a timeline, the same in a drawing and in a page.
nonisolated struct TimelineColors: Sendable {
  let background: String
  let text: String
  let secondaryText: String
  let line: String
  let tick: String
  let curve: String
  /// In the order of `states`.
  let phases: [String]

  /// The phases of appearance.
  static let states: [ContractChecker.State] = [
    .disappeared, .appearing, .appeared, .disappearing,
  ]

  static let light = TimelineColors(
    background: "#ffffff", text: "#1b1f24", secondaryText: "#59636e", line: "#e1e4e8",
    tick: "#6e7781", curve: "#8250df", phases: ["#d8dde3", "#8ecaf2", "#2f81c7", "#f0a74a"])

  static let dark = TimelineColors(
    background: "#14171c", text: "#e6eaef", secondaryText: "#9aa4b0", line: "#2b3138",
    tick: "#8b949e", curve: "#b893ff", phases: ["#3a424c", "#2c6a94", "#58a6e6", "#c07f26"])

  /// The colour of a text on a phase, of the two that exist.
  static func textIsWhite(on state: ContractChecker.State, dark: Bool) -> Bool {
    switch state {
    case .disappeared, .appearing: dark
    case .appeared: !dark
    case .disappearing: false
    }
  }
}
