import OpenUIKit

/// Which columns a split view controller shows, and where: the pure decision.
///
/// The mode is the last word of the program, the user and the size. While columns move to it, the
/// mode from before is known too: it is the last word again where they return.
nonisolated struct SplitArrangement: Sendable, Hashable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  /// A mode that was chosen, by the user or by showing and hiding columns, since the program has
  /// set a preference.
  struct Choice: Sendable, Hashable {
    let mode: Mode
    /// The behavior for which it was chosen; nil for every one.
    let behavior: Behavior?
  }

  /// Columns that move to another mode.
  struct Change: Sendable, Hashable {
    /// The mode from before all that runs.
    let former: Mode
    /// Whether a finger moves them.
    var isDragged = false
  }

  /// The one column that there is where the width is compact.
  enum Collapse: Sendable, Hashable {
    /// The compact column.
    case compact
    /// The first column, with what is gathered in it.
    case gathered
  }

  /// A state of which children are informed by their sizes while it is not that of now.
  enum Expectation: Sendable, Hashable {
    /// There will be one column, or several.
    case collapsed(Bool)
    /// A transition returns to a mode, with or without the inspector column.
    case returned(Mode, showsInspector: Bool)
  }

  /// Whether there is a supplementary column.
  let isTriple: Bool
  /// The display mode and the behaviour that the program prefers.
  var preferredMode: Mode { didSet { choice = nil } }
  var preferredBehavior = Behavior.automatic { didSet { choice = nil } }
  private(set) var choice: Choice?
  /// The mode of now; that of before while there is one column only; nil until a size has decided.
  private(set) var decided: Mode?
  private(set) var change: Change?
  /// Whether the delegate is informed of a mode, which has not changed yet.
  private(set) var isAnnouncing = false
  /// The mode that was left for the secondary column alone by its button.
  private var modeBeforeSecondaryOnly: Mode?
  /// The one column that all have become; nil while they are side by side.
  private(set) var collapse: Collapse?
  /// Whether the inspector column is wanted.
  var showsInspector = false
  /// Whether the inspector column has a controller.
  var hasInspector = false
  /// The widths of the columns, which decide whether a mode fits.
  var widths = SplitColumnWidths()
  var expectation: Expectation?

  init(isTriple: Bool, preferredMode: Mode = .automatic) {
    self.isTriple = isTriple
    self.preferredMode = preferredMode
  }

  var mode: Mode { decided ?? .secondaryOnly }
  var isCollapsed: Bool { collapse != nil }

  /// The mode in a size, as the user and the program want it, as far as it fits.
  func wanted(in size: CGSize) -> Mode {
    if let choice, choice.behavior == nil || choice.behavior == behavior(in: size) {
      return fitting(choice.mode, in: size)
    }
    return fitting(mode(in: size), in: size)
  }

  /// The arrangement of which children are informed.
  var expected: SplitArrangement {
    var expected = self
    switch expectation {
    case nil: break
    case .collapsed(let collapses): expected.collapse = collapses ? collapse ?? .gathered : nil
    case .returned(let mode, let showsInspector):
      expected.choice = Choice(mode: mode, behavior: nil)
      expected.showsInspector = showsInspector
    }
    return expected
  }

  /// The columns that are shown when everything that was requested is done.
  ///
  /// - Parameter first: The column in which the others are gathered.
  func shown(first: Column) -> [Column] {
    switch collapse {
    case .compact: [.compact]
    case .gathered: [first]
    case nil:
      columns(in: mode) + [.secondary] + (isInspectorBeside ? [.inspector] : [])
    }
  }

  // MARK: What is chosen

  /// Chooses a mode, which counts while the behaviour is the one of now. What does not fit beside
  /// the secondary column is shown over it.
  mutating func choose(_ mode: Mode, in size: CGSize) {
    choice = Choice(mode: requested(mode, in: size), behavior: behavior(in: size))
  }

  // Fidelity: a mode that is preferred before anything is shown, or for which there is no room any
  // more, shows fewer columns; one that is preferred later is shown over the secondary column.
  // [known, iOS 26.1]
  /// The program prefers another mode while one is shown: what does not fit beside the secondary
  /// column is shown over it.
  mutating func choosePreferred(in size: CGSize) {
    guard decidesMode else { return }
    let mode = mode(in: size)
    if requested(mode, in: size) != fitting(mode, in: size) { choose(mode, in: size) }
  }

  /// Chooses a mode that was saved, for every behaviour.
  mutating func restore(_ mode: Mode) { choice = Choice(mode: clamped(mode), behavior: nil) }

  /// Chooses what the button for the secondary column alone leads to: that column, and what was
  /// shown before.
  mutating func chooseSecondaryOnlyOrFormer(in size: CGSize) {
    if mode == .secondaryOnly {
      choose(
        modeBeforeSecondaryOnly ?? mode(after: mode, adding: 1, in: size) ?? .oneBesideSecondary,
        in: size)
    } else {
      modeBeforeSecondaryOnly = mode
      choose(.secondaryOnly, in: size)
    }
  }

  // MARK: Changes of the mode

  /// Ends a choice for another behaviour, and decides the mode if no size has before.
  ///
  /// - Returns: Whether this is the first decision.
  mutating func decide(in size: CGSize) -> Bool {
    if let behavior = choice?.behavior, behavior != self.behavior(in: size) { choice = nil }
    guard decided == nil else { return false }
    decided = wanted(in: size)
    return true
  }

  /// Whether the mode follows what is wanted.
  var decidesMode: Bool { decided != nil && !isCollapsed }

  /// The columns whose transitions end before the mode becomes the wanted one.
  func changed(in size: CGSize) -> [Column] {
    let (before, after) = (columns(in: mode), columns(in: wanted(in: size)))
    return [.primary, .supplementary].filter { before.contains($0) != after.contains($0) }
  }

  /// Begins to inform the delegate of the wanted mode.
  ///
  /// - Returns: The mode; nil where it is the one of now.
  mutating func announceMode(in size: CGSize) -> Mode? {
    let new = wanted(in: size)
    guard decidesMode, !isAnnouncing, new != mode else { return nil }
    isAnnouncing = true
    return new
  }

  /// The delegate has been informed of a mode, which begins.
  mutating func begin(_ new: Mode) {
    isAnnouncing = false
    if change == nil { change = Change(former: mode) }
    decided = new
  }

  /// A finger is about to change the mode.
  mutating func beginDrag() { change = Change(former: change?.former ?? mode, isDragged: true) }

  /// The columns that the finger has moved do not move any more.
  mutating func endDrag() { change?.isDragged = false }

  /// Nothing moves: there is no mode to return to.
  mutating func settle() { change = nil }

  /// A column has returned to where it was before a mode, and so does the mode.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - isShown: Whether it is shown again.
  ///   - former: The mode; nil where none has begun.
  mutating func takeBack(_ column: Column, isShown: Bool, to former: Mode?, in size: CGSize) {
    if column == .inspector {
      showsInspector = isShown
    } else if let former {
      choose(former, in: size)
    }
  }

  // MARK: One column, and several

  /// All columns become one.
  mutating func collapse(to new: Collapse) {
    // Beside what is on top there is no room.
    if collapse == nil { showsInspector = false }
    collapse = new
  }

  /// Ends what was chosen, as there will be several columns.
  ///
  /// - Returns: The mode that they would have.
  mutating func proposeExpansion(in size: CGSize) -> Mode {
    choice = nil
    return wanted(in: size)
  }

  /// Takes the answer to the mode that was proposed.
  mutating func decideExpansion(_ answer: Mode, to proposed: Mode, in size: CGSize) {
    let new = answer == .automatic ? proposed : requested(clamped(answer), in: size)
    decided = new
    if new != proposed { choose(new, in: size) }
  }

  /// There are several columns.
  mutating func expand() { collapse = nil }
}
