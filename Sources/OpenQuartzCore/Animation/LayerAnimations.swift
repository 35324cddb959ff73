/// The animations of one layer, and the values that they make of its model.
final class LayerAnimations {
  var list: [ActiveAnimation] = []
  private(set) var values = LayerValues()
  private var epoch: UInt64?

  /// Whether siblings may have to be sorted because of an animation.
  var animatesDepth: Bool { list.contains { $0.program.animates(.zPosition) } }

  /// Everything that the animations can change.
  var changes: LayerChanges { list.reduce(into: []) { $0.formUnion($1.program.changes) } }

  func invalidate() { epoch = nil }

  /// Makes `values` those of the current frame; O(1) if they are.
  func refresh(for layer: CALayer) {
    let context = RenderContext.current
    guard epoch != context.presentationEpoch else { return }
    epoch = context.presentationEpoch
    values = layer.modelValues
    let time = layer.localTime(ofMediaTime: context.presentationTime)
    for animation in list { animation.apply(atLocalTime: time, to: &values) }
  }
}
