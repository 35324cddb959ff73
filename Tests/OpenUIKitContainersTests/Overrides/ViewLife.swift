import NestTesting
import OpenUIKit

/// The life of one view of each class, in one window: shown, laid out, drawn, coloured, hidden,
/// moved, touched, focused, scrolled, resized and removed.
final class ViewLife: NSObject, UIScrollViewDelegate, UITabBarDelegate, UINavigationBarDelegate {
  private let make: ObjectMaker
  private let host: TestHost
  private let record = LifeRecord()
  private let window: UIWindow
  private let page = UIViewController()
  private let root: UIView
  private let plain: UIView
  private let scrollView: UIScrollView
  private let refreshControl: UIRefreshControl
  private let stackView: UIStackView
  private let button: UIButton
  private let tabBar: UITabBar
  private let navigationBar: UINavigationBar
  private var views: [UIView] = []

  init(_ make: ObjectMaker) throws {
    self.make = make
    host = try TestHost(size: CGSize(width: 400, height: 800))
    window = make(UIWindow(frame: host.window.frame), OverridingWindow(frame: host.window.frame))
    root = make(UIView(), OverridingView())
    plain = make(UIView(), OverridingView())
    scrollView = make(UIScrollView(), OverridingScrollView())
    refreshControl = make(UIRefreshControl(), OverridingRefreshControl())
    stackView = make(UIStackView(), OverridingStackView())
    button = make(
      UIButton(configuration: .filled()), OverridingButton(configuration: .filled()))
    tabBar = make(UITabBar(), OverridingTabBar())
    navigationBar = make(UINavigationBar(), OverridingNavigationBar())
    super.init()
    page.view = root
    addViews()
    addRecognizers()
  }

  deinit {}

  /// Lives, and returns what was seen.
  func run() throws -> [String] {
    try step("shown") {
      host.show(UIViewController())
      host.turn {
        window.rootViewController = page
        window.makeKeyAndVisible()
      }
    }
    try record.picture(of: host)
    try changeLook()
    try changeTree()
    try useByHand()
    try scroll()
    try changeDevice()
    try changeWindows()
    try step("removed") { host.turn { for view in views { view.removeFromSuperview() } } }
    try record.picture(of: host)
    return record.lines
  }

  private func step(_ name: String, _ body: () throws -> Void) throws {
    try body()
    try host.settle()
    record.look(at: window, after: name)
  }

  // MARK: What there is

  private func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
  {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    views.append(view)
    root.addSubview(view)
    guard let control = view as? UIControl else { return }
    let name = "\(type(of: control))"
    for event in [
      UIControl.Event.touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered,
    ] {
      control.addAction(
        UIAction { [record] _ in record.note("\(name) \(event.rawValue)") }, for: event)
    }
  }

  private func addViews() {
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Item") { [record] _ in record.note("bar item") })
    navigationBar.items = [UINavigationItem(title: "Back"), item]
    navigationBar.delegate = self
    add(navigationBar, 0, 0, 400, 44)
    let toolbar = make(UIToolbar(), OverridingToolbar())
    toolbar.items = [
      .flexibleSpace(),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Tool") { [record] _ in record.note("tool") }),
    ]
    add(toolbar, 0, 44, 400, 44)
    tabBar.items = [
      UITabBarItem(title: "One", image: nil, tag: 1),
      UITabBarItem(title: "Two", image: nil, tag: 2),
    ]
    tabBar.delegate = self
    add(tabBar, 0, 751, 400, 49)

    let label = make(UILabel(), OverridingLabel())
    label.text = "Some text"
    add(label, 10, 100, 100, 30)
    let imageView = make(UIImageView(), OverridingImageView())
    imageView.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }.withRenderingMode(.alwaysTemplate)
    add(imageView, 120, 100, 40, 40)
    let indicator = make(UIActivityIndicatorView(), OverridingActivityIndicatorView())
    add(indicator, 170, 100, 40, 40)
    let progress = make(UIProgressView(), OverridingProgressView())
    progress.progress = 0.4
    add(progress, 220, 110, 100, 4)
    let effect = UIBlurEffect(style: .regular)
    let effectView = make(
      UIVisualEffectView(effect: effect), OverridingVisualEffectView(effect: effect))
    add(effectView, 330, 100, 60, 40)

