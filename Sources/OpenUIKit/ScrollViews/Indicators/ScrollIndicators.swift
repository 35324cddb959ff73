import OpenQuartzCore

/// The two indicators of a scroll view: layers above its content, which are shown while it scrolls.
final class ScrollIndicators {
  // Fidelity: how long indicators stay and fade is not documented. [decided]
  /// How long they stay after scrolling, in seconds.
  static let rest: TimeInterval = 0.3
  /// How long they stay when they are flashed, in seconds.
  static let flash: TimeInterval = 1
  /// How long they fade, in seconds.
  static let fading: TimeInterval = 0.25
  private var layers: [ScrollAxis: CALayer] = [:]
  private(set) var isShown = false
  private var deadline: TimerToken?

  /// The layer of an indicator, for tests; nil if it was never shown.
  func layer(_ axis: ScrollAxis) -> CALayer? { layers[axis] }

  /// Places the indicators, in coordinates of the content; those without a frame are hidden.
  func place(_ frames: [ScrollAxis: CGRect], in host: CALayer, color: CGColor) {
    Self.withoutAnimation {
      for axis in ScrollAxis.allCases {
        guard let frame = frames[axis] else {
          layers[axis]?.isHidden = true
          continue
        }
        let layer = layers[axis] ?? makeLayer(axis, in: host)
        layer.isHidden = false
        if layer.frame != frame { layer.frame = frame }
        if layer.backgroundColor != color { layer.backgroundColor = color }
      }
    }
  }

  /// Puts them in front of content that was added since.
  func bringToFront(in host: CALayer) {
    for layer in layers.values where host.sublayers?.suffix(layers.count).contains(layer) != true {
      host.addSublayer(layer)
    }
  }

  /// Shows them until `hide(after:)` is called.
  func show() {
    deadline?.cancel()
    deadline = nil
    guard !isShown else { return }
    isShown = true
    Self.withoutAnimation { for layer in layers.values { layer.opacity = 1 } }
  }

  /// Fades them out after a time, in seconds.
  func hide(after time: TimeInterval) {
    guard isShown else { return }
    deadline?.cancel()
    deadline = RenderContext.ofProgram.schedule(after: time) { [weak self] in
      self?.fade()
    }
  }

  /// Hides them now.
  func remove() {
    deadline?.cancel()
    deadline = nil
    isShown = false
    for layer in layers.values { layer.removeFromSuperlayer() }
    layers = [:]
  }

  private func fade() {
    deadline = nil
    isShown = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(Self.fading)
    for layer in layers.values { layer.opacity = 0 }
    CATransaction.commit()
  }

  private func makeLayer(_ axis: ScrollAxis, in host: CALayer) -> CALayer {
    let layer = CALayer()
    layer.cornerRadius = ScrollIndicatorGeometry.thickness / 2
    layer.opacity = isShown ? 1 : 0
    host.addSublayer(layer)
    layers[axis] = layer
    return layer
  }

  private static func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  deinit {}
}
