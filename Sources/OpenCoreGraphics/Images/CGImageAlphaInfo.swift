/// Where the alpha of a pixel is and what it means.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// The last byte; the colours are multiplied by it.
  case premultipliedLast = 1
  /// The first byte; the colours are multiplied by it.
  case premultipliedFirst = 2
  /// The last byte; the colours are not multiplied by it.
  case last = 3
  /// The first byte; the colours are not multiplied by it.
  case first = 4
  /// There is none; the last byte means nothing.
  case noneSkipLast = 5
  /// There is none; the first byte means nothing.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}
