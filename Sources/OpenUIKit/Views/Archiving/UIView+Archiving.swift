extension UIView {
  private enum ArchiveKey {
    static let view = "UIView"
    static let background = "UIViewBackgroundColor"
    static let tint = "UIViewTintColor"
    static let subviews = "UIViewSubviews"
  }

  /// The properties of the layer that the view itself determines, or whose values are large and are
  /// set again.
  private static let ownLayerProperties: Set<LayerProperty> = [
    .backgroundColor, .opaque, .contents, .contentsScale,
  ]

  /// Writes what `encode(with:)` says. A coder without keys, which cannot be written to, is left
  /// alone.
  final func encodeState(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    ownLayer.encodeValues(with: coder, except: Self.ownLayerProperties)
    coder.encodeValue(ArchivedView(self), forKey: ArchiveKey.view)
    coder.encodeColor(colors.background, forKey: ArchiveKey.background)
    coder.encodeColor(colors.ownTint, forKey: ArchiveKey.tint)
    let subviews = orderedSubviews.filter { archives($0) }
    if !subviews.isEmpty { coder.encode(subviews as NSArray, forKey: ArchiveKey.subviews) }
  }

  /// Reads what `encodeState(with:)` wrote into a new view; false if that is damaged.
  final func decodeState(from coder: NSCoder) -> Bool {
    guard coder.allowsKeyedCoding else { return true }
    guard ownLayer.decodeValues(from: coder) else { return false }
    if coder.containsValue(forKey: ArchiveKey.view) {
      guard let archived = coder.decodeValue(ArchivedView.self, forKey: ArchiveKey.view),
        archived.apply(to: self)
      else { return false }
    }
    if let color = coder.decodeColor(forKey: ArchiveKey.background) { backgroundColor = color }
    if let color = coder.decodeColor(forKey: ArchiveKey.tint) { tintColor = color }
    guard coder.containsValue(forKey: ArchiveKey.subviews) else { return true }
    guard let subviews = coder.decodeObject(forKey: ArchiveKey.subviews) as? [UIView] else {
      return false
    }
    for view in subviews where !isInside(view) { addSubview(view) }
    return true
  }
}

nonisolated extension NSCoder {
  /// Writes a colour as a value.
  func encodeColor(_ color: UIColor?, forKey key: String) {
    if let color { encodeValue(ArchivedColor(color), forKey: key) }
  }

  /// Reads what `encodeColor(_:forKey:)` wrote; nil if there is none.
  func decodeColor(forKey key: String) -> UIColor? {
    decodeValue(ArchivedColor.self, forKey: key)?.source.map { UIColor($0) }
  }
}
