/// The style of a presentation.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; what it covers is removed.
  case fullScreen = 0
  /// A sheet over most of the window.
  case pageSheet = 1
  /// A smaller sheet in the middle of the window.
  case formSheet = 2
  /// Over the controller that defines the context; what it covers is removed.
  case currentContext = 3
  /// The presentation controller of the transitioning delegate.
  case custom = 4
  /// Over the whole window; what it covers stays.
  case overFullScreen = 5
  /// Over the controller that defines the context; what it covers stays.
  case overCurrentContext = 6
  /// A bubble beside its source.
  case popover = 7
  /// No adaptation.
  case none = -1
  /// The default of the platform and the controller: a page sheet for most.
  case automatic = -2
}

/// The transition of a presented controller without another animator.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge, and down again.
  case coverVertical = 0
  /// Flips about the vertical axis; the presented controller is the other side.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
  /// Curls up a corner of the presenting view, to show what is beneath.
  case partialCurl = 3
}
