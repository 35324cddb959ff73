extension RenderContext {
  /// The descriptions of all work that requests frames now, a line each, for reports of work that
  /// never ends.
  package var pendingWork: [String] {
    var lines: [String] = []
    for layer in animatingLayers {
      for animation in layer.animations?.list ?? [] where animation.state != .ended {
        lines.append("an animation of \(animation.subject) of \(layer.subject)")
      }
    }
    if !tickers.isEmpty { lines.append("\(tickers.count) × a call in each frame") }
    if let time = timers.nextTime { lines.append("a call that is due at \(time) s") }
    return lines
  }
}

extension ActiveAnimation {
  /// Names what is animated.
  fileprivate var subject: String {
    (animation as? CAPropertyAnimation)?.keyPath ?? key ?? "\(type(of: animation))"
  }
}

extension CALayer {
  /// Names the layer, or the view that it is of.
  fileprivate var subject: String { "\(delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))")" }
}
