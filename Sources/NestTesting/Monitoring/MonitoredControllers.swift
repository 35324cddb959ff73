import NestKit

/// The controllers whose callbacks a monitor has received, with the names that it has given them.
final class MonitoredControllers: RecordedControllers {
  /// Called when a controller was freed, with its name.
  var onRelease: ((String) -> Void)?
  /// Called with what moves in a container.
  var onProgress: ((ContainerProgress, UIViewController) -> Void)?
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var names: [ObjectIdentifier: ClassName] = [:]

  private struct Entry { weak var mark: MonitoredMark? }

  /// The name of a class, and how many controllers of it were named.
  private struct ClassName {
    let text: String
    var count = 0
  }

  init() {}

  deinit {}

  /// The number of controllers that are known.
  var count: Int { entries.count }

  /// The controllers that are known.
  var controllers: [UIViewController] { entries.values.compactMap { $0.mark?.target } }

  /// Notes an event of a controller.
  ///
  /// - Returns: Its name, and whether the event is the first one of the controller.
  func note(
    _ callback: LifecycleCallback, of controller: UIViewController, in recorder: LifecycleRecorder
  ) -> (name: String, isFirst: Bool) {
    let mark = ensuredMark(of: controller)
    let isFirst = !mark.hasReceived
    mark.hasReceived = true
    if case .viewDidLoad = callback { mark.followPlacement(in: recorder) }
    return (mark.name, isFirst)
  }

  /// Forgets all controllers, which are not marked any more.
  func removeAll() {
    let marks = entries.values.compactMap(\.mark)
    entries = [:]
    for mark in marks {
      mark.progress?.cancel()
      if let controller = mark.target { mark.detach(from: controller) }
    }
  }

  /// Removes a controller that was freed.
  ///
  /// - Parameters:
  ///   - identifier: Where it was. Another one may be there now.
  ///   - name: Its name; nil if no callback of it was recorded.
  fileprivate func remove(_ identifier: ObjectIdentifier, _ name: String?) {
    // Those that were forgotten are not released here.
    guard let entry = entries[identifier] else { return }
    if entry.mark == nil { entries[identifier] = nil }
    if let name { onRelease?(name) }
  }

  private func mark(of controller: UIViewController) -> MonitoredMark? {
    entries[ObjectIdentifier(controller)]?.mark
  }

  private func ensuredMark(of controller: UIViewController) -> MonitoredMark {
    if let mark = mark(of: controller) { return mark }
    let mark = MonitoredMark(of: controller, named: makeName(for: controller), in: self)
    entries[ObjectIdentifier(controller)] = Entry(mark: mark)
    mark.attach(to: controller)
    mark.progress = controller.ownedCore?.observeProgress { [weak self, weak mark] progress in
      guard let self, let container = mark?.target else { return }
      onProgress?(progress, container)
    }
    return mark
  }

  private func makeName(for controller: UIViewController) -> String {
    let type = ObjectIdentifier(type(of: controller))
    var name = names[type] ?? ClassName(text: String(describing: Swift.type(of: controller)))
    name.count += 1
    names[type] = name
    return name.count == 1 ? name.text : "\(name.text) \(name.count)"
  }

  // MARK: RecordedControllers

  func name(of controller: UIViewController) -> String { ensuredMark(of: controller).name }

  func isRecorded(_ controller: UIViewController) -> Bool {
    mark(of: controller)?.hasReceived == true
  }

  func hasBeenPlaced(_ controller: UIViewController) -> Bool {
    mark(of: controller)?.notePlacement() ?? true
  }
}

/// The mark of a monitor on a controller, which owns it.
final class MonitoredMark {
  let name: String
  private let link: WeakController
  private let identifier: ObjectIdentifier
  private let subjects: MonitoredControllers
  var progress: ContainerProgressRegistration?
  /// Whether a callback was recorded. Until then the controller has a name only.
  var hasReceived = false
  /// Whether the view has been in another one since it was loaded. What was loaded before the
  /// monitor was started counts as placed.
  private var hasBeenPlaced = true

  init(of controller: UIViewController, named name: String, in subjects: MonitoredControllers) {
    self.name = name
    self.subjects = subjects
    link = WeakController(controller)
    identifier = ObjectIdentifier(controller)
  }

  // As that of a RecordingViewController: the controller may be freed on any thread.
  deinit {
    MainActor.release((subjects, identifier, hasReceived ? name : nil), of: self) { owned, _ in
      owned.0.remove(owned.1, owned.2)
    }
  }

  /// The controller; nil once it is freed.
  var target: UIViewController? { link.controller }

  func attach(to controller: UIViewController) {
    objc_setAssociatedObject(controller, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  func detach(from controller: UIViewController) {
    objc_setAssociatedObject(controller, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The address of what is there as long as the mark is.
  private var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(subjects).toOpaque())
  }

  /// Notes at each event whether the view, which is loaded now, is in another one.
  func followPlacement(in recorder: LifecycleRecorder) {
    hasBeenPlaced = false
    recorder.followPlacement { [weak self] in self?.notePlacement() ?? true }
  }

  /// Notes whether the view is in another one, and returns whether it has been, or is not loaded.
  func notePlacement() -> Bool {
    guard let controller = target else { return true }
    if controller.viewIfLoaded?.superview != nil { hasBeenPlaced = true }
    return hasBeenPlaced || !controller.isViewLoaded
  }
}

extension ContractChecker.State {
  /// The state of a controller before its first callback that is received; nil where it has not
  /// appeared.
  init?(of controller: UIViewController, before callback: LifecycleCallback) {
    switch callback {
    case .viewIsAppearing, .viewDidAppear: self = .appearing
    case .viewWillDisappear: self = .appeared
    case .viewDidDisappear: self = .disappearing
    case .viewWillTransition, .didReceiveMemoryWarning, .willMove, .didMove:
      // A controller in a window has appeared before, or is about to.
      guard controller.viewIfLoaded?.window != nil else { return nil }
      self = .appeared
    default: return nil
    }
  }
}
