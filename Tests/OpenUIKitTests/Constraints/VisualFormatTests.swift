import Foundation
import NestTesting
import OpenUIKit
import Testing

struct VisualFormatTests {
  private let root = makeRoot()
  private let a: ContentView
  private let b: ContentView
  private let guide = UILayoutGuide()

  init() {
    a = constrained(ContentView(), in: root)
    b = constrained(ContentView(), in: root)
    root.addLayoutGuide(guide)
  }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options,
      metrics: [
        "int": 12, "float": CGFloat(7), "number": NSNumber(value: 3.5), "double": 1.25,
        "low": UILayoutPriority.defaultLow, "nan": Double.nan, "text": "8",
      ], views: ["a": a, "b": b, "guide": guide, "wrong": "a"])
  }

  /// The constraints as text, such as `b.left == a.right + 8 @500`.
  private func texts(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [String] {
    let names: [(AnyObject, String)] = [(a, "a"), (b, "b"), (guide, "guide"), (root, "|")]
    func name(_ item: AnyObject?) -> String {
      names.first { $0.0 === item }?.1 ?? "?"
    }
    return constraints(format, options).map { constraint in
      var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) "
      text += ["<=", "==", ">="][constraint.relation.rawValue + 1]
      if constraint.secondItem != nil {
        text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
      }
      if constraint.constant != 0 || constraint.secondItem == nil {
        text += " + \(constraint.constant)"
      }
      if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
      #expect(!constraint.isActive)
      return text
    }
  }

  @Test("R18.1 distances and sizes become constraints in the order of the format")
  func order() {
    #expect(
      texts("H:|-20-[a(50)]-[b(==a,>=10@750)]-(>=4,<=int@500)-|") == [
        "a.leading == |.leading + 20.0", "a.width == + 50.0", "b.leading == a.trailing + 8.0",
        "b.width == a.width", "b.width >= + 10.0 @750.0", "|.trailing >= b.trailing + 4.0",
        "|.trailing <= b.trailing + 12.0 @500.0",
      ])
    #expect(
      texts("V:|[a(float)][b]-number-[guide(a)]-double-|") == [
        "a.top == |.top", "a.height == + 7.0", "b.top == a.bottom", "guide.top == b.bottom + 3.5",
        "guide.height == a.height", "|.bottom == guide.bottom + 1.25",
      ])
    #expect(texts("[a(5@low)]") == ["a.width == + 5.0 @250.0"])
  }

  @Test("R18.1 the standard distance to the superview is that of its margins")
  func margins() {
    #expect(texts("|-[a]-|") == ["a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"])
    #expect(texts("V:|-[a]-|") == ["a.top == |.topMargin", "|.bottomMargin == a.bottom"])
    #expect(
      texts("|-[a]-|", .directionLeftToRight) == [
        "a.left == |.leftMargin", "|.rightMargin == a.right",
      ])
    #expect(
      texts("|-[a]-|", .directionRightToLeft) == [
        "|.rightMargin == a.right", "a.left == |.leftMargin",
      ])
  }

  @Test("R18.1 options choose the direction, align across and measure between baselines")
  func options() {
    #expect(
      texts("|-5-[a]-(>=6)-[b]|", [.directionRightToLeft, .alignAllTop, .alignAllLastBaseline]) == [
        "|.right == a.right + 5.0", "a.left >= b.right + 6.0", "b.left == |.left",
        "a.top == b.top", "a.lastBaseline == b.lastBaseline",
      ])
    #expect(
      texts("[a]-3-[b][guide]", [.directionLeftToRight, .alignAllCenterY]) == [
        "b.left == a.right + 3.0", "guide.left == b.right", "a.centerY == b.centerY",
        "b.centerY == guide.centerY",
      ])
    #expect(
      texts("V:[a]-30-[b]", [.spacingBaselineToBaseline, .alignAllLeading, .alignAllTrailing]) == [
        "b.firstBaseline == a.lastBaseline + 30.0", "a.leading == b.leading",
        "a.trailing == b.trailing",
      ])
  }

  @Test("R18.1 a layout of visual formats has the frames that its text shows, in both directions")
  func frames() {
    NSLayoutConstraint.activate(
      constraints("H:|-[a(100)]-10-[b]-20-|", .alignAllTop) + constraints("V:|-int-[a(30)]")
        + constraints("V:[b(40)]"))
    root.layoutIfNeeded()
    let before = [a.frame, b.frame]

    for view in [root, a, b] { view.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()

    #expect(
      before == [
        CGRect(x: 8, y: 12, width: 100, height: 30), CGRect(x: 118, y: 12, width: 182, height: 40),
      ])
    #expect(
      [a.frame, b.frame] == [
        CGRect(x: 212, y: 12, width: 100, height: 30), CGRect(x: 20, y: 12, width: 182, height: 40),
      ])
  }

  @Test(
    "R18.2 what a format names has to exist; otherwise it is reported with its place, and nothing is made",
    arguments: [
      ("[a]-[c]", "'c' is not among the views", 5), ("[a(c)]", "'c' is not among", 3),
      ("[a]-c-[b]", "'c' is not among the metrics", 4), ("[a]-b-[b]", "'b' is not among", 4),
      ("[wrong]", "neither a view nor", 1), ("[a]-nan-[b]", "no finite number", 4),
      ("[a(text)]", "no finite number", 3), ("[a(20@int)]", "", -1), ("[a(20@nan)]", "finite", 6),
      ("[a(20@zero)]", "'zero' is not among the metrics", 6),
    ])
  func names(_ format: String, _ reason: String, _ position: Int) {
    var made: [NSLayoutConstraint] = []
    let reports = withMisuseIntercepted { made = constraints(format) }

    guard position >= 0 else {
      #expect(reports.isEmpty && made.count == 1)
      return
    }
    #expect(made.isEmpty)
    #expect(reports.map(\.id) == ["constraint.visual-format"])
    let lines = reports.first?.message.split(separator: "\n").map(String.init) ?? []
    #expect(lines.count == 5)
    #expect(lines.first == "Unable to parse constraint format:")
    #expect(lines.dropFirst().first?.contains(reason) == true)
    #expect(lines.dropFirst(2).first == format)
    #expect(lines.dropFirst(3).first == String(repeating: " ", count: position) + "^")
  }

  @Test("R18.2 the superview has to exist, and alignments have to lie across the format")
  func superviewAndAlignment() {
    let alone = UIView()
    var made: [NSLayoutConstraint] = []

    let reports = withMisuseIntercepted {
      made += NSLayoutConstraint.constraints(
        withVisualFormat: "[alone]-5-|", metrics: nil, views: ["alone": alone])
      made += constraints("[a][b]", .alignAllLeft)
      made += constraints("V:[a][b]", .alignAllFirstBaseline)
    }

    #expect(made.isEmpty)
    #expect(reports.map(\.id) == Array(repeating: "constraint.visual-format", count: 3))
    #expect(reports[0].message.contains("has no superview"))
    #expect(reports[1].message.contains("align left does not fit"))
    #expect(reports[2].message.contains("align firstBaseline does not fit"))
  }
}
