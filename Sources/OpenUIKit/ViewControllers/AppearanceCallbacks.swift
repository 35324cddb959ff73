/// The appearance callbacks of one controller that run or are due.
struct AppearanceCallbacks {
  /// The callback of the controller itself that runs, the innermost if several do.
  var running = AppearanceCallback.none
  /// Whether `viewIsAppearing(_:)` has yet to be sent for the running appearance.
  var isViewIsAppearingDue = false {
    didSet { if !isViewIsAppearingDue { isViewIsAppearingDeferred = false } }
  }
  /// Whether a layout pass outside a window has reached the controller while `viewIsAppearing(_:)`
  /// was due, so that another one has to call it when it enters one.
  var isViewIsAppearingDeferred = false
  /// Whether the controller has received its transition and its children have not.
  var isForwardingDue = false

  /// Whether `updateContentUnavailableConfiguration(using:)` is to be called by a layout pass in a
  /// window.
  var isContentUnavailableUpdateDue = true

  var parentMove = ParentMove.none
  /// Whether the controller has lost its parent, and has not received that yet.
  var isDidMoveDue = false
  /// The parent move that the running appearance transition belongs to.
  var parentMoveOfTransition = ParentMove.none
}

/// An appearance callback.
package nonisolated enum AppearanceCallback {
  case none, willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

/// The phase between a *willMove* and its *didMove*.
enum ParentMove {
  case none, toParent, fromParent
}
