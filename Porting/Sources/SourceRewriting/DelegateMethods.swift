/// The methods of UIKit's delegates that an object may pass on to another one without implementing them.
enum DelegateMethods {
  struct Method {
    var name: MethodName
    /// The name that Objective-C gives it.
    var selector: String
    /// The parameters, as they are declared.
    var parameters: String
    /// The arguments of a call with the same names.
    var arguments: String
    /// What it returns, and what holds where nothing is implemented; nil for nothing.
    var result: (type: String, fallback: String)?
  }

  /// By the name of a protocol, the methods.
  static let all: [String: [Method]] = [
    "UIScrollViewDelegate": scrollView, "UIGestureRecognizerDelegate": gestureRecognizer,
  ]

  private static let scrollView =
    [
      "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
      "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
      "scrollViewDidEndScrollingAnimation", "scrollViewDidScrollToTop",
      "scrollViewDidChangeAdjustedContentInset",
    ].map { ofScrollView($0) } + [
      ofScrollView("scrollViewShouldScrollToTop", result: ("Bool", "true")),
      Method(
        name: MethodName(base: "viewForZooming", labels: ["in"]),
        selector: "viewForZoomingInScrollView:", parameters: "in a: UIScrollView",
        arguments: "in: a", result: ("UIView?", "nil")),
      ofScrollView(
        "scrollViewWillEndDragging",
        [("withVelocity", "CGPoint"), ("targetContentOffset", "UnsafeMutablePointer<CGPoint>")]),
      ofScrollView("scrollViewDidEndDragging", [("willDecelerate", "Bool")]),
      ofScrollView("scrollViewWillBeginZooming", [("with", "UIView?")], selector: ["withView"]),
      ofScrollView(
        "scrollViewDidEndZooming", [("with", "UIView?"), ("atScale", "CGFloat")],
        selector: ["withView", "atScale"]),
    ]

  private static let gestureRecognizer = [
    ofRecognizer("gestureRecognizerShouldBegin", fallback: "true"),
    ofRecognizer("gestureRecognizer", ("shouldReceive", "UITouch"), "Touch", fallback: "true"),
    ofRecognizer("gestureRecognizer", ("shouldReceive", "UIPress"), "Press", fallback: "true"),
    ofRecognizer("gestureRecognizer", ("shouldReceive", "UIEvent"), "Event", fallback: "true"),
    ofRecognizer(
      "gestureRecognizer", ("shouldRecognizeSimultaneouslyWith", "UIGestureRecognizer"),
      "GestureRecognizer", fallback: "false"),
    ofRecognizer(
      "gestureRecognizer", ("shouldRequireFailureOf", "UIGestureRecognizer"), "GestureRecognizer",
      fallback: "false"),
    ofRecognizer(
      "gestureRecognizer", ("shouldBeRequiredToFailBy", "UIGestureRecognizer"), "GestureRecognizer",
      fallback: "false"),
  ]

  private static func ofScrollView(
    _ name: String, _ others: [(label: String, type: String)] = [], selector: [String]? = nil,
    result: (type: String, fallback: String)? = nil
  ) -> Method {
    let letters = ["b", "c"]
    let numbered = zip(others, letters)
    return Method(
      name: MethodName(base: name, labels: ["_"] + others.map(\.label)),
      selector: ([name] + (selector ?? others.map(\.label))).map { $0 + ":" }.joined(),
      parameters: (["_ a: UIScrollView"] + numbered.map { "\($0.label) \($1): \($0.type)" })
        .joined(separator: ", "),
      arguments: (["a"] + numbered.map { "\($0.label): \($1)" }).joined(separator: ", "),
      result: result)
  }

  /// - Parameter suffix: What Objective-C adds to the label.
  private static func ofRecognizer(
    _ name: String, _ other: (label: String, type: String)? = nil, _ suffix: String = "",
    fallback: String
  ) -> Method {
    Method(
      name: MethodName(base: name, labels: ["_"] + (other.map { [$0.label] } ?? [])),
      selector: "\(name):" + (other.map { "\($0.label)\(suffix):" } ?? ""),
      parameters: "_ a: UIGestureRecognizer" + (other.map { ", \($0.label) b: \($0.type)" } ?? ""),
      arguments: "a" + (other.map { ", \($0.label): b" } ?? ""), result: ("Bool", fallback))
  }
}
