/// How far a row is swiped and what the end of the swipe does: a pure value.
///
/// The offset is positive where the trailing actions are revealed, and negative where the leading
/// ones are, in both directions of reading.
nonisolated struct SwipeMotion: Equatable, Sendable {
  enum Side: Equatable, Sendable {
    case leading
    case trailing
  }

  enum Outcome: Equatable, Sendable {
    case close
    /// The actions stay revealed.
    case open(Side)
    /// The first action is performed.
    case full(Side)
  }

  /// The actions of one side.
  struct Actions: Equatable, Sendable {
    /// The width of all of them, in points.
    var width: CGFloat
    /// Whether a swipe over most of the row performs the first one.
    var isFullSwipe: Bool
  }

  // Fidelity: how far and how fast a swipe has to be is not documented. [decided]
  /// The part of the row after which the first action is performed.
  private static let fullPart: CGFloat = 0.6
  /// How far beyond the actions that is at least, in points, as far as the row is wide enough.
  private static let fullMargin: CGFloat = 44
  /// The part of the row after which the first action is performed in any case.
  private static let mostPart: CGFloat = 0.9
  /// The speed that decides about the end of a swipe, in points per second.
  private static let flick: CGFloat = 300
  /// How much of a movement beyond the actions is followed where no full swipe is possible.
  private static let resistance: CGFloat = 0.3

  /// The width of the row, in points.
  var width: CGFloat
  var leading: Actions?
  var trailing: Actions?
  private(set) var offset: CGFloat = 0

  init(width: CGFloat, leading: Actions? = nil, trailing: Actions? = nil) {
    self.width = width.isFinite ? max(0, width) : 0
    self.leading = leading
    self.trailing = trailing
  }

  /// The side that is revealed; nil where nothing is.
  var side: Side? { offset > 0 ? .trailing : offset < 0 ? .leading : nil }

  func actions(_ side: Side) -> Actions? { side == .trailing ? trailing : leading }

  /// The finger is where it would have moved the row by `wanted`.
  mutating func move(to wanted: CGFloat) {
    guard wanted.isFinite, wanted != 0, let actions = actions(wanted > 0 ? .trailing : .leading)
    else {
      offset = 0
      return
    }
    let distance = abs(wanted)
    let followed: CGFloat
    if distance <= actions.width {
      followed = distance
    } else if actions.isFullSwipe {
      followed = min(distance, max(width, actions.width))
    } else {
      followed = actions.width + (distance - actions.width) * Self.resistance
    }
    offset = wanted > 0 ? followed : -followed
  }

  /// Reveals the actions of a side, whole.
  mutating func open(_ side: Side) {
    let width = actions(side)?.width ?? 0
    offset = side == .trailing ? width : -width
  }

  /// The row leaves to the side, as a full swipe shows it.
  mutating func leave(_ side: Side) { offset = side == .trailing ? width : -width }

  mutating func close() { offset = 0 }

  /// Whether the end of the swipe would perform the first action.
  var isFull: Bool {
    guard let side, let actions = actions(side), actions.isFullSwipe else { return false }
    return abs(offset)
      >= max(
        width * Self.fullPart, min(actions.width + Self.fullMargin, width * Self.mostPart))
  }

  /// The outcome when the finger is lifted.
  ///
  /// - Parameter velocity: In points per second, positive where it reveals the trailing side.
  func outcome(velocity: CGFloat) -> Outcome {
    guard let side, let actions = actions(side) else { return .close }
    if isFull { return .full(side) }
    let opening = side == .trailing ? velocity : -velocity
    if opening >= Self.flick { return .open(side) }
    if opening <= -Self.flick { return .close }
    return abs(offset) >= actions.width / 2 ? .open(side) : .close
  }
}
