/// Pixels that can be made again at any time and are kept to save doing so.
protocol KeptPixels: AnyObject {
  /// The memory that they take; 0 while there are none.
  var byteCount: Int { get }
  /// The frame in which they were drawn last.
  var lastUse: Int { get set }
  /// Releases the memory. The next use makes the pixels again.
  func releasePixels()
}
