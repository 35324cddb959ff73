// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

public class RingLayer: CALayer {
  public var ringWidth: CGFloat = 2

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? RingLayer { ringWidth = layer.ringWidth }
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public class RingView: UIView {
  public override class var layerClass: AnyClass { RingLayer.self }

  public var ring: RingLayer? { layer as? RingLayer }
}

public class LogoView: UIImageView {
  public private(set) var isPrepared = false

  public override init(image: UIImage?) {
    super.init(image: image)
    isPrepared = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public class SingleTouchRecognizer: UIGestureRecognizer {
  public let limit: Int

  public init(limit: Int) {
    self.limit = limit
    super.init(target: nil, action: nil)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .recognized
  }
}

public class Wobble: CAKeyframeAnimation {
  public var strength = 1.0

  public override init() {
    super.init()
    keyPath = "transform.rotation.z"
    values = [0.0, 0.1, 0.0]
    duration = 0.2
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public class ConfiguredView: UIView {
  let label = UILabel()

  public init(text: String) {
    super.init(frame: .zero)
    label.text = text
    addSubview(label)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public class ConfiguredController: UIViewController {
  public let text: String

  public init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func loadView() { view = ConfiguredView(text: text) }
}
