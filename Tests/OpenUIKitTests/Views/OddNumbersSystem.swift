import NestTesting

@testable import OpenUIKit

/// An operation of a random driver on views. Views and properties have numbers.
nonisolated enum OddNumbersOperation: DriverOperation {
  /// Only as the first operation.
  case useScaleTwo
  case set(Int, property: Int, to: OddNumber, animated: Bool)
  case setFontSize(OddNumber)
  case setInset(OddNumber)
  case makeFrame(Frame)
  /// Sets the valid numbers again that were there before the last ones.
  case restore

  /// The work before a frame.
  nonisolated enum Frame: Int, CaseIterable, Sendable {
    case advance, display, hitTest, convert, none
  }

  var simpler: [OddNumbersOperation] {
    switch self {
    case .set(let view, let property, let number, true):
      [.set(view, property: property, to: number, animated: false)]
    default: []
    }
  }
}

/// A number at which careless arithmetic fails, or another one.
nonisolated enum OddNumber: Sendable {
  case odd(Int)
  case hundredths(Int)

  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
    -1e300, 1e-300, .leastNonzeroMagnitude, -0.0, 1e18, -1e18, 0x1p31, -0x1p31, 0x1p24, 1e6,
    40_000, -3000,
  ]

  init(using generator: inout SeededGenerator) {
    self =
      generator.isOne(of: 3)
      ? .hundredths(generator.number(below: 20_001) - 10_000)
      : .odd(generator.number(below: Self.odd.count))
  }

  var value: CGFloat {
    switch self {
    case .odd(let index): Self.odd[index]
    case .hundredths(let number): CGFloat(number) / 100
    }
  }
}

/// Numbers without meaning in views and layers, and frames in between: what a layer stores is
/// finite, nothing is refused without a report, and pixels do not take memory without bound.
final class OddNumbersSystem: DrivenSystem {
  private static let memoryLimit = 512 << 20

  private(set) var problem: String?
  /// How many numbers were refused.
  private(set) var refused = 0
  let recorder = LifecycleRecorder()
  private let bytesBefore = PixelMemory.usedBytes
  private var stage: OddNumbersStage
  private var isUntouched = true
  /// The blocks that restore the numbers that were set.
  private var restoring: [() -> Void] = []
  /// How many were set since the last frame.
  private var countSinceFrame = 0

  init() throws { stage = try OddNumbersStage(scale: 1) }

  deinit {}

  // MARK: Choosing

  func nextOperation(using generator: inout SeededGenerator) -> OddNumbersOperation {
    if isUntouched, generator.isOne(of: 2) { return .useScaleTwo }
    if restoring.count >= 16 { return .restore }
    if countSinceFrame >= 4 {
      return .makeFrame(
        OddNumbersOperation.Frame(rawValue: generator.number(below: 8)) ?? .none)
    }
    let number = OddNumber(using: &generator)
    if generator.isOne(of: 17) {
      return generator.isOne(of: 2) ? .setFontSize(number) : .setInset(number)
    }
    return .set(
      generator.number(below: stage.views.count),
      property: generator.number(below: OddProperty.all.count), to: number,
      animated: generator.isOne(of: 4))
  }

  // MARK: Performing

  func perform(_ operation: OddNumbersOperation) throws {
    switch operation {
    case .useScaleTwo: if isUntouched { stage = try OddNumbersStage(scale: 2) }
    case .set(let view, let property, let number, let isAnimated):
      set(stage.views[view], OddProperty.all[property], number.value, isAnimated)
    case .setFontSize(let number):
      refused += reports { stage.label.font = .systemFont(ofSize: number.value) }
    case .setInset(let number):
      refused += reports { stage.root.additionalSafeAreaInsets.left = number.value }
    case .makeFrame(let frame): _ = reports { make(frame) }
    case .restore: _ = reports { restore() }
    }
    isUntouched = false
    let used = PixelMemory.usedBytes
    if problem == nil, used - bytesBefore >= Self.memoryLimit { problem = "pixels take \(used)" }
  }

  func finish() throws {}

  private func set(
    _ view: UIView, _ property: OddProperty, _ number: CGFloat, _ isAnimated: Bool
  ) {
    let (get, set) = (property.get, property.set)
    let old = get(view)
    let reports = reports {
      if isAnimated {
        UIView.animate(withDuration: 0.1) { set(view, number) }
      } else {
        set(view, number)
      }
    }
    refused += reports
    countSinceFrame += 1
    restoring.append { if old.isFinite { set(view, old) } }
    // A derived value, such as the frame of a layer, may be too large.
    let isFinite = view.layer.modelValues.hasFiniteNumbers
    guard !isFinite || !number.isFinite && reports == 0 else { return }
    problem =
      "\(type(of: view)).\(property.name) = \(number): \(reports) reports, "
      + (isFinite ? "finite" : "not finite")
  }

  private func make(_ frame: OddNumbersOperation.Frame) {
    countSinceFrame = 0
    switch frame {
    case .advance: stage.host.advance(by: 0.05)
    case .display: stage.views[0].setNeedsDisplay()
    case .hitTest: _ = stage.views[0].hitTest(CGPoint(x: 4, y: 4), with: nil)
    case .convert: _ = stage.views[1].convert(CGPoint(x: 1, y: 1), to: nil)
    case .none: break
    }
    stage.host.commit()
  }

