import NestTesting
import OpenUIKit

/// A life as it is seen from outside, a line each: what delegates and targets receive, and, after
/// each step, the views whose state differs from that before.
final class LifeRecord {
  private(set) var lines: [String] = []
  private var views: [String: ViewState] = [:]

  deinit {}

  /// Adds a line. The names of UIKit's and of the overriding classes become the same.
  func note(_ line: String) {
    lines.append(line.replacing("Overriding", with: "").replacing("UI", with: ""))
  }

  /// Adds what has changed in a view, and inside it, since the last look.
  func look(at root: UIView, after step: String) {
    note("after \(step)")
    var now: [String: ViewState] = [:]
    Self.visit(root, "root") { now[$0] = $1 }
    for path in now.keys.filter({ now[$0] != views[$0] }).sorted() {
      if let state = now[path] { note("\(path): \(state)") }
    }
    for path in views.keys.filter({ now[$0] == nil }).sorted() { note("\(path) has left") }
    views = now
  }

  private static func visit(_ view: UIView, _ path: String, _ body: (String, ViewState) -> Void) {
    body(path, ViewState(view))
    for (index, subview) in view.subviews.enumerated() { visit(subview, "\(path).\(index)", body) }
  }

  /// Adds what the screen shows.
  func picture(of host: TestHost) throws {
    lines.append("picture \(try host.snapshotImage().pngData()?.base64EncodedString() ?? "")")
  }
}

/// The state of a view, as far as it is compared.
private struct ViewState: Equatable {
  let frame: CGRect
  let origin: CGPoint
  let alpha: CGFloat
  let safeArea: UIEdgeInsets
  let isHidden: Bool
  let isFocused: Bool
  let isFirstResponder: Bool
  let style: UIUserInterfaceStyle
  let controlState: UIControl.State?

  init(_ view: UIView) {
    (frame, origin, alpha) = (view.frame, view.bounds.origin, view.alpha)
    (safeArea, style) = (view.safeAreaInsets, view.traitCollection.userInterfaceStyle)
    isHidden = view.isHidden
    (isFocused, isFirstResponder) = (view.isFocused, view.isFirstResponder)
    controlState = (view as? UIControl)?.state
  }
}
