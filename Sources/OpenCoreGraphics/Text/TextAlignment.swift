/// How lines are aligned between left and right. The raw values are those of `NSTextAlignment`.
package enum TextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Lines are stretched to the full width, but for the last of a paragraph.
  case justified = 3
  /// At the side where lines of the script begin.
  case natural = 4
}
