/// The change that one animation makes to a value that the program stores under a key of its own.
nonisolated package struct OwnTrack: Sendable {
  /// The key.
  let key: String
  /// How the value changes; its key path means nothing.
  private let track: PropertyTrack

  init(key: String, isAdditive: Bool, isCumulative: Bool, source: PropertyTrack.Source) {
    self.key = key
    track = PropertyTrack(
      keyPath: LayerKeyPath(.opacity), isAdditive: isAdditive, isCumulative: isCumulative,
      source: source)
  }

  /// Sets the value at a progress; without one in the model it begins at nothing.
  func apply(progress: Double, cycle: Int, to values: inout LayerValues) {
    let base = values.ownValues[key]
    guard let example = base ?? track.anyValue?.neutral ?? track.anyValue,
      let value = track.result(progress: progress, cycle: cycle, over: example)
    else { return }
    values.ownValues[key] = value
  }
}

nonisolated extension AnimationValue {
  /// A value of a key of the program's own, of one of the types between which there are others; nil
  /// for any other.
  init?(own object: Any?) {
    switch AnimationValue(ofAny: object) {
    case nil: return nil
    case .point(let point): self = .point(point)
    case .size(let size): self = .size(size)
    case .rect(let rect): self = .rect(rect)
    case .transform(let transform): self = .transform(transform)
    case .color(let color): self = .color(color)
    case .path(let path): self = .path(path)
    default:
      guard let number = Self.number((object as? NSValue)?.unboxed ?? object) else { return nil }
      self = .number(number)
    }
  }

  /// The value in the type that another one has.
  func object(like example: Any?) -> Any? {
    guard case .number(let number) = self, let example else { return object }
    switch type(of: example) {
    case is Double.Type: return number
    case is Float.Type: return Float(number)
    case is Int.Type: return Int(clamping: CGFloat(number))
    case is Bool.Type: return number != 0
    case is NSNumber.Type: return NSNumber(value: number)
    default: return object
    }
  }
}
