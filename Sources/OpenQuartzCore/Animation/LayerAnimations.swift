/// The animations of one layer, and the values that they make of its model.
final class LayerAnimations {
  /// In the order in which they were added.
  private(set) var list: [ActiveAnimation] = []
  private(set) var values = LayerValues()
  private var epoch: UInt64?
  /// By key, once there are more than a few, which are faster looked through.
  private var byKey: [String: ActiveAnimation]?
  private static let few = 8
  private var depthAnimations = 0
  private var lastNumbers: [String: Int] = [:]

  deinit {}

  /// Whether siblings may have to be sorted because of an animation.
  var animatesDepth: Bool { depthAnimations > 0 }

  /// Everything that the animations can change.
  var changes: LayerChanges { list.reduce(into: []) { $0.formUnion($1.changes) } }

  /// The keys, in the order in which they were added; nil when there are none.
  var keys: [String]? {
    let keys = list.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The animation of a key. O(1).
  func animation(forKey key: String) -> ActiveAnimation? {
    if let byKey { return byKey[key] }
    for animation in list where animation.key == key { return animation }
    return nil
  }

  /// Adds an animation, whose key no other one has.
  func append(_ animation: ActiveAnimation) {
    list.append(animation)
    if byKey != nil {
      if let key = animation.key { byKey?[key] = animation }
    } else if list.count > Self.few {
      byKey = Dictionary(
        list.compactMap { animation in animation.key.map { ($0, animation) } },
        uniquingKeysWith: { $1 })
    }
    if animation.animatesDepth { depthAnimations += 1 }
  }

  /// Takes animations off. O(animations), however many are taken off.
  func remove(_ removed: [ActiveAnimation]) {
    let gone = Set(removed.map(ObjectIdentifier.init))
    list.removeAll { animation in
      guard gone.contains(ObjectIdentifier(animation)) else { return false }
      if let key = animation.key { byKey?[key] = nil }
      if animation.animatesDepth { depthAnimations -= 1 }
      return true
    }
  }

  /// A key that no animation has: `name`, or `name` with a number. O(1) in a row of calls for one
  /// name.
  func unusedKey(_ name: String) -> String {
    guard animation(forKey: name) != nil else {
      lastNumbers[name] = nil
      return name
    }
    var number = lastNumbers[name] ?? 1
    var key: String
    repeat {
      number += 1
      key = "\(name)-\(number)"
    } while animation(forKey: key) != nil
    lastNumbers[name] = number
    return key
  }

  func invalidate() { epoch = nil }

  /// Returns the values some seconds before the current frame. Animations that follow the position
  /// of a run are not delayed.
  func values(of layer: CALayer, delayedBy delay: Double) -> LayerValues {
    let time = RenderContext.current.presentationTime
    var values = layer.modelValues
    layer.addOwnValues(of: list, to: &values)
    var (now, before) = (LayerClock(layer, at: time), LayerClock(layer, at: time - delay))
    for animation in list {
      let local =
        animation.followedPart == nil
        ? before.time(of: animation).local : now.time(of: animation).local
      animation.apply(atLocalTime: local, to: &values)
    }
    return values
  }

  /// Makes `values` those of the current frame; O(1) if they are.
  func refresh(for layer: CALayer) {
    let context = RenderContext.current
    guard epoch != context.presentationEpoch else { return }
    epoch = context.presentationEpoch
    values = layer.modelValues
    layer.addOwnValues(of: list, to: &values)
    var clock = LayerClock(layer, at: context.presentationTime)
    for animation in list {
      animation.apply(atLocalTime: clock.time(of: animation).local, to: &values)
    }
  }
}
