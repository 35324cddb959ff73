/// Pixels that can be made again at any time and are stored to save doing so.
protocol CachedPixels: AnyObject {
  /// The memory that they take; 0 while there are none.
  var byteCount: Int { get }
  /// The frame in which they were drawn last.
  var lastUse: Int { get set }
  /// Releases the memory. The next use makes the pixels again.
  func releasePixels()
}
