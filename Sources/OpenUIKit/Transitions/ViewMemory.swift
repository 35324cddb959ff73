/// What the animations of a transition change, as it was before, so that a cancelled one leaves no
/// trace: an animation that is removed only stops to show, its values have been set.
///
/// Exact to the property: what others animate or set meanwhile stays.
struct ViewMemory {
  /// One view and what has been animated of it.
  private struct Look {
    let view: UIView
    private var values: LayerValues
    private var background: UIColor?
    /// The animations that are none of the transition's, or known.
    private var known: [CAAnimation]
    private(set) var animated: Set<LayerProperty> = []

    init(_ view: UIView) {
      self.view = view
      values = view.layer.modelValues
      background = view.backgroundColor
      known = view.layer.keyedAnimations
    }

    mutating func update() {
      let old = values
      let oldBackground = background
      let properties = animated
      self = Look(view)
      animated = properties
      for property in animated { values[property] = old[property] }
      if animated.contains(.backgroundColor) { background = oldBackground }
    }

    mutating func collect() {
      let all = view.layer.keyedAnimations
      for animation in all where !known.contains(where: { $0 === animation }) {
        animated.formUnion(animation.properties)
      }
      known = all
    }

    func restore() {
      for property in animated where view.layer.modelValues[property] != values[property] {
        restore(property)
      }
      if animated.contains(.backgroundColor), view.backgroundColor != background {
        view.backgroundColor = background
      }
    }

    /// Through the view where that does more than its layer.
    private func restore(_ property: LayerProperty) {
      switch property {
      case .bounds: view.bounds = values.bounds
      case .position: view.center = values.position
      case .transform: view.transform3D = values.transform
      case .backgroundColor: break
      default: view.layer.setValue(values[property].object, forKeyPath: property.rawValue)
      }
    }
  }

  private var looks: [Look] = []

  /// Notes a view and everything inside it. O(number of views).
  mutating func note(_ view: UIView) {
    looks.append(Look(view))
    for subview in view.subviews { note(subview) }
  }

  /// Notes how everything stands now that no animation of the transition has changed.
  mutating func update() {
    for index in looks.indices { looks[index].update() }
  }

  /// The views of which the transition has animated something.
  var animatedViews: [UIView] { looks.filter { !$0.animated.isEmpty }.map(\.view) }

  /// Takes the animations that have come since for the transition's.
  mutating func collect() {
    for index in looks.indices { looks[index].collect() }
  }

  /// Puts back what the transition has animated.
  func restore() {
    UIView.performWithoutAnimation {
      for look in looks { look.restore() }
    }
  }
}

extension CALayer {
  fileprivate var keyedAnimations: [CAAnimation] {
    animationKeys()?.compactMap { animation(forKey: $0) } ?? []
  }
}

extension CAAnimation {
  /// What the animation changes.
  fileprivate var properties: [LayerProperty] {
    if let group = self as? CAAnimationGroup {
      return group.animations?.flatMap(\.properties) ?? []
    }
    let path = (self as? CAPropertyAnimation)?.keyPath.flatMap { LayerKeyPath($0) }
    return path.map { [$0.property] } ?? []
  }
}
