/// How an outline is drawn, as archives have it.
nonisolated struct ArchivedLine: Codable {
  let width: Double
  let cap: Int32
  let join: Int32
  let miterLimit: Double
  let flatness: Double
  let usesEvenOddFillRule: Bool
  let dashPhase: Double
  let dashLengths: [Double]

  /// Whether all numbers are finite; those of damaged archives may not be.
  var isSound: Bool {
    ([width, miterLimit, flatness, dashPhase] + dashLengths).allSatisfy(\.isFinite)
  }
}
