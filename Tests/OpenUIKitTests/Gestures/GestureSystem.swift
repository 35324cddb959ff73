import NestTesting
import OpenUIKit

/// Recognizers of every kind with random relations on nested views, for a random driver: driven by
/// fingers, the pointer, a wheel and keys, also inside what recognizers send. The views take part
/// in the focus, and have a key command.
final class GestureSystem: DrivenSystem {
  private(set) var problem: String?
  let recorder: LifecycleRecorder

  private let host: TestHost
  private(set) var views: [BalanceView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// Where each finger is; nil while it is up.
  private(set) var fingers: [CGPoint?] = Array(repeating: nil, count: 3)
  /// Keys that press, that move the focus, that perform a command, and that do nothing else.
  static let keys: [UIKeyboardHIDUsage] = [
    .keyboardReturnOrEnter, .keyboardEscape, .keyboardTab, .keyboardRightArrow, .keyboardK,
    .keyboardA,
  ]
  /// The indices of the keys that are down.
  private(set) var downKeys: [Int] = []
  /// Where the pressed pointer is; nil while it is not pressed.
  private(set) var pointer: CGPoint?
  private let judge = RelationJudge()
  private var pending: PendingOperations<GestureOperation>?
  /// The state that each recognizer has reported last of its present gesture.
  private var reports: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private var requirements: [(waiting: UIGestureRecognizer, required: UIGestureRecognizer)] = []

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 200))
    recorder = LifecycleRecorder()
    pending = PendingOperations { [weak self] in self?.attempt($0) }
    makeViews()
    makeRecognizers()
    judge.onBeginning = { [weak self] in self?.checkBeginning(of: $0) }
    host.window.makeKeyAndVisible()
    host.commit()
  }

  private func makeViews() {
    views = [
      CGRect(x: 0, y: 0, width: 200, height: 200), CGRect(x: 10, y: 10, width: 150, height: 150),
      CGRect(x: 10, y: 10, width: 80, height: 80), CGRect(x: 160, y: 0, width: 40, height: 200),
    ].map(BalanceView.init)
    for view in views {
      view.onProblem = { [weak self] in self?.report($0) }
      view.onCommand = { [weak self] in self?.noteCommand() }
    }
    for number in views.indices {
      superview(of: number).addSubview(views[number])
      views[number].isMultipleTouchEnabled = number % 2 == 0
    }
  }

  private func superview(of number: Int) -> UIView {
    number == 0 ? host.window : number == 2 ? views[1] : views[0]
  }

  private func makeRecognizers() {
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let scrolling = UIPanGestureRecognizer()
    scrolling.allowedScrollTypesMask = .all
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .all
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    recognizers = [
      UITapGestureRecognizer(), doubleTap, UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
      scrolling, swipe, UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), edge,
      UIHoverGestureRecognizer(),
    ]
    for recognizer in recognizers.prefix(4) {
      recognizer.allowedPressTypes = [UIPress.PressType.select, .menu, .otherKey].map {
        NSNumber(value: $0.rawValue)
      }
    }
    for (number, recognizer) in recognizers.enumerated() {
      recognizer.name = "\(number)"
      recognizer.delegate = judge
      recognizer.addHandler { [weak self] in self?.receive(of: $0) }
      views[number % views.count].addGestureRecognizer(recognizer)
    }
  }

  private func report(_ text: String) { problem = problem ?? text }

  func perform(_ operation: GestureOperation) {
    attempt(operation)
    removeEndedGestures()
    checkFocus()
  }
}

// MARK: - Performing

extension GestureSystem {
  private func attempt(_ operation: GestureOperation) {
    switch operation {
    case .attach(let number, let view): views[view].addGestureRecognizer(recognizers[number])
    case .detach(let number):
      let recognizer = recognizers[number]
      recognizer.view?.removeGestureRecognizer(recognizer)
    case .toggle(let option, let number): toggle(option, of: recognizers[number])
    case .relate(let one, let relation, let other):
      relate(recognizers[one], relation, recognizers[other])
    case .toggleHidden(let number): views[number].isHidden.toggle()
    case .toggleRemoved(let number):
      let view = views[number]
      if view.superview == nil {
        superview(of: number).addSubview(view)
      } else {
        view.removeFromSuperview()
      }
    case .advance(let time): host.advance(by: TimeInterval(time) / 100)
    case .during(let number, let operation): pending?.add(operation, atNote: "\(number) ")
    default: input(operation)
    }
  }

