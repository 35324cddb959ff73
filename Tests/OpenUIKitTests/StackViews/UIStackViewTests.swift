import NestTesting
import OpenUIKit
import Testing

struct UIStackViewTests {
  private func ids(_ views: [UIView]) -> [ObjectIdentifier] { views.map(ObjectIdentifier.init) }

  @Test("R18.1 a stack view begins as a row without distances that fills")
  func defaults() {
    let stack = UIStackView()

    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(UIStackView.requiresConstraintBasedLayout)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  @Test("R18.1 arranged views become subviews that constraints place, and keep their own order")
  func order() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: [views[0], views[1], views[0]])
    stack.insertSubview(views[2], at: 0)

    stack.insertArrangedSubview(views[2], at: 1)
    let inserted = stack.arrangedSubviews
    stack.insertArrangedSubview(views[0], at: 0)
    let moved = stack.arrangedSubviews
    stack.addArrangedSubview(views[0])
    let last = stack.arrangedSubviews
    stack.sendSubviewToBack(views[1])

    #expect(ids(inserted) == ids([views[1], views[2], views[0]]))
    #expect(ids(moved) == ids([views[0], views[1], views[2]]))
    #expect(ids(last) == ids([views[1], views[2], views[0]]))
    #expect(ids(stack.arrangedSubviews) == ids(last))
    #expect(ids(stack.subviews) == ids([views[1], views[2], views[0]]))
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test(
    "R18.1 a view that is not arranged any more stays a subview, one that leaves is not arranged")
  func removal() {
    let stage = StackStage()
    let (stack, views) = (stage.stack, stage.views)
    stack.setCustomSpacing(20, after: views[0])
    stack.distribution = .equalSpacing
    _ = stage.frames()

    stack.removeArrangedSubview(views[0])
    stack.removeArrangedSubview(views[0])
    views[1].removeFromSuperview()
    let other = UIStackView(arrangedSubviews: [views[2]])
    _ = stage.frames()

    #expect(stack.arrangedSubviews.isEmpty)
    #expect(ids(stack.subviews) == ids([views[0]]))
    #expect(ids(other.arrangedSubviews) == ids([views[2]]))
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    #expect(stack.layoutGuides.isEmpty)
    #expect(
      stack.constraints.allSatisfy { $0.firstItem === stack && $0.secondItem == nil })
  }

  @Test("R18.2 an index that does not exist and distances that are no numbers are refused")
  func misuse() {
    let stage = StackStage()
    let stack = stage.stack

    let reports = withMisuseIntercepted {
      stack.insertArrangedSubview(UIView(), at: 4)
      stack.insertArrangedSubview(stage.views[0], at: 3)
      stack.insertArrangedSubview(UIView(), at: -1)
      stack.spacing = .nan
      stack.setCustomSpacing(.infinity, after: stage.views[0])
      stack.setCustomSpacing(5, after: UIView())
      stack.removeArrangedSubview(UIView())
    }

    let index = "stack-view.index-out-of-range"
    let spacing = "stack-view.spacing-not-finite"
    #expect(reports.map(\.id) == [index, index, index, spacing, spacing])
    #expect(reports[1].reason.contains("0 to 2"))
    #expect(ids(stack.arrangedSubviews) == ids(stage.views))
    #expect(stack.subviews.count == 3)
    #expect(stack.spacing == 0)
  }

  @Test("R18.2 the constraints of a stack view have the names that UIKit's reports have")
  func identifiers() {
    let stage = StackStage(length: 300, breadth: 50)
    stage.stack.alignment = .center
    stage.stack.distribution = .equalCentering
    stage.views[2].isHidden = true
    stage.root.layoutIfNeeded()
    let names = Set(stage.stack.constraints.compactMap(\.identifier))
    stage.stack.distribution = .fillEqually
    stage.root.layoutIfNeeded()
    let equal = stage.stack.constraints.filter { $0.identifier == "UISV-fill-equally" }

    #expect(
      names == [
        "UISV-canvas-connection", "UISV-canvas-fit", "UISV-spacing", "UISV-distributing-edge",
        "UISV-alignment", "UISV-spanning-boundary", "UISV-ambiguity-suppression", "UISV-hiding",
      ])
    #expect(equal.count == 1)
    #expect(equal.first?.firstItem === stage.views[1])
    #expect(equal.first?.secondItem === stage.views[0])
    #expect(equal.first?.priority == .required)
  }

  @Test("R18.3 a change makes only the constraints that it concerns")
  func changes() {
    let stage = StackStage(sizes: (0..<30).map { _ in CGSize(width: 10, height: 10) })
    // Retained, so that no address is used twice.
    var retained: [NSLayoutConstraint] = []
    func constraints() -> Set<ObjectIdentifier> {
      stage.root.layoutIfNeeded()
      retained += stage.stack.constraints
      return Set(stage.stack.constraints.map(ObjectIdentifier.init))
    }
    let before = constraints()

    stage.stack.spacing = 3
    let spaced = constraints()
    stage.stack.insertArrangedSubview(ContentView(), at: 15)
    let inserted = constraints()
    stage.stack.insertArrangedSubview(ContentView(), at: 0)
    let insertedFirst = constraints()
    stage.views[20].isHidden = true
    let hidden = constraints()

    withExtendedLifetime(retained) {
      #expect(spaced == before)
      #expect(inserted.subtracting(spaced).count == 4)
      #expect(spaced.subtracting(inserted).count == 1)
      #expect(insertedFirst.symmetricDifference(inserted).count <= 8)
      #expect(hidden.symmetricDifference(insertedFirst).count <= 10)
    }
  }

  @Test("R18.1 the baselines of a stack view are those of its tallest, first or last view")
  func baselines() {
    let (low, high) = (UILabel(), UILabel())
    low.text = "low"
    high.text = "high"
    high.font = .systemFont(ofSize: 40)
    let inner = UIStackView(arrangedSubviews: [UIView(), high])
    inner.axis = .vertical
    let column = UIStackView(arrangedSubviews: [low, inner])
    column.axis = .vertical
    let empty = UIStackView()

    let inColumn = (column.forFirstBaselineLayout, column.forLastBaselineLayout)
    let row = UIStackView(arrangedSubviews: [low, high])
    let inRow = (row.forFirstBaselineLayout, row.forLastBaselineLayout)
    high.isHidden = true

    #expect(empty.forFirstBaselineLayout === empty && empty.forLastBaselineLayout === empty)
    #expect(inColumn.0 === low && inColumn.1 === high)
    #expect(inRow.0 === high && inRow.1 === high)
    #expect(row.forLastBaselineLayout === low)
  }

  @Test("R18.1 a stack view shows its background colour behind its views")
  func background() throws {
    let host = try TestHost(size: CGSize(width: 20, height: 20))
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stack.backgroundColor = .red
    host.window.addSubview(stack)
    host.window.makeKeyAndVisible()

    host.commit()

    #expect(stack.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test("R18.1 a stack view and its views are freed, and guides do not keep them")
  func lifetime() {
    weak var weakStack: UIStackView?
    weak var weakView: UIView?
    autoreleasepool {
      let stage = StackStage()
      stage.stack.distribution = .equalCentering
      stage.stack.isLayoutMarginsRelativeArrangement = true
      stage.root.layoutIfNeeded()
      weakStack = stage.stack
      weakView = stage.views[1]
    }

    #expect(weakStack == nil)
    #expect(weakView == nil)
  }
}

private func autoreleasepool(_ body: () -> Void) { body() }
