import DisplayServer

/// How the corners of a layer are rounded, in pixels.
nonisolated struct CornerRounding: Hashable {
  /// 0 for right angles.
  private(set) var radius = 0.0
  private(set) var curve = CornerCurve.circular
  private var cornerBits = UInt8(CACornerMask.all.rawValue)

  static let none = CornerRounding()

  private init() {}

  /// The corners of a layer with `bounds` in its own pixels.
  init(_ values: LayerValues, bounds: PixelRect, scale: Double) {
    // Fidelity: a corner radius above half of the shorter side counts as half of it [decided].
    let half = Double(min(bounds.width, bounds.height)) / 2
    let radius = min(max(values.cornerRadius.native * scale, 0), half)
    guard radius > 0 else { return }
    let corners = values.maskedCorners.intersection(.all)
    guard !corners.isEmpty else { return }
    self.radius = radius
    cornerBits = UInt8(corners.rawValue)
    if values.cornerCurve == .continuous { curve = CornerCurve(reaching: half / radius) }
  }

  var isRound: Bool { radius > 0 }

  /// Those that are round.
  var corners: CACornerMask { CACornerMask(rawValue: UInt(cornerBits)) }

  /// How far from a corner its curve reaches.
  var reach: Int { Int((radius * curve.reach).rounded(.up)) }

  /// The rows of a rectangle that its corners do not change.
  func band(of rect: PixelRect) -> PixelRect {
    let top = corners.isDisjoint(with: .top) ? 0 : reach
    let bottom = corners.isDisjoint(with: .bottom) ? 0 : reach
    return PixelRect(
      x: rect.x, y: rect.y + top, width: rect.width, height: max(0, rect.height - top - bottom))
  }
}

nonisolated extension RoundedRect {
  /// A rectangle with the corners of a layer.
  init(
    _ rect: PixelRect, _ rounding: CornerRounding, border: Int? = nil, inset: Double = 0,
    hasSquareOutside: Bool = false
  ) {
    let shape = CornerShape(
      radius: rounding.radius, border: border, inset: inset, hasSquareOutside: hasSquareOutside,
      curve: rounding.curve)
    self.init(rect, shape, corners: rounding.corners)
  }
}
