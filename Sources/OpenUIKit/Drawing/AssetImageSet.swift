import MisuseReports
import Synchronization

/// The variants of a picture in a catalogue.
nonisolated struct AssetImageSet: AssetDescription {
  struct Variant: Decodable, AssetVariant {
    let conditions: AssetConditions
    let filename: String?
    let scale: String?
    let resizing: AssetResizing?
    let alignmentInsets: AssetInsets?

    private enum CodingKeys: String, CodingKey {
      case filename, scale, resizing
      case alignmentInsets = "alignment-insets"
    }

    init(from decoder: any Decoder) throws {
      conditions = try AssetConditions(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      resizing = try? values.decodeIfPresent(AssetResizing.self, forKey: .resizing)
      alignmentInsets = try? values.decodeIfPresent(AssetInsets.self, forKey: .alignmentInsets)
    }

    var pixelsPerPoint: Int { scale.flatMap { Int($0.dropLast()) } ?? 1 }

    var fileExtension: String { ((filename ?? "") as NSString).pathExtension.lowercased() }
  }

  struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [Variant]
  let properties: Properties?
  private var folder: URL?

  private enum CodingKeys: String, CodingKey { case images, symbols, properties }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    images =
      try values.decodeIfPresent([Variant].self, forKey: .images)
      ?? values.decode([Variant].self, forKey: .symbols)
    properties = try values.decodeIfPresent(Properties.self, forKey: .properties)
  }

  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      var read = try? JSONDecoder().decode(AssetImageSet.self, from: data)
    else { return nil }
    read.folder = folder
    self = read
  }

  /// The directions of the language for which there are pictures.
  private var directions: Set<String> { Set(images.compactMap(\.conditions.direction)) }

  /// Whether there are pictures for several values of traits that change while a view is shown.
  var hasVariants: Bool {
    directions.count > 1
      || images.contains {
        !($0.conditions.appearances ?? []).isEmpty || $0.conditions.widthClass != nil
          || $0.conditions.heightClass != nil
      }
  }

  /// An asset with all of the pictures; each is read when it is first needed.
  var asset: UIImageAsset {
    let known = ReadImages()
    return UIImageAsset { traits in
      let key = ReadImages.Key(wish: AssetWish(traits), scale: traits.displayScale)
      if let image = known.images.withLock({ $0[key] }) { return image }
      let image = self.image(for: traits)
      if let image { known.images.withLock { $0[key] = image } }
      return image
    }
  }

  func image(for traits: UITraitCollection) -> UIImage? {
    var wish = AssetWish(traits)
    // Pictures for one direction are mirrored in the other one.
    if directions.count < 2 { wish.direction = nil }
    let known = images.filter { ImageFileFormat.fileExtensions.contains($0.fileExtension) }
    let variants = known.best(for: wish)
    let scale = Int(traits.displayScale.rounded())
    for wanted in [scale, 3, 2, 1] {
      for variant in variants where variant.pixelsPerPoint == wanted {
        if let image = image(variant, isMirrored: wish.direction == nil) { return image }
      }
    }
    reportUnreadFormat()
    return nil
  }

  /// Reports a picture, or a symbol, of which there are only files that are not read.
  private func reportUnreadFormat() {
    let files = images.compactMap(\.filename).compactMap { folder?.appendingPathComponent($0) }
    for file in files {
      guard let data = try? Data(contentsOf: file), let format = ImageFileFormat(data),
        !format.isRead
      else { continue }
      Misuse.reportFromAnyThread(.unreadFormat(format.rawValue))
      return
    }
  }

  private func image(_ variant: Variant, isMirrored: Bool) -> UIImage? {
    guard let name = variant.filename, let file = folder?.appendingPathComponent(name),
      let data = try? Data(contentsOf: file),
      var image = UIImage(data: data, scale: CGFloat(variant.pixelsPerPoint))
    else { return nil }
    if let resizing = variant.resizing { image = resizing.applied(to: image) }
    if let insets = variant.alignmentInsets?.insets(scale: image.scale), insets.isFinite {
      image = image.withAlignmentRectInsets(insets)
    }
    if isMirrored, let direction = variant.conditions.direction {
      image =
        (direction == "right-to-left" ? image.withHorizontallyFlippedOrientation() : image)
        .imageFlippedForRightToLeftLayoutDirection()
    }
    return switch properties?.intent {
    case "template": image.withRenderingMode(.alwaysTemplate)
    case "original": image.withRenderingMode(.alwaysOriginal)
    default: image
    }
  }
}

/// The pictures of a set that were read.
nonisolated private final class ReadImages: Sendable {
  /// The traits by which pictures differ.
  struct Key: Hashable, Sendable {
    let wish: AssetWish
    let scale: CGFloat
  }

  let images = Mutex<[Key: UIImage]>([:])

  deinit {}
}

/// Insets in pixels.
nonisolated struct AssetInsets: Decodable {
  let top: CGFloat?
  let left: CGFloat?
  let bottom: CGFloat?
  let right: CGFloat?

  func insets(scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
      right: (right ?? 0) / scale)
  }
}

/// The parts of a picture that keep their size, and the one between them that is stretched or
/// repeated.
nonisolated struct AssetResizing: Decodable {
  struct Center: Decodable {
    let mode: String?
    /// In pixels, from the caps at the left and the top on.
    let width: CGFloat?
    let height: CGFloat?
  }

  let mode: String?
  let center: Center?
  let caps: AssetInsets?

  private enum CodingKeys: String, CodingKey {
    case mode, center
    case caps = "cap-insets"
  }

  // Fidelity: what lies between the centre and the caps behind it is not shown. [documented]
  /// The picture with these parts; itself if it cannot have them.
  func applied(to image: UIImage) -> UIImage {
    guard let picture = image.cgImage else { return image }
    let hasColumns = mode != "3-part-vertical"
    let hasRows = mode != "3-part-horizontal"
    let columns = Self.hidden(
      hasColumns ? center?.width : nil, caps?.left, caps?.right, of: picture.width)
    let rows = Self.hidden(
      hasRows ? center?.height : nil, caps?.top, caps?.bottom, of: picture.height)
    guard let cut = picture.removing(columns: columns, rows: rows) else { return image }
    var insets = caps?.insets(scale: image.scale) ?? .zero
    if !hasColumns { (insets.left, insets.right) = (0, 0) }
    if !hasRows { (insets.top, insets.bottom) = (0, 0) }
    let result = UIImage(cgImage: cut, scale: image.scale, look: image.look)
    let resizing = ImageResizing(
      caps: insets, mode: center?.mode == "tile" ? .tile : .stretch, of: result.size)
    guard let resizing else { return image }
    var look = image.look
    look.resizing = resizing
    return result.variant(look)
  }

  private static func hidden(
    _ length: CGFloat?, _ before: CGFloat?, _ after: CGFloat?, of whole: Int
  ) -> Range<Int> {
    let all = 0...CGFloat(whole)
    let start = (before ?? 0) + (length ?? 0)
    let end = CGFloat(whole) - (after ?? 0)
    guard let length, length > 0, all.contains(start), all.contains(end), start < end else {
      return 0..<0
    }
    return Int(start)..<Int(end)
  }
}
