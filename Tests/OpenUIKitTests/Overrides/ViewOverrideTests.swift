import NestTesting
import Testing

@testable import OpenUIKit

/// Subclasses of views whose overrides change what UIKit does, or do not call `super`.
@Suite struct ViewOverrideTests {
  private let host: TestHost

  init() throws { host = try TestHost(size: CGSize(width: 320, height: 480)) }

  nonisolated private final class Log: @unchecked Sendable {
    // Unchecked: written on the main thread only.
    var names: Set<String> = []
    deinit {}
  }

  private func show(_ view: UIView) {
    let page = UIViewController()
    page.view.addSubview(view)
    host.show(page)
  }

  @Test("R17.46 An override of contentOffset sees, and may change, each step that moves content")
  func contentOffset() throws {
    let scrollView = VerticalScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    show(scrollView)

    scrollView.steps = 0
    host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 100))
    try host.settle()
    #expect(scrollView.steps > 5 && scrollView.contentOffset.x == 0)
    #expect(scrollView.contentOffset.y > 150 && !scrollView.isDecelerating)

    scrollView.steps = 0
    host.turn { scrollView.setContentOffset(CGPoint(x: 50, y: 900), animated: true) }
    try host.settle()
    #expect(scrollView.steps > 2 && scrollView.contentOffset == CGPoint(x: 0, y: 900))
  }

  @Test("R17.46 An override of contentOffset that does nothing keeps the content where it is")
  func fixedOffset() throws {
    let scrollView = FixedScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    let delegate = CountingScrollDelegate()
    scrollView.delegate = delegate
    show(scrollView)

    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    try host.settle()
    host.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
    try host.settle()
    #expect(scrollView.bounds.origin == .zero && delegate.count == 0)
    #expect(delegate.ends == 2 && !scrollView.isDragging && !scrollView.isScrollAnimating)
  }

  @Test("R18.4 Constraints set the centre and the bounds of a view, and not its frame")
  func constrainedGeometry() {
    let view = CountingGeometryView()
    view.translatesAutoresizingMaskIntoConstraints = false
    show(view)
    let root = view.superview ?? view
    let width = view.widthAnchor.constraint(equalToConstant: 50)

    view.changes = []
    host.turn {
      width.isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    #expect(view.changes == ["center (35.0, 10.0)", "bounds 50.0"])
    #expect(view.frame == CGRect(x: 10, y: 0, width: 50, height: 20))

    view.changes = []
    host.turn { width.constant = 60 }
    #expect(view.changes == ["center (40.0, 10.0)", "bounds 60.0"])
    view.changes = []
    host.turn { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    host.turn { root.setNeedsLayout() }
    #expect(view.changes.isEmpty)
  }

  @Test("R17.46 The sizes of a label are those of its text rectangle, and do not ask each other")
  func labels() throws {
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.text = "Hello"
      label.numberOfLines = 0
    }
    let size = plain.intrinsicContentSize
    let larger = CGSize(width: size.width + 16, height: size.height + 8)
    #expect(padded.intrinsicContentSize == larger)
    #expect(padded.sizeThatFits(CGSize(width: 500, height: 500)) == larger)
    // Lines are broken inside the room for the text.
    padded.text = "Hello Hello"
    #expect(padded.sizeThatFits(CGSize(width: larger.width, height: 0)).width <= larger.width)
    #expect(padded.sizeThatFits(CGSize(width: larger.width, height: 0)).height > larger.height)

    let enlarged = EnlargedLabel()
    enlarged.text = "Hello"
    enlarged.numberOfLines = 0
    #expect(enlarged.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height))
    #expect(enlarged.sizeThatFits(.zero) == CGSize(width: size.width, height: size.height + 10))

    // Constraints ask for the size that a subclass overrides.
    let tall = TallLabel()
    tall.text = "Hello"
    tall.numberOfLines = 0
    tall.translatesAutoresizingMaskIntoConstraints = false
    show(tall)
    let root = try #require(tall.superview)
    host.turn {
      tall.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      tall.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    #expect(tall.bounds.height == size.height + 30)
  }

  @Test("R17.46 Observers are called for values that follow from others")
  func derivedValues() throws {
    let (log, view) = (Log(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    show(view)
    host.turn { view.superview?.addSubview(scrollView) }
    let observations = [
      view.observe(\.frame) { _, _ in log.names.insert("frame") },
      view.observe(\.bounds) { _, _ in log.names.insert("bounds") },
      view.observe(\.center) { _, _ in log.names.insert("center") },
      view.observe(\.window) { _, _ in log.names.insert("window") },
      scrollView.observe(\.contentOffset) { _, _ in log.names.insert("contentOffset") },
      scrollView.observe(\.contentSize) { _, _ in log.names.insert("contentSize") },
    ]
    func names(of change: () -> Void) -> Set<String> {
      log.names = []
      host.turn(change)
      return log.names
    }

    #expect(names { view.transform = CGAffineTransform(scaleX: 2, y: 2) } == ["frame"])
    #expect(names { view.transform = .identity } == ["frame"])
    #expect(names { view.anchorPoint = .zero } == ["frame"])
    let constrained = names {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 80).isActive = true
      view.heightAnchor.constraint(equalToConstant: 80).isActive = true
    }
    #expect(constrained.isSuperset(of: ["frame", "bounds"]))
    #expect(names { scrollView.bounds.origin.y = 5 } == ["contentOffset"])
    let sized = names {
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(content)
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalToConstant: 200),
        content.heightAnchor.constraint(equalToConstant: 200),
        content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      ])
    }
    #expect(sized == ["contentSize"])
    withExtendedLifetime(observations) {}
  }

  @Test("R17.46 Views do their own work although the methods that programs override do nothing")
  func silent() throws {
    let (button, toolbar, stack) = (SilentButton(type: .system), SilentToolbar(), SilentStackView())
    let scrollView = SilentScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    button.setTitle("Title", for: .normal)
    let arranged = UIView()
    stack.addArrangedSubview(arranged)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for view in [button, toolbar, stack, scrollView] as [UIView] { root.addSubview(view) }
    show(root)

    host.turn {
      button.sizeToFit()
      root.tintColor = .systemRed
      arranged.removeFromSuperview()
    }
    #expect(button.titleLabel?.textColor == .systemRed && stack.arrangedSubviews.isEmpty)
    #expect(toolbar.barPosition == .bottom)
    host.turn { scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    host.turn { scrollView.removeFromSuperview() }
    #expect(!scrollView.isScrollAnimating)
  }
}

