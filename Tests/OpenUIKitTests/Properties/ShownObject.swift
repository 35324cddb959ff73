@testable import OpenUIKit

/// An object of a class, and how it is shown.
@MainActor
struct ShownObject {
  let object: AnyObject
  /// The view, layer or controller that is put on the screen; nil for nothing.
  private var shown: AnyObject?
  /// Uses the object after the change.
  let use: () -> Void

  /// An object of a class, or of a subclass; nil if none is known.
  init?(_ type: AnyObject.Type) {
    if let found = Self.views(type) ?? Self.layers(type) ?? Self.recognizers(type) ?? Self.text(
      type)
      ?? Self.items(type) ?? Self.animations(type) ?? Self.others(type)
    {
      self = found
    } else {
      return nil
    }
  }

  private init(_ object: AnyObject, in shown: AnyObject? = nil, use: @escaping () -> Void = {}) {
    self.object = object
    self.shown = shown
    self.use = use
  }

  func appear(_ root: UIViewController) {
    if let view = shown as? UIView {
      if view.bounds.isEmpty { view.frame = CGRect(x: 4, y: 4, width: 30, height: 30) }
      root.view.addSubview(view)
    } else if let layer = shown as? CALayer {
      layer.frame = CGRect(x: 4, y: 4, width: 30, height: 30)
      root.view.layer.addSublayer(layer)
    } else if let controller = shown as? UIViewController {
      root.present(controller, animated: false)
    }
  }

  func disappear(_ root: UIViewController) {
    (shown as? UIView)?.removeFromSuperview()
    (shown as? CALayer)?.removeFromSuperlayer()
    if shown is UIViewController { root.dismiss(animated: false) }
  }

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  // MARK: Objects

