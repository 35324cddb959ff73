import OpenQuartzCore

/// A drag from the lift to the end of its last animation. The runtime has at most one.
///
/// The recognizer of the source gives it the places of the finger; it calls the delegates of the
/// source and of the interactions below the finger, and moves the previews.
///
/// - `RunningDrag+Lifting.swift`: lifting, and the end of a lift without a drag.
/// - `RunningDrag+Moving.swift`: the movement, and the interactions below it.
/// - `RunningDrag+Adding.swift`: items that other fingers add.
/// - `RunningDrag+Ending.swift`: dropping and returning.
final class RunningDrag {
  /// Where the drag is in its life. It never returns to an earlier one.
  enum Phase: Int, Comparable {
    case idle, lifted, moving, ending, over

    static func < (first: Phase, second: Phase) -> Bool { first.rawValue < second.rawValue }
  }

  /// The drag that lasts; nil for none.
  static var current: RunningDrag? {
    get { UIRuntime.installed?.runningDrag }
    set { UIRuntime.current.runningDrag = newValue }
  }

  private(set) var phase = Phase.idle
  private(set) weak var source: UIDragInteraction?
  @ZeroingLink private(set) var window: UIWindow? = nil
  private(set) lazy var session = DragSession(self)
  private(set) lazy var dropSession = DropSession(session)
  /// Where the finger is, in coordinates of the window.
  var point: CGPoint
  /// Where it was when the items were lifted.
  let start: CGPoint
  /// The previews, in front of everything in the window.
  let overlay = DragOverlayView()
  let liftAnimator = DragAnimator()
  /// The previews as they were lifted, by the items.
  var lifted: [UITargetedDragPreview?] = []

  /// The interaction over which the drag is; nil for none.
  weak var target: UIDropInteraction?
  /// The last proposal of that one.
  var proposal: UIDropProposal?
  /// The interactions that the drag has been over.
  var entered: [DropTarget] = []
  /// The interactions that have nothing to do with the items.
  var refused: [DropTarget] = []
  /// How many times the interactions below the finger were looked for: a callback may move it.
  var generation = 0

  /// The other fingers that are down, and where they were put down, in points of the screen.
  var otherFingers: [Int: CGPoint] = [:]
  /// The interactions from which items were added, by the places of the items in the session.
  var additions: [Int: Addition] = [:]
  /// The interactions below the finger that act when it stays there.
  let springs = SpringLoading()

  /// The interaction from which an item was added; not retained.
  struct Addition {
    weak var interaction: UIDragInteraction?
  }

  /// An interaction that is not retained.
  struct DropTarget {
    weak var interaction: UIDropInteraction?
  }

  /// A drag that has not begun.
  ///
  /// - Parameters:
  ///   - source: The interaction from which the items are.
  ///   - point: Where the finger is, in coordinates of the window.
  init(_ source: UIDragInteraction, at point: CGPoint) {
    self.source = source
    self.point = point
    start = point
    window = source.view?.window
    updateSessionPoint()
  }

  deinit {}

  /// Whether the items are lifted or follow the finger.
  var isFollowingFinger: Bool { phase == .lifted || phase == .moving }

  /// Enters a later phase.
  func enter(_ next: Phase) {
    guard next > phase else { return }
    if phase == .idle, next < .over { Self.current = self }
    phase = next
    if next > .moving { springs.end() }
    if next == .over, Self.current === self { Self.current = nil }
  }

  /// The delegate of the source, while that exists.
  func withSource(_ call: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
    guard let source, let delegate = source.delegate else { return }
    call(delegate, source)
  }

  /// The innermost view below the finger, in any window of the screen.
  var viewBelow: UIView? { view(at: session.point) }

  /// The innermost view at a point of the screen.
  func view(at point: CGPoint) -> UIView? { UIRuntime.current.target(at: point)?.1 }

  func updateSessionPoint() {
    guard let window else { return }
    session.point = window.convert(point, to: nil as UIWindow?)
  }
}
