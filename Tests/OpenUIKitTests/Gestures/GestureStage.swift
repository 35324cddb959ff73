import NestTesting
import OpenUIKit

/// Records the touches that it receives.
final class TouchRecordingView: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

/// A shown window of 400 × 400 points with a view that fills it, and recognizers whose states are
/// recorded.
final class GestureStage {
  let host: TestHost
  let view = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private var log: [String] = []

  init() throws {
    host = try TestHost(size: CGSize(width: 400, height: 400))
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    view.isMultipleTouchEnabled = true
    host.commit()
  }

  /// Adds a recognizer to a view, the one that fills the window by default, and records its states
  /// with what `text` says.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView? = nil,
    text: @escaping (Recognizer) -> String = { _ in "" }
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addHandler { [weak self, unowned recognizer] _ in
      let details = text(recognizer)
      self?.log.append("\(name) \(recognizer.state)" + (details.isEmpty ? "" : " " + details))
    }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func note(_ text: String) { log.append(text) }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// A point of the window as text, in whole points.
  static func text(_ point: CGPoint) -> String {
    "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
  }
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
