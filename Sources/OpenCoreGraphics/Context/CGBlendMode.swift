/// How what is drawn is combined with what is there.
///
/// In the formulas S is what is drawn and D what is there, both premultiplied, with alpha Sa and
/// Da.
public enum CGBlendMode: Int32, Sendable {
  /// S over D.
  case normal = 0
  /// The product of both.
  case multiply = 1
  /// The inverse of the product of the inverses.
  case screen = 2
  /// Multiplies or screens, as D is dark or light.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// D is brightened to reflect S.
  case colorDodge = 6
  /// D is darkened to reflect S.
  case colorBurn = 7
  /// Darkens or lightens, as S is dark or light.
  case softLight = 8
  /// Multiplies or screens, as S is dark or light.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// As `difference`, with less contrast.
  case exclusion = 11
  /// The hue of S with the saturation and luminosity of D.
  case hue = 12
  /// The saturation of S with the hue and luminosity of D.
  case saturation = 13
  /// The hue and saturation of S with the luminosity of D.
  case color = 14
  /// The luminosity of S with the hue and saturation of D.
  case luminosity = 15
  /// Nothing.
  case clear = 16
  /// S.
  case copy = 17
  /// S · Da.
  case sourceIn = 18
  /// S · (1 − Da).
  case sourceOut = 19
  /// S · Da + D · (1 − Sa).
  case sourceAtop = 20
  /// S · (1 − Da) + D.
  case destinationOver = 21
  /// D · Sa.
  case destinationIn = 22
  /// D · (1 − Sa).
  case destinationOut = 23
  /// S · (1 − Da) + D · Sa.
  case destinationAtop = 24
  /// S · (1 − Da) + D · (1 − Sa).
  case xor = 25
  // Fidelity: max(0, 1 − ((1 − D) + (1 − S))) where both are opaque [documented]; what lacks to
  // alpha is added where they are not. [decided]
  /// The sum of what S and D lack to white, at most black.
  case plusDarker = 26
  /// S + D, at most white.
  case plusLighter = 27
}
