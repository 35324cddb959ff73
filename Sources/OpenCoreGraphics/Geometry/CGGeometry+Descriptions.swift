import Foundation

// Texts of values that Foundation declares, as CGVector has one, such as (1.0, 2.0).

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The two coordinates in parentheses.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height in parentheses.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The two coordinates of the origin, width and height in parentheses.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
