/// The values of properties that few layers set.
///
/// Layers share them, so that the values of a layer are small to copy: setting one of these copies all.
nonisolated struct RareLayerValues: Sendable {
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular

  /// The defaults.
  static let initial = RareLayerValues()
}

/// Values that few layers set, as layers share them.
nonisolated final class SharedRareValues: Sendable {
  let values: RareLayerValues

  init(_ values: RareLayerValues) { self.values = values }

  deinit {}
}

nonisolated extension LayerValues {
  package var maskedCorners: CACornerMask {
    get { rare.maskedCorners }
    set { rare.maskedCorners = newValue }
  }
  package var cornerCurve: CALayerCornerCurve {
    get { rare.cornerCurve }
    set { rare.cornerCurve = newValue }
  }
}