  private func input(_ operation: GestureOperation) {
    switch operation {
    case .putDown(let finger, let x, let y):
      guard fingers[finger] == nil else { return }
      fingers[finger] = CGPoint(x: x, y: y)
      host.putDown(finger, at: CGPoint(x: x, y: y))
    case .move(let finger, let x, let y):
      guard fingers[finger] != nil else { return }
      fingers[finger] = CGPoint(x: x, y: y)
      host.move(finger, to: CGPoint(x: x, y: y))
    case .lift(let finger):
      guard let place = fingers[finger] else { return }
      fingers[finger] = nil
      host.lift(finger, at: place)
    case .cancel(let finger):
      guard let place = fingers[finger] else { return }
      fingers[finger] = nil
      host.cancel(finger, at: place)
    case .press(let x, let y, let control):
      guard pointer == nil else { return }
      pointer = CGPoint(x: x, y: y)
      host.press(at: CGPoint(x: x, y: y), modifiers: control ? .control : [])
    case .movePointer(let x, let y):
      if pointer != nil { pointer = CGPoint(x: x, y: y) }
      host.movePointer(to: CGPoint(x: x, y: y))
    case .release:
      guard let place = pointer else { return }
      pointer = nil
      host.release(at: place)
    case .scroll(let x, let y, let control):
      host.scroll(
        by: CGVector(dx: x - 100, dy: y - 100), at: CGPoint(x: x, y: y),
        modifiers: control ? .control : [])
    default: keyInput(operation)
    }
  }

  private func keyInput(_ operation: GestureOperation) {
    switch operation {
    case .putDownKey(let key):
      let isRepeat = downKeys.contains(key)
      if !isRepeat { downKeys.append(key) }
      host.putDown(Self.keys[key], isRepeat: isRepeat)
    case .liftKey(let key):
      guard downKeys.contains(key) else { return }
      downKeys.removeAll { $0 == key }
      host.lift(Self.keys[key])
    case .toggleFirstResponder(let number):
      let view = views[number]
      if view.isFirstResponder { view.resignFirstResponder() } else { view.becomeFirstResponder() }
    default: break
    }
  }

  private func toggle(_ option: GestureOperation.Option, of recognizer: UIGestureRecognizer) {
    switch option {
    case .isEnabled: recognizer.isEnabled.toggle()
    case .cancelsTouchesInView: recognizer.cancelsTouchesInView.toggle()
    case .delaysTouchesBegan: recognizer.delaysTouchesBegan.toggle()
    case .delaysTouchesEnded: recognizer.delaysTouchesEnded.toggle()
    case .begins: judge.refusingToBegin.formSymmetricDifference([ObjectIdentifier(recognizer)])
    case .receives: judge.refusingTouches.formSymmetricDifference([ObjectIdentifier(recognizer)])
    }
  }

  private func relate(
    _ one: UIGestureRecognizer, _ relation: GestureOperation.Relation, _ other: UIGestureRecognizer
  ) {
    let pair = RelationJudge.Pair(one, other)
    switch relation {
    case .requiresFailure:
      one.require(toFail: other)
      if one !== other { requirements.append((one, other)) }
    case .delegateRequiresFailure: judge.requiring.formSymmetricDifference([pair])
    case .delegateIsRequiredToFail: judge.required.formSymmetricDifference([pair])
    case .simultaneous: judge.simultaneous.formSymmetricDifference([pair])
    }
  }
}

// MARK: - Checking

extension GestureSystem {
  private func receive(of recognizer: UIGestureRecognizer) {
    let state = recognizer.state
    let name = recognizer.name ?? ""
    let id = ObjectIdentifier(recognizer)
    if !follows(state, reports[id], in: recognizer) {
      report("\(name) reports \(state) after \(reports[id].map { "\($0)" } ?? "nothing")")
    }
    if reports[id] == nil, !judge.allowed.contains(id) {
      report("\(name) begins without being asked")
    }
    reports[id] = state
    if state == .ended || state == .cancelled {
      reports[id] = nil
      judge.allowed.remove(id)
    }
    recorder.note("\(state)", from: name)
    pending?.noted("\(name) \(state)")
  }

  /// Whether a recognizer may report `state` if it has reported `last` before.
  private func follows(
    _ state: UIGestureRecognizer.State, _ last: UIGestureRecognizer.State?,
    in recognizer: UIGestureRecognizer
  ) -> Bool {
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    switch (last, state) {
    case (nil, .ended): return true
    // It began in the same event, and reports once.
    case (nil, .began), (nil, .cancelled): return !isDiscrete
    case (.began, .changed), (.changed, .changed): return true
    case (.began, .ended), (.changed, .ended): return true
    case (.began, .cancelled), (.changed, .cancelled): return true
    default: return false
    }
  }

  /// A command is performed only while its key is down.
  private func noteCommand() {
    if !downKeys.contains(4) { report("A command is performed without its key") }
  }

  /// At most one view has the focus; it is in the window and can be seen.
  private func checkFocus() {
    host.commit()
    let focused = views.filter(\.isFocused)
    if focused.count > 1 { report("\(focused.count) views have the focus") }
    for view in focused {
      var current: UIView? = view
      while let next = current {
        if next.isHidden { report("A view that is not seen has the focus") }
        current = next.superview
      }
      if view.window == nil { report("A view outside the window has the focus") }
    }
  }

  /// Nothing begins that is switched off, that waits, or that another one excludes.
  private func checkBeginning(of recognizer: UIGestureRecognizer) {
    let name = recognizer.name ?? ""
    if !recognizer.isEnabled || recognizer.view == nil { report("\(name) begins, but is off") }
    for (waiting, required) in requirements where waiting === recognizer {
      let isOpen = required.state == .possible && required.numberOfTouches > 0
      if isOpen || [.began, .changed, .ended].contains(required.state) {
        report("\(name) begins, but \(required.name ?? "") is \(required.state)")
      }
    }
    for other in recognizers where other !== recognizer && excludes(other, recognizer) {
      report("\(name) begins, but \(other.name ?? "") is \(other.state)")
    }
  }