  private func restore() {
    for undo in restoring.reversed() { undo() }
    restoring = []
    stage.host.advance(by: 0.2)
  }

  private func reports(_ body: () -> Void) -> Int { withMisuseIntercepted(body).count }
}

/// Views of several kinds inside each other, on a small screen.
private struct OddNumbersStage {
  let host: TestHost
  let root = UIViewController()
  let views: [UIView]
  let label = UILabel(frame: CGRect(x: 2, y: 2, width: 40, height: 20))

  init(scale: CGFloat) throws {
    host = try TestHost(size: CGSize(width: 60, height: 40), scale: scale)
    host.show(root)
    label.text = "Some text that continues"
    label.numberOfLines = 0
    let picture = UIImageView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    picture.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    plain.backgroundColor = .red
    plain.clipsToBounds = true
    let drawn = DrawnView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    drawn.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
    views = [plain, drawn, label, picture, button]
    var parent: UIView = root.view
    for view in views {
      parent.addSubview(view)
      if view === plain || view === drawn { parent = view }
    }
    host.commit()
  }
}

/// A view that draws.
final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor.green.cgColor)
    UIGraphicsGetCurrentContext()?.fill(bounds)
  }
}

/// A number of a view or of its layer.
private struct OddProperty {
  let name: String
  let get: @MainActor (UIView) -> CGFloat
  let set: @MainActor (UIView, CGFloat) -> Void

  private init(_ name: String, _ path: ReferenceWritableKeyPath<UIView, CGFloat>) {
    self.init(name, { $0[keyPath: path] }, { $0[keyPath: path] = $1 })
  }

  private init(
    _ name: String, _ get: @escaping @MainActor (UIView) -> CGFloat,
    _ set: @escaping @MainActor (UIView, CGFloat) -> Void
  ) {
    (self.name, self.get, self.set) = (name, get, set)
  }

  static let all: [OddProperty] = geometry + appearance + transforms + timing + insets

  private static let geometry = [
    OddProperty("frame.origin.x", \.frame.origin.x),
    OddProperty("frame.origin.y", \.frame.origin.y),
    OddProperty("frame.size.width", \.frame.size.width),
    OddProperty("frame.size.height", \.frame.size.height),
    OddProperty("bounds.origin.x", \.bounds.origin.x),
    OddProperty("bounds.origin.y", \.bounds.origin.y),
    OddProperty("bounds.size.width", \.bounds.size.width),
    OddProperty("bounds.size.height", \.bounds.size.height),
    OddProperty("center.x", \.center.x),
    OddProperty("layer.frame.size.width", \.layer.frame.size.width),
    OddProperty("layer.bounds.size.height", \.layer.bounds.size.height),
    OddProperty("layer.position.y", \.layer.position.y),
    OddProperty("layer.anchorPoint.x", \.layer.anchorPoint.x),
    OddProperty("layer.anchorPointZ", \.layer.anchorPointZ),
    OddProperty("layer.zPosition", \.layer.zPosition),
  ]

  private static let appearance = [
    OddProperty("alpha", \.alpha),
    OddProperty(
      "layer.opacity", { CGFloat($0.layer.opacity) }, { $0.layer.opacity = Float($1) }),
    OddProperty("layer.cornerRadius", \.layer.cornerRadius),
    OddProperty("layer.borderWidth", \.layer.borderWidth),
    OddProperty("layer.contentsRect.origin.x", \.layer.contentsRect.origin.x),
    OddProperty("layer.contentsRect.size.height", \.layer.contentsRect.size.height),
    OddProperty("layer.contentsScale", \.layer.contentsScale),
    OddProperty("contentScaleFactor", \.contentScaleFactor),
  ]

  private static let transforms = [
    OddProperty("transform.a", \.transform.a), OddProperty("transform.b", \.transform.b),
    OddProperty("transform.tx", \.transform.tx), OddProperty("transform3D.m34", \.transform3D.m34),
    OddProperty("transform3D.m41", \.transform3D.m41),
    OddProperty("layer.transform.m11", \.layer.transform.m11),
    OddProperty("layer.transform.m44", \.layer.transform.m44),
    OddProperty("layer.sublayerTransform.m34", \.layer.sublayerTransform.m34),
    OddProperty("layer.sublayerTransform.m22", \.layer.sublayerTransform.m22),
    OddProperty(
      "turned", { $0.transform3D.m33 },
      { view, angle in view.transform3D = CATransform3DRotate(view.transform3D, angle, 1, 1, 0) }),
  ]

  private static let timing = [
    OddProperty(
      "layer.beginTime", { CGFloat($0.layer.beginTime) }, { $0.layer.beginTime = Double($1) }),
    OddProperty(
      "layer.speed", { CGFloat($0.layer.speed) }, { $0.layer.speed = Float($1) }),
    OddProperty(
      "layer.timeOffset", { CGFloat($0.layer.timeOffset) }, { $0.layer.timeOffset = Double($1) }),
  ]

  private static let insets = [
    OddProperty("layoutMargins.left", \.layoutMargins.left),
    OddProperty("directionalLayoutMargins.top", \.directionalLayoutMargins.top),
  ]
}
