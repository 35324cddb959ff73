/// The values that only few layers have; made when the first of them is set.
final class LayerExtras {
  var name: String?
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var timing: MediaTiming?
  /// The values that the program has stored for keys of its own.
  var programValues: [String: Any] = [:]
  var needsDisplayOnBoundsChange = false
  var allowsEdgeAntialiasing = false
  /// The part to draw again, in the layer's coordinates; nil means all.
  var dirtyRect: CGRect?
  /// Who observes the layer.
  var observers: KeyValueObservers?
  /// Who observes the owner of the layer.
  var observersOfOwner: KeyValueObservers?

  deinit {}
}

extension CALayer {
  final func setDelegate(_ delegate: (any CALayerDelegate)?) {
    ownerLink = LayerOwnerLink()
    if delegate != nil || extras != nil { makeExtras().delegate = delegate }
  }

  final func makeExtras() -> LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }
}
