import NestTesting
import Testing

@testable import OpenUIKit

/// Numbers without meaning in every numeric property of views and layers, and frames in between.
///
/// `NEST_DRIVER_FACTOR` multiplies how many numbers are set.
struct OddNumbersTests {
  @Test(
    "UIKit 7.1 no number stops a frame, takes memory without bound, or is refused without a report",
    arguments: try DriverSeeds(1...8))
  func anyNumber(seed: UInt64) throws {
    var driver = try OddNumbersDriver(seed: seed)
    let before = PixelMemory.usedBytes

    for _ in 0..<2_500 * (try DriverFactor.value()) {
      let outcome = driver.step()
      guard outcome.isRight else {
        Issue.record("seed \(seed), step \(driver.steps): \(outcome)")
        return
      }
      guard PixelMemory.usedBytes - before < 512 << 20 else {
        Issue.record("seed \(seed), step \(driver.steps): pixels take \(PixelMemory.usedBytes)")
        return
      }
    }

    #expect(driver.refused > 0)
  }

  @Test(
    "UIKit 7.1 a layer of 10^12 points with a border, and one that draws, take hardly any memory"
  )
  func hugeLayers() throws {
    let host = try TestHost(size: CGSize(width: 60, height: 40))
    let root = UIViewController()
    host.show(root)
    let before = PixelMemory.usedBytes
    let bordered = UIView(frame: CGRect(x: -5e11, y: -5e11, width: 1e12, height: 1e12))
    bordered.layer.borderWidth = 4e11
    bordered.layer.cornerRadius = 1e11
    bordered.clipsToBounds = true
    let drawn = DrawnView(frame: .zero)
    drawn.bounds.size.width = .greatestFiniteMagnitude
    drawn.bounds.size.height = 10
    bordered.addSubview(drawn)

    let misuses = host.layerMisuses { host.turn { root.view.addSubview(bordered) } }

    #expect(misuses.map(\.id) == ["layer.backing-store-unavailable"])
    #expect(PixelMemory.usedBytes - before < 1 << 20)
  }

  @Test("UIKit 7.1 a renderer of an impossible size reports and returns a picture without pixels")
  func impossibleRenderers() throws {
    let sizes = [
      CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1, height: CGFloat.infinity),
      CGSize(width: 1e300, height: 1e300), CGSize(width: 1e6, height: 1),
    ]
    for size in sizes {
      var image: UIImage?
      let misuses = withMisuseIntercepted {
        image = UIGraphicsImageRenderer(size: size).image { _ in Issue.record("drawn") }
      }

      #expect(misuses.map(\.id) == ["drawing.impossible-size"])
      #expect(image?.cgImage == nil)
    }
    #expect(withMisuseIntercepted { _ = UIGraphicsImageRenderer(size: .zero).image { _ in } } == [])
  }
}

extension TestHost {
  /// What layers report while something is done.
  fileprivate func layerMisuses(_ body: () -> Void) -> [Misuse] {
    withMisuseIntercepted(body)
  }
}

private final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor.green.cgColor)
    UIGraphicsGetCurrentContext()?.fill(bounds)
  }
}

/// Sets numbers and makes frames, the same ones for the same seed.
private struct OddNumbersDriver {
  private let host: TestHost
  private let root = UIViewController()
  private let views: [UIView]
  private let label = UILabel(frame: CGRect(x: 2, y: 2, width: 40, height: 20))
  private var random: SeededGenerator
  private(set) var steps = 0
  private(set) var refused = 0
  private var restoring: [() -> Void] = []

  /// What happened when a number was set.
  struct Outcome: CustomStringConvertible {
    var property: String
    var number: CGFloat
    var reports: Int
    /// Whether all that the layer stores is finite. What is derived, as its frame, may be too large.
    var isFinite: Bool

    /// Whether the layer has only finite values, and nothing was refused without a report.
    var isRight: Bool { isFinite && (number.isFinite || reports > 0) }
    var description: String {
      "\(property) = \(number): \(reports) reports, \(isFinite ? "finite" : "not finite")"
    }
  }

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    host = try TestHost(size: CGSize(width: 60, height: 40), scale: seed % 2 == 0 ? 2 : 1)
    host.show(root)
    label.text = "Some text that goes on"
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

  /// Sets one number, and every few times makes a frame or restores valid values.
  mutating func step() -> Outcome {
    steps += 1
    let view = views[integer(views.count)]
    let property = OddProperty.all[integer(OddProperty.all.count)]
    let number = number()
    let (get, set) = (property.get, property.set)
    let old = get(view)
    let isAnimated = integer(4) == 0
    if integer(16) == 0 { setOther(self.number()) }
    let reports = Self.reports {
      if isAnimated {
        UIView.animate(withDuration: 0.1) { set(view, number) }
      } else {
        set(view, number)
      }
    }
    refused += reports
    let outcome = Outcome(
      property: "\(type(of: view)).\(property.name)", number: number, reports: reports,
      isFinite: view.layer.modelValues.hasFiniteNumbers)
    restoring.append { if old.isFinite { set(view, old) } }
    if steps % 4 == 0 { _ = Self.reports { frame() } }
    if steps % 16 == 0 { _ = Self.reports { restore() } }
    return outcome
  }

  /// Sets a number that is not one of a view.
  private mutating func setOther(_ number: CGFloat) {
    let isFont = integer(2) == 0
    refused += Self.reports {
      if isFont {
        label.font = .systemFont(ofSize: number)
      } else {
        root.additionalSafeAreaInsets.left = number
      }
    }
  }

  private mutating func frame() {
    switch integer(8) {
    case 0: host.advance(by: 0.05)
    case 1: views[0].setNeedsDisplay()
    case 2: _ = views[0].hitTest(CGPoint(x: 4, y: 4), with: nil)
    case 3: _ = views[1].convert(CGPoint(x: 1, y: 1), to: nil)
    default: break
    }
    host.commit()
  }

  private mutating func restore() {
    for undo in restoring.reversed() { undo() }
    restoring = []
    host.advance(by: 0.2)
  }

  private static func reports(_ body: () -> Void) -> Int {
    withMisuseIntercepted(body).count
  }

  private mutating func number() -> CGFloat {
    let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
      -1e300, 1e-300, .leastNonzeroMagnitude, -0.0, 1e18, -1e18, 0x1p31, -0x1p31, 0x1p24, 1e6,
      40_000, -3000,
    ]
    if integer(3) > 0 { return odd[integer(odd.count)] }
    return CGFloat(integer(20_001) - 10_000) / 100
  }

  private mutating func integer(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
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
