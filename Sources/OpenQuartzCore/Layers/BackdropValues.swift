/// The values that only backdrop layers have.
nonisolated package struct BackdropValues: Sendable {
  package var blurRadius: CGFloat = 0
  package var saturation: CGFloat = 1
  package var isCutToSublayers = false
}
