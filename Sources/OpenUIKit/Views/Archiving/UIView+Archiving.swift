extension UIView {
  private enum ArchiveKey {
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
    Properties.table.encode(self, with: coder)
    let subviews = orderedSubviews.filter { archives($0) }
    if !subviews.isEmpty { coder.encode(subviews as NSArray, forKey: ArchiveKey.subviews) }
  }

  /// Reads what `encodeState(with:)` wrote into a new view; false if that is damaged.
  final func decodeState(from coder: NSCoder) -> Bool {
    guard coder.allowsKeyedCoding else { return true }
    guard ownLayer.decodeValues(from: coder), Properties.table.decode(self, from: coder) else {
      return false
    }
    guard coder.containsValue(forKey: ArchiveKey.subviews) else { return true }
    guard let subviews = coder.decodeObject(forKey: ArchiveKey.subviews) as? [UIView] else {
      return false
    }
    for view in subviews where !isInside(view) { addSubview(view) }
    return true
  }
}
