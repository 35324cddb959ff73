import NestTesting
import OpenUIKit
import Testing

struct ConstraintOwnershipTests {
  @Test(
    "R18.1 the nearest view with both items holds a constraint; one of a single view holds its own")
  func holders() {
    let root = makeRoot()
    let (left, right) = (constrained(UIView(), in: root), constrained(UIView(), in: root))
    let inner = constrained(UIView(), in: left)
    let width = inner.widthAnchor.constraint(equalToConstant: 5)
    let toParent = inner.topAnchor.constraint(equalTo: left.topAnchor)
    let across = inner.leftAnchor.constraint(equalTo: right.leftAnchor)
    let toRoot = inner.bottomAnchor.constraint(equalTo: root.bottomAnchor)

    NSLayoutConstraint.activate([width, toParent, across, toRoot])

    #expect(inner.constraints == [width])
    #expect(left.constraints == [toParent])
    #expect(root.constraints == [across, toRoot])
    #expect([width, toParent, across, toRoot].allSatisfy { $0.isActive })

    NSLayoutConstraint.deactivate([width, across])

    #expect(inner.constraints == [])
    #expect(root.constraints == [toRoot])
    #expect(!width.isActive)
  }

  @Test("R18.1 addConstraint holds it where it is added, and refuses items outside")
  func adding() {
    let root = makeRoot()
    let outer = constrained(UIView(), in: root)
    let inner = constrained(UIView(), in: outer)
    let other = constrained(UIView(), in: root)
    let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let outside = inner.topAnchor.constraint(equalTo: other.topAnchor)

    let reports = withMisuseIntercepted {
      root.addConstraint(constraint)
      outer.addConstraint(outside)
    }

    #expect(root.constraints == [constraint])
    #expect(!outside.isActive)
    #expect(reports.map(\.id) == ["constraint.outside-of-view"])
    root.removeConstraints([constraint, outside])
    #expect(!constraint.isActive)
  }

  @Test(
    "R18.1 a constraint is removed when an item leaves the view that holds it, and inner ones stay")
  func leaving() {
    let root = makeRoot()
    let page = constrained(UIView(), in: root)
    let label = constrained(ContentView(), in: page)
    let inside = label.topAnchor.constraint(equalTo: page.topAnchor, constant: 3)
    let size = label.widthAnchor.constraint(equalToConstant: 7)
    let outside = page.topAnchor.constraint(equalTo: root.topAnchor)
    let across = label.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([inside, size, outside, across])
    root.layoutIfNeeded()

    page.removeFromSuperview()

    #expect([inside, size].allSatisfy { $0.isActive })
    #expect(!outside.isActive && !across.isActive)
    #expect(root.constraints.isEmpty)
    page.frame.size = CGSize(width: 50, height: 50)
    page.layoutIfNeeded()
    #expect(label.frame.minY == 3 && label.frame.width == 7)
  }

  @Test("R18.2 items without a common ancestor are reported, and the constraint stays inactive")
  func noCommonAncestor() {
    let (first, second) = (UIView(), UIView())
    let constraint = first.leftAnchor.constraint(equalTo: second.leftAnchor)

    let reports = withMisuseIntercepted { constraint.isActive = true }

    #expect(reports.map(\.id) == ["constraint.no-common-ancestor"])
    let start = "Unable to activate constraint with anchors <NSLayoutXAxisAnchor"
    #expect(reports[0].message.hasPrefix(start))
    #expect(reports[0].message.hasSuffix("because they have no common ancestor"))
    #expect(!constraint.isActive)
  }

  @Test("R18.2 a constraint of a view that was freed is reported, and its items are nil")
  func deadViews() {
    let root = makeRoot()
    var view: UIView? = constrained(UIView(), in: root)
    let constraint = view?.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint?.isActive = true
    view?.removeFromSuperview()
    view = nil

    let reports = withMisuseIntercepted { constraint?.isActive = true }

    #expect(constraint?.firstItem == nil)
    #expect(constraint?.secondItem === root)
    #expect(reports.map(\.id) == ["constraint.item-gone"])
    #expect(constraint?.isActive == false)
  }