private final class CountingGeometryView: UIView {
  var changes: [String] = []
  override var frame: CGRect { didSet { changes.append("frame \(frame)") } }
  override var bounds: CGRect { didSet { changes.append("bounds \(bounds.width)") } }
  override var center: CGPoint { didSet { changes.append("center \(center)") } }

  deinit {}
}

private final class VerticalScrollView: UIScrollView {
  var steps = 0
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      steps += 1
      super.contentOffset = CGPoint(x: 0, y: newValue.y)
    }
  }

  deinit {}
}

private final class FixedScrollView: UIScrollView {
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {}
  }

  deinit {}
}

private final class CountingScrollDelegate: NSObject, UIScrollViewDelegate {
  var count = 0
  var ends = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }

  deinit {}
}

private final class PaddedLabel: UILabel {
  private let padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let rect = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: lines)
    return rect.inset(by: UIEdgeInsets(top: -4, left: -8, bottom: -4, right: -8))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }

  deinit {}
}

private final class EnlargedLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 20, height: size.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = super.sizeThatFits(size)
    return CGSize(width: size.width, height: size.height + 10)
  }

  deinit {}
}

private final class TallLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: size.height + 30)
  }

  deinit {}
}

private final class SilentButton: UIButton {
  override func tintColorDidChange() {}
  override func didMoveToWindow() {}

  deinit {}
}

private final class SilentToolbar: UIToolbar {
  override func didMoveToWindow() {}

  deinit {}
}

private final class SilentStackView: UIStackView {
  override func didAddSubview(_ subview: UIView) {}
  override func willRemoveSubview(_ subview: UIView) {}

  deinit {}
}

private final class SilentScrollView: UIScrollView {
  override func didMoveToWindow() {}
  override func safeAreaInsetsDidChange() {}

  deinit {}
}
