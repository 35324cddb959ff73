import MisuseReports

/// The base of the animations of one key path.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property, such as `position` or `transform.rotation.z`.
  open var keyPath: String? { didSet { path = nil } }

  /// The key path in parts, where it is known without reading it.
  private final var path: LayerKeyPath?

  /// Whether the values are put on top of what the layer has. Transforms are concatenated, the
  /// animation's first. Default false.
  @exclusivity(unchecked) open var isAdditive = false

  /// Whether each run begins where the one before ended. Default false.
  open var isCumulative = false

  // Fidelity: a function gives the whole transform: what the layer has besides is not shown, unless
  // the animation is additive. [documented]
  /// Makes a transform of the values of the animation, which are numbers then. Default nil.
  ///
  /// For the key path `transform` or `sublayerTransform`; it means nothing for any other. A value
  /// that is missing is the number that changes nothing.
  open var valueFunction: CAValueFunction?

  deinit {}

  /// Animates a property as a whole.
  package final func animate(_ property: LayerProperty) {
    keyPath = property.rawValue
    path = LayerKeyPath(property)
  }

  /// Makes an animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Adds the animation to the layer for the key, which is also the key path if there is none.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard keyPath == nil, let copy = duplicate() as? CAPropertyAnimation else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    // An action may serve several keys: it must not keep the first one.
    copy.keyPath = event
    (anObject as? CALayer)?.add(copy, forKey: event)
  }

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CAPropertyAnimation else { return copy }
    copy.keyPath = keyPath
    copy.path = path
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return copy
  }

  package override func encodeState(with coder: NSCoder) {
    super.encodeState(with: coder)
    if let keyPath { coder.encodeValue(keyPath, forKey: "CAPropertyAnimationKeyPath") }
    coder.encodeValue([isAdditive, isCumulative], forKey: "CAPropertyAnimationFlags")
    if let valueFunction {
      coder.encodeValue(valueFunction.name.rawValue, forKey: "CAPropertyAnimationFunction")
    }
  }

  package override func decodeState(from coder: NSCoder) -> Bool {
    guard super.decodeState(from: coder) else { return false }
    keyPath = coder.decodeValue(forKey: "CAPropertyAnimationKeyPath")
    let function = coder.decodeValue(String.self, forKey: "CAPropertyAnimationFunction")
    valueFunction = function.flatMap { CAValueFunction(name: CAValueFunctionName(rawValue: $0)) }
    guard let flags = coder.decodeValue([Bool].self, forKey: "CAPropertyAnimationFlags") else {
      return true
    }
    guard flags.count == 2 else { return false }
    (isAdditive, isCumulative) = (flags[0], flags[1])
    return true
  }

  package override func makeBody(
    for values: LayerValues, of kind: LayerKind
  ) -> AnimationProgram.Body {
    guard let path = path ?? keyPath.flatMap({ LayerKeyPath($0, of: kind) }) else {
      return makeOwnBody(for: values)
    }
    let value = values[path]
    var function: ValueFunction?
    if case .transform = value { function = valueFunction?.function }
    guard let source = makeSource(like: function?.neutral ?? value) else { return .empty }
    return .property(
      PropertyTrack(
        keyPath: path, isAdditive: isAdditive, isCumulative: isCumulative, source: source,
        function: function))
  }

  /// Animates a value that the program stores under a key of its own.
  private final func makeOwnBody(for values: LayerValues) -> AnimationProgram.Body {
    guard let keyPath,
      let example = values.shownOwnValue(keyPath) ?? AnimationValue(own: exampleValue),
      let source = makeSource(like: example)
    else { return .empty }
    return .own(
      OwnTrack(
        key: keyPath, isAdditive: isAdditive, isCumulative: isCumulative, source: source))
  }

  /// One of the values; nil when there are none.
  package var exampleValue: Any? { nil }

  /// Where the values come from; nil when there are none.
  package func makeSource(like example: AnimationValue) -> PropertyTrack.Source? { nil }

  /// A value in the shape of the property. One that does not fit is reported and left out.
  final func convert(_ value: Any?, like example: AnimationValue) -> AnimationValue? {
    guard let value else { return nil }
    if let converted = AnimationValue(value, like: example), converted.isFinite {
      return converted
    }
    Misuse.report(.valueDoesNotFit(keyPath ?? "", value))
    return nil
  }
}

extension CAAnimation {
  /// The key that it animates, if it is none of the properties of a layer.
  final func unknownKey(of layer: CALayer) -> String? {
    guard let keyPath = (self as? CAPropertyAnimation)?.keyPath, layer.keyPath(keyPath) == nil
    else { return nil }
    return keyPath
  }
}