    let input = make(
      UIInputView(frame: .zero, inputViewStyle: .keyboard),
      OverridingInputView(frame: .zero, inputViewStyle: .keyboard))
    add(input, 330, 143, 60, 14)

    let pages = make(UIPageControl(), OverridingPageControl())
    pages.numberOfPages = 5
    add(pages, 10, 160, 180, 30)
    button.configuration?.title = "Button"
    add(button, 200, 160, 100, 40)
    add(make(UIControl(), OverridingControl()), 310, 160, 80, 40)

    for color in [UIColor.systemRed, .tintColor] {
      let arranged = make(UIView(), OverridingView())
      arranged.backgroundColor = color
      stackView.addArrangedSubview(arranged)
    }
    stackView.distribution = .fillEqually
    stackView.isLayoutMarginsRelativeArrangement = true
    add(stackView, 10, 210, 380, 40)

    plain.backgroundColor = .secondarySystemBackground
    let constrained = make(UILabel(), OverridingLabel())
    constrained.text = "Constrained"
    constrained.translatesAutoresizingMaskIntoConstraints = false
    plain.addSubview(constrained)
    let guide = plain.layoutMarginsGuide
    constrained.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    constrained.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    add(plain, 10, 260, 380, 100)
    plain.autoresizingMask = .flexibleWidth

