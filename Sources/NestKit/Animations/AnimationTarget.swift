/// A view or a layer that an animation changes. It is not retained.
final class AnimationTarget {
  private(set) weak var view: UIView?
  private weak var plainLayer: CALayer?

  init(_ view: UIView) { self.view = view }

  init(_ layer: CALayer) {
    if let view = layer.delegate as? UIView, view.layer === layer {
      self.view = view
    } else {
      plainLayer = layer
    }
  }

  deinit {}

  /// The layer that is changed; `nil` if it is gone.
  var layer: CALayer? { view?.layer ?? plainLayer }

  /// Whether it is a layer without a view, which no property animator animates.
  var isPlainLayer: Bool { plainLayer != nil }
}

/// The positions of targets in a list, found by their layers.
struct AnimationTargetIndices {
  private var indices: [ObjectIdentifier: Int] = [:]

  /// The position of a target among those of a list; `nil` if it is not there. O(1).
  ///
  /// A layer may have the address of one that is gone, so that is compared too.
  func index<List: RandomAccessCollection>(
    of target: AnimationTarget, among list: List, _ other: (List.Element) -> AnimationTarget
  ) -> Int? where List.Index == Int {
    guard let layer = target.layer, let index = indices[ObjectIdentifier(layer)],
      other(list[index]).layer === layer
    else { return nil }
    return index
  }

  /// Notes the position of a target.
  mutating func note(_ index: Int, of target: AnimationTarget) {
    if let layer = target.layer { indices[ObjectIdentifier(layer)] = index }
  }
}
