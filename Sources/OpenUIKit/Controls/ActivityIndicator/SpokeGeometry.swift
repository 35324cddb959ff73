/// Where the spokes of a wheel are and how strongly each of them is shown.
nonisolated struct SpokeGeometry: Hashable, Sendable {
  /// The sides of the square around the wheel, in points.
  let side: CGFloat
  /// From the centre of the wheel to the centre of each spoke, in points.
  let radius: CGFloat
  /// The size of a spoke that points up, in points. Its ends are round.
  let spoke: CGSize

  // Fidelity: the sides of the styles are 20 and 37 points; of the spokes, distance, length and
  // thickness are 6.75, 6.5 and 2.5 in the one style, 11.5, 12 and 5 in the other. [observed iOS
  // 26]
  /// The wheel of 20 points.
  static let medium = SpokeGeometry(
    side: 20, radius: 6.75, spoke: CGSize(width: 2.5, height: 6.5))
  /// The wheel of 37 points.
  static let large = SpokeGeometry(side: 37, radius: 11.5, spoke: CGSize(width: 5, height: 12))
  // Fidelity: the spokes of a refresh control lie between 5 and 15 points from the centre and are
  // 3.5 points thick. [observed iOS 26]
  /// The wheel of a refresh control.
  static let refresh = SpokeGeometry(
    side: 30, radius: 10, spoke: CGSize(width: 3.5, height: 10))

  /// The number of spokes.
  static let count = 8
  /// The angle between two spokes, in radians.
  static let step = 2 * CGFloat.pi / CGFloat(count)

  // Fidelity: four spokes fade behind the strongest one, the others are equally weak. At rest the
  // strongest one points to the left. [observed iOS 26]
  private static let fadingAlphas: [CGFloat] = [217, 180, 143, 106].map { $0 / 255 }
  private static let weakestAlpha: CGFloat = 69 / 255
  /// The alpha of the strongest spoke.
  static let strongestAlpha: CGFloat = 217 / 255

  /// The angle of a spoke from the top, clockwise, in radians.
  static func angle(of index: Int) -> CGFloat { CGFloat(index) * step }

  /// The alpha of a spoke of a wheel that rotates clockwise, at its beginning; 0 is the top one.
  static func alpha(of index: Int) -> CGFloat {
    let strongest = count * 3 / 4
    let distance = ((strongest - index) % count + count) % count
    return distance < fadingAlphas.count ? fadingAlphas[distance] : weakestAlpha
  }

  /// The centre of a spoke, in the square of the wheel.
  func center(of index: Int) -> CGPoint {
    let angle = Self.angle(of: index)
    return CGPoint(x: side / 2 + radius * sin(angle), y: side / 2 - radius * cos(angle))
  }
}