  @Test("R18.1 a hierarchy that is freed frees its constraints, and those that remain are inactive")
  func freeing() {
    var root: UIView? = makeRoot()
    let view = UIView()
    var retained: [NSLayoutConstraint] = []
    weak var lost: NSLayoutConstraint?
    do {
      let page = constrained(UIView(), in: root ?? view)
      _ = constrained(view, in: page)
      retained = [
        view.topAnchor.constraint(equalTo: page.topAnchor),
        view.leftAnchor.constraint(equalTo: (root ?? view).leftAnchor),
      ]
      NSLayoutConstraint.activate(retained)
      let constraint = page.widthAnchor.constraint(equalToConstant: 9)
      constraint.isActive = true
      lost = constraint
      root?.layoutIfNeeded()
    }

    root = nil

    #expect(lost == nil)
    #expect(retained.allSatisfy { !$0.isActive && $0.firstItem === view })
    // The view can be used again.
    let other = makeRoot()
    other.addSubview(view)
    view.pin(CGRect(x: 1, y: 2, width: 3, height: 4))
    other.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("R18.1 constraints may be activated before the hierarchy is complete above them")
  func order() {
    let page = UIView()
    page.translatesAutoresizingMaskIntoConstraints = false
    let label = constrained(ContentView(), in: page)
    label.pinEdges(to: page, inset: 5)
    page.layoutIfNeeded()
    let detached = page.frame

    let root = makeRoot()
    root.addSubview(page)
    page.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    page.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(detached.size == CGSize(width: 70, height: 30))
    #expect(page.frame == CGRect(x: 10, y: 450, width: 70, height: 30))
    #expect(label.frame == CGRect(x: 5, y: 5, width: 60, height: 20))
  }

  @Test("R18.1 translatesAutoresizingMaskIntoConstraints may change at any time")
  func translating() {
    let root = makeRoot()
    let view = constrained(ContentView(), in: root)
    let inner = constrained(UIView(), in: view)
    inner.pinEdges(to: view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    let first = (view.frame, inner.frame)

    let reports = withMisuseIntercepted {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: 9, y: 0, width: 11, height: 12)
      root.layoutIfNeeded()
    }
    let second = (view.frame, inner.frame)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()

    #expect(first.0 == CGRect(x: 9, y: 0, width: 60, height: 20))
    #expect(first.1.size == first.0.size)
    #expect(reports == [])
    #expect(second.0 == CGRect(x: 9, y: 0, width: 11, height: 12))
    #expect(second.1.size == second.0.size)
    #expect(view.frame == first.0)
    #expect(inner.frame == first.1)
  }

  @Test("R18.1 a view that returns to a part which it had left is placed there again")
  func comingBack() {
    let root = makeRoot()
    let page = constrained(ContentView(), in: root)
    let other = constrained(ContentView(), in: root)
    let view = constrained(ContentView(), in: root)
    view.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    root.layoutIfNeeded()

    page.addSubview(view)
    view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 5).isActive = true
    view.layoutIfNeeded()
    #expect(view.frame.minX == 5)
    // By this the page, and what is in it, uses the engine of its superview.
    page.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: page.bottomAnchor).isActive = true
    view.content = CGSize(width: 30, height: 10)
    root.layoutIfNeeded()

    #expect(page.frame.size == CGSize(width: 60, height: 20))
    #expect(view.frame == CGRect(x: 5, y: 15, width: 30, height: 10))
  }

  @Test(
    "R18.1 a view whose superview uses the engine of its own again is not ambiguous because of that"
  )
  func superviewEngineAgain() {
    let root = makeRoot()
    let page = constrained(UIView(), in: root)
    let view = constrained(ContentView(), in: page)
    view.leftAnchor.constraint(equalTo: page.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    let outerConstraint = page.topAnchor.constraint(equalTo: root.topAnchor)
    outerConstraint.isActive = true
    root.layoutIfNeeded()

    outerConstraint.isActive = false
    view.layoutIfNeeded()
    outerConstraint.isActive = true
    root.layoutIfNeeded()

    #expect(!view.hasAmbiguousLayout)
  }

  @Test("R18.1 a view that leaves a part which is not laid out any more has nothing from there")
  func finalRemoval() {
    let page = makeRoot()
    let box = constrained(UIView(), in: page)
    let view = constrained(ContentView(), in: box)
    let sibling = constrained(ContentView(), in: page)
    view.leftAnchor.constraint(equalTo: sibling.rightAnchor, constant: 7).isActive = true
    page.layoutIfNeeded()

    let root = makeRoot()
    root.addSubview(view)
    root.addSubview(box)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    box.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(box.frame == CGRect(x: 5, y: 6, width: 7, height: 8))

    view.translatesAutoresizingMaskIntoConstraints = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test(
    "R18.1 the guide of a view that leaves the engine of its superview, and returns, follows that view"
  )
  func guideOfViewInSuperviewEngine() {
    let root = makeRoot()
    let page = constrained(UIView(), in: root)
    let view = constrained(UIView(), in: page)
    view.pinEdges(to: page.layoutMarginsGuide)
    page.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    page.pin(CGRect(x: 0, y: 0, width: 100, height: 50))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 46))

    let outerConstraints = root.constraints
    NSLayoutConstraint.deactivate(outerConstraints)
    root.layoutIfNeeded()
    page.layoutIfNeeded()
    NSLayoutConstraint.activate(outerConstraints)
    page.layoutMargins.left = 12
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 12, y: 1, width: 84, height: 46))
  }
}
