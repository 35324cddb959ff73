import OpenUIKit

/// A list of lines that several views write to.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines so far; the log is cleared.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Notes every hierarchy and layout callback under its name.
class RecordingView: UIView {
  let name: String
  let log: Log
  var onCallback: (String) -> Void = { _ in }

  init(_ name: String, _ log: Log, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ callback: String) {
    log.note("\(name).\(callback)")
    onCallback(callback)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview: \(newSuperview.map(title) ?? "nil"))")
  }

  override func didMoveToSuperview() { note("didMoveToSuperview") }

  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }

  override func didMoveToWindow() { note("didMoveToWindow") }

  override func didAddSubview(_ subview: UIView) { note("didAddSubview(\(title(subview)))") }

  override func willRemoveSubview(_ subview: UIView) {
    note("willRemoveSubview(\(title(subview)))")
  }

  override func layoutSubviews() { note("layoutSubviews") }

  private func title(_ view: UIView) -> String { (view as? RecordingView)?.name ?? "view" }
}
