/// How a presented controller stands on screen.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; what it covers is taken out.
  case fullScreen = 0
  /// A sheet over most of the window.
  case pageSheet = 1
  /// A smaller sheet in the middle of the window.
  case formSheet = 2
  /// Over the controller that defines the context; what it covers is taken out.
  case currentContext = 3
  /// As the presentation controller of the transitioning delegate says.
  case custom = 4
  /// Over the whole window; what it covers stays.
  case overFullScreen = 5
  /// Over the controller that defines the context; what it covers stays.
  case overCurrentContext = 6
  /// A bubble beside what it belongs to.
  case popover = 7
  /// No adaptation.
  case none = -1
  /// What suits the platform and the controller: a page sheet for most.
  case automatic = -2
}

/// How a presented controller comes on screen, where nothing else was asked for.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge, and down again.
  case coverVertical = 0
  /// Turns about the vertical axis; the presented controller is the other side.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
  /// Curls up a corner of what is presented upon, to show what lies beneath.
  case partialCurl = 3
}
