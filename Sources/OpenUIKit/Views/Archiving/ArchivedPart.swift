/// The archived values of a view as one of its class, apart from those that it has as one of the
/// superclass.
nonisolated protocol ArchivedPart: Codable {
  associatedtype View: UIView

  /// The key of the values in an archive.
  static var key: String { get }

  /// The values of a view.
  @MainActor init(_ view: View)

  /// The images of a view, which are beside the values; none by default.
  @MainActor static func images(of view: View) -> [UIImage]

  /// Sets everything on a new view; false if the archive is damaged.
  ///
  /// - Parameter images: The images that `images(of:)` returned.
  @MainActor func apply(to view: View, images: [UIImage]) -> Bool
}

nonisolated extension ArchivedPart {
  @MainActor static func images(of view: View) -> [UIImage] { [] }

  static var imagesKey: String { key + "Images" }

  /// Writes the values and images of a view. A coder without keys, which cannot be written to, is
  /// left alone.
  @MainActor static func encode(_ view: View, with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(Self(view), forKey: key)
    let images = images(of: view)
    if !images.isEmpty { coder.encode(images as NSArray, forKey: imagesKey) }
  }

  /// Reads what `encode(_:with:)` wrote into a new view; false if that is damaged. Nothing is read
  /// where nothing was written.
  @MainActor static func decode(_ view: View, from coder: NSCoder) -> Bool {
    guard coder.hasValue(forKey: key) else { return true }
    guard let archived = coder.decodeValue(Self.self, forKey: key),
      let images = decodeImages(from: coder)
    else { return false }
    return archived.apply(to: view, images: images)
  }

  /// The images of an archive; nil if they cannot be read.
  private static func decodeImages(from coder: NSCoder) -> [UIImage]? {
    guard coder.hasValue(forKey: imagesKey) else { return [] }
    return coder.decodeObject(forKey: imagesKey) as? [UIImage]
  }
}
