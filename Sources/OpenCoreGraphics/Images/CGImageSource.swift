// Apple has these in the module ImageIO.

/// The pictures in the file of an image, with what the file says of them.
///
/// ```swift
/// let source = CGImageSourceCreateWithData(data, nil)
/// let pictures = source.map { source in
///   (0..<CGImageSourceGetCount(source)).compactMap {
///     CGImageSourceCreateImageAtIndex(source, $0, nil)
///   }
/// }
/// ```
public final class CGImageSource {
  fileprivate let data: Data
  fileprivate let format: ImageFileFormat
  /// How long each picture of a GIF file is shown, in seconds; nil until that is needed.
  private var knownDurations: [Double]?
  /// The pictures of a GIF file, of which the one with the index before `nextIndex` was drawn last.
  private var pictures: GIFPictures?
  private var nextIndex = 0

  fileprivate init?(_ data: Data) {
    guard let format = ImageFileFormat(data), format.isRead else { return nil }
    self.data = data
    self.format = format
  }

  /// Costs the decoding of all pictures of a GIF file, once.
  fileprivate var durations: [Double] {
    if let knownDurations { return knownDurations }
    var durations: [Double] = []
    if format == .gif {
      let pictures = try? GIFPictures(data)
      while let duration = pictures?.advance() { durations.append(duration) }
    } else {
      durations = [0]
    }
    knownDurations = durations
    return durations
  }

  fileprivate func image(at index: Int) -> CGImage? {
    guard format == .gif else { return index == 0 ? try? CGImage(data: data) : nil }
    // One after the other costs one drawing each.
    if pictures == nil || index < nextIndex { (pictures, nextIndex) = (try? GIFPictures(data), 0) }
    while let pictures, nextIndex <= index, pictures.advance() != nil { nextIndex += 1 }
    return nextIndex == index + 1 ? pictures?.picture() : nil
  }
}

/// The pictures of a file in memory; nil for a format that is not read. Options have no effect.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data)
}

/// The pictures of a file, which is read now; nil for one that cannot be read. Options have no
/// effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSource($0) }
}

/// The number of pictures: of a GIF file those of its animation, of others 1.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.durations.count }

/// The identifier of the type of the file, such as `com.compuserve.gif`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format.typeIdentifier }

/// A picture, as it is stored: not turned; nil for an index that there is not, and for one that
/// cannot be read. Options have no effect.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index >= 0 ? isrc.image(at: index) : nil
}

// Fidelity: a delay below 0.011 s is 0.1 s, as browsers have it, except under the key for what the
// file says. [observed]
/// The properties of a picture: its size in pixels, whether it has alpha, its orientation, and of
/// GIF files its delay; nil for an index that there is not. Options have no effect.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.durations.indices.contains(index), let image = isrc.image(at: index) else {
    return nil
  }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
    kCGImagePropertyHasAlpha: image.alphaInfo != .noneSkipFirst,
  ]
  if let header = ExifHeader(isrc.data) {
    properties[kCGImagePropertyOrientation] = header.orientation
  }
  if isrc.format == .gif {
    let delay = isrc.durations[index]
    properties[kCGImagePropertyGIFDictionary] =
      [
        kCGImagePropertyGIFDelayTime: delay < 0.011 ? 0.1 : delay,
        kCGImagePropertyGIFUnclampedDelayTime: delay,
      ] as [String: Any]
  }
  return properties
}

// Source: CGImageProperties.h.
/// The key of the width, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key that says whether there is alpha.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of the orientation, from 1, upright, to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of what GIF files say.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of the seconds for which a picture is shown, at least 0.011.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the seconds for which a picture is shown, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
