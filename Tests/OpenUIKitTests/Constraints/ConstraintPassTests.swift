import NestTesting
import OpenUIKit
import Testing

struct ConstraintPassTests {
  /// Notes the callbacks of the layout pass.
  private final class Stage: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.note("\(name).updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.note("\(name).layoutSubviews")
      super.layoutSubviews()
    }
  }

  private final class Page: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Stage("view", log) }

    override func updateViewConstraints() {
      log.note("updateViewConstraints")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.note("viewWillLayoutSubviews") }

    override func viewDidLayoutSubviews() { log.note("viewDidLayoutSubviews") }
  }

  @Test(
    "R18.1 UIKit 1.4 constraints are updated from inside outwards, then views are placed from outside"
  )
  func order() throws {
    let host = try TestHost()
    let log = Log()
    let page = Page(log)
    let outer = constrained(Stage("outer", log), in: page.view)
    let inner = constrained(Stage("inner", log), in: outer)
    outer.pinEdges(to: page.view, inset: 10)
    inner.pinEdges(to: outer, inset: 10)
    host.window.rootViewController = page
    host.turn { host.window.isHidden = false }
    let first = log.take()

    host.turn { inner.setNeedsUpdateConstraints() }
    let second = log.take()
    host.turn {
      page.view.setNeedsUpdateConstraints()
      page.view.setNeedsUpdateConstraints()
    }
    let third = log.take()
    host.turn {}

    #expect(
      first == [
        "inner.updateConstraints", "outer.updateConstraints", "updateViewConstraints",
        "view.updateConstraints", "viewWillLayoutSubviews", "view.layoutSubviews",
        "viewDidLayoutSubviews", "outer.layoutSubviews", "inner.layoutSubviews",
      ])
    #expect(second == ["inner.updateConstraints"])
    #expect(third == ["updateViewConstraints", "view.updateConstraints"])
    #expect(log.lines == [])
  }

  @Test(
    """
    R18.1 R18.3 UIKit 7.5 once a view of a window has a constraint, each view and controller in it is \
    asked once for its own, also those that are added later
    """)
  func engagement() throws {
    let host = try TestHost()
    let log = Log()
    let page = Page(log)
    let (placed, other) = (Stage("placed", log), Stage("other", log))
    page.view.addSubview(placed)
    host.window.rootViewController = page
    host.turn { host.window.isHidden = false }
    let before = log.take().filter { $0.contains("Constraints") }

    host.turn { placed.widthAnchor.constraint(equalToConstant: 5).isActive = true }
    let first = log.take().filter { $0.contains("Constraints") }
    host.turn {
      placed.addSubview(other)
      placed.heightAnchor.constraint(equalToConstant: 5).isActive = true
    }
    let later = log.take().filter { $0.contains("Constraints") }
    host.turn { other.removeFromSuperview() }
    host.turn {
      page.view.addSubview(other)
      other.widthAnchor.constraint(equalToConstant: 5).isActive = true
    }
    let again = log.take().filter { $0.contains("Constraints") }

    #expect(before == [])
    #expect(
      first == ["placed.updateConstraints", "updateViewConstraints", "view.updateConstraints"])
    #expect(later == ["other.updateConstraints"])
    #expect(again == [])
  }

  @Test("R18.1 UIKit 7.5 a tree with a constraint engages the window that it enters")
  func engagementByEntry() throws {
    let host = try TestHost()
    let log = Log()
    let (placed, root, leaf) = (Stage("placed", log), Stage("root", log), Stage("leaf", log))
    root.addSubview(leaf)
    leaf.widthAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    let outside = log.take().filter { $0.contains("Constraints") }
    host.window.addSubview(placed)
    host.turn { host.window.isHidden = false }
    let before = log.take().filter { $0.contains("Constraints") }

    host.turn { host.window.addSubview(root) }
    host.turn { host.window.setNeedsLayout() }

    #expect(outside == ["leaf.updateConstraints"])
    #expect(before == [])
    #expect(
      log.take().filter { $0.contains("Constraints") } == [
        "placed.updateConstraints", "root.updateConstraints",
      ])
  }

  @Test("R18.1 UIKit 7.5 views that make their constraints when they are asked for them are placed")
  func constraintsOnDemand() throws {
    final class Lazy: UIView {
      let child = UIView()
      override func updateConstraints() {
        if child.superview == nil {
          _ = constrained(child, in: self)
          child.pinEdges(to: self, inset: 10)
        }
        super.updateConstraints()
      }
    }
    let host = try TestHost()
    let (lazy, other) = (Lazy(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
    host.window.addSubview(lazy)
    host.window.addSubview(other)
    other.widthAnchor.constraint(equalToConstant: 5).isActive = true
    host.turn { host.window.isHidden = false }

    #expect(lazy.child.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
  }

  @Test(
    """
    R18.3 in a window without constraints no view is asked for them; a class that needs them engages \
    its window
    """)
  func withoutConstraints() throws {
    final class Needy: UIView {
      var count = 0
      override class var requiresConstraintBasedLayout: Bool { true }

      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let host = try TestHost()
    let log = Log()
    let (plain, needy) = (Stage("plain", log), Needy())
    host.window.addSubview(plain)
    host.turn { host.window.isHidden = false }
    let without = log.take()
    plain.addSubview(needy)
    let isDue = plain.needsUpdateConstraints()
    host.turn {}

    #expect(without == ["plain.layoutSubviews"])
    #expect(isDue && log.take() == ["plain.updateConstraints", "plain.layoutSubviews"])
    #expect(needy.count == 1)
    #expect(!plain.needsUpdateConstraints())
  }

  @Test("R18.3 a changed constant lays out the superviews of what moves, and nothing else")
  func smallChange() throws {
    let host = try TestHost()
    let log = Log()
    let root = Stage("root", log)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    host.window.addSubview(root)
    let (left, right) = (
      constrained(Stage("left", log), in: root), constrained(Stage("right", log), in: root)
    )
    let (inLeft, inRight) = (
      constrained(Stage("inLeft", log), in: left), constrained(Stage("inRight", log), in: right)
    )
    left.pin(CGRect(x: 0, y: 0, width: 100, height: 100))
    right.pin(CGRect(x: 100, y: 0, width: 100, height: 100))
    inLeft.pinEdges(to: left)
    let top = inRight.topAnchor.constraint(equalTo: right.topAnchor)
    top.isActive = true
    inRight.leftAnchor.constraint(equalTo: right.leftAnchor).isActive = true
    inRight.heightAnchor.constraint(equalToConstant: 5).isActive = true
    inRight.widthAnchor.constraint(equalToConstant: 5).isActive = true
    host.turn { host.window.isHidden = false }
    _ = log.take()

    host.turn { top.constant = 12 }

    #expect(log.lines == ["right.layoutSubviews"])
    #expect(inRight.frame == CGRect(x: 0, y: 12, width: 5, height: 5))
  }

  @Test("R18.1 a changed constant animates in an animation block that lays out")
  func animation() throws {
    let host = try TestHost()
    let root = makeRoot()
    host.window.addSubview(root)
    let view = constrained(UIView(), in: root)
    view.pin(CGRect(x: 0, y: 0, width: 100, height: 10))
    host.turn { host.window.isHidden = false }
    let width = view.constraints[0]

    host.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        width.constant = 200
        root.layoutIfNeeded()
      }
    }
    host.advance(by: 0.5)
    let shown = view.layer.presentation()?.bounds.width
    let model = view.bounds.width
    host.advance(by: 1)

    #expect(model == 200)
    #expect(abs((shown ?? 0) - 150) < 1)
    #expect(view.layer.presentation()?.bounds.width ?? view.bounds.width == 200)
  }

  @Test("R18.1 layoutIfNeeded of a view begins where its layout is determined")
  func layoutOfInnerView() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    let inner = constrained(UIView(), in: view)
    inner.pinEdges(to: view)
    view.pin(CGRect(x: 5, y: 5, width: 50, height: 50))

    inner.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 5, y: 5, width: 50, height: 50))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("R18.1 the fitting size follows from what is inside, for every target and priority")
  func fitting() {
    let root = makeRoot()
    let card = constrained(UIView(), in: root)
    let (title, text) = (constrained(ContentView(), in: card), constrained(UILabel(), in: card))
    text.numberOfLines = 0
    text.text = String(repeating: "word ", count: 30)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -10),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    let before = card.frame

    let natural = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let tall = card.systemLayoutSizeFitting(
      CGSize(width: 0, height: 400), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .defaultHigh)

    let line = text.intrinsicContentSize
    #expect(natural == CGSize(width: line.width + 20, height: 45 + line.height))
    #expect(narrow.width == 120)
    #expect(narrow.height == 45 + text.sizeThatFits(CGSize(width: 100, height: 0)).height)
    #expect(tall.height == 400)
    #expect(card.frame == before)
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10_000)
  }

  @Test("R18.1 a controller's view without autoresizing is placed by its container's constraints")
  func childController() throws {
    let host = try TestHost()
    let (parent, child) = (UIViewController(), UIViewController())
    host.window.rootViewController = parent
    let region = constrained(UIView(), in: parent.view)
    region.pinEdges(to: parent.view.safeAreaLayoutGuide)
    parent.addChild(child)
    _ = constrained(child.view, in: region)
    child.view.pinEdges(to: region, inset: 20)
    let label = constrained(ContentView(), in: child.view)
    label.topAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.topAnchor).isActive = true
    label.leftAnchor.constraint(equalTo: child.view.leftAnchor).isActive = true
    child.didMove(toParent: parent)

    host.turn { host.window.isHidden = false }

    #expect(child.view.frame == region.bounds.insetBy(dx: 20, dy: 20))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test(
    "R18.1 layoutIfNeeded applies a constraint that is changed inside the layout of a superview")
  func layoutInsideLayout() throws {
    /// Changes a constant in its layout, and lays out the part at once.
    final class Outer: UIView {
      let (box, inner) = (UIView(), UIView())
      lazy var height = inner.heightAnchor.constraint(equalToConstant: 0)
      var found: [CGFloat] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        guard height.constant == 0 else { return }
        height.constant = 50
        box.layoutIfNeeded()
        found.append(inner.frame.height)
      }

      deinit {}
    }
    for isPinned in [true, false] {
      let outer = Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (box, inner) = (outer.box, outer.inner)
      outer.addSubview(box)
      box.addSubview(inner)
      box.frame = outer.bounds
      box.translatesAutoresizingMaskIntoConstraints = !isPinned
      inner.translatesAutoresizingMaskIntoConstraints = false
      var constraints = [
        inner.leftAnchor.constraint(equalTo: box.leftAnchor),
        inner.rightAnchor.constraint(equalTo: box.rightAnchor),
        inner.bottomAnchor.constraint(equalTo: box.bottomAnchor), outer.height,
      ]
      if isPinned {
        constraints += [
          box.topAnchor.constraint(equalTo: outer.topAnchor),
          box.leftAnchor.constraint(equalTo: outer.leftAnchor),
          box.rightAnchor.constraint(equalTo: outer.rightAnchor),
          box.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ]
      }
      NSLayoutConstraint.activate(constraints)

      outer.layoutIfNeeded()

      #expect(outer.found == [50], "pinned \(isPinned)")
      #expect(inner.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    }
  }
}
