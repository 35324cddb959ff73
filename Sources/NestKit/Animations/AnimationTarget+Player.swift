extension AnimationTarget {
  /// The player that animates the target; the target keeps it alive meanwhile.
  var player: AnimationPlayer? {
    get { layer?.value(forKey: AnimationTarget.playerKey) as? AnimationPlayer }
    set { layer?.setValue(newValue, forKey: AnimationTarget.playerKey) }
  }

  private static let playerKey = "NestKit.animationPlayer"
}

extension CALayer {
  /// The view that the layer belongs to, or that of the nearest superlayer that has one.
  var nearestView: UIView? {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.delegate as? UIView { return view }
      layer = current.superlayer
    }
    return nil
  }
}
