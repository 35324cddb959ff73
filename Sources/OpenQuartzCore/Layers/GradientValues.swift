/// The values that only gradient layers have.
nonisolated package struct GradientValues: Sendable {
  package var colors: ColorList?
  package var locations: NumberList?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
}
