import Foundation

/// A rectangle of pixels that a user sees, or a test reads, and the input that it receives.
///
/// Everything is in points with the origin at the top left, except names with `pixel`.
@MainActor
package protocol DisplaySurface: AnyObject {
  /// In points.
  var width: Double { get }
  /// In points.
  var height: Double { get }
  /// Pixels per point.
  var scale: Double { get }
  var pixelWidth: Int { get }
  var pixelHeight: Int { get }

  /// The name of the surface, which the window system shows.
  var title: String { get set }

  /// Called for each event, in the order of input, before the turn ends.
  ///
  /// Events that concern the whole application (`memoryWarning`) reach the oldest open surface.
  var onEvent: ((DisplayEvent) -> Void)? { get set }

  /// Whether keys also become `text` events (dead keys, input methods); default `false`.
  ///
  /// Set it while a text field has the keyboard: input methods cost wakeups.
  var isTextInputActive: Bool { get set }

  /// Where text is typed, in points: an input method shows its window beside it. Nil by default,
  /// where nothing is typed.
  var textInputRect: CGRect? { get set }

  /// The whole buffer.
  ///
  /// Pixels stay as they are between two presents. After a `resize` event they are undefined;
  /// after an `expose` event everything has to be presented again.
  ///
  /// - Throws: `DisplayError` when the surface is closed or the window system has no pixels.
  func pixels() throws -> PixelBuffer

  /// Shows the pixels inside `damage`. Rectangles may overlap and reach outside; they are clipped.
  func present(_ damage: [PixelRect])

  /// Requests another size, in points, answered by one `resize` event once it is done
  /// (headless: at once). The present size is no change: no event.
  ///
  /// - Throws: `DisplayError.impossibleSize` or `.surfaceIsClosed`, with nothing changed.
  func resize(width: Double, height: Double) throws

  /// Closes the surface, without an event. Later calls have no effect.
  func close()
}
