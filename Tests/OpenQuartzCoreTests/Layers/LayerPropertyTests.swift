import NestTesting
import OpenCoreGraphics
import OpenQuartzCore
import Testing

/// The rules for every property that follow from its row in the table.
@Suite struct LayerPropertyTests {
  @Test("A key sets its property and no other, and marks the changes of its row", arguments: all)
  func setting(_ property: LayerProperty) throws {
    let layer = makeLayer(with: property)
    let value = try other(than: LayerValues.initial[property])
    layer.clearChanges()

    layer.setValue(value.object, forKeyPath: property.rawValue)

    var expected = LayerValues.initial
    expected[property] = value
    #expect(layer.modelValues[property] == value)
    #expect(layer.modelValues == expected)
    #expect(expected != LayerValues.initial)
    #expect(layer.marks.changes.isSuperset(of: property.changes))
    #expect(!property.changes.isDisjoint(with: [.placement, .pixels]))
  }

  @Test("What was recorded of a property is assigned back", arguments: all)
  func assigning(_ property: LayerProperty) throws {
    let layer = makeLayer(with: property)
    layer.setValue(
      try other(than: LayerValues.initial[property]).object, forKeyPath: property.rawValue)

    layer.assign(property, from: .initial)

    #expect(layer.modelValues == LayerValues.initial)
  }

  @Test("A number that is not finite is refused with the key", arguments: all)
  func finiteness(_ property: LayerProperty) throws {
    guard let wrong = notFinite(LayerValues.initial[property]) else { return }
    let layer = makeLayer(with: property)
    var values = LayerValues.initial
    values[property] = wrong

    let misuses = withMisuseIntercepted { layer.assign(property, from: values) }

    #expect(!values.hasFiniteNumbers)
    #expect(layer.modelValues == LayerValues.initial)
    #expect(misuses.map(\.id) == ["layer.value-not-finite"])
    #expect(misuses.first?.message.contains(property.rawValue) == true)
  }

  @Test(
    "A change runs the action of its key; only the promise to be opaque has none", arguments: all)
  func actions(_ property: LayerProperty) throws {
    let layer = makeLayer(with: property)
    let runs = Runs()
    layer.actions = [property.rawValue: runs]
    // A transaction of its own: others share the one that is open by itself.
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(false)

    layer.setValue(
      try other(than: LayerValues.initial[property]).object, forKeyPath: property.rawValue)

    #expect(runs.events == (property == .opaque ? [] : [property.rawValue]))
  }

  @Test("What has numbers or colours in between animates by itself, but for the scale of contents")
  func implicitAnimations() {
    for property in Self.all {
      let hasValuesBetween =
        switch LayerValues.initial[property] {
        case .flag, .image, .gravity, .corners, .name, .path: false
        default: ![.contentsScale, .lineDashPattern].contains(property)
        }
      #expect(property.hasImplicitAnimation == hasValuesBetween, "\(property)")
    }
  }

  @Test("The parts of a key path follow from the shape of the property", arguments: all)
  func parts(_ property: LayerProperty) {
    let parts = ["x", "width", "size.width", "rotation.z"]
    let expected: String? =
      switch LayerValues.initial[property] {
      case .point: "x"
      case .size: "width"
      case .rect: "size.width"
      case .transform: "rotation.z"
      default: nil
      }

    #expect(
      parts.filter { LayerKeyPath("\(property.rawValue).\($0)", of: property.kind) != nil }
        == [expected].compactMap(\.self))
  }

  nonisolated private static let all = LayerProperty.allCases

  /// A layer of the class that has a property.
  private func makeLayer(with property: LayerProperty) -> CALayer {
    switch property.kind {
    case .plain: CALayer()
    case .shape: CAShapeLayer()
    case .gradient: CAGradientLayer()
    case .text: CATextLayer()
    case .backdrop: BackdropLayer()
    case .replicator: CAReplicatorLayer()
    case .transform: CATransformLayer()
    }
  }

  /// Another value of the same shape.
  private func other(than value: AnimationValue) throws -> AnimationValue {
    switch value {
    case .number(let number): .number(number / 2 + 0.25)
    case .flag(let flag): .flag(!flag)
    case .color: .color(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    case .image: .image(CGImage(try Bitmap(width: 2, height: 2, isOpaque: true)))
    case .gravity: .gravity(.center)
    case .corners: .corners([.layerMinXMinYCorner])
    case .name: .name("continuous")
    case .path:
      .path(SharedPath(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)))
    case .numbers: .numbers(NumberList([3, 4]))
    case .colors: .colors(ColorList([.white]))
    case .transform: .transform(CATransform3DMakeScale(2, 3, 4))
    case .point, .size, .rect: value.with(SIMD4(3, 4, 5, 6))
    }
  }

  /// A value of the same shape with a number that is none; nil for a shape without numbers.
  private func notFinite(_ value: AnimationValue) -> AnimationValue? {
    if case .transform = value {
      return .transform(CATransform3DMakeTranslation(0, .infinity, 0))
    }
    if case .numbers = value { return .numbers(NumberList([1, .infinity])) }
    return value.vector.map { value.with($0 + SIMD4(.nan, 0, 0, 0)) }
  }
}

private final class Runs: CAAction {
  private(set) var events: [String] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
  }
}