    scrollView.delegate = self
    scrollView.contentSize = CGSize(width: 380, height: 1_000)
    scrollView.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [record] _ in record.note("refresh") }, for: .valueChanged)
    add(scrollView, 10, 380, 380, 200)
  }

  private func addRecognizers() {
    let recognizers: [UIGestureRecognizer] = [
      make(UITapGestureRecognizer(), OverridingTapGestureRecognizer()),
      make(UILongPressGestureRecognizer(), OverridingLongPressGestureRecognizer()),
      make(UIPanGestureRecognizer(), OverridingPanGestureRecognizer()),
      make(UISwipeGestureRecognizer(), OverridingSwipeGestureRecognizer()),
      make(UIPinchGestureRecognizer(), OverridingPinchGestureRecognizer()),
      make(UIRotationGestureRecognizer(), OverridingRotationGestureRecognizer()),
      make(UIHoverGestureRecognizer(), OverridingHoverGestureRecognizer()),
      make(UIGestureRecognizer(), OverridingGestureRecognizer()),
    ]
    for (index, recognizer) in recognizers.enumerated() {
      let touched = make(UIView(), OverridingView())
      touched.addGestureRecognizer(recognizer)
      add(touched, CGFloat(index) * 50, 600, 50, 100)
    }
    let edge = make(
      UIScreenEdgePanGestureRecognizer(), OverridingScreenEdgePanGestureRecognizer())
    edge.edges = .right
    root.addGestureRecognizer(edge)
    for recognizer in recognizers + [edge] {
      recognizer.addHandler { [record] in
        record.note("\(type(of: $0)) \($0.state.rawValue) \($0.location(in: nil))")
      }
    }
  }

  // MARK: What happens

  private func changeLook() throws {
    try step("coloured") {
      host.turn {
        root.tintColor = .systemRed
        root.overrideUserInterfaceStyle = .dark
        (views.first { $0 is UIProgressView } as? UIProgressView)?.setProgress(0.8, animated: true)
      }
    }
    try record.picture(of: host)
    try step("insets") {
      host.turn {
        page.additionalSafeAreaInsets.top = 20
        for view in views {
          view.layoutMargins.left += 10
          view.setNeedsUpdateConstraints()
        }
        scrollView.contentInset.top = 15
      }
    }
    try step("hidden") { host.turn { for view in views { view.isHidden = true } } }
    try step("unhidden") { host.turn { for view in views { view.isHidden = false } } }
  }

  private func changeTree() throws {
    let added = views.map { _ in make(UIView(), OverridingView()) }
    try step("subviews") {
      host.turn {
        for (view, subview) in zip(views, added) {
          ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(subview)
        }
        for view in stackView.arrangedSubviews { view.removeFromSuperview() }
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        plain.addSubview(button)
      }
      record.note("\(stackView.arrangedSubviews.count) arranged")
    }
    try step("without them") {
      host.turn {
        for subview in added { subview.removeFromSuperview() }
        root.addSubview(button)
        stackView.addArrangedSubview(added[0])
      }
    }
    try step("out of the window and back") {
      host.turn { root.removeFromSuperview() }
      host.turn { window.addSubview(root) }
    }
  }

  private func useByHand() throws {
    for view in views where !(view is UIScrollView) {
      host.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
      if view is UIControl { record.look(at: window, after: "a tap on \(type(of: view))") }
    }
    try step("other taps") {
      for x in [100, 300, 30, 370] { host.tap(at: CGPoint(x: x, y: 775)) }
      for point in [CGPoint(x: 370, y: 22), CGPoint(x: 370, y: 66), CGPoint(x: 25, y: 22)] {
        host.tap(at: point)
        host.advance(by: 1)
      }
    }
    try step("gestures") {
      host.press(at: CGPoint(x: 75, y: 650))
      host.advance(by: 1)
      host.release(at: CGPoint(x: 75, y: 650))
      host.drag(from: CGPoint(x: 105, y: 650), to: CGPoint(x: 145, y: 690))
      host.drag(from: CGPoint(x: 155, y: 650), to: CGPoint(x: 255, y: 650))
      host.pinch(around: CGPoint(x: 225, y: 650), from: 20, to: 46)
      host.pinch(around: CGPoint(x: 275, y: 650), from: 44, to: 44, rotatingBy: 1)
      host.movePointer(to: CGPoint(x: 325, y: 650))
      host.movePointerAway()
      host.drag(from: CGPoint(x: 399, y: 370), to: CGPoint(x: 300, y: 370))
    }
    for turn in 1...4 { try step("focus \(turn)") { host.press(.keyboardTab) } }
    try step("Space") { host.press(.keyboardSpacebar) }
  }

  private func scroll() throws {
    try step("a drag") {
      host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
    }
    try step("a refresh") {
      host.turn { scrollView.setContentOffset(.zero, animated: true) }
      try host.settle()
      host.drag(from: CGPoint(x: 200, y: 390), to: CGPoint(x: 200, y: 570), duration: 0.6)
    }
    try step("its end") { host.turn { refreshControl.endRefreshing() } }
    try step("taken while it scrolls") {
      host.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
      host.advance(by: 0.1)
      host.turn { scrollView.removeFromSuperview() }
      host.turn { root.addSubview(scrollView) }
    }
    try record.picture(of: host)
  }

  private func changeDevice() throws {
    try step("large text from right to left") {
      host.simulateTraits {
        $0.preferredContentSizeCategory = .accessibilityLarge
        $0.layoutDirection = .rightToLeft
      }
    }
    try record.picture(of: host)
    try step("another size") { try host.resize(to: CGSize(width: 800, height: 400)) }
    try step("constraints") {
      host.turn {
        for view in views { view.setNeedsUpdateConstraints() }
        plain.directionalLayoutMargins.trailing = 50
      }
    }
  }

  private func changeWindows() throws {
    let other = make(UIWindow(), OverridingWindow())
    try step("another window") {
      host.turn {
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
      }
      record.note("key: \(window.isKeyWindow) \(other.isKeyWindow)")
    }
    try step("the first one again") {
      host.turn { other.isHidden = true }
      record.note("key: \(window.isKeyWindow) \(other.isKeyWindow)")
    }
  }

  // MARK: Delegates

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    record.note("scrolled \(scrollView.contentOffset)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record.note("drags") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record.note("rests") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { record.note("has moved") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    record.note("insets \(scrollView.adjustedContentInset)")
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { record.note("tab \(item.tag)") }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    record.note("popped \(item.title ?? "")")
  }
}
