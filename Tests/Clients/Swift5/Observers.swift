// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Observes notifications and time without a word on isolation.
public class SessionManager {
  public private(set) var activations = 0
  public private(set) var ticks = 0
  private var token: NSObjectProtocol?

  public init() {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in
      self?.activations += 1
    }
  }

  deinit { token.map { NotificationCenter.default.removeObserver($0) } }

  public func startTicking() -> Timer {
    Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      self?.ticks += 1
    }
  }
}

public class LayoutEngine {
  public init() {}

  public func lay(_ views: [UIView], in bounds: CGRect) {
    let height = bounds.height / CGFloat(max(views.count, 1))
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }

  public func animate(_ views: [UIView], completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseOut],
      animations: { views.forEach { $0.alpha = 0 } }, completion: completion)
  }
}
