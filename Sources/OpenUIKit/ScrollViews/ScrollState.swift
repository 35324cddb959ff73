/// The state of a scroll view: its content, and the means that move it.
struct ScrollState {
  var machine = ScrollStateMachine()
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  /// The insets that are added to the content inset for the safe area.
  var adjustment = UIEdgeInsets.zero
  /// The height that is added to the content inset at the top for a control that is refreshing, in
  /// points.
  var refreshInset: CGFloat = 0
  var refreshControl: UIRefreshControl?
  /// Whether the content ends above the keyboard.
  var makesRoomForKeyboard = false
  /// The geometry after its last change.
  var geometry = ScrollGeometry()
  /// The geometry before the first change to which the offset has not been adapted, because
  /// something moved the content; nil if there is none.
  var unadaptedGeometry: ScrollGeometry?
  /// Where content rests that is smaller than the view.
  var alignment = CGPoint.zero
  /// The distances of the indicators from the edges.
  var indicatorInsets = (vertical: UIEdgeInsets.zero, horizontal: UIEdgeInsets.zero)
  /// Whether the animation follows the user's request to scroll to the top.
  var scrollsToTopNow = false
  /// The key that is down and scrolls.
  var key: ScrollingKey?
  /// How the content moves by itself.
  var motion: ScrollMotion?
  /// The drag, from its beginning to its release.
  var drag: ScrollDrag?
  /// The translation of the pan that the drag has followed.
  var followedTranslation = CGPoint.zero
  /// The change of the offset that is being made by what moves the content; nil while the offset is
  /// the program's to set.
  var movement: OffsetMovement?
}

/// A change of the offset by a drag, a motion or the geometry.
struct OffsetMovement {
  /// Called between the change and its report; nil once that was done.
  var before: ((UIScrollView) -> Void)?
}