  private static func views(_ type: AnyObject.Type) -> ShownObject? {
    let view: UIView
    switch type {
    case is UIWindow.Type, is UIAccessibilityElement.Type: return nil
    case is UILabel.Type:
      let label = UILabel()
      (label.text, label.shadowColor, label.adjustsFontSizeToFitWidth) = ("some text", .red, true)
      view = label
    case is UIButton.Type:
      let button = UIButton(type: .system)
      button.setTitle("title", for: .normal)
      button.setImage(picture, for: .normal)
      view = button
    case is UIImageView.Type:
      let images = UIImageView(image: picture)
      images.animationImages = [picture, picture]
      images.startAnimating()
      view = images
    case is UIProgressView.Type: view = UIProgressView(progressViewStyle: .default)
    case is UIPageControl.Type:
      let control = UIPageControl()
      control.numberOfPages = 4
      view = control
    case is UIScrollView.Type:
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 100, height: 100)
      scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)))
      view = scroll
    case is UIStackView.Type:
      view = UIStackView(arrangedSubviews: [UILabel(), UIImageView(image: picture)])
    case is UITabBar.Type:
      let bar = UITabBar()
      bar.items = [UITabBarItem(title: "a", image: picture, tag: 0)]
      view = bar
    case is UIView.Type,
      is UIResponder.Type where !(type is UIViewController.Type):
      view = UIView()
      let inner = UIView(frame: CGRect(x: 2, y: 2, width: 9, height: 9))
      inner.backgroundColor = .blue
      view.addSubview(inner)
      view.backgroundColor = .red
    default: return nil
    }
    return ShownObject(view, in: view) {
      (view as? UIImageView)?.startAnimating()
      _ = view.sizeThatFits(CGSize(width: 20, height: 20))
      _ = view.systemLayoutSizeFitting(CGSize(width: 20, height: 20))
      _ = view.hitTest(CGPoint(x: 5, y: 5), with: nil)
    }
  }

  private static func layers(_ type: AnyObject.Type) -> ShownObject? {
    let layer: CALayer
    switch type {
    case is CAGradientLayer.Type:
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      layer = gradient
    case is CAShapeLayer.Type:
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
      (shape.strokeColor, shape.lineDashPattern) = (UIColor.blue.cgColor, [3, 2])
      layer = shape
    case is CAReplicatorLayer.Type:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 3
      replicator.addSublayer(colored(CALayer()))
      layer = replicator
    case is CATextLayer.Type:
      let text = CATextLayer()
      text.string = "text"
      layer = text
    case is CALayer.Type: layer = colored(CALayer())
    default: return nil
    }
    return ShownObject(layer, in: layer) { _ = layer.hitTest(CGPoint(x: 5, y: 5)) }
  }

  private static func colored(_ layer: CALayer) -> CALayer {
    layer.backgroundColor = UIColor.green.cgColor
    layer.borderColor = UIColor.red.cgColor
    (layer.borderWidth, layer.cornerRadius, layer.shadowOpacity) = (1, 3, 0.5)
    layer.contents = picture.cgImage
    layer.shouldRasterize = true
    let inner = CALayer()
    inner.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    inner.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(inner)
    return layer
  }

  private static func recognizers(_ type: AnyObject.Type) -> ShownObject? {
    guard let type = type as? UIGestureRecognizer.Type else { return nil }
    let all: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    guard let recognizer = all.first(where: { $0.isKind(of: type) }) else { return nil }
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    return ShownObject(recognizer, in: view)
  }

  private static func text(_ type: AnyObject.Type) -> ShownObject? {
    let label = UILabel()
    func shown(_ value: NSObject, as key: NSAttributedString.Key) -> ShownObject {
      ShownObject(value, in: label) {
        let text = NSMutableAttributedString(string: "some\ttext\u{FFFC} in lines\nand more")
        text.addAttributes([key: value], range: NSRange(location: 0, length: text.length))
        label.numberOfLines = 0
        label.attributedText = text
        _ = label.sizeThatFits(CGSize(width: 30, height: 100))
      }
    }
    switch type {
    case is NSShadow.Type: return shown(NSShadow(), as: .shadow)
    case is NSTextAttachment.Type:
      let attachment = NSTextAttachment()
      attachment.image = picture
      return shown(attachment, as: .attachment)
    case is NSParagraphStyle.Type: return shown(NSMutableParagraphStyle(), as: .paragraphStyle)
    case is NSStringDrawingContext.Type:
      let context = NSStringDrawingContext()
      return ShownObject(context) {
        _ = NSAttributedString(string: "a long text").boundingRect(
          with: CGSize(width: 20, height: 20), options: [], context: context)
      }
    case is NSTextContainer.Type:
      let (storage, manager) = (NSTextStorage(string: "a text\nin lines"), NSLayoutManager())
      let container = NSTextContainer(size: CGSize(width: 40, height: 40))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      return ShownObject(container) {
        _ = withExtendedLifetime(storage) { manager.usedRect(for: container) }
      }
    default: return nil
    }
  }

  private static func items(_ type: AnyObject.Type) -> ShownObject? {
    let (bar, tabs) = (UINavigationBar(), UITabBar())
    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    let tab = UITabBarItem(title: "a", image: picture, tag: 0)
    tab.badgeValue = "1"
    let content = UINavigationItem(title: "title")
    content.rightBarButtonItems = [item]
    bar.items = [content]
    tabs.items = [tab]
    let (look, tabLook) = (UINavigationBarAppearance(), UITabBarAppearance())
    let useLook = { (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look) }
    let useTabs = { tabs.standardAppearance = tabLook }
    return switch type {
    case is UITabBarItem.Type: ShownObject(tab, in: tabs)
    case is UIBarButtonItem.Type, is UIBarItem.Type: ShownObject(item, in: bar)
    case is UIBarButtonItemStateAppearance.Type:
      ShownObject(look.buttonAppearance.normal, in: bar, use: useLook)
    case is UINavigationBarAppearance.Type: ShownObject(look, in: bar, use: useLook)
    case is UITabBarAppearance.Type: ShownObject(tabLook, in: tabs, use: useTabs)
    case is UITabBarItemStateAppearance.Type:
      ShownObject(tabLook.stackedLayoutAppearance.normal, in: tabs, use: useTabs)
    default: nil
    }
  }

  private static func animations(_ type: AnyObject.Type) -> ShownObject? {
    let animation: CAAnimation
    switch type {
    case is CATransition.Type: animation = CATransition()
    case is CASpringAnimation.Type:
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue) = (0, 20)
      animation = spring
    case is CAAnimation.Type:
      let basic = CABasicAnimation(keyPath: "position.x")
      (basic.fromValue, basic.toValue) = (0, 20)
      animation = basic
    default: return nil
    }
    let layer = colored(CALayer())
    return ShownObject(animation, in: layer) { layer.add(animation, forKey: "trial") }
  }

  private static func others(_ type: AnyObject.Type) -> ShownObject? {
    let view = UIView()
    switch type {
    case is UIWindow.Type:
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      return ShownObject(window) {
        window.isHidden = false
        window.layoutIfNeeded()
        window.isHidden = true
      }
    case is NSLayoutConstraint.Type:
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      view.translatesAutoresizingMaskIntoConstraints = false
      constraint.isActive = true
      return ShownObject(constraint, in: view)
    case is UIAccessibilityElement.Type:
      return ShownObject(UIAccessibilityElement(accessibilityContainer: view), in: view)
    case is UIBezierPath.Type:
      let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 8, height: 8))
      return ShownObject(path) {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in path.stroke() }
      }
    case is UIGraphicsImageRendererFormat.Type:
      let format = UIGraphicsImageRendererFormat()
      return ShownObject(format) {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in
        }
      }
    case is UIKeyboardLayoutGuide.Type: return ShownObject(view.keyboardLayoutGuide, in: view)
    case is UIPageControlTimerProgress.Type:
      return progress(UIPageControlTimerProgress(preferredDuration: 1))
    case is UIPageControlProgress.Type: return progress(UIPageControlProgress())
    case is UIPopoverPresentationController.Type, is UIViewController.Type:
      let controller = UIViewController()
      controller.modalPresentationStyle = type is UIViewController.Type ? .pageSheet : .popover
      if type is UIViewController.Type { return ShownObject(controller, in: controller) }
      return controller.popoverPresentationController.map { ShownObject($0, in: controller) }
    case is UIPercentDrivenInteractiveTransition.Type:
      return ShownObject(UIPercentDrivenInteractiveTransition())
    case is UIViewPropertyAnimator.Type:
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      return ShownObject(animator, in: view) { animator.stopAnimation(true) }
    default: return nil
    }
  }

  private static func progress(_ progress: UIPageControlProgress) -> ShownObject {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.progress = progress
    return ShownObject(progress, in: control)
  }
}
