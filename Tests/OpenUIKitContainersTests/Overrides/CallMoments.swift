import NestTesting
import OpenUIKit

/// The calls that some objects receive. Each has what has become true of its object since the call
/// before (`+`), and what is true no more (`-`).
final class CallMoments {
  private let host: TestHost
  private var names: [ObjectIdentifier: String] = [:]
  private var facts: [ObjectIdentifier: [String]] = [:]
  private(set) var lines: [String] = []

  init(_ host: TestHost) {
    self.host = host
    OverriddenCalls.onCall = { [weak self] in self?.note($0, of: $1) }
  }

  deinit {}

  func name(_ object: NSObject, _ name: String) {
    names[ObjectIdentifier(object)] = name
    facts[ObjectIdentifier(object)] = Self.facts(of: object)
  }

  func note(_ line: String) { lines.append(line) }

  func turn(_ step: String, _ body: () -> Void) {
    note("— \(step)")
    host.turn(body)
  }

  /// Ends the recording, and returns what was recorded.
  func end() -> Timeline {
    OverriddenCalls.onCall = { _, _ in }
    return Timeline(lines: lines)
  }

  private func note(_ method: String, of object: NSObject) {
    let id = ObjectIdentifier(object)
    guard let name = names[id], let old = facts[id] else { return }
    let new = Self.facts(of: object)
    facts[id] = new
    let changes =
      new.filter { !old.contains($0) }.map { " +\($0)" }
      + old.filter { !new.contains($0) }.map { " -\($0)" }
    note("\(name).\(method.drop { $0 != "." }.dropFirst())\(changes.joined())")
  }

  private static func facts(of object: NSObject) -> [String] {
    let facts: [(Bool, String)] =
      switch object {
      case let window as UIWindow: [(window.isKeyWindow, "key")]
      case let view as UIView: facts(of: view)
      case let controller as UIViewController: facts(of: controller)
      case let presentation as UIPresentationController: facts(of: presentation)
      case let recognizer as UIGestureRecognizer: [(recognizer.state == .ended, "ended")]
      default: []
      }
    return facts.filter(\.0).map(\.1)
  }

  private static func facts(of view: UIView) -> [(Bool, String)] {
    [
      (view.superview != nil, "superview"), (view.window != nil, "window"),
      (!view.subviews.isEmpty, "subview"),
      (view.safeAreaInsets.top != 0, "safe area"), (view.layoutMargins.left != 8, "margins"),
      (view.tintColor == .systemRed, "red"), (view.isFocused, "focus"),
      (view.traitCollection.userInterfaceStyle == .dark, "dark"),
    ]
  }

  private static func facts(of controller: UIViewController) -> [(Bool, String)] {
    let view = controller.viewIfLoaded
    return [
      (controller.parent != nil, "parent"), (view != nil, "view"),
      (view?.window != nil, "window"), (view?.safeAreaInsets.top ?? 0 != 0, "safe area"),
      (view?.layoutMargins.left == 30, "margins"), (view?.bounds.width == 480, "wide"),
      (controller.traitCollection.userInterfaceStyle == .dark, "dark"),
      (controller.interfaceOrientation.isLandscape, "landscape"),
    ]
  }

  private static func facts(of presentation: UIPresentationController) -> [(Bool, String)] {
    let container = presentation.containerView
    return [
      (container?.window != nil, "container"), (container?.bounds.width == 480, "wide"),
      (presentation.presentedView?.window != nil, "presented"),
      (presentation.traitCollection.userInterfaceStyle == .dark, "dark"),
    ]
  }
}
