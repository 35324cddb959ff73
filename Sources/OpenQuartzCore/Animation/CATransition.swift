/// The key of the transition of a layer, whatever key it is added for.
public let kCATransition = "transition"

/// An animation from what a layer showed to what it shows now, as a whole.
///
/// Added to a layer that is shown, it begins with what the last frame has shown of the layer and
/// its sublayers; whether the layer is changed before or after that, in the same turn of the main
/// loop, does not matter. A layer has one at a time. Costs a picture of the layer when it is added,
/// and two in each frame.
open class CATransition: CAAnimation {
  /// The appearance of the transition. Default `fade`.
  open var type = CATransitionType.fade

  /// From where it moves; nil, the default, as `fromLeft`. A fade does not move.
  open var subtype: CATransitionSubtype?

  /// Where in the transition it begins, from 0 to 1. Default 0.
  open var startProgress: Float = 0

  /// Where in the transition it ends, from 0 to 1. Default 1.
  open var endProgress: Float = 1

  /// The picture of the layer before the transition; nil for a layer that is not shown.
  final var picture: TransitionPicture?

  deinit {}

  // Fidelity: a layer has one transition, for a key of its own. [documented]
  override var ownKey: String? { kCATransition }

  override func willBeAdded(to layer: CALayer) { picture = layer.makeTransitionPicture() }

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CATransition else { return copy }
    (copy.type, copy.subtype) = (type, subtype)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    copy.picture = picture
    return copy
  }

  package override func encodeState(with coder: NSCoder) {
    super.encodeState(with: coder)
    coder.encodeValue(type.rawValue, forKey: "CATransitionType")
    if let subtype { coder.encodeValue(subtype.rawValue, forKey: "CATransitionSubtype") }
    coder.encodeValue(
      [Double(startProgress), Double(endProgress)], forKey: "CATransitionProgress")
  }

  package override func decodeState(from coder: NSCoder) -> Bool {
    guard super.decodeState(from: coder) else { return false }
    coder.decodeValue(String.self, forKey: "CATransitionType")
      .map { type = CATransitionType(rawValue: $0) }
    subtype = coder.decodeValue(String.self, forKey: "CATransitionSubtype")
      .map { CATransitionSubtype(rawValue: $0) }
    guard coder.containsValue(forKey: "CATransitionProgress") else { return true }
    guard let progress = coder.decodeNumbers(2, forKey: "CATransitionProgress") else {
      return false
    }
    (startProgress, endProgress) = (Float(progress[0]), Float(progress[1]))
    return true
  }

  package override func makeBody(
    for values: LayerValues, of kind: LayerKind
  ) -> AnimationProgram.Body {
    guard let picture else { return .empty }
    return .transition(
      TransitionTrack(
        picture: picture, type: type, movement: movement, start: Self.fraction(startProgress),
        end: Self.fraction(endProgress)))
  }

  private static func fraction(_ value: Float) -> Double {
    value.isNaN ? 0 : Double(min(max(value, 0), 1))
  }

  /// In which direction it moves, in widths and heights.
  private var movement: TransitionTrack.Movement {
    switch subtype {
    case .fromRight?: .init(x: -1, y: 0)
    case .fromTop?: .init(x: 0, y: -1)
    case .fromBottom?: .init(x: 0, y: 1)
    default: .init(x: 1, y: 0)
    }
  }
}
