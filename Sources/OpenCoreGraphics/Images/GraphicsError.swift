/// A failure in this module for reasons outside the program. Each describes itself in one line.
package enum GraphicsError: Error, Hashable, Sendable {
  /// A bitmap with a side of zero or less, or of more pixels than memory can have.
  case invalidBitmapSize(width: Int, height: Int)
  /// There is no memory for the bitmap.
  case outOfMemory(width: Int, height: Int)
  /// The image is missing or is no PNG; `source` names it.
  case unreadableImage(source: String, reason: String)
  /// The image cannot be written there.
  case unwritableImage(path: String, reason: String)
  /// A font that text needs is not installed.
  case missingFont(file: String, debianPackage: String)
}

extension GraphicsError: CustomStringConvertible, LocalizedError {
  /// The description of the failure, in one line.
  package var description: String {
    switch self {
    case .invalidBitmapSize(let width, let height):
      "A bitmap of \(width) × \(height) pixels cannot be made: each side must be 1 to "
        + "\(Bitmap.maximumSide) and the whole at most \(Bitmap.maximumPixelCount) pixels."
    case .outOfMemory(let width, let height):
      "There is not enough memory for a bitmap of \(width) × \(height) pixels."
    case .unreadableImage(let source, let reason):
      "The image \(source) cannot be read: \(reason)."
    case .unwritableImage(let path, let reason):
      "The image \(path) cannot be written: \(reason)."
    case .missingFont(let file, let debianPackage):
      "The font file \(file) was not found: install the Debian package \(debianPackage), "
        + "or set NEST_FONTS to the directory that has it."
    }
  }

  /// The same line, for Foundation.
  package var errorDescription: String? { description }
}
