import Foundation
import NestTesting
import OpenUIKit

/// The page on which gestures are tried: a card that follows them, and what was recognized beside
/// it.
final class GesturesPageViewController: GalleryPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case reset }

  /// The view on which gestures are tried.
  let canvas = GestureCanvas(frame: .zero)

  private let kinds = ChipToggles(Set(GestureKind.allCases).subtracting([.swipe]))
  private let buttons = CommandButtons<Command> { _ in "Reset" }
  private var recognizers: [GestureKind: [UIGestureRecognizer]] = [:]
  /// How often each gesture was recognized.
  private(set) var counts: [GestureKind: Int] = [:]

  /// How far a key moves the card, in points.
  private static let keyStep: CGFloat = 20

  /// Makes the page.
  ///
  /// - Parameter recorder: Records what was recognized.
  init(recorder: LifecycleRecorder) {
    let sections = [
      kinds.makeSection("One finger", GestureKind.ofOneFinger.map { ($0, $0.label) }),
      kinds.makeSection("Two fingers", GestureKind.ofTwoFingers.map { ($0, $0.label) }),
    ]
    super.init(
      "Gestures", recorder: recorder, list: ChipListView("Gestures", sections: sections),
      stage: StageView(buttons: buttons.chips))
    buttons.onCommand = { [weak self] _ in self?.reset() }
    kinds.onChange = { [weak self] in self?.enableKinds() }
    for kind in GestureKind.allCases { addRecognizers(of: kind) }
    relateRecognizers()
    enableKinds()
    stage.show("Try the card", path: [])
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.frame = stage.screen.bounds
    canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.screen.addSubview(canvas)
  }

  // MARK: Recognizers

  private func addRecognizers(of kind: GestureKind) {
    let made = kind.makeRecognizers()
    recognizers[kind] = made
    for recognizer in made {
      recognizer.delegate = self
      recognizer.addHandler { [weak self] in self?.handle($0, of: kind) }
      canvas.card.addGestureRecognizer(recognizer)
    }
  }

  /// A tap waits whether it becomes a double one, a drag whether it becomes a swipe.
  private func relateRecognizers() {
    for (waiting, other) in [(GestureKind.tap, GestureKind.doubleTap), (.pan, .swipe)] {
      for recognizer in recognizers[waiting] ?? [] {
        for first in recognizers[other] ?? [] { recognizer.require(toFail: first) }
      }
    }
  }

  private func enableKinds() {
    for (kind, recognizers) in recognizers {
      for recognizer in recognizers { recognizer.isEnabled = kinds.values.contains(kind) }
    }
    list.detail.text = "\(kinds.values.count) of \(GestureKind.allCases.count)"
  }

  // MARK: Recognized gestures

  private func handle(_ recognizer: UIGestureRecognizer, of kind: GestureKind) {
    apply(recognizer, of: kind)
    let isOver = recognizer.state == .ended || recognizer.state == .cancelled
    kinds.chip(for: kind)?.isHighlighted = !isOver
    if recognizer.state == .began || (isOver && !isContinuous(kind)) {
      counts[kind, default: 0] += 1
      note("\(kind.label)\(suffix(of: recognizer))")
    } else if isOver {
      note("\(kind.label) \(recognizer.state == .ended ? "ended" : "cancelled")")
    }
    stage.show(kind.label, path: [detail(of: recognizer)])
  }

  private func isContinuous(_ kind: GestureKind) -> Bool {
    kind != .tap && kind != .doubleTap && kind != .swipe
  }

  private func suffix(of recognizer: UIGestureRecognizer) -> String {
    if let swipe = recognizer as? UISwipeGestureRecognizer { return " \(swipe.direction.label)" }
    return recognizer.state == .began ? " began" : ""
  }

  private func apply(_ recognizer: UIGestureRecognizer, of kind: GestureKind) {
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      canvas.move(by: pan.translation(in: canvas))
      pan.setTranslation(.zero, in: canvas)
    case let pinch as UIPinchGestureRecognizer:
      canvas.scale(by: pinch.scale)
      pinch.scale = 1
    case let rotation as UIRotationGestureRecognizer:
      canvas.rotate(by: rotation.rotation)
      rotation.rotation = 0
    case let swipe as UISwipeGestureRecognizer:
      canvas.swing(by: swipe.direction.displacement)
    case is UIHoverGestureRecognizer:
      canvas.showHover(recognizer.state == .began || recognizer.state == .changed)
    default:
      guard recognizer.state != .changed else { return }
      if kind == .doubleTap { canvas.changeColor() }
      if kind == .longPress, recognizer.state == .began { canvas.changeColor() }
      canvas.showRipple(at: recognizer.location(in: canvas))
    }
  }

  private func detail(of recognizer: UIGestureRecognizer) -> String {
    switch recognizer {
    case is UIPinchGestureRecognizer: return String(format: "scale %.2f", canvas.scale)
    case is UIRotationGestureRecognizer:
      return String(format: "%.0f°", canvas.angle * 180 / .pi)
    case let pan as UIPanGestureRecognizer:
      let velocity = pan.velocity(in: canvas)
      return String(format: "%.0f points a second", hypot(velocity.x, velocity.y))
    case let swipe as UISwipeGestureRecognizer: return swipe.direction.label
    default:
      let point = recognizer.location(in: canvas)
      return String(format: "at %.0f, %.0f", point.x, point.y)
    }
  }

  // MARK: Commands and keys

  private func reset() {
    note("Reset")
    canvas.reset()
    stage.show("Try the card", path: [])
  }

  override var logTitle: String { "Life cycle and gestures" }

  override var logInvitation: String { "Try the card" }

  override var keyHint: String { "Arrows move   ·   + − scale   ·   R rotates   ·   Esc resets" }

  override func handle(_ key: UIKey) -> Bool {
    if super.handle(key) { return true }
    let step = Self.keyStep
    switch key.keyCode {
    case .keyboardLeftArrow: animate { $0.move(by: CGPoint(x: -step, y: 0)) }
    case .keyboardRightArrow: animate { $0.move(by: CGPoint(x: step, y: 0)) }
    case .keyboardUpArrow: animate { $0.move(by: CGPoint(x: 0, y: -step)) }
    case .keyboardDownArrow: animate { $0.move(by: CGPoint(x: 0, y: step)) }
    case .keyboardEqualSign, .keypadPlus: animate { $0.scale(by: 1.25) }
    case .keyboardHyphen, .keypadHyphen: animate { $0.scale(by: 0.8) }
    case .keyboardR: animate { $0.rotate(by: .pi / 8) }
    case .keyboardEscape: reset()
    default: return false
    }
    return true
  }

  private func animate(_ change: @escaping (GestureCanvas) -> Void) {
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      change(self.canvas)
    }
  }

  // MARK: For tests and pictures

  /// The chip of a gesture.
  func chip(for kind: GestureKind) -> Chip? { kinds.chip(for: kind) }

  /// The button of a command.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }
}

extension GesturesPageViewController: UIGestureRecognizerDelegate {
  /// Two fingers move, scale and rotate at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    func follows(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer
        || recognizer is UIRotationGestureRecognizer
    }
    return follows(gestureRecognizer) && follows(otherGestureRecognizer)
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// The direction in words.
  fileprivate var label: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    default: "down"
    }
  }

  /// How far the card is moved, in points.
  fileprivate var displacement: CGPoint {
    switch self {
    case .left: CGPoint(x: -60, y: 0)
    case .right: CGPoint(x: 60, y: 0)
    case .up: CGPoint(x: 0, y: -60)
    default: CGPoint(x: 0, y: 60)
    }
  }
}
