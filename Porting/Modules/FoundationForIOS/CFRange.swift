import UIKit

/// A number of elements, or the place of one.
public typealias CFIndex = Int

/// A text with attributes, where Apple's signatures take one of Core Foundation.
public typealias CFAttributedString = NSAttributedString

/// Some of the characters of a text.
public struct CFRange: Sendable {
  /// The place of the first one.
  public var location: CFIndex
  /// How many they are.
  public var length: CFIndex

  /// No characters, at the beginning.
  public init() { self.init(location: 0, length: 0) }

  /// Some characters from a place on.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Some characters from a place on.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
