import NestTesting
import OpenUIKit
import Testing

struct ConstraintConflictTests {
  @Test(
    "R18.2 a contradiction is reported with all constraints and identifiers; the last one is broken"
  )
  func report() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.accessibilityIdentifier = "card"
    view.pin(CGRect(x: 0, y: 0, width: 100, height: 10))
    let wide = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    wide.identifier = "full width"
    wide.isActive = true

    let reports = withMisuseIntercepted { root.layoutIfNeeded() }

    #expect(reports.map(\.id) == ["constraint.unsatisfiable"])
    let lines = reports[0].message.split(separator: "\n").map(String.init)
    #expect(lines.first == "Unable to simultaneously satisfy constraints:")
    #expect(lines.contains { $0.contains("'card'.width == 100") })
    #expect(lines.contains { $0.contains("NSAutoresizingMaskLayoutConstraint") })
    #expect(lines.contains { $0.contains("NSLayoutConstraint") && $0.contains("'full width'") })
    #expect(lines.last == wide.description)
    #expect(view.frame.width == 100)
    #expect(wide.isActive)
  }

  @Test("R18.2 a broken constraint is reported once, and holds as soon as it can")
  func recovery() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.pin(CGRect(x: 0, y: 0, width: 100, height: 10))
    let first = view.constraints[0]
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    wide.isActive = true

    let reports = withMisuseIntercepted {
      for _ in 0..<3 {
        root.setNeedsLayout()
        view.constraints[1].constant += 1
        root.layoutIfNeeded()
      }
    }
    let before = view.frame.width
    first.isActive = false
    root.layoutIfNeeded()

    #expect(reports.count == 1)
    #expect(before == 100)
    #expect(view.frame.width == 200)
  }

  @Test("R18.2 a broken constraint is not reported again when leading and trailing change sides")
  func direction() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.pinEdges(to: root.safeAreaLayoutGuide)
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 2).isActive = true

    let reports = withMisuseIntercepted {
      root.layoutIfNeeded()
      root.traitOverrides.layoutDirection = .rightToLeft
      root.layoutIfNeeded()
    }

    #expect(reports.count == 1)
    #expect(view.frame == root.bounds)
  }

  @Test("R18.2 no width is below zero: what would need one is a contradiction")
  func negativeWidths() {
    let root = makeRoot()
    root.frame.size.width = 20
    let view = constrained(UIView(), in: root)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 15).isActive = true
    view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -15).isActive = true

    let reports = withMisuseIntercepted { root.layoutIfNeeded() }
    root.frame.size.width = 50
    root.layoutIfNeeded()

    #expect(reports.map(\.id) == ["constraint.unsatisfiable"])
    #expect(view.frame.width == 20)
  }

  @Test("R18.2 a size from outside that contradicts breaks a constraint, and returns")
  func rootSize() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.pinEdges(to: root)
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
    root.layoutIfNeeded()

    let reports = withMisuseIntercepted {
      root.frame.size.width = 200
      root.layoutIfNeeded()
    }
    let narrow = view.frame.width
    root.frame.size.width = 310
    root.layoutIfNeeded()

    #expect(reports.count == 1)
    #expect(narrow == 200)
    #expect(view.frame.width == 310)
  }

  @Test("R18.2 a thousand contradictions are reported one by one, and layout continues")
  func many() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.pin(CGRect(x: 1, y: 2, width: 3, height: 4))
    for width in 0..<1000 {
      view.widthAnchor.constraint(equalToConstant: CGFloat(width + 10)).isActive = true
    }

    let reports = withMisuseIntercepted { root.layoutIfNeeded() }

    #expect(reports.count == 1000)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("R18.2 constants and priorities that are no numbers are refused")
  func numbers() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    constraint.isActive = true

    let reports = withMisuseIntercepted {
      constraint.constant = .nan
      constraint.constant = .infinity
      constraint.priority = UILayoutPriority(0)
      constraint.priority = UILayoutPriority(1001)
      constraint.priority = UILayoutPriority(.nan)
      _ = view.widthAnchor.constraint(equalToConstant: .nan)
    }

    #expect(
      reports.map(\.id) == [
        "constraint.constant-not-finite", "constraint.constant-not-finite", "constraint.priority",
        "constraint.priority", "constraint.priority", "constraint.constant-not-finite",
      ])
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
  }

  @Test(
    """
    R18.2 UIKit 7.5 an active constraint that is required stays required, and an optional one optional
    """)
  func requirement() {
    let root = makeRoot()
    let width = root.widthAnchor.constraint(equalToConstant: 5)
    let height = root.heightAnchor.constraint(equalToConstant: 5)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([width, height])

    let reports = withMisuseIntercepted {
      width.priority = UILayoutPriority(999)
      height.priority = .required
    }
    height.priority = .defaultLow
    height.isActive = false
    height.priority = .required

    #expect(reports.map(\.id) == Array(repeating: "constraint.required-while-active", count: 2))
    #expect(reports.map(\.raisesInUIKit) == [true, true])
    #expect(reports[0].message.contains("You passed priority 999.0"))
    #expect(width.priority == .required && height.priority == .required)
  }

  @Test("R18.2 gigantic numbers neither stop the program nor spoil other constraints")
  func giganticNumbers() {
    let root = makeRoot()
    let (view, sound) = (constrained(UIView(), in: root), constrained(UIView(), in: root))
    sound.pin(CGRect(x: 1, y: 2, width: 3, height: 4))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1e308),
      view.widthAnchor.constraint(equalToConstant: 1e308),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1e300),
    ])

    _ = withMisuseIntercepted { root.layoutIfNeeded() }

    #expect(sound.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("R18.2 cycles: those that agree are solved, those that do not are reported")
  func cycles() {
    let root = makeRoot()
    let (first, second) = (constrained(UIView(), in: root), constrained(UIView(), in: root))
    first.pin(CGRect(x: 10, y: 0, width: 10, height: 10))
    second.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    second.leftAnchor.constraint(equalTo: first.leftAnchor, constant: 5).isActive = true
    first.leftAnchor.constraint(equalTo: second.leftAnchor, constant: -5).isActive = true
    let reports = withMisuseIntercepted { root.layoutIfNeeded() }
    first.leftAnchor.constraint(equalTo: second.leftAnchor, constant: 5).isActive = true
    let more = withMisuseIntercepted { root.layoutIfNeeded() }

    #expect(reports == [])
    #expect(more.map(\.id) == ["constraint.unsatisfiable"])
    #expect(second.frame.minX == 15)
  }

  @Test("R18.2 a view that activates constraints in every layout is stopped with a report")
  func activationInLayout() {
    final class Restless: UIView {
      var previous: NSLayoutConstraint?
      var width: CGFloat = 1
      let inner = UIView()

      override func layoutSubviews() {
        super.layoutSubviews()
        previous?.isActive = false
        width += 1
        previous = inner.widthAnchor.constraint(equalToConstant: width)
        previous?.isActive = true
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = constrained(view.inner, in: view)
    view.inner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true

    let reports = withMisuseIntercepted { view.layoutIfNeeded() }

    #expect(reports.count == 1)
    #expect(reports.first?.message.contains("Restless") ?? false)
  }

  @Test("R14.3 R18.2 a constraint with numbers out of range is left out, and that is reported once")
  func outOfRange() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.pin(CGRect(x: 10, y: 20, width: 30, height: 40))
    root.layoutIfNeeded()
    let huge = constrained(UIView(), in: root)
    huge.widthAnchor.constraint(equalToConstant: 1e308).isActive = true
    let larger = huge.heightAnchor.constraint(equalTo: huge.widthAnchor, multiplier: 10)

    let reports = withMisuseIntercepted {
      larger.isActive = true
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }

    #expect(reports.map(\.id) == ["constraint.not-solved"])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("R14.3 R18.2 text that needs another width at each height has the last, and is reported")
  func restlessText() {
    let root = makeRoot()
    let label = constrained(UILabel(), in: root)
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    label.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    label.setContentHuggingPriority(.required, for: .vertical)
    label.text = "Longer lines are fewer, and fewer lines ask for a width that makes them shorter"
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 2).isActive = true

    let reports = withMisuseIntercepted { root.layoutIfNeeded() }

    #expect(Set(reports.map(\.id)) == ["constraint.content-does-not-settle"])
    #expect(reports.allSatisfy { $0.message.contains("UILabel") })
    #expect(label.frame.width > 0 && label.frame.width == 2 * label.frame.height)
  }

  @Test("R18.2 what the constraints leave open can be asked for")
  func ambiguity() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true

    let open = view.hasAmbiguousLayout
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true

    #expect(open)
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains(width))
    #expect(!view.constraintsAffectingLayout(for: .vertical).contains(width))
    #expect(UIView().hasAmbiguousLayout == false)
  }
}