  /// Whether one is active that does not let the other begin.
  private func excludes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.state == .began || one.state == .changed, one.canPrevent(other),
      other.canBePrevented(by: one), !judge.areSimultaneous(one, other)
    else { return false }
    return views.contains { view in
      view.downTouches.contains { touch in
        let watching = touch.gestureRecognizers ?? []
        return watching.contains(one) && watching.contains(other)
      }
    }
  }

  /// A gesture whose recognizer is possible again without having reported an end has no end.
  private func removeEndedGestures() {
    for recognizer in recognizers where recognizer.state == .possible {
      if let last = reports[ObjectIdentifier(recognizer)] {
        report("\(recognizer.name ?? "") is possible again after \(last)")
      }
    }
  }
}

// MARK: - The end

extension GestureSystem {
  /// Lifts everything and waits: each recognizer is ready again, each view has received the end of
  /// its touches, and nothing keeps anything alive.
  func finish() {
    pending?.removeAll()
    for finger in fingers.indices { input(.lift(finger)) }
    input(.release)
    for key in downKeys { input(.liftKey(key)) }
    host.movePointerAway()
    host.advance(by: 5)
    removeEndedGestures()
    for recognizer in recognizers where recognizer.state != .possible {
      report("\(recognizer.name ?? "") is \(recognizer.state) in the end")
    }
    for (number, view) in views.enumerated() where !view.downTouches.isEmpty {
      report("View \(number) has not received the end of \(view.downTouches.count) touches")
    }
    for (number, view) in views.enumerated() where !view.downPresses.isEmpty {
      report("View \(number) has not received the end of \(view.downPresses.count) presses")
    }
    if !host.isIdle { report("A timer runs in the end") }
    checkMemory()
  }

  private func checkMemory() {
    for view in views {
      view.gestureRecognizers = nil
      view.removeFromSuperview()
    }
    let count = recognizers.count
    let links = recognizers.map { WeakRecognizer($0) }
    requirements = []
    recognizers = []
    views = []
    host.commit()
    let retained = links.filter { $0.recognizer != nil }.count
    if retained > 0 { report("\(retained) of \(count) recognizers are never freed") }
  }
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

/// A view that checks that it receives the beginning and the end of each touch and press once.
final class BalanceView: UIView {
  private(set) var downTouches: Set<UITouch> = []
  private(set) var downPresses: Set<UIPress> = []
  var onProblem: (String) -> Void = { _ in }
  var onCommand: () -> Void = {}

  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "k", modifierFlags: []) { [weak self] _ in self?.onCommand() }]
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !downPresses.isDisjoint(with: presses) { onProblem("A view receives a press twice") }
    downPresses.formUnion(presses)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { end(presses) }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    end(presses)
  }

  private func end(_ presses: Set<UIPress>) {
    if !presses.isSubset(of: downPresses) { onProblem("A view receives a press without beginning") }
    downPresses.subtract(presses)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !downTouches.isDisjoint(with: touches) { onProblem("A view receives a beginning twice") }
    downTouches.formUnion(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { check(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  private func check(_ touches: Set<UITouch>) {
    if !touches.isSubset(of: downTouches) { onProblem("A view receives a touch without beginning") }
  }

  private func end(_ touches: Set<UITouch>) {
    check(touches)
    downTouches.subtract(touches)
  }
}

/// The delegate of all recognizers, with relations that can be set.
final class RelationJudge: NSObject, UIGestureRecognizerDelegate {
  struct Pair: Hashable {
    let one, other: ObjectIdentifier

    init(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) {
      self.one = ObjectIdentifier(one)
      self.other = ObjectIdentifier(other)
    }
  }

  var requiring: Set<Pair> = []
  var required: Set<Pair> = []
  var simultaneous: Set<Pair> = []
  var refusingToBegin: Set<ObjectIdentifier> = []
  var refusingTouches: Set<ObjectIdentifier> = []
  /// Those that were asked, and not refused, since they have last reported an end.
  var allowed: Set<ObjectIdentifier> = []
  /// Called with a recognizer that may begin.
  var onBeginning: (UIGestureRecognizer) -> Void = { _ in }

  func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    simultaneous.contains(Pair(one, other)) || simultaneous.contains(Pair(other, one))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let id = ObjectIdentifier(gestureRecognizer)
    guard !refusingToBegin.contains(id) else { return false }
    allowed.insert(id)
    onBeginning(gestureRecognizer)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !refusingTouches.contains(ObjectIdentifier(gestureRecognizer)) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous.contains(Pair(gestureRecognizer, otherGestureRecognizer)) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiring.contains(Pair(gestureRecognizer, otherGestureRecognizer)) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { required.contains(Pair(gestureRecognizer, otherGestureRecognizer)) }
}
