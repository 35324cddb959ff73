import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Three columns in every width, in every mode, with every behaviour.
@Suite(.serialized) struct SplitLeastWidthTests {
  private typealias Mode = UISplitViewController.DisplayMode
  private typealias Column = UISplitViewController.Column

  /// How a mode is reached: preferred before anything is shown, or afterwards, or reached by a
  /// change of the width.
  private enum Path: CaseIterable { case before, after, narrowed, widened }

  private static let least: [Column: CGFloat] = [
    .primary: 200, .supplementary: 240, .secondary: 300, .inspector: 150,
  ]
  private static let widths: [CGFloat] = [
    1600, 1000, 860, 740, 700, 540, 500, 440, 320, 620, 1000,
  ]
  private static let modes: [Mode] = [
    .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
    .twoOverSecondary, .twoDisplaceSecondary,
  ]

  private static let behaviors: [UISplitViewController.SplitBehavior] = [
    .automatic, .tile, .overlay, .displace,
  ]

  private func makeSplit(_ fixture: SplitFixture, hasInspector: Bool) {
    let split = fixture.split
    split.traitOverrides.horizontalSizeClass = .regular
    split.preferredPrimaryColumnWidth = 200
    split.minimumPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 240
    split.minimumSupplementaryColumnWidth = 240
    split.minimumSecondaryColumnWidth = 300
    guard hasInspector else { return }
    split.minimumInspectorColumnWidth = 150
    split.preferredInspectorColumnWidth = 150
    split.setViewController(UIViewController(), for: .inspector)
    UIView.performWithoutAnimation { split.show(.inspector) }
  }

  /// The faults of the columns of a split view controller.
  private func problem(_ fixture: SplitFixture, hasInspector: Bool) -> String? {
    let split = fixture.split
    let shown: [Column] =
      switch split.displayMode {
      case .automatic, .secondaryOnly: []
      case .oneBesideSecondary, .oneOverSecondary: [.supplementary]
      default: [.primary, .supplementary]
      }
    var frames: [Column: CGRect] = [:]
    for column in [Column.primary, .supplementary, .secondary] {
      frames[column] = fixture.frame(column)
    }
    for column in [Column.primary, .supplementary]
    where (frames[column] != nil) != shown.contains(column) {
      return "\(column) is shown: \(frames[column] != nil)"
    }
    for (column, frame) in frames {
      let least = Self.least[column] ?? 0
      let total = split.view.bounds.width
      let isAlone = column == .secondary && (shown.isEmpty || isOver(split.displayMode))
      // What no mode can give: the secondary column, with the inspector, in less than both.
      if frame.width < least, !(isAlone && frame.width >= total - (hasInspector ? 150 : 0)) {
        return "\(column) has \(frame.width)"
      }
      if column != .secondary, frame.minX < 0 || frame.maxX > total {
        return "\(column) is at \(frame)"
      }
    }
    return nil
  }

  private func isOver(_ mode: Mode) -> Bool {
    mode == .oneOverSecondary || mode == .twoOverSecondary
  }

  @Test("R15.96 No column has less than its least width, in no mode, width or behaviour")
  func table() throws {
    var problems: [String] = []
    for hasInspector in [false, true] {
      for mode in Self.modes {
        for behavior in Self.behaviors
        where behavior == .automatic || mode == .twoBesideSecondary && !hasInspector {
          let fixture = try SplitFixture(
            .tripleColumn, size: CGSize(width: 1600, height: 900), isShown: false)
          makeSplit(fixture, hasInspector: hasInspector)
          fixture.split.preferredDisplayMode = mode
          fixture.split.preferredSplitBehavior = behavior
          fixture.host.show(fixture.split)
          for width in Self.widths {
            try fixture.host.resize(to: CGSize(width: width, height: 900))
            if let problem = problem(fixture, hasInspector: hasInspector) {
              problems.append(
                "\(mode) \(behavior) \(width) \(fixture.split.displayMode): \(problem)")
            }
          }
        }
      }
    }
    #expect(problems == [])
  }

