import NestKit
import NestTesting
import OpenUIKit

/// A page of the gallery: a list of what can be chosen, and a stage on which it is tried.
///
/// The page fills the window; header and log of the gallery are above it, where
/// `GalleryGuides` leaves space for them.
class GalleryPageViewController: UIViewController {
  /// The callbacks of the controllers on the stage.
  let recorder: LifecycleRecorder
  /// The list of the chips that can be chosen.
  let list: ChipListView
  /// Where it is tried.
  let stage: StageView
  private lazy var guides = GalleryGuides(in: view)
  /// The keys of this page and their effects, in a few words, for the header.
  var keyHint: String { "Ctrl ← → rotate   ·   Ctrl M memory warning" }
  /// The title of the log while this page is shown.
  var logTitle: String { "Life cycle" }
  /// The words that ask for an action that the log shows, while the log is empty.
  var logInvitation: String { "Push something" }

  /// Makes a page.
  init(
    _ title: String, recorder: LifecycleRecorder, list: ChipListView, stage: StageView
  ) {
    self.recorder = recorder
    self.list = list
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addConstrained(list, stage)
    NSLayoutConstraint.activate(list.filling(guides.list) + stage.filling(guides.stage))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guides.adapt()
  }

  /// The choices and commands of the page, each with the action of its chip.
  var searchTargets: [SearchTarget] {
    list.sections.flatMap { section in
      section.chips.map { chip in
        let title = chip.currentTitle ?? ""
        // An arrow says nothing by itself.
        let name = title.count == 1 ? "\(section.title) \(title)" : title
        return SearchTarget([section.title, name]) { [unowned self] in
          list.show(chip)
          if chip.isEnabled { chip.sendActions(for: .primaryActionTriggered) }
        }
      }
    }
  }

  /// The state of the page that is to be saved; nil if there is none.
  var state: NestState? { nil }

  /// Makes the page what it was when its state was saved.
  ///
  /// - Throws: `NestStateError`; nothing has changed then.
  func restore(_ state: NestState) throws {}

  /// Called after each event of the life cycle; updates what is shown.
  func update() {}

  /// Performs the command of a key; false if the key has none here.
  func handle(_ key: UIKey) -> Bool {
    switch (key.keyCode, key.modifierFlags.contains(.control)) {
    case (.keyboardLeftArrow, true), (.keyboardRightArrow, true): rotateDevice()
    case (.keyboardM, true): warnOfMemory()
    default: return false
    }
    return true
  }

  /// Writes an action of the user into the log, before the events that follow.
  ///
  /// - Parameters:
  ///   - action: The action, in words.
  ///   - code: The calls that do it, as Swift source, a line each; a click on one copies them.
  ///     Default: none.
  final func note(_ action: String, code: [String] = []) {
    recorder.note(action, from: "")
    for line in code { recorder.note(line, from: LogLine.codeSource) }
  }

  /// Writes into the log what an action has led to.
  final func report(_ result: String) { recorder.note(result, from: LogLine.resultSource) }

  /// Called before the device has its new size. Subclasses override it.
  func deviceWillRotate() {}

  /// Rotates the device.
  final func rotateDevice() {
    note("Rotate")
    stage.isLandscape.toggle()
    deviceWillRotate()
    UIView.animate(withDuration: 0.3) { self.stage.layoutIfNeeded() }
  }

  /// Sends a memory warning to all controllers.
  final func warnOfMemory() {
    note("Memory warning")
    UIApplication.shared.receiveMemoryWarning()
  }
}
