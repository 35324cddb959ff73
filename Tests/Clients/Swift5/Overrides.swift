// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

// Overrides of members that Apple lets subclasses override.

public class RingOnlyView: UIView {
  public override class var layerClass: AnyClass { RingLayer.self }
  public override var layer: RingLayer { super.layer as! RingLayer }
}

public class CountingView: UIView {
  public static var animations = 0

  public override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.animations += 1
    super.animate(withDuration: duration, animations: animations, completion: completion)
  }
}

public class ShiftedLayer: CALayer {
  public override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let point = super.convert(p, to: l)
    return CGPoint(x: point.x + 100, y: point.y)
  }
  public override func affineTransform() -> CGAffineTransform { .identity }
  public override func render(in ctx: CGContext) {}
  public override func value(forKeyPath keyPath: String) -> Any? {
    keyPath == "own" ? 1 : super.value(forKeyPath: keyPath)
  }
}

public class NamedColor: UIColor, @unchecked Sendable {
  public override func set() { setFill() }
}

public class TallFont: UIFont, @unchecked Sendable {
  public override var ascender: CGFloat { super.ascender + 1 }
}

public class FlatImage: UIImage, @unchecked Sendable {
  public override var scale: CGFloat { 1 }
  public override func draw(in rect: CGRect) {}
}

public class ArchivedPage: UIViewController {
  public var page = 0

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    page = coder.decodeInteger(forKey: "page")
    super.init(coder: coder)
  }

  public override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(page, forKey: "page")
  }

  public override var sheetPresentationController: UISheetPresentationController? { nil }
}

/// Code that knows nothing of isolation.
public class TimingChanger {
  public init() {}

  public func slow(_ layer: CALayer) {
    (layer as CAMediaTiming).speed = 0.5
    slow(timed: layer)
  }

  private func slow(timed object: CAMediaTiming) { object.speed /= 2 }
}

#if canImport(ObjectiveC)
  @objcMembers
#endif
public class Ticker: NSObject {
  private var link: CADisplayLink?
  public private(set) var times: [CFTimeInterval] = []

  public func start() {
    let link = CADisplayLink(target: self, selector: .tick)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  public func stop() {
    link?.invalidate()
    link = nil
  }

  func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
}

extension Selector {
  #if canImport(ObjectiveC)
    fileprivate static let tick = #selector(Ticker.tick(_:))
  #else
    fileprivate static let tick = Selector("tick(_:)", Ticker.tick(_:))
  #endif
}

public func speed(of driver: UIViewControllerInteractiveTransitioning) -> CGFloat {
  guard driver.wantsInteractiveStart ?? true else { return 0 }
  if let curve = driver.completionCurve, curve == .linear { return 1 }
  return driver.completionSpeed ?? 1
}

public class Slow: NSObject, UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 0.5 }

  public func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {}
}