  /// The mode that three columns of 200, 240 and at least 300 points have.
  private func mode(_ preferred: Mode, _ path: Path, width: CGFloat) throws -> Mode {
    let size = CGSize(width: width, height: 600)
    let first: CGSize =
      switch path {
      case .before, .after: size
      case .narrowed: CGSize(width: 1600, height: 600)
      case .widened: CGSize(width: 320, height: 600)
      }
    let fixture = try SplitFixture(.tripleColumn, size: first, isShown: false)
    makeSplit(fixture, hasInspector: false)
    if path != .after { fixture.split.preferredDisplayMode = preferred }
    fixture.host.show(fixture.split)
    if path == .after {
      UIView.performWithoutAnimation { fixture.split.preferredDisplayMode = preferred }
    }
    try fixture.host.resize(to: size)
    return fixture.split.displayMode
  }

  @Test("R15.96 A mode that does not fit shows fewer columns, and one requested later is over them")
  func fallback() throws {
    func modes(_ preferred: Mode, _ path: Path) throws -> [Mode] {
      try [740, 739, 540, 539, 440, 439, 320].map { try mode(preferred, path, width: $0) }
    }
    for path in [Path.before, .narrowed, .widened] {
      #expect(
        try modes(.twoBesideSecondary, path) == [
          .twoBesideSecondary, .oneBesideSecondary, .oneBesideSecondary, .secondaryOnly,
          .secondaryOnly, .secondaryOnly, .secondaryOnly,
        ])
      #expect(
        try modes(.twoDisplaceSecondary, path) == [
          .twoDisplaceSecondary, .twoDisplaceSecondary, .twoDisplaceSecondary, .secondaryOnly,
          .secondaryOnly, .secondaryOnly, .secondaryOnly,
        ])
      #expect(
        try modes(.twoOverSecondary, path) == [
          .twoOverSecondary, .twoOverSecondary, .twoOverSecondary, .twoOverSecondary,
          .twoOverSecondary, .oneOverSecondary, .oneOverSecondary,
        ])
    }
    #expect(
      try modes(.twoBesideSecondary, .after) == [
        .twoBesideSecondary, .twoOverSecondary, .twoOverSecondary, .twoOverSecondary,
        .twoOverSecondary, .secondaryOnly, .secondaryOnly,
      ])
    #expect(
      try modes(.oneBesideSecondary, .after) == [
        .oneBesideSecondary, .oneBesideSecondary, .oneBesideSecondary, .oneOverSecondary,
        .oneOverSecondary, .oneOverSecondary, .oneOverSecondary,
      ])
  }

  @Test("R15.96 What the user shows where there is no room for it is over the secondary column")
  func shown() throws {
    let fixture = try SplitFixture(
      .tripleColumn, size: CGSize(width: 600, height: 500), isShown: false)
    makeSplit(fixture, hasInspector: false)
    fixture.split.preferredDisplayMode = .oneBesideSecondary
    fixture.host.show(fixture.split)
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    #expect(fixture.split.splitBehavior == .tile)

    fixture.host.turn { fixture.split.show(.primary) }
    try fixture.host.settle()
    #expect(fixture.split.displayMode == .twoOverSecondary)
    #expect(fixture.split.splitBehavior == .overlay)
    #expect(fixture.frame(.secondary)?.width == 600)

    try fixture.host.resize(to: CGSize(width: 900, height: 500))
    #expect(fixture.split.displayMode == .twoOverSecondary, "it stays as it was requested")
    fixture.host.turn { fixture.split.hide(.primary) }
    try fixture.host.settle()
    fixture.host.turn { fixture.split.show(.primary) }
    try fixture.host.settle()
    #expect(fixture.split.displayMode == .twoBesideSecondary)
  }

  @Test("R15.96 The inspector column takes the room of other columns, and gives it back")
  func inspector() throws {
    let fixture = try SplitFixture(
      .tripleColumn, size: CGSize(width: 800, height: 500), isShown: false)
    makeSplit(fixture, hasInspector: true)
    UIView.performWithoutAnimation { fixture.split.hide(.inspector) }
    fixture.split.preferredDisplayMode = .twoBesideSecondary
    fixture.host.show(fixture.split)
    #expect(fixture.split.displayMode == .twoBesideSecondary)

    fixture.host.turn { fixture.split.show(.inspector) }
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    try fixture.host.settle()
    #expect(fixture.frame(.secondary)?.width == 410)
    fixture.host.turn { fixture.split.hide(.inspector) }
    try fixture.host.settle()
    #expect(fixture.split.displayMode == .twoBesideSecondary)
    #expect(fixture.frame(.secondary)?.width == 360)
  }
}
