import NestTestSupport
import NestTesting
import OpenUIKit

/// A view that records its callbacks for traits, and the style that was current in them.
class TraitView: UIView {
  let name: String
  let log: Log
  var onChange: () -> Void = {}
  var notesLayout = false

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection.map(Self.text) ?? "nil"
    log.note("\(name): \(old) → \(Self.text(traitCollection))")
    onChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if notesLayout { log.note("\(name).layoutSubviews") }
  }

  /// Style, mood and width, where they are not the usual ones.
  static func text(_ traits: UITraitCollection) -> String {
    var words = [traits.userInterfaceStyle == .dark ? "dark" : "light"]
    if traits.mood != MoodTrait.defaultValue { words.append(traits.mood) }
    if traits.horizontalSizeClass == .regular { words.append("wide") }
    if traits.layoutDirection == .rightToLeft { words.append("mirrored") }
    return words.joined(separator: " ")
  }
}

/// A recording controller that records the traits that are current in its callbacks.
final class TraitController: RecordingViewController {
  var recordsCurrent = false

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    noteCurrent("traitCollectionDidChange")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    noteCurrent("viewIsAppearing")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    noteCurrent("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    noteCurrent("viewDidLayoutSubviews")
  }

  private func noteCurrent(_ callback: String) {
    guard recordsCurrent else { return }
    recorder.note("\(callback): \(TraitView.text(.current))", from: name)
  }
}

extension ControllerStage {
  func traitController(_ name: String) -> TraitController {
    let made = TraitController(name, recorder: recorder)
    made.recordsTraits = true
    return made
  }
}
